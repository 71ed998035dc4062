import { useCallback, useEffect, useRef, useState } from "react";
import { type DraftScope, isOpenDraft, readDraft, removeDraft, writeDraft } from "../storage/drafts.ts";

export type Draft<Values> = ReturnType<typeof useDraft<Values>>;

/**
 * Keeps what is typed into a form on the device until it is sent or discarded: over a reload, a closed tab and an expired
 * session. `parse` returns what is worth keeping: undefined for stored values that are invalid, and for those that the
 * service has already.
 */
export function useDraft<Values>(scope: DraftScope, parse: (stored: unknown) => Values | undefined) {
  // The draft stays that of the account that opened the form, also while its session ends.
  const [ownScope] = useState(scope);
  const [stored] = useState(() => {
    const json = readDraft(ownScope);
    return { json, values: json === null ? undefined : parse(parseJson(json)) };
  });
  const [restored, setRestored] = useState(stored.values);
  const ownJsonRef = useRef(stored.json ?? undefined);
  const [wasOpen] = useState(() => restored !== undefined && isOpenDraft(ownScope));
  const [isStored, setStored] = useState(true);

  /** Removes the draft, unless another tab has replaced it. With `sent`, only a draft of exactly these values. */
  const drop = useCallback(
    (sent?: Values) => {
      const json = sent === undefined ? ownJsonRef.current : JSON.stringify(sent);
      if (json !== undefined && readDraft(ownScope) === json) removeDraft(ownScope);
      setRestored(undefined);
      setStored(true);
    },
    [ownScope],
  );

  useEffect(() => {
    if (stored.values === undefined) drop();
  }, [stored, drop]);

  const keep = (values: Values) => {
    if (parse(values) === undefined) {
      drop();
      return;
    }
    ownJsonRef.current = JSON.stringify(values);
    setStored(writeDraft(ownScope, ownJsonRef.current));
  };

  return {
    /** The values that the form opens with; undefined without a draft, and once it was dropped. */
    restored,
    /** Whether it was being typed in this tab when the page was unloaded, and is restored now. */
    wasOpen,
    /** False if the browser could not store the draft, so that leaving the page would lose it. */
    isStored,
    keep,
    drop,
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
