import { useState } from "react";
import { type FormTexts, parseFormTexts } from "#forms/formTexts.ts";
import { useDraft } from "#forms/useDraft.ts";
import { useForm } from "#forms/useForm.ts";
import { useAuthState } from "#session/useSession.ts";
import { WindowConflictError } from "../details/windowMutation.ts";
import type { useUpdateRegisteredWindowNotes } from "./useUpdateRegisteredWindow.ts";

type TextMutation = ReturnType<typeof useUpdateRegisteredWindowNotes>;

interface EditableTextOptions {
  /** Names the draft, such as `notes window-1`. */
  draftName: string;
  text: string | null;
  mutation: TextMutation;
}

/**
 * The state of an editable text. Saving closes the editor and shows the new text before the response comes. If saving fails,
 * the editor opens again with the input. A draft opens the editor too.
 */
export function useEditableText({ draftName, text, mutation }: EditableTextOptions) {
  const { account } = useAuthState();
  const { reset, isPending, isSuccess, variables } = mutation;
  const shown = (isPending ? variables.text : text) ?? "";
  const [known, setKnown] = useState([shown]);
  // The customer may replace the service's text, which the notice shows.
  const hasConflict = mutation.error instanceof WindowConflictError;
  const parseDraft = (stored: unknown) => {
    const texts = parseFormTexts(stored, (name) => name === "text");
    return texts?.["text"] === undefined || texts["text"].trim() === (text ?? "") ? undefined : texts;
  };
  const draft = useDraft({ accountId: account?.id ?? "", form: draftName }, parseDraft);
  const [isOpen, setOpen] = useState(draft.restored !== undefined);
  const form = useForm({
    defaults: { text: text ?? "" },
    draft,
    validate: (texts) => ({
      ok: true,
      values: { text: getText(texts).trim(), known: hasConflict ? [shown] : known },
    }),
    mutation,
    getServiceErrors: () => undefined,
    onSuccess: () => draft.drop({ text: typed }),
    onError: () => setOpen(true),
  });
  const { error } = form;
  const typed = getText(form.texts);

  const edit = () => {
    if (!isPending) reset();
    setKnown([text ?? "", shown]);
    form.reset({ text: shown });
    setOpen(true);
  };

  const startAnew = () => {
    form.reset({ text: shown });
    draft.drop();
  };

  const cancel = () => {
    startAnew();
    setOpen(false);
  };

  const save = () => {
    setOpen(false);
    if (getText(form.read()).trim() === shown && !error) draft.drop();
    else form.submit();
  };

  return {
    shown,
    isOpen,
    /** The text in the editor, whose control has the name `text`. */
    typed,
    formProps: form.formProps,
    draft,
    /** Whether leaving the page would lose the input. */
    isAtRisk: isOpen && typed.trim() !== shown && !draft.isStored,
    isSaved: isSuccess && !isOpen,
    hasConflict,
    error,
    edit,
    cancel,
    startAnew,
    save,
  };
}

function getText(texts: FormTexts): string {
  return texts["text"] ?? "";
}

export type EditableText = ReturnType<typeof useEditableText>;
