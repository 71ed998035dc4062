import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#locales.ts";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { type MockServer, startMockServer } from "#mock-server/server/startMockServer.ts";
import { requireDefined } from "#mock-server/testing/findRecords.ts";
import { createSbom } from "./artifacts/createSbom.ts";
import { readCatalogue } from "./build/compileMessages.ts";
import { languages, readTexts } from "./build/helpPages.ts";
import { findNginx } from "./nginx/findNginx.ts";
import { type RunningNginx, startNginx } from "./nginx/startNginx.ts";
import { getIntroductionFile, getStartFile, readStyleHash } from "./prerenderedPages.ts";
import { createContentSecurityPolicy, createPortalHeaders, serviceHeaders } from "./securityHeaders.ts";
import { buildPortal, listFiles } from "./testing/buildPortal.ts";
import { sendRaw } from "./testing/sendRaw.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-hosting-"));
let root: string;

beforeAll(() => {
  root = buildPortal(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

const readIndexHtml = () => readFileSync(join(root, "index.html"), "utf8");
const getSize = (file: string) => statSync(join(root, file)).size;

describe("production build", () => {
  it("names every asset with a hash", () => {
    const names = listFiles(root).filter((file) => !/\.(br|gz)$/.test(file));
    expect(names.length).toBeGreaterThan(50);
    const fixed = ["favicon.ico", "index.html", "licenses-fonts.txt", "licenses.md", "robots.txt"];
    const pages = [
      ...locales.map(getIntroductionFile),
      ...locales.map(getStartFile),
      ...languages.flatMap((language) => [
        `unavailable/${language}.html`,
        `unavailable/file/${language}.html`,
      ]),
    ];
    expect(names.filter((name) => !/^assets\/.+-[\w-]{8}\.\w+$/.test(name)).toSorted()).toEqual(
      [...fixed, ...pages].toSorted(),
    );
  });

  it("has no names of files or classes that ad blockers hide", () => {
    const files = listFiles(root);
    const style = files.find((file) => file.endsWith(".css")) ?? "";
    const classes = readFileSync(join(root, style), "utf8").match(/\.[a-z_][\w-]*/gi) ?? [];
    expect(classes.length).toBeGreaterThan(500);
    const blocked = /advert|banner|campaign|popup|promo|sponsor|tracking/i;
    expect([...files, ...classes].filter((name) => blocked.test(name))).toEqual([]);
  });

  it("contains a smaller Brotli and gzip file of every text file over 1 kB", () => {
    const texts = listFiles(root).filter((file) => /\.(js|css|html|svg)$/.test(file));
    const large = texts.filter((file) => getSize(file) > 1024);
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

  it("contains the licences of all packages and fonts in it", () => {
    const scripts = readFileSync(join(root, "licenses.md"), "utf8");
    for (const name of ["react-dom", "react-router", "@tanstack/react-query", "openid-client", "core-js"]) {
      expect(scripts).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, "m"));
    }
    expect(readFileSync(join(root, "licenses-fonts.txt"), "utf8")).toContain("SIL Open Font License");
  });

  it("has a bill of materials of exactly the packages and fonts in it", () => {
    const { components, dependencies, metadata } = createSbom(root, "1a2b3c");
    const names = components.map(({ name }) => name);
    for (const name of ["react", "react-dom", "scheduler", "@fontsource-variable/albert-sans"]) {
      expect(names).toContain(name);
    }
    for (const name of ["graphql", "hono", "vite"]) expect(names).not.toContain(name);
    const licenses = ["licenses.md", "licenses-fonts.txt"].map((file) =>
      readFileSync(join(root, file), "utf8"),
    );
    expect(components.map(({ name, version }) => `## ${name} - ${version}`)).toEqual(
      licenses.join("\n").match(/^## \S+ - \S+/gm),
    );
    for (const { name, hashes } of components) expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    expect(metadata.component).toMatchObject({ name: "taglys-portal", version: "1a2b3c" });
    const findDependencies = (name: string) =>
      dependencies
        .find(({ ref }) => new RegExp(`^(pkg:npm/)?${name}(@[\\d.]+)?$`).test(ref))
        ?.dependsOn.join();
    expect(findDependencies("react-dom")).toMatch(/^pkg:npm\/react@[\d.]+,pkg:npm\/scheduler@[\d.]+$/);
    expect(findDependencies("taglys-portal")).toContain("pkg:npm/react-dom@");
    expect(dependencies).toHaveLength(components.length + 1);
  });

  it("has an index.html without inline scripts and styles, with a script and the splash logo", () => {
    expect(readIndexHtml()).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(readIndexHtml().match(/<script[^>]*>/g) ?? []).not.toEqual([]);
    expect(readIndexHtml()).toMatch(/<svg id="splash"/);
  });

  it.each(locales)(
    "has the introduction in %s with one inline style, which the policy allows, and no inline script",
    (locale) => {
      const page = readFileSync(join(root, getIntroductionFile(locale)), "utf8");
      expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=|javascript:/i);
      const styles = page.match(/(?<=<style>)[^<]*(?=<\/style>)/g) ?? [];
      expect(
        styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`),
      ).toEqual([readStyleHash(root)]);
      expect(page).toContain(`<html lang="${locale}">`);
      const title = readCatalogue("src/i18n/locales", locale)["page.introduction.title"];
      expect(page.replaceAll("&nbsp;", "\u00A0")).toContain(title);
      expect(page).toMatch(/<a href="\/overview"/);
      expect(page).toContain("<linearGradient");
    },
  );

  it("contains no secret, no source map and nothing of the mock server", () => {
    expect(findForbiddenTexts()).toEqual([]);
  });

  it("lets V8 compile the functions of each script while it loads", () => {
    const scripts = listFiles(root).filter(
      (file) => /^assets\/.+\.js$/.test(file) && !file.includes("preload-"),
    );
    expect(scripts.length).toBeGreaterThan(50);
    for (const file of scripts) {
      expect(readFileSync(join(root, file), "utf8"), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  it("has the source maps of its scripts in a separate folder, which no host serves", () => {
    expect(listFiles(root).filter((file) => file.endsWith(".map"))).toEqual([]);
    const maps = join(root, "../source-maps");
    expect(listFiles(maps).length).toBeGreaterThan(50);
    const start = listFiles(root).find((file) => /^assets\/start-.+\.js$/.test(file)) ?? "";
    const findCode = (text: string) => {
      const code = /document\.getElementById\(.root/;
      const lines = text.split("\n");
      const line = lines.findIndex((it) => code.test(it));
      return { line, column: lines[line]?.search(code) ?? -1 };
    };
    const { line, column } = findCode(readFileSync(join(root, start), "utf8"));
    const map = new SourceMap(JSON.parse(readFileSync(join(maps, `${start}.map`), "utf8")));
    expect(map.findEntry(line, column)).toMatchObject({
      originalSource: expect.stringMatching(/src\/main\.tsx$/),
      originalLine: findCode(readFileSync("src/main.tsx", "utf8")).line,
    });
  });
});

describe("portal behind nginx", () => {
  // The origins that the policy allows for a backend on this machine.
  const origins = { connections: ["http://localhost:4001", "http://localhost:4002"], hasTagManager: true };
  const getHeaders = (openerPolicy: string) => {
    const policy = createContentSecurityPolicy(origins, readStyleHash(root));
    return createPortalHeaders({ policy, openerPolicy });
  };
  let mock: MockServer;
  let server: RunningNginx;

  beforeAll(async () => {
    mock = await startMockServer();
    const settings = { PORTAL_BACKEND: mock.origin.replace("localhost", "127.0.0.1"), PORTAL_ROOT: root };
    server = await startNginx(folder, settings);
  });
  afterAll(async () => {
    await server.stop();
    await mock.close();
  });

  const request = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

  /** The largest script: small ones are not compressed. */
  const getScriptPath = () => {
    const scripts = listFiles(root).filter((file) => file.endsWith(".js"));
    return `/${scripts.toSorted((a, b) => getSize(b) - getSize(a))[0]}`;
  };

  it.each([
    "/",
    "/index.html",
    "/overview",
    "/register/project-1/welcome-home?from=mail",
    "/window/window-1",
  ])("responds to %s with index.html, which browsers revalidate", async (path) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe(readIndexHtml());
  });

  const chosenFrench = "locale=fr-CH";
  it.each([
    { host: "portal.example.de", cookie: "", file: "introduction/de-DE.html" },
    { host: "ch.portal.example", cookie: chosenFrench, file: "introduction/fr-CH.html" },
    { host: "portal.example.dk", cookie: chosenFrench, file: "introduction/da.html" },
    { host: "portal.example.de", cookie: "signed-in=1", file: "start/de-DE.html" },
    { host: "portal.example", cookie: "", file: "index.html" },
  ])("responds to / of $host with the cookie '$cookie' with $file", async ({ host, cookie, file }) => {
    const headers = `Host: ${host}:80\r\nCookie: other=1; ${cookie}\r\nConnection: close`;
    const response = await sendRaw(server.port, `GET / HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(response).toContain(readFileSync(join(root, file), "utf8"));
    expect(response).toMatch(/^Vary: Cookie\r$/m);
    expect(response).toMatch(/^Cache-Control: no-cache\r$/m);
    expect(response).toContain(`style-src 'self' ${readStyleHash(root)};`);
  });

  it.each([
    { host: "portal.example.co.uk", cookie: "", locale: "en-GB" },
    { host: "ch.portal.example", cookie: "", locale: "de-CH" },
    { host: "ch.portal.example", cookie: "signed-in=1; locale=it-CH", locale: "it-CH" },
  ])("serves screens and error pages of $host with the cookie '$cookie' in $locale", async (visit) => {
    const { host, cookie, locale } = visit;
    for (const path of ["/overview", "/project/project-1", "/assets/gone.js"]) {
      const headers = `Host: ${host}:80\r\nCookie: ${cookie}\r\nConnection: close`;
      const response = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
      expect(response, path).toContain(`<html lang="${locale}">`);
      expect(response, path).toContain('<div id="start-help">');
    }
  });

  it("never responds with 304 to the revalidation of a page, since pages of two languages can have one ETag", async () => {
    for (const path of ["/overview", "/"]) {
      const { headers } = await request(path);
      expect(headers.get("vary"), path).toContain("Cookie");
      const validators = {
        "if-none-match": headers.get("etag") ?? "*",
        "if-modified-since": headers.get("last-modified") ?? "",
      };
      expect((await request(path, { headers: validators })).status, path).toBe(200);
    }
  });

  it.each([
    { path: "/register/project-1/welcome-home", isListed: false },
    { path: "/installed-windows/claim/claim-open", isListed: false },
    { path: "/overview", isListed: false },
    { path: "/", isListed: true },
  ])("tells search engines whether they may list $path: $isListed", async ({ path, isListed }) => {
    const headers = `Host: portal.example.de\r\nConnection: close`;
    const response = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(!response.includes('<meta name="robots" content="noindex"')).toBe(isListed);
  });

  it("sends the introduction only for the path /", async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/introduction/da.html`)).status).toBe(404);
  });

  it.each([
    { path: "/", opener: "same-origin" },
    { path: "/project/project-1", opener: "same-origin" },
    { path: "/campaign-asset-preview/accessory_popup", opener: "unsafe-none" },
    { path: "//Campaign-Asset-Preview/accessory_popup", opener: "unsafe-none" },
    { path: "/assets/gone-00000000.js", opener: "same-origin" },
  ])("sends every security header once for $path", async ({ path, opener }) => {
    const { headers } = await request(path);
    for (const [name, value] of Object.entries(getHeaders(opener))) {
      expect(headers.get(name), name).toBe(value);
    }
    expect(headers.get("server")).toBe("nginx");
  });

  it("sends assets with security headers and lets browsers cache them forever", async () => {
    const { status, headers } = await request(getScriptPath());
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    for (const [name, value] of Object.entries(getHeaders("same-origin"))) {
      expect(headers.get(name), name).toBe(value);
    }
  });

  it.each([
    { accepted: "gzip", encoding: "gzip", extension: ".gz" },
    findNginx()?.brotliModule
      ? { accepted: "gzip, br", encoding: "br", extension: ".br" }
      : { accepted: "gzip, br", encoding: "gzip", extension: ".gz" },
    { accepted: "identity", encoding: null, extension: "" },
  ])(
    "sends the precompressed file to a client that accepts $accepted",
    async ({ accepted, encoding, extension }) => {
      const script = getScriptPath();
      const response = await request(script, { headers: { "accept-encoding": accepted } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(Number(response.headers.get("content-length"))).toBe(getSize(`${script}${extension}`));
      expect(await response.text()).toBe(readFileSync(join(root, script), "utf8"));
    },
  );

  it("forwards GraphQL requests with the host name by which the mock server chooses the country", async () => {
    const body = JSON.stringify({ query: "{ runtimeConfig { country domains { url } } }" });
    const headers = { "content-type": "application/json" };
    const response = await request("/graphql", { method: "POST", headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { runtimeConfig: { country: "DE" } } });
    for (const [name, value] of Object.entries(serviceHeaders)) {
      expect(response.headers.get(name), name).toBe(value);
    }
  });

  it("compresses JSON responses of the services if the client accepts gzip", async () => {
    const response = await request("/api/campaigns", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect((await response.json()).data.length).toBeGreaterThan(0);
    const plain = await request("/api/campaigns", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  it("forwards requests for REST, files and the configurator", async () => {
    expect((await request("/api/auth/me")).status).toBe(401);
    const { data } = await (await request("/api/campaigns")).json();
    const { pathname } = new URL(data[0].images[0].url, "http://portal.example");
    const image = await request(pathname);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    const configurator = await request("/configurator/plan-1");
    expect(configurator.status).toBe(200);
    expect(configurator.headers.get("content-security-policy")).not.toContain("script-src");
  });

  it.each([
    { accepted: "sv-SE,sv;q=0.9,en;q=0.8", cookie: "", language: "sv" },
    { accepted: "nb-NO,nb;q=0.9,en;q=0.8", cookie: "", language: "no" },
    { accepted: "ja,EN;q=0.5", cookie: "", language: "en" },
    { accepted: "de-CH,de", cookie: "other=1; locale=fr-CH", language: "fr" },
    { accepted: "ja", cookie: "xlocale=fr", language: "de" },
  ])(
    "sends a failure page in $language to a browser with '$accepted' and '$cookie' if a service fails",
    async ({ accepted, cookie, language }) => {
      // Nothing listens on this port.
      const settings = { PORTAL_BACKEND: "http://127.0.0.1:1", PORTAL_ROOT: root };
      await using failing = await startNginx(join(folder, "failing"), settings);
      const headers = { "accept-language": accepted, cookie };
      const response = await fetch(`http://127.0.0.1:${failing.port}/configurator/plan`, { headers });
      expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
      expect(response.headers.get("content-security-policy")).toBe(
        getHeaders("same-origin")["Content-Security-Policy"],
      );
      const page = await response.text();
      expect(page).toBe(readFileSync(join(root, `unavailable/${language}.html`), "utf8"));
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(readTexts(language)["error.service"]);
      expect(page).not.toMatch(/<script|<style|\sstyle=|\{/);
    },
  );

  it.each([
    { path: "/files/attachments/gone", accepted: "text/html,*/*;q=0.8", status: 404 },
    { path: "/files/attachments/gone", accepted: "image/avif,*/*;q=0.8", status: 404 },
    {
      path: "/files/attachments/plan?expires=1&signature=other",
      accepted: "text/html,*/*;q=0.8",
      status: 403,
    },
  ])(
    "sends its own page for $path, with the service's status $status, to a client that accepts $accepted",
    async (visit) => {
      const world = requireDefined(mock.worlds.get("de"));
      world.files.set("files/attachments/plan", {
        mime: "application/pdf",
        name: "plan.pdf",
        bytes: new Uint8Array(),
      });
      const headers = { accept: visit.accepted, "accept-language": "fr" };
      const response = await request(visit.path, { headers });
      expect([response.status, response.headers.get("cache-control")]).toEqual([visit.status, "no-store"]);
      const page = await response.text();
      expect(page).toContain('<html lang="fr">');
      expect(page).toContain("<h1>Ce lien vers le fichier ne fonctionne plus</h1>");
      expect(page).toMatch(/<a href="\/overview">/);
      expect(page).not.toMatch(/<script|<style|\sstyle=|\{/);
    },
  );

  it("logs no token, id or query string, however a URL is encoded", async () => {
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
      getScriptPath(),
    ];
    const headers = { referer: "http://portal/claim/claim-open" };
    for (const path of paths) await request(path, { headers });
    await server.stop();
    const log = readFileSync(join(folder, "portal.access.log"), "utf8");
    expect(log.trimEnd().split("\n").length).toBeGreaterThan(paths.length);
    expect(log).toContain("GET /register 200 ");
    expect(log).toContain(`GET ${getScriptPath()} 200 `);
    expect(log).toContain("GET /api/campaigns 200 ");
    const errors = readFileSync(join(folder, "portal.error.log"), "utf8");
    expect(log + errors).not.toMatch(/welcome-home|claim-open|project-1|token/);
  });
});

/** Finds secrets and parts of the mock server in the files of a build. */
function findForbiddenTexts(): string[] {
  const texts = listFiles(root).filter((file) => /\.(js|css|html|map)$/.test(file));
  const people = Object.values(countrySeeds.DE.people);
  const forbidden = [
    /eyJ[\w-]{10,}\.[\w-]{10,}/,
    /-----BEGIN/,
    /refresh_?token["']?\s*[:=]\s*["'`][\w.-]{8,}/i,
    /(client_secret|password|api_?key)["']?\s*[:=]\s*["'`][^"'`]{8,}/i,
    /sourceMappingURL/,
    /Daylight-2026|@de\.example|mock-world|localhost:\d/,
    new RegExp(people.map(({ lastName }) => `\\b${lastName}\\b`).join("|")),
  ];
  return texts.flatMap((file) => {
    const content = readFileSync(join(root, file), "utf8");
    return forbidden.filter((pattern) => pattern.test(content)).map((pattern) => `${file}: ${pattern}`);
  });
}
