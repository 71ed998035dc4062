import type { FormEvent, ReactNode } from "react";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { ConflictBanner } from "#forms/ConflictBanner.tsx";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { takeFocusInSection } from "#ui/focus/focusOnMount.ts";
import { useLingering } from "#ui/focus/useLingering.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import type { EditableText } from "./useEditableText.ts";

interface EditableTextSectionProps {
  text: EditableText;
  title: ReactNode;
  /** The label of the button that opens the editor. */
  editLabel: ReactNode;
  /** The announcement after saving. */
  savedText: string;
  /** The text, or its placeholder. */
  children: ReactNode;
  /** The control of the editor, an input or a textarea. */
  editor: ReactNode;
}

/** A section that shows a text, with a button that replaces it by an editor. */
export function EditableTextSection(props: EditableTextSectionProps) {
  const { text, title, editLabel, savedText, children, editor } = props;
  const { isOpen, draft, formProps, hasConflict, error, isSaved, edit, cancel, startAnew, save } = text;
  const showsButton = useLingering(!isOpen);
  // Whatever replaces a focused button or editor takes the focus. When the page opens, nothing takes it.
  const wasOpen = useLingering(isOpen);

  useAnnouncement(isSaved && savedText);

  const handleStartAnew = () => {
    // The focused button is about to be removed.
    formProps.ref.current?.querySelector<HTMLElement>("input, textarea")?.focus();
    startAnew();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <Section
      title={title}
      actions={
        showsButton ? (
          <Button
            ref={wasOpen && !isOpen ? takeFocusInSection : undefined}
            variant="secondary"
            size="compact"
            icon="edit"
            onClick={edit}
          >
            {editLabel}
          </Button>
        ) : null
      }
    >
      {isOpen ? (
        <Stack>
          <RestoredDraft draft={draft} action="save" onStartAnew={handleStartAnew} />
          {hasConflict ? (
            <ConflictBanner>{children}</ConflictBanner>
          ) : (
            <ErrorBanner error={error} title={<Text id="form.saveFailed" />} />
          )}
          <form {...formProps} onSubmit={handleSubmit}>
            <Stack>
              <div ref={showsButton ? takeFocusInSection : undefined}>{editor}</div>
              <FormActions>
                <Button variant="secondary" onClick={cancel}>
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
    </Section>
  );
}
