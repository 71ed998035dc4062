import { useState } from "react";
import { useDraft } from "#forms/useDraft.ts";
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
  const { mutate, reset, isPending, isSuccess, variables, error } = mutation;
  const shown = (isPending ? variables : text) ?? "";
  const parseDraft = (stored: unknown) =>
    typeof stored === "string" && stored.trim() !== (text ?? "") ? stored : undefined;
  const stored = useDraft({ accountId: account?.id ?? "", form }, parseDraft);
  const { keep, drop } = stored;
  const [draft, setDraft] = useState(stored.restored);

  const edit = () => {
    if (!isPending) reset();
    setDraft(shown);
  };

  const change = (typed: string) => {
    setDraft(typed);
    keep(typed);
  };

  const cancel = () => {
    setDraft(undefined);
    drop();
  };

  const startAnew = () => {
    setDraft(shown);
    drop();
  };

  const save = () => {
    const typed = draft ?? "";
    setDraft(undefined);
    if (typed.trim() === shown && !error) {
      drop();
      return;
    }
    mutate(typed.trim(), {
      onSuccess: () => drop(typed),
      // A draft that was begun since is kept.
      onError: () => setDraft((current) => current ?? typed),
    });
  };

  const isDirty = draft !== undefined && draft.trim() !== shown;
  return {
    shown,
    /** The text in the editor; undefined while it is closed. */
    draft,
    change,
    /** The draft on the device. */
    stored,
    /** Whether leaving the page would lose what was typed. */
    isAtRisk: isDirty && !stored.isStored,
    isSaved: isSuccess && draft === undefined,
    error,
    edit,
    cancel,
    startAnew,
    save,
  };
}

export type EditableText = ReturnType<typeof useEditableText>;
