import { NetworkError } from "../errors.ts";

interface FormRequest {
  headers: Headers;
  body: FormData;
  signal: AbortSignal | null;
  /** Called during the upload with the fraction that is sent: 0 to 1. */
  onProgress(fraction: number): void;
}

const statusesWithoutBody = [204, 205, 304];

/** Posts a form and reports its progress, which `fetch` cannot do for uploads. Rejects as `fetchWithTimeout` does. */
export function postForm(url: string, { headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open("POST", url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  request.addEventListener("load", () => {
    try {
      resolve(createResponse(request));
    } catch (error) {
      // The status or a header is one that `Response` does not accept.
      reject(new NetworkError("The service's response could not be read.", { cause: error }));
    }
  });
  request.addEventListener("error", () => reject(new NetworkError("The service could not be reached.")));
  request.addEventListener("abort", () => reject(signal?.reason));
  const abort = () => request.abort();
  signal?.addEventListener("abort", abort);
  request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
  if (signal?.aborted) reject(signal.reason);
  else request.send(body);
  return promise;
}

function createResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  return new Response(statusesWithoutBody.includes(status) ? null : responseText, {
    status,
    statusText,
    headers: parseHeaders(request.getAllResponseHeaders()),
  });
}

function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
