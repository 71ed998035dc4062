import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import type { EditableText } from "./useEditableText.ts";

interface EditableTextSectionProps {
  text: EditableText;
  title: ReactNode;
  /** The label of the button that opens the editor. */
  editLabel: ReactNode;
  /** Announced after saving. */
  savedText: ReactNode;
  /** The text, or what is shown while there is none. */
  children: ReactNode;
  /** The control of the editor, an input or a textarea. */
  editor: ReactNode;
}

/** A section that shows a text, with a button that replaces it by an editor. */
export function EditableTextSection(props: EditableTextSectionProps) {
  const { text, title, editLabel, savedText, children, editor } = props;
  const { isOpen, draft, formProps, error, isSaved, edit, cancel, startAnew, save } = text;
  const formRef = formProps.ref;
  const editRef = useRef<HTMLButtonElement>(null);
  // The focus follows a press on a button of this section. An editor that a failed save opens again leaves the focus
  // where it is, unless the focus was lost with the edit button.
  const movesFocusRef = useRef(false);
  const wasOpenRef = useRef(isOpen);

  useEffect(() => {
    if (wasOpenRef.current === isOpen) return;
    wasOpenRef.current = isOpen;
    const isFocusLost = document.activeElement === document.body;
    if (!movesFocusRef.current && !isFocusLost) return;
    movesFocusRef.current = false;
    if (isOpen) formRef.current?.querySelector<HTMLElement>("input, textarea")?.focus();
    else editRef.current?.focus();
  }, [isOpen, formRef]);

  const handleEdit = () => {
    movesFocusRef.current = true;
    edit();
  };
  const handleCancel = () => {
    movesFocusRef.current = true;
    cancel();
  };
  const handleStartAnew = () => {
    // The button that has the focus is about to be removed.
    formRef.current?.querySelector<HTMLElement>("input, textarea")?.focus();
    startAnew();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    movesFocusRef.current = true;
    save();
  };

  return (
    <Section
      title={title}
      actions={
        isOpen ? null : (
          <Button ref={editRef} variant="secondary" size="compact" icon="edit" onClick={handleEdit}>
            {editLabel}
          </Button>
        )
      }
    >
      {isOpen ? (
        <Stack>
          <RestoredDraft draft={draft} action="save" onStartAnew={handleStartAnew} />
          <ErrorBanner error={error} title={<Text id="form.saveFailed" />} />
          <form {...formProps} onSubmit={handleSubmit}>
            <Stack>
              {editor}
              <FormActions>
                <Button variant="secondary" onClick={handleCancel}>
                  <Text id="form.cancel" />
                </Button>
                <Button type="submit">
                  <Text id="form.save" />
                </Button>
              </FormActions>
            </Stack>
          </form>
        </Stack>
      ) : (
        children
      )}
      <VisuallyHidden role="status">{isSaved ? savedText : null}</VisuallyHidden>
    </Section>
  );
}
