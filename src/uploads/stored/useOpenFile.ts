import { type QueryFunction, type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import type { StoredFile } from "./StoredFileRow.tsx";

/** The services' links work for five minutes at least. */
const maxLinkAgeMs = 4 * 60_000;

/**
 * A handler for presses on the files of a query. It requests a link that may have expired again, then opens it. If that fails,
 * a toast says so. A file that was deleted meanwhile leaves the list.
 */
export function useOpenFile<Data, Key extends QueryKey>(
  query: { queryKey: Key; queryFn?: QueryFunction<Data, Key> },
  getFiles: (data: Data) => readonly StoredFile[],
) {
  const queryClient = useQueryClient();
  return async (event: MouseEvent, { id }: StoredFile) => {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(query.queryKey) ?? {};
    if (Date.now() - dataUpdatedAt < maxLinkAgeMs) return;
    event.preventDefault();
    const data = await queryClient.fetchQuery(query).catch(() => undefined);
    const href = data && getSafeUrl(getFiles(data).find((file) => file.id === id)?.link);
    if (href) Object.assign(document.createElement("a"), { href }).click();
  };
}
