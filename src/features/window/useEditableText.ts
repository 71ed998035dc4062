import { useCallback, useState } from "react";
import { useWindowChange } from "./useWindowChange.ts";
import type { WindowDetails } from "./windowQuery.ts";

interface EditableTextSource {
  windowId: string;
  /** Which text of the window it is. */
  name: string;
  text: string | null;
  send(id: string, text: string): Promise<WindowDetails>;
  take(answer: WindowDetails): Partial<WindowDetails>;
}

/**
 * A text of a window that can be edited. Saving closes the editor and shows the new text at once; where it fails, the
 * editor opens again with what was typed.
 */
export function useEditableText({ windowId, name, text, send, take }: EditableTextSource) {
  const [draft, setDraft] = useState<string>();
  const change = useWindowChange({ windowId, name, send, take });
  const { mutate, reset, isPending, variables, error } = change;
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
    // Whoever has begun to type again keeps that.
    mutate(typed.trim(), { onError: () => setDraft((current) => current ?? typed) });
  }, [draft, shown, error, mutate]);

  return {
    shown,
    /** What the editor holds; undefined while it is closed. */
    draft,
    isDirty: draft !== undefined && draft.trim() !== shown,
    isSaved: change.isSuccess && draft === undefined,
    error,
    edit,
    type: setDraft,
    cancel,
    save,
  };
}

/** What `useEditableText` answers with. */
export type EditableText = ReturnType<typeof useEditableText>;
