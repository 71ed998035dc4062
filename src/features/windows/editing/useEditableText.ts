import { useCallback, useState } from "react";
import type { useUpdateRegisteredWindowNotes } from "./useUpdateRegisteredWindow.ts";

type TextMutation = ReturnType<typeof useUpdateRegisteredWindowNotes>;

/**
 * The state of a text that can be edited. Saving closes the editor and shows the new text before the response comes. If it
 * fails, the editor opens again with what was typed.
 */
export function useEditableText(text: string | null, mutation: TextMutation) {
  const [draft, setDraft] = useState<string>();
  const { mutate, reset, isPending, isSuccess, variables, error } = mutation;
  const shown = (isPending ? variables : text) ?? "";

  const edit = useCallback(() => {
    if (!isPending) reset();
    setDraft(shown);
  }, [isPending, reset, shown]);

  const cancel = useCallback(() => setDraft(undefined), []);

  const save = useCallback(() => {
    const typed = draft ?? "";
    setDraft(undefined);
    if (typed.trim() === shown && !error) return;
    // A draft that was begun since is kept.
    mutate(typed.trim(), { onError: () => setDraft((current) => current ?? typed) });
  }, [draft, shown, error, mutate]);

  return {
    shown,
    /** The text in the editor; undefined while it is closed. */
    draft,
    setDraft,
    isDirty: draft !== undefined && draft.trim() !== shown,
    isSaved: isSuccess && draft === undefined,
    error,
    edit,
    cancel,
    save,
  };
}

export type EditableText = ReturnType<typeof useEditableText>;
