import { useEffect } from "react";
import { announce } from "./announce.ts";

/** Announces a text when it appears, and again whenever it or `key` changes. */
export function useAnnouncement(text: string | false | null | undefined, key?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when
  useEffect(() => (text ? announce(text) : undefined), [text, key]);
}
