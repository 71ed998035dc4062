import { hasErrorCode, hasKind, RequestError } from "./errors.ts";
import { type GraphQlOptions, type GraphQlRequest, readResponseError } from "./graphqlClient.ts";
import { readJson } from "./json.ts";
import { getApiClient, isOwnOrigin } from "./send.ts";

export interface UploadOptions extends Omit<GraphQlOptions, "send"> {
  /** Called during the upload with the fraction that is sent: 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Headers that other sites can send only after a CORS preflight. Hot Chocolate refuses a form without the first, Apollo Server
 * one without the second.
 */
const preflightHeaders = ["GraphQL-Preflight", "Apollo-Require-Preflight"];

/**
 * Creates the `send` option for operations with files among their variables. CORS of another origin may allow no preflight
 * header, or only the one that its service demands. So the form goes there without them first, then with one at a time.
 */
export function createMultipartSender(onProgress: (fraction: number) => void = () => {}) {
  return async (url: string, request: GraphQlRequest): Promise<Response> => {
    const { document, operation, variables, headers, signal } = request;
    const body = createMultipartBody(operation, extractFiles(variables));
    const { origin } = new URL(url, location.href);
    const { uploadHeaders } = getApiClient();
    const acceptedHeader = uploadHeaders.get(origin);
    let names = isOwnOrigin(url) ? preflightHeaders : [];
    if (acceptedHeader !== undefined) names = [acceptedHeader];
    const tried: string[] = [];
    let refusal: { response: Response; demanded: readonly string[] } | undefined;
    for (;;) {
      let isSent = false;
      const handleProgress = (fraction: number) => {
        isSent = true;
        onProgress(fraction);
      };
      // No content type here: the browser adds it to a form, with the boundary.
      const formHeaders = new Headers(headers);
      for (const name of names) formHeaders.set(name, /^apollo/i.test(name) ? "true" : "1");
      const form = { headers: formHeaders, body, signal, onProgress: handleProgress };
      try {
        const response = await postForm(url, form);
        const demanded = await findDemandedHeaders(response, document, variables);
        if (!demanded) {
          if (refusal && names[0] !== undefined) uploadHeaders.set(origin, names[0]);
          return response;
        }
        refusal = { response, demanded };
      } catch (error) {
        // A network error after a refusal means that CORS does not allow the header.
        if (!refusal || isSent || !hasKind(error, "network")) throw error;
      }
      tried.push(...names.map((name) => name.toLowerCase()));
      const next = refusal.demanded.find((name) => !tried.includes(name.toLowerCase()));
      if (next === undefined) return refusal.response;
      names = [next];
    }
  };
}

/**
 * The headers to try, in order, if a service refused a form for want of a preflight header; undefined after another refusal.
 * The message may name the header, or say nothing.
 */
async function findDemandedHeaders(
  response: Response,
  document: GraphQlRequest["document"],
  variables: unknown,
): Promise<string[] | undefined> {
  const error = await readResponseError(
    response.clone(),
    await readJson(response.clone()),
    document,
    variables,
  );
  if (!error) return undefined;
  const isWordless = error.errors.length === 0 && [400, 403, 404].includes(response.status);
  const isDemanded =
    isWordless || hasErrorCode(error, "HC0077") || /preflight|csrf|cross-site request/i.test(error.message);
  const named = error.message.match(/\b[a-z-]+-preflight\b/gi) ?? [];
  return isDemanded ? [...named, ...preflightHeaders] : undefined;
}

/** Variables with their files replaced by null, and the files by their path, such as `variables.files.0`. */
export interface ExtractedFiles {
  variables: unknown;
  files: Map<string, Blob>;
}

/** Replaces each file in the variables by null, as the GraphQL multipart request specification requires. */
export function extractFiles(variables: unknown, path = "variables"): ExtractedFiles {
  if (variables instanceof Blob) return { variables: null, files: new Map([[path, variables]]) };
  if (typeof variables !== "object" || variables === null) return { variables, files: new Map() };
  const files = new Map<string, Blob>();
  const replaced = Object.entries(variables).map(([key, value]): [string, unknown] => {
    const part = extractFiles(value, `${path}.${key}`);
    for (const [filePath, file] of part.files) files.set(filePath, file);
    return [key, part.variables];
  });
  return {
    variables: Array.isArray(variables) ? replaced.map(([, value]) => value) : Object.fromEntries(replaced),
    files,
  };
}

/** Creates the multipart body: `operations`, `map`, then the files under the numbers that `map` names. */
export function createMultipartBody(
  operation: GraphQlRequest["operation"],
  { variables, files }: ExtractedFiles,
): FormData {
  const form = new FormData();
  const entries = [...files.entries()];
  form.set("operations", JSON.stringify({ ...operation, variables }));
  form.set("map", JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  entries.forEach(([, file], index) => {
    form.set(String(index), file);
  });
  return form;
}

interface FormRequest {
  headers: Headers;
  body: FormData;
  signal: AbortSignal | null;
  /** Called during the upload with the fraction that is sent: 0 to 1. */
  onProgress(fraction: number): void;
}

const statusesWithoutBody = [204, 205, 304];

/** The time, in milliseconds, after which an upload fails without progress and without a response. */
const silenceTimeoutMs = 60_000;

/**
 * Posts a form and reports its progress, which `fetch` cannot do for uploads. Rejects like `fetchWithTimeout`, but not while
 * there is progress.
 */
export function postForm(url: string, { headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reject(new RequestError("network", "The service did not respond in time."));
      request.abort();
    }, silenceTimeoutMs);
  };
  request.open("POST", url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    restartTimer();
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  request.addEventListener("load", () => {
    try {
      resolve(createResponse(request));
    } catch (error) {
      // The status or a header is one that `Response` does not accept.
      reject(new RequestError("network", "The service's response could not be read.", { cause: error }));
    }
  });
  request.addEventListener("error", () =>
    reject(new RequestError("network", "The service could not be reached.")),
  );
  request.addEventListener("abort", () => reject(signal?.reason));
  const abort = () => request.abort();
  signal?.addEventListener("abort", abort);
  request.addEventListener("loadend", () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  });
  if (signal?.aborted) reject(signal.reason);
  else {
    restartTimer();
    request.send(body);
  }
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
