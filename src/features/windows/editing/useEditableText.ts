import { useState } from "react";
import { useDraft } from "#forms/useDraft.ts";
import { useForm } from "#forms/useForm.ts";
import { useAuthState } from "#session/useSession.ts";
import type { useUpdateRegisteredWindowNotes } from "./useUpdateRegisteredWindow.ts";

type TextMutation = ReturnType<typeof useUpdateRegisteredWindowNotes>;

interface EditableTextOptions {
  /** Names the draft, such as `notes window-1`. */
  form: string;
  text: string | null;
  mutation: TextMutation;
}

/**
 * The state of a text that can be edited. Saving closes the editor and shows the new text before the response comes. If it
 * fails, the editor opens again with what was typed. What was typed and not saved opens the editor again.
 */
export function useEditableText({ form, text, mutation }: EditableTextOptions) {
  const { account } = useAuthState();
  const { reset, isPending, isSuccess, variables } = mutation;
  const shown = (isPending ? variables : text) ?? "";
  const parseDraft = (stored: unknown) =>
    typeof stored === "string" && stored.trim() !== (text ?? "") ? stored : undefined;
  const stored = useDraft({ accountId: account?.id ?? "", form }, parseDraft);
  const { keep, drop } = stored;
  const [isOpen, setOpen] = useState(stored.restored !== undefined);
  const { values, error, ...editor } = useForm({
    initialValues: { typed: stored.restored ?? "" },
    validate: ({ typed }) => ({ ok: true, values: typed.trim() }),
    mutation,
    getServiceErrors: () => undefined,
    onSuccess: () => drop(values.typed),
    onError: () => setOpen(true),
    keep: ({ typed }) => keep(typed),
  });

  const edit = () => {
    if (!isPending) reset();
    editor.reset({ typed: shown });
    setOpen(true);
  };

  const startAnew = () => {
    editor.reset({ typed: shown });
    drop();
  };

  const cancel = () => {
    startAnew();
    setOpen(false);
  };

  const save = () => {
    setOpen(false);
    if (values.typed.trim() === shown && !error) drop();
    else editor.submit();
  };

  return {
    shown,
    /** The text in the editor; undefined while it is closed. */
    draft: isOpen ? values.typed : undefined,
    change: (typed: string) => editor.update(() => ({ typed })),
    /** The draft on the device. */
    stored,
    /** Whether leaving the page would lose what was typed. */
    isAtRisk: isOpen && values.typed.trim() !== shown && !stored.isStored,
    isSaved: isSuccess && !isOpen,
    error,
    edit,
    cancel,
    startAnew,
    save,
  };
}

export type EditableText = ReturnType<typeof useEditableText>;
