import type { Page } from "@playwright/test";
import { getOperationName } from "./graphqlRequests.ts";

interface PauseOptions {
  /** Chunks of scripts to pause, by their names. */
  chunks?: readonly string[];
  /** The API requests to pause, by their names; all by default. */
  operations?: readonly string[];
}

interface PausedRequest {
  name: string;
  resume: () => void;
}

/** Keeps requests of a page from being sent until they are resumed. */
export class PausedRequests {
  readonly #paused: PausedRequest[] = [];
  readonly #startedNames = new Set<string>();

  async start(page: Page, { chunks = [], operations }: PauseOptions = {}): Promise<void> {
    const findChunk = ({ pathname }: URL) =>
      chunks.find((chunk) => pathname.startsWith(`/assets/${chunk}-`) && pathname.endsWith(".js"));
    await page.route(
      (url) => findChunk(url) !== undefined || /\/graphql$|^\/api\//.test(url.pathname),
      async (route) => {
        const request = route.request();
        const url = new URL(request.url());
        const name = findChunk(url) ?? getOperationName(request) ?? `${request.method()} ${url.pathname}`;
        this.#startedNames.add(name);
        const isPaused = chunks.includes(name) || operations === undefined || operations.includes(name);
        if (isPaused) await new Promise<void>((resume) => this.#paused.push({ name, resume }));
        // The page may be closed by then.
        await route.continue().catch(() => undefined);
      },
    );
  }

  /** The names of all requests so far. */
  startedNames(): string[] {
    return [...this.#startedNames].toSorted();
  }

  /** Resumes all requests so far, or only requests with one of the names. Later requests are paused. */
  resume(...names: readonly string[]): void {
    for (const request of [...this.#paused]) {
      if (names.length > 0 && !names.includes(request.name)) continue;
      this.#paused.splice(this.#paused.indexOf(request), 1);
      request.resume();
    }
  }
}
