import { useState } from "hono/jsx/dom";
import type { JournalEntry } from "../../../../world/journal/journalEntry.ts";
import { getWorldPath, readJournal } from "../../../client/controlApi.ts";
import { useEffect } from "../../../client/useEffect.ts";

/** The requests of a world, oldest first, with new ones as they come while `isLive`. */
export function useJournal(worldId: string, isLive: boolean) {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([]);
  const [connection, setConnection] = useState("Loading …");

  /** Adds entries that are not there yet: the list and the events overlap. */
  const add = (added: readonly JournalEntry[]) =>
    setEntries((known) => {
      const byNumber = new Map([...known, ...added].map((entry) => [entry.number, entry]));
      return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
    });

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const read = await readJournal(worldId);
        if (isCurrent) add(read);
      } catch {
        if (isCurrent) setConnection("The journal could not be loaded.");
      }
    };
    setEntries([]);
    // Reconnects by itself.
    const source = isLive ? new EventSource(`${getWorldPath(worldId)}/journal/live`) : undefined;
    if (source) {
      source.onopen = () => {
        setConnection("Live.");
        // After the connection is open, so that no request is missed.
        void load();
      };
      source.onmessage = ({ data }) => add([JSON.parse(data)]);
      source.onerror = () => setConnection("Connection lost. Reconnecting …");
    } else {
      setConnection("Not live.");
      void load();
    }
    return () => {
      isCurrent = false;
      source?.close();
    };
  }, [worldId, isLive]);

  return { entries, connection, clear: () => setEntries([]) };
}
