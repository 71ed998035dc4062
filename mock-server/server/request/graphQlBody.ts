import { readBodyStart, readBodyText } from "./requestBody.ts";

interface GraphQlBody {
  query?: unknown;
  variables?: unknown;
}

/** The multipart form begins with its `operations`. A form with more bytes before them is not understood. */
const maxOperationsBytes = 1024 * 1024;

interface ReadOperation {
  /** Undefined if it cannot be parsed. */
  body: GraphQlBody | undefined;
  /** The JSON of the operation; undefined if the URL contains it. */
  text: string | undefined;
  /** The same request unread. */
  request: Request;
}

/** Reads the operation of a GraphQL request: from JSON, from a multipart form, or from the URL. */
export async function readGraphQlBody(request: Request): Promise<ReadOperation> {
  if (request.method !== "POST") {
    return { body: readQuery(new URL(request.url).searchParams), text: undefined, request };
  }
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const operations = await readOperationsPart(request);
    return { body: parseBody(operations.text), ...operations };
  }
  const json = await readBodyText(request);
  return { body: parseBody(json.text), ...json };
}

/**
 * Reads the part `operations` of a multipart form without waiting for the files behind it. `text` is undefined if the
 * form does not begin with that part. The returned request is unread.
 */
export async function readOperationsPart(
  request: Request,
): Promise<{ text: string | undefined; request: Request }> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get("content-type") ?? "");
  const delimiter = `\r\n--${boundary?.[1] ?? boundary?.[2]}`;
  const start = await readBodyStart(
    request,
    ({ size, bytes }) => size > maxOperationsBytes || findOperations(bytes(), delimiter) !== undefined,
  );
  return { text: findOperations(start.bytes, delimiter), request: start.request };
}

function findOperations(bytes: Buffer, delimiter: string): string | undefined {
  // The last piece is dropped: only a part that is followed by a delimiter is complete.
  const parts = `\r\n${bytes.toString("latin1")}`.split(delimiter).slice(0, -1);
  for (const part of parts) {
    const [head = "", ...content] = part.split("\r\n\r\n");
    if (/;\s*name="operations"/i.test(head)) {
      return Buffer.from(content.join("\r\n\r\n"), "latin1").toString("utf8");
    }
  }
  return undefined;
}

function readQuery(query: URLSearchParams): GraphQlBody | undefined {
  const text = query.get("variables");
  const variables = text === null ? undefined : parseBody(text);
  if (text !== null && variables === undefined) return undefined;
  return { query: query.get("query"), ...(variables && { variables }) };
}

function parseBody(text: string | undefined): GraphQlBody | undefined {
  try {
    const body: unknown = JSON.parse(String(text));
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
