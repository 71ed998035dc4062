import { useEffect, useState } from "react";
import { useSession } from "../session/useSession.ts";
import { type DraftScope, isOpenDraft, readDraft, removeDraft, writeDraft } from "../storage/drafts.ts";

export type Draft<Values> = ReturnType<typeof useDraft<Values>>;

/**
 * Keeps a form's input on the device until the customer sends or discards it: over a reload, a closed tab and an expired
 * session. `parse` returns the draft's content; undefined if stored values are invalid or equal to the service's.
 */
export function useDraft<Values>(scope: DraftScope, parse: (stored: unknown) => Values | undefined) {
  const session = useSession();
  // The draft belongs to the account that opened the form, also while its session ends.
  const [draft] = useState(() => openDraft(scope, parse, session.getChecked()?.justAuthorized));
  const [restored, setRestored] = useState(draft.values);
  const [isStored, setStored] = useState(true);

  /** Removes the draft, unless another tab has replaced it. With `sent`, removes it only if it equals these values. */
  const drop = (sent?: Values) => {
    draft.remove(sent);
    setRestored(undefined);
    setStored(true);
  };

  useEffect(() => {
    if (draft.values === undefined) draft.remove();
  }, [draft]);

  const keep = (values: Values) => {
    if (parse(values) === undefined) drop();
    else setStored(draft.write(values));
  };

  return {
    /** The values that the form opens with; undefined without a draft, and once it was dropped. */
    restored,
    /** Whether this tab wrote the draft before the session expired, and restores it after the sign-in. */
    isInterrupted: draft.isInterrupted,
    /** Whether the browser could store the draft. If not, leaving the page would lose it. */
    isStored,
    keep,
    drop,
  };
}

function openDraft<Values>(
  scope: DraftScope,
  parse: (stored: unknown) => Values | undefined,
  justAuthorized = false,
) {
  let json = readDraft(scope);
  const values = json === null ? undefined : parse(parseJson(json));
  return {
    values,
    isInterrupted: justAuthorized && values !== undefined && isOpenDraft(scope),
    write: (written: Values) => {
      json = JSON.stringify(written);
      return writeDraft(scope, json);
    },
    remove: (sent?: Values) => {
      const own = sent === undefined ? json : JSON.stringify(sent);
      if (own !== null) removeDraft(scope, own);
    },
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
