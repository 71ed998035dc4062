import type { Exchange } from "#control/journalRoutes.ts";
import { mask } from "#world/journal/maskTokens.ts";

/** Copies a text, and returns the message to show. */
export async function copyText(name: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `The ${name} was copied: ${text}`;
  } catch {
    return `The browser did not allow copying. Copy the ${name} from here: ${text}`;
  }
}

/** Headers that curl sets itself, or that the command replaces. */
const ownHeaders = /^(host|connection|content-length|cookie|authorization)$/;

/** The command that sends a request of the journal to its world again, without the headers that the journal hides. */
export function formatCurl(worldId: string, method: string, { url, request }: Exchange): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const headers = request.headers.filter(([name, value]) => !ownHeaders.test(name) && !value.includes(mask));
  return [
    `curl ${quote(url)} --request ${method} --cookie mock-world=${worldId}`,
    ...headers.map((header) => `--header ${quote(header.join(": "))}`),
    ...(request.body === null ? [] : [`--data-raw ${quote(request.body)}`]),
  ].join(" ");
}
