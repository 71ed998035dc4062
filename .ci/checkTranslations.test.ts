import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "translations-"));
  mkdirSync(join(project, "src/i18n/locales"), { recursive: true });
  write("en", { "app.close": "Close", "app.home": "Home page" });
  write("da", { "app.close": "Luk", "app.home": "Forside" });
  write("da-DK", { "app.home": "Hjem" });
  const git = (...options: string[]) => execFileSync("git", options, { cwd: project });
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
  onTestFinished(() => rmSync(project, { recursive: true }));
});

function write(locale: string, texts: Record<string, string>) {
  writeFileSync(join(project, `src/i18n/locales/${locale}.json`), JSON.stringify(texts));
}

function check() {
  const script = join(import.meta.dirname, "checkTranslations.ts");
  return spawnSync(process.execPath, [script], { cwd: project, encoding: "utf8" });
}

it("checkTranslations › names the translations of a changed English text that have not changed", () => {
  write("en", { "app.close": "Close", "app.home": "Start page", "app.new": "New" });
  write("da", { "app.close": "Luk", "app.home": "Startside", "app.new": "Ny" });
  const { stderr, status } = check();
  expect(stderr).toContain("src/i18n/locales/da-DK.json: app.home\n");
  expect(stderr).not.toContain("da.json");
  expect(status).toBe(1);
});

it("checkTranslations › accepts new, removed and translated texts", () => {
  write("en", { "app.close": "Shut", "app.new": "New" });
  write("da", { "app.close": "Luk i", "app.new": "Ny" });
  write("da-DK", {});
  expect(check()).toMatchObject({ stderr: "", status: 0 });
});
