import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { locales } from "#countries.ts";
import { readCatalogue } from "../build/compileMessages.ts";
import { getPageFile, readStyleHash } from "../prerenderedPages.ts";
import { sendRaw } from "./sendRaw.ts";

/** Tests the introductions of a build in its folder. */
export function testIntroductionFiles(getRoot: () => string): void {
  it.each(locales)(
    "has the introduction in %s without inline scripts, with one style that the policy allows",
    (locale) => {
      const page = readFileSync(join(getRoot(), getPageFile(locale)), "utf8");
      expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=|javascript:/i);
      const styles = page.match(/(?<=<style>)[^<]*(?=<\/style>)/g) ?? [];
      expect(
        styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`),
      ).toEqual([readStyleHash(getRoot())]);
      expect(page).toContain(`<html lang="${locale}">`);
      expect(page).toContain(readCatalogue("src/i18n/locales", locale)["page.introduction.title"]);
      expect(page).toMatch(/<a href="\/overview"/);
      expect(page).toContain("<linearGradient");
    },
  );
}

/** Tests how a host serves them. */
export function testIntroductionResponses(getRoot: () => string, getPort: () => number): void {
  const chosenFrench = "locale=fr-CH";
  it.each([
    { host: "portal.example.de", cookie: "", file: "introduction/de-DE.html" },
    { host: "ch.portal.example", cookie: chosenFrench, file: "introduction/fr-CH.html" },
    { host: "portal.example.dk", cookie: chosenFrench, file: "introduction/da.html" },
    { host: "portal.example.de", cookie: "signed-in=1", file: "index.html" },
    { host: "portal.example", cookie: "", file: "index.html" },
  ])("responds to / of $host with the cookie '$cookie' with $file", async ({ host, cookie, file }) => {
    const headers = `Host: ${host}:80\r\nCookie: other=1; ${cookie}\r\nConnection: close`;
    const response = await sendRaw(getPort(), `GET / HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(response).toContain(readFileSync(join(getRoot(), file), "utf8"));
    expect(response).toMatch(/^Vary: Cookie\r$/m);
    expect(response).toMatch(/^Cache-Control: no-cache\r$/m);
    expect(response).toContain(`style-src 'self' ${readStyleHash(getRoot())};`);
  });

  it("sends the introduction only as /", async () => {
    expect((await fetch(`http://127.0.0.1:${getPort()}/introduction/da.html`)).status).toBe(404);
  });
}
