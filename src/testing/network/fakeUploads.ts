import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** An upload that has reached the fake service. The test decides how the service responds. */
export interface FakeUpload {
  url: string;
  method: string;
  headers: Headers;
  body: FormData;
  /** The files in the upload, by name. */
  fileNames: readonly string[];
  /** Whether the portal aborted the upload. */
  isAborted(): boolean;
  /** Dispatches a progress event with the share that has been sent, from 0 to 1. */
  progress(share: number): Promise<void>;
  /** Dispatches a progress event without a known total. */
  progressOfUnknown(): Promise<void>;
  /** Responds as GraphQL does. */
  respondWithData(data: unknown): Promise<void>;
  respond(response: Response): Promise<void>;
  /** Responds with a status that `Response` does not allow. */
  respondWithStatus(status: number): Promise<void>;
  loseConnection(): Promise<void>;
}

/** Replaces `XMLHttpRequest` for one test. Returns the uploads that were sent, the earliest first. */
export function fakeUploads(): readonly FakeUpload[] {
  const sent: FakeUpload[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends FakeRequest {
      override send(body: FormData): void {
        sent.push(createSentUpload(this, body));
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}

/**
 * Replaces `XMLHttpRequest`, whose requests then go to the fake service like all others. Call it after creating the fake
 * service, which undoes it.
 */
export function sendUploadsByFetch() {
  let latest: FakeRequest | undefined;
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends FakeRequest {
      readonly #controller = new AbortController();

      override abort(): void {
        this.#controller.abort();
      }

      override async send(body: FormData): Promise<void> {
        latest = this;
        const { url, method, headers } = this;
        const { signal } = this.#controller;
        const outcome = await fetch(url, { method, headers, body, signal })
          .then((response) => this.receive(response))
          .catch(() => (signal.aborted ? "abort" : "error"));
        this.end(outcome);
      }
    },
  );
  return {
    /** Reports the sent share of the pending file. */
    progress: (loaded: number, total: number) =>
      latest?.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded, total })),
  };
}

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  url = "";
  method = "";
  status = 0;
  statusText = "";
  responseText = "";
  responseHeaders = "";
  isAborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.append(name, value);
  }
  getAllResponseHeaders(): string {
    return this.responseHeaders;
  }
  send(_body: FormData): void | Promise<void> {}
  abort(): void {
    this.isAborted = true;
    this.end("abort");
  }
  async receive(response: Response) {
    this.responseText = await response.text();
    this.status = response.status;
    this.statusText = response.statusText;
    this.responseHeaders = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return "load" as const;
  }
  end(type: "load" | "error" | "abort"): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event("loadend"));
  }
}

function createSentUpload(request: FakeRequest, body: FormData): FakeUpload {
  const progress = (init: ProgressEventInit) =>
    settled(() => void request.upload.dispatchEvent(new ProgressEvent("progress", init)));
  const respond = async (response: Response) => {
    const outcome = await request.receive(response);
    await settled(() => request.end(outcome));
  };
  return {
    url: request.url,
    method: request.method,
    headers: request.headers,
    body,
    fileNames: [...body.values()].flatMap((part) => (part instanceof File ? [part.name] : [])),
    isAborted: () => request.isAborted,
    progress: (share) => progress({ lengthComputable: true, loaded: share * 1000, total: 1000 }),
    progressOfUnknown: () => progress({ loaded: 1000 }),
    respondWithData: (data) => respond(Response.json({ data })),
    respond,
    respondWithStatus: (status) => {
      request.status = status;
      return settled(() => request.end("load"));
    },
    loseConnection: () => settled(() => request.end("error")),
  };
}

/** Runs an action, and waits until React has rendered the result. */
function settled(action: () => void): Promise<void> {
  return act(async () => action());
}
