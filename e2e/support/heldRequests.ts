import type { Page, Request, Route } from "@playwright/test";
import { operationOf } from "./calls.ts";

/** Keeps requests of a page from being answered, and lets them go when told. */
export class HeldRequests {
  readonly #held: { name: string; go: () => void }[] = [];
  readonly #started: string[] = [];

  /** From now on holds back all calls of services and, by their names, chunks of scripts. */
  async start(page: Page, chunks: readonly string[] = []): Promise<void> {
    await page.route(
      (url) => nameOfChunk(url, chunks) !== undefined || isCall(url),
      async (route) => {
        const name = nameOf(route.request(), chunks);
        this.#started.push(name);
        await new Promise<void>((go) => this.#held.push({ name, go }));
        await goOn(route);
      },
    );
  }

  /** Names of all requests so far, each once. */
  started(): string[] {
    return [...new Set(this.#started)].toSorted();
  }

  /** Lets all requests go that were made up to now, or those of the names given. Later ones wait. */
  release(...names: readonly string[]): void {
    const going = this.#held.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const held of going) {
      this.#held.splice(this.#held.indexOf(held), 1);
      held.go();
    }
  }
}

function nameOf(request: Request, chunks: readonly string[]): string {
  const url = new URL(request.url());
  return nameOfChunk(url, chunks) ?? operationOf(request) ?? `${request.method()} ${url.pathname}`;
}

function nameOfChunk({ pathname }: URL, chunks: readonly string[]): string | undefined {
  return chunks.find((chunk) => pathname.startsWith(`/assets/${chunk}-`) && pathname.endsWith(".js"));
}

function isCall({ pathname }: URL): boolean {
  return pathname.endsWith("/graphql") || pathname.startsWith("/api/");
}

/** The page may be gone by then. */
async function goOn(route: Route): Promise<void> {
  await route.continue().catch(() => undefined);
}
