import { vi } from "vitest";

/**
 * Takes the place of XMLHttpRequest, by which files are sent: what it sends goes to the fake service like every other
 * call. To be used after the fake service was made, which takes it down.
 */
export function sendUploadsByFetch() {
  let latest: FakeRequest | undefined;

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = "";
    responseText = "";
    readonly #headers = new Headers();
    readonly #controller = new AbortController();
    #method = "";
    #url = "";

    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.append(name, value);
    }

    getAllResponseHeaders() {
      return "content-type: application/json\r\n";
    }

    abort() {
      this.#controller.abort();
    }

    async send(body: FormData) {
      latest = this;
      const { signal } = this.#controller;
      const outcome = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
        .then(async (response) => {
          this.status = response.status;
          this.statusText = response.statusText;
          this.responseText = await response.text();
          return "load";
        })
        .catch(() => (signal.aborted ? "abort" : "error"));
      this.dispatchEvent(new Event(outcome));
      this.dispatchEvent(new Event("loadend"));
    }
  }

  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return {
    /** Tells how much of the file that is being sent has left. */
    progress: (loaded: number, total: number) =>
      latest?.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded, total })),
  };
}
