import type { BrowserContext } from "@playwright/test";

/** What was handed to the tag manager, and the page's address at that moment. */
interface Entry {
  address: string;
  data: string;
}

/** Anything that is, or is part of, a token. */
const token = /eyJ[\w-]{5,}/;

/** What stands between words; an e-mail address is one word. */
const wordEnd = /[^\p{L}\p{N}@.-]+/u;

/** Records everything that the portal hands to the tag manager, whose own script is replaced by an empty one. */
export class Tracking {
  readonly #entries: Entry[] = [];
  readonly #addresses: string[] = [];
  readonly #scripts: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.route("https://www.googletagmanager.com/**", (route) => {
      this.#scripts.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await context.exposeFunction("recordTracking", (entry: Entry) => this.#entries.push(entry));
    await context.addInitScript(() => {
      const queue: unknown[] = [];
      queue.push = (...parts) => {
        for (const part of parts) {
          Reflect.get(window, "recordTracking")({ address: location.href, data: JSON.stringify(part) });
        }
        return Array.prototype.push.apply(queue, parts);
      };
      Object.assign(window, { dataLayer: queue });
    });
    context.on("page", (page) => {
      page.on("framenavigated", (frame) => {
        // A tab that only downloads a file never gets an address.
        if (frame === page.mainFrame() && frame.url() !== "") this.#addresses.push(frame.url());
      });
    });
  }

  /** Addresses that the page had while it told something. */
  addresses(): string[] {
    return this.#entries.map(({ address }) => address);
  }

  /** Addresses from which the tag manager was loaded. */
  scripts(): readonly string[] {
    return this.#scripts;
  }

  /** All that was told, as JSON. */
  data(): string[] {
    return this.#entries.map(({ data }) => data);
  }

  /** What was told, or stood in an address of the portal, that is a token or one of the words. */
  leaks(words: readonly string[]): string[] {
    const secrets = new Set(words.map((word) => word.toLowerCase()));
    const isLeak = (text: string) =>
      token.test(text) ||
      text
        .toLowerCase()
        .split(wordEnd)
        .some((word) => secrets.has(word));
    const portal = this.#addresses.map((address) => decodeURIComponent(address)).filter(isPortalsOwn);
    const told = this.#entries.flatMap(({ address, data }) => [decodeURIComponent(address), data]);
    return [...portal, ...told].filter(isLeak);
  }
}

/** Addresses of the portal. The provider's answer arrives in one, by its protocol, and leaves it at once. */
function isPortalsOwn(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return hostname.endsWith(".localhost") && pathname !== "/authorization";
}
