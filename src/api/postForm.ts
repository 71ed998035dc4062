import { NetworkError } from "./errors.ts";

interface FormPost {
  headers: Headers;
  body: FormData;
  signal: AbortSignal | null;
  /** Called while the form is sent, with the share that has left: 0 to 1. */
  onProgress(share: number): void;
}

const statusesWithoutBody = [204, 205, 304];

/** Posts a form as `fetchOrFail` does, and tells how far it is: `fetch` cannot say that of what it sends. */
export function postForm(url: string, { headers, body, signal, onProgress }: FormPost): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const call = new XMLHttpRequest();
  call.open("POST", url);
  for (const [name, value] of headers) call.setRequestHeader(name, value);
  call.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  call.addEventListener("load", () => {
    try {
      resolve(responseOf(call));
    } catch (error) {
      // A status or a header that no `Response` can have.
      reject(new NetworkError("The service's answer could not be read.", { cause: error }));
    }
  });
  call.addEventListener("error", () => reject(new NetworkError("The service could not be reached.")));
  call.addEventListener("abort", () => reject(signal?.reason));
  const abort = () => call.abort();
  signal?.addEventListener("abort", abort);
  call.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
  if (signal?.aborted) reject(signal.reason);
  else call.send(body);
  return promise;
}

function responseOf(call: XMLHttpRequest): Response {
  const { status, statusText, responseText } = call;
  return new Response(statusesWithoutBody.includes(status) ? null : responseText, {
    status,
    statusText,
    headers: headersOf(call.getAllResponseHeaders()),
  });
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
