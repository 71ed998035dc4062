import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MockServer, startMockServer } from "../mock-server/startMockServer.ts";
import { countrySeeds } from "../mock-server/world/countries/countrySeeds.ts";
import { findNginx } from "./nginx/findNginx.ts";
import { portalConfig } from "./nginx/portalConfig.ts";
import { type RunningNginx, runNginx } from "./nginx/runNginx.ts";
import { answerHeaders, portalHeaders } from "./securityHeaders.ts";
import { buildPortal } from "./testing/buildPortal.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-hosting-"));
const root = join(folder, "dist");
const document = () => readFileSync(join(root, "index.html"), "utf8");

beforeAll(() => buildPortal(root), 120_000);
afterAll(() => rm(folder, { recursive: true }));

const builtFiles = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );

describe("the production build", () => {
  it("has every asset under a name with a hash", () => {
    const names = builtFiles().filter((file) => !/^index\.html(\.br|\.gz)?$/.test(file));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !/^assets\/.+-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(name))).toEqual([]);
  });

  it("has every text above a kilobyte compressed beside it, true to it and smaller", () => {
    const texts = builtFiles().filter((file) => /\.(js|css|html|svg)$/.test(file));
    const large = texts.filter((file) => statSync(join(root, file)).size > 1024);
    expect(large.length).toBeGreaterThan(20);
    for (const file of large) {
      const content = readFileSync(join(root, file));
      const brotli = readFileSync(join(root, `${file}.br`));
      const gzipped = readFileSync(join(root, `${file}.gz`));
      expect(brotliDecompressSync(brotli).equals(content), file).toBe(true);
      expect(gunzipSync(gzipped).equals(content), file).toBe(true);
      expect(Math.max(brotli.length, gzipped.length), file).toBeLessThan(content.length);
    }
  });

  it("has nothing inline in its document", () => {
    expect(document()).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  it("shows its sign by the style sheet alone: the script comes after it", () => {
    const scripts = document().match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
    expect(document()).toMatch(/<svg id="splash"/);
  });

  it("has no secret in it, no source map and nothing of the mock backend", () => {
    const texts = builtFiles().filter((file) => /\.(js|css|html|map)$/.test(file));
    const people = Object.values(countrySeeds.DE.people);
    const secrets = [
      /eyJ[\w-]{10,}\.[\w-]{10,}/,
      /-----BEGIN/,
      /refresh_?token["']?\s*[:=]\s*["'`][\w.-]{8,}/i,
      /(client_secret|password|api_?key)["']?\s*[:=]\s*["'`][^"'`]{8,}/i,
      /sourceMappingURL/,
      /Daylight-2026|@de\.example|mock-world|localhost:\d/,
      new RegExp(people.map(({ lastName }) => `\\b${lastName}\\b`).join("|")),
    ];
    const found = texts.flatMap((file) => {
      const content = readFileSync(join(root, file), "utf8");
      return secrets.filter((secret) => secret.test(content)).map((secret) => `${file}: ${secret}`);
    });
    expect(found).toEqual([]);
    expect(texts.filter((file) => file.endsWith(".map"))).toEqual([]);
  });
});

const nginx = findNginx();
// `npm run nginx` says so where there is none.
if (nginx) {
  describe("the portal behind nginx", () => {
    const origins = {
      registrationServices: ["http://localhost:4001"],
      signInProviders: ["http://localhost:4002"],
      hasTagManager: true,
    };
    let mock: MockServer;
    let running: RunningNginx;

    beforeAll(async () => {
      const ports = { port: 0, registrationPort: 0, identityPort: 0, portalPort: 5173 };
      mock = await startMockServer({ country: "DE", scenario: "standing", ...ports });
      const backend = { address: mock.origin.replace("localhost", "127.0.0.1"), isLocal: true };
      running = await runNginx(nginx, folder, (listen) =>
        portalConfig({
          listen,
          serverName: "_",
          root,
          logs: folder,
          hasBrotli: nginx.brotliModule !== undefined,
          backend,
          origins,
        }),
      );
    });
    afterAll(async () => {
      await running.stop();
      await mock.close();
    });

    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${running.port}${path}`, init);
    /** The largest one; small ones go out as they are. */
    const script = () => {
      const scripts = builtFiles().filter((file) => file.endsWith(".js"));
      return `/${scripts.toSorted((a, b) => statSync(join(root, b)).size - statSync(join(root, a)).size)[0]}`;
    };

    it.each([
      "/",
      "/index.html",
      "/overview",
      "/register/project-1/welcome-home?from=mail",
      "/window/window-1",
    ])("answers %s with the document, which is asked for again each time", async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/html");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("etag")).not.toBeNull();
      expect(await answer.text()).toBe(document());
    });

    it.each([
      { path: "/", opener: "same-origin" },
      { path: "/project/project-1", opener: "same-origin" },
      { path: "/campaign-asset-preview/accessory_popup", opener: "unsafe-none" },
      { path: "/assets/gone-00000000.js", opener: "same-origin" },
    ])("sends every security header once at $path", async ({ path, opener }) => {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(portalHeaders(origins, opener))) {
        expect(headers.get(name), name).toBe(value);
      }
      expect(headers.get("server")).toBe("nginx");
    });

    it("lets browsers keep an asset for good", async () => {
      const { status, headers } = await ask(script());
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      for (const [name, value] of Object.entries(portalHeaders(origins, "same-origin"))) {
        expect(headers.get(name), name).toBe(value);
      }
    });

    it("answers a missing asset with 404, which nobody keeps", async () => {
      const answer = await ask("/assets/gone-00000000.js");
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).toBeNull();
      expect(await answer.text()).not.toContain('id="root"');
    });

    it.each([
      { accepted: "gzip", sent: "gzip", ending: ".gz" },
      nginx.brotliModule
        ? { accepted: "gzip, br", sent: "br", ending: ".br" }
        : { accepted: "gzip, br", sent: "gzip", ending: ".gz" },
      { accepted: "identity", sent: null, ending: "" },
    ])(
      "sends what was compressed before to those who accept $accepted",
      async ({ accepted, sent, ending }) => {
        const answer = await ask(script(), { headers: { "accept-encoding": accepted } });
        expect(answer.headers.get("content-encoding")).toBe(sent);
        expect(answer.headers.get("vary")).toBe("Accept-Encoding");
        expect(Number(answer.headers.get("content-length"))).toBe(
          statSync(join(root, `${script()}${ending}`)).size,
        );
        expect(await answer.text()).toBe(readFileSync(join(root, script()), "utf8"));
      },
    );

    it("passes calls on, with the name by which the mock tells countries", async () => {
      const body = JSON.stringify({ query: "{ runtimeConfig { country domains { url } } }" });
      const headers = { "content-type": "application/json" };
      const answer = await ask("/graphql", { method: "POST", headers, body });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ data: { runtimeConfig: { country: "DE" } } });
      for (const [name, value] of Object.entries(answerHeaders)) {
        expect(answer.headers.get(name), name).toContain(value);
      }
    });

    it("compresses the answers of services", async () => {
      const answer = await ask("/api/campaigns", { headers: { "accept-encoding": "gzip" } });
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("vary")).toContain("Accept-Encoding");
      expect((await answer.json()).data.length).toBeGreaterThan(0);
      const plain = await ask("/api/campaigns", { headers: { "accept-encoding": "identity" } });
      expect(plain.headers.get("content-encoding")).toBeNull();
    });

    it("passes REST calls, files and the configurator on", async () => {
      expect((await ask("/api/auth/me")).status).toBe(401);
      const { data } = await (await ask("/api/campaigns")).json();
      const { pathname } = new URL(data[0].images[0].url, "http://portal.example");
      const picture = await ask(pathname);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
      const configurator = await ask("/configurator/unknown");
      expect(configurator.status).toBe(404);
      expect(configurator.headers.get("content-security-policy")).not.toContain("script-src");
    });

    it.each([
      { path: "/graphql", megabytes: 100, status: "taken" },
      { path: "/graphql", megabytes: 111, status: "refused" },
      { path: "/api/campaigns", megabytes: 2, status: "refused" },
    ])("has $megabytes MB at $path $status", async ({ path, megabytes, status }) => {
      expect(await continued(running.port, path, megabytes * 1024 * 1024)).toBe(status);
    });

    it("logs neither tokens nor ids nor queries, however an address is spelt", async () => {
      const paths = [
        "/register/project-1/welcome-home?token=welcome-home",
        "/installed-windows/claim/claim-open",
        "/INSTALLED-WINDOWS/claim/claim-open",
        "/%69nstalled-windows/claim/claim-open",
        "//register/project-1/welcome-home",
        "/assets/..%2Fregister/project-1/welcome-home",
        "/assets/claim-open/welcome-home.js",
        "/api/campaigns?token=welcome-home",
        "/files/claim-open/welcome-home",
        "/configurator/welcome-home",
        "/project/project-1",
        script(),
      ];
      for (const path of paths) await ask(path, { headers: { referer: "http://portal/claim/claim-open" } });
      await running.stop();
      const log = readFileSync(join(folder, "portal.access.log"), "utf8");
      expect(log.trimEnd().split("\n").length).toBeGreaterThan(paths.length);
      expect(log).toContain("GET /register 200 ");
      expect(log).toContain(`GET ${script()} 200 `);
      expect(log).toContain("GET /api/campaigns 200 ");
      const errors = readFileSync(join(folder, "portal.error.log"), "utf8");
      expect(log + errors).not.toMatch(/welcome-home|claim-open|project-1|token/);
    });
  });
}

/** Whether a body of so many bytes is taken: the server asks for it, or refuses it by its announced length. */
function continued(port: number, path: string, bytes: number): Promise<"taken" | "refused"> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": bytes, expect: "100-continue" };
    const call = request({ host: "127.0.0.1", port, path, method: "POST", headers });
    const end = (result: "taken" | "refused") => {
      resolve(result);
      call.destroy();
    };
    call.on("error", reject);
    call.on("continue", () => end("taken"));
    call.on("response", ({ statusCode }) =>
      statusCode === 413 ? end("refused") : reject(new Error(`${statusCode}`)),
    );
    call.flushHeaders();
  });
}
