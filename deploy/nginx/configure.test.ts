import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createContentSecurityPolicy } from "../securityHeaders.ts";
import { startNginx } from "./startNginx.ts";

const production = {
  PORTAL_BACKEND: "https://127.0.0.2/graphql",
  PORTAL_REGISTRATION_SERVICES: "https://windows.example/graphql  https://windows.example/ch/graphql",
  PORTAL_SIGN_IN_PROVIDERS: "https://login.example https://login.example:8443/tenant",
  PORTAL_TAG_MANAGER: "off",
};
const withTagManager = {
  ...production,
  PORTAL_REGISTRATION_SERVICES: "",
  PORTAL_TAG_MANAGER: "on",
};

describe("configure.sh", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-configure-"));
  writeFileSync(join(folder, "index.html"), '<div id="root">');
  afterAll(() => rm(folder, { recursive: true }));

  const start = (settings: Record<string, string>) =>
    startNginx(folder, { PORTAL_ROOT: folder, ...settings });

  it.each([
    {
      environment: "production",
      settings: production,
      connections: ["https://windows.example", "https://login.example", "https://login.example:8443"],
      hasTagManager: false,
    },
    {
      environment: "an environment with the tag manager",
      settings: withTagManager,
      connections: ["https://login.example", "https://login.example:8443"],
      hasTagManager: true,
    },
    {
      environment: "the mock server",
      settings: {},
      connections: ["http://localhost:4001", "http://localhost:4002"],
      hasTagManager: true,
    },
  ])(
    "allows exactly the origins in the settings of $environment, from one template",
    async ({ settings, connections, hasTagManager }) => {
      await using server = await start(settings);
      const { headers } = await fetch(`http://127.0.0.1:${server.port}/overview`);
      const policy = createContentSecurityPolicy({ connections, hasTagManager });
      expect(headers.get("content-security-policy")).toBe(policy);
    },
  );

  it.each([
    { forwarded: "https", scheme: "https" },
    { forwarded: "javascript", scheme: "http" },
  ])("tells the backend the scheme $scheme if the server in front sends $forwarded", async (example) => {
    await using backend = createServer(({ headers }, response) => response.end(headers["x-forwarded-proto"]));
    await once(backend.listen(0, "127.0.0.1"), "listening");
    const { port } = backend.address() as AddressInfo;
    await using server = await start({ PORTAL_BACKEND: `http://localhost:${port}` });
    const headers = { "x-forwarded-proto": example.forwarded };
    const response = await fetch(`http://127.0.0.1:${server.port}/api/auth/me`, { headers });
    expect(await response.text()).toBe(example.scheme);
  });

  it.each(["PORTAL_REGISTRATION_SERVICES", "PORTAL_SIGN_IN_PROVIDERS", "PORTAL_TAG_MANAGER"] as const)(
    "requires %s for a backend on another machine",
    async (name) => {
      const { [name]: _, ...settings } = production;
      await expect(start(settings)).rejects.toThrow(`${name}: is not set`);
    },
  );

  it("requires a sign-in provider, also if its variable is empty", async () => {
    await expect(start({ ...production, PORTAL_SIGN_IN_PROVIDERS: "" })).rejects.toThrow("is not set");
  });

  it.each([
    "login.example",
    "javascript:alert(1)",
    "'unsafe-inline'",
    "*",
    'https://a.example";',
    "https://a.example/$uri",
  ])("rejects %s as a URL", async (url) => {
    const rejection = "is not a URL such as https://service.example.com.";
    for (const name of ["PORTAL_BACKEND", "PORTAL_SIGN_IN_PROVIDERS", "PORTAL_REPORTS"]) {
      await expect(start({ ...production, [name]: url }), name).rejects.toThrow(rejection);
    }
  });

  it.each(["127.0.0.53 ipv6=off valid=30s", "[::1]:5353 127.0.0.53", "10.0.0.2 valid=10s"])(
    "accepts '%s' as PORTAL_RESOLVER",
    async (PORTAL_RESOLVER) => {
      await using server = await start({ ...production, PORTAL_RESOLVER });
      expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
    },
  );

  it.each(["127.0.0.1; return 200", "127.0.0.1\nreturn 200", "$host", "127.0.0.1 ipv6=maybe"])(
    "rejects '%s' as PORTAL_RESOLVER",
    async (PORTAL_RESOLVER) => {
      await expect(start({ ...production, PORTAL_RESOLVER })).rejects.toThrow(
        /PORTAL_RESOLVER|invalid parameter/,
      );
    },
  );

  it("rejects a value of PORTAL_TAG_MANAGER other than on and off", async () => {
    await expect(start({ ...production, PORTAL_TAG_MANAGER: "GTM-1" })).rejects.toThrow('"on" or "off"');
  });
});
