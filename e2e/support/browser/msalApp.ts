import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { Configuration, IPublicClientApplication } from "@azure/msal-browser";
import type { JSHandle, Page } from "@playwright/test";
import { clientId, type PolicyName, policies } from "../../../mock-server/services/identity/tenants.ts";

const bundle = readFileSync(
  new URL("../lib/msal-browser.min.js", import.meta.resolve("@azure/msal-browser")),
);

/** A page that loads MSAL and creates its client, at every path of an origin of its own. */
export class MsalApp {
  readonly #server: Server;
  readonly #origin: string;
  readonly #providerOrigin: string;

  private constructor(server: Server, port: number, providerOrigin: string) {
    this.#server = server;
    this.#origin = `http://localhost:${port}`;
    this.#providerOrigin = providerOrigin;
  }

  /** Serves the page. The provider's origin must be https, which MSAL requires. */
  static async start(providerOrigin: string): Promise<MsalApp> {
    const server = createServer(({ url }, response) => {
      const isBundle = url === "/msal.js";
      response.setHeader("content-type", isBundle ? "text/javascript" : "text/html");
      response.end(isBundle ? bundle : '<!doctype html><title>MSAL</title><script src="/msal.js"></script>');
    });
    await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("The server has no port.");
    return new MsalApp(server, address.port, providerOrigin);
  }

  get redirectUri(): string {
    return `${this.#origin}/authorization`;
  }

  get logoutUri(): string {
    return `${this.#origin}/logout`;
  }

  getAuthority(policy: PolicyName): string {
    return `${this.#providerOrigin}/de.onmicrosoft.com/${policy}`;
  }

  /** Creates MSAL's client in the page, which is at one of the app's URLs. */
  async createClient(page: Page): Promise<JSHandle<IPublicClientApplication>> {
    const config: Configuration = {
      auth: {
        clientId,
        authority: this.getAuthority(policies.signIn),
        knownAuthorities: [new URL(this.#providerOrigin).host],
        redirectUri: this.redirectUri,
        postLogoutRedirectUri: this.logoutUri,
      },
    };
    const bundleHandle = await page.evaluateHandle<typeof import("@azure/msal-browser")>("msal");
    return await bundleHandle.evaluateHandle(
      ({ createStandardPublicClientApplication }, configuration) =>
        createStandardPublicClientApplication(configuration),
      config,
    );
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
