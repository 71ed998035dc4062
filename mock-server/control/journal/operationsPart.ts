import { readStart } from "../bodyStart.ts";

/** GraphQL's multipart form begins with the operation; whoever sends files of this size before it is not understood. */
const mostBytes = 1024 * 1024;

/**
 * Reads the part `operations` of a multipart call, undefined if it is not at the beginning, and answers with it and the
 * call as it was before. The files behind it stay unread.
 */
export async function readOperations(
  request: Request,
): Promise<{ text: string | undefined; request: Request }> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get("content-type") ?? "");
  const delimiter = `\r\n--${boundary?.[1] ?? boundary?.[2]}`;
  const start = await readStart(
    request,
    ({ size, bytes }) => size > mostBytes || operationsIn(bytes(), delimiter) !== undefined,
  );
  return { text: operationsIn(start.bytes, delimiter), request: start.request };
}

function operationsIn(bytes: Buffer, delimiter: string): string | undefined {
  // Only a part with a delimiter behind it is whole.
  const whole = `\r\n${bytes.toString("latin1")}`.split(delimiter).slice(0, -1);
  for (const part of whole) {
    const [head = "", ...content] = part.split("\r\n\r\n");
    if (/;\s*name="operations"/i.test(head)) {
      return Buffer.from(content.join("\r\n\r\n"), "latin1").toString("utf8");
    }
  }
  return undefined;
}
