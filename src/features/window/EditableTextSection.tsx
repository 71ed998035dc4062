import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { formMessages } from "../../forms/formMessages.ts";
import { Button } from "../../ui/Button.tsx";
import { FormActions } from "../../ui/FormActions.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { editIcon } from "../../ui/icons/editIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { EditableText } from "./useEditableText.ts";
import { useFailureText } from "./useFailureText.ts";

interface EditableTextSectionProps {
  text: EditableText;
  title: ReactNode;
  /** On the button that opens the editor. */
  editLabel: ReactNode;
  savedText: ReactNode;
  /** The text as it is read, or what stands in its place. */
  children: ReactNode;
  /** The control of the editor. */
  editor: ReactNode;
}

/** A part of the screen whose text is read until the customer wants to change it. */
export function EditableTextSection(props: EditableTextSectionProps) {
  const { text, title, editLabel, savedText, children, editor } = props;
  const { draft, error, isSaved, edit, cancel, save } = text;
  const reason = useFailureText()(error);
  const isOpen = draft !== undefined;
  const formRef = useRef<HTMLFormElement>(null);
  const editRef = useRef<HTMLButtonElement>(null);
  // Only who pressed a button here is led on: an editor that a failure opens must not take the focus from elsewhere,
  // unless it was on the button that has gone.
  const followRef = useRef(false);
  const wasOpenRef = useRef(isOpen);

  useEffect(() => {
    if (wasOpenRef.current === isOpen) return;
    wasOpenRef.current = isOpen;
    const isLost = document.activeElement === document.body;
    if (!followRef.current && !isLost) return;
    followRef.current = false;
    if (isOpen) formRef.current?.querySelector<HTMLElement>("input, textarea")?.focus();
    else editRef.current?.focus();
  }, [isOpen]);

  const follow = useCallback((action: () => void) => {
    followRef.current = true;
    action();
  }, []);
  const handleEdit = useCallback(() => follow(edit), [follow, edit]);
  const handleCancel = useCallback(() => follow(cancel), [follow, cancel]);
  const handleSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      follow(save);
    },
    [follow, save],
  );

  return (
    <Section
      title={title}
      actions={
        isOpen ? null : (
          <Button ref={editRef} variant="secondary" size="compact" icon={editIcon} onClick={handleEdit}>
            {editLabel}
          </Button>
        )
      }
    >
      {isOpen ? (
        <Stack>
          {reason ? (
            <InlineBanner
              tone="negative"
              role="alert"
              title={<FormattedMessage {...formMessages.saveFailed} />}
            >
              {reason}
            </InlineBanner>
          ) : null}
          <form ref={formRef} onSubmit={handleSubmit}>
            <Stack>
              {editor}
              <FormActions>
                <Button variant="secondary" onClick={handleCancel}>
                  <FormattedMessage {...formMessages.cancel} />
                </Button>
                <Button type="submit">
                  <FormattedMessage {...formMessages.save} />
                </Button>
              </FormActions>
            </Stack>
          </form>
        </Stack>
      ) : (
        children
      )}
      <VisuallyHidden>
        <span role="status">{isSaved ? savedText : null}</span>
      </VisuallyHidden>
    </Section>
  );
}
