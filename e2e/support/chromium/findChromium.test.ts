import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { listInstallers } from "./ensureChromium.ts";
import { findChromium } from "./findChromium.ts";

const download = "cache/chrome";

/** Looks for Chromium on a machine with these programs, by paths below a folder. */
function findAmong(installed: readonly string[], configured?: string) {
  const root = mkdtempSync(join(tmpdir(), "chromium-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of installed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "", { mode: 0o755 });
  }
  const environment = {
    PATH: `${root}/local/bin:${root}/bin`,
    ...(configured && { CHROMIUM_PATH: join(root, configured) }),
  };
  return findChromium(environment, join(root, download))?.slice(root.length + 1);
}

describe("findChromium", () => {
  it("takes the configured program before any other", () => {
    expect(findAmong(["opt/chrome", "bin/chromium"], "opt/chrome")).toBe("opt/chrome");
  });

  it("refuses a configured program that cannot run, instead of choosing another", () => {
    expect(() => findAmong(["bin/chromium"], "opt/chrome")).toThrow(/CHROMIUM_PATH.*\/opt\/chrome/);
  });

  it.each([
    {
      installed: ["bin/google-chrome", "bin/chromium-browser", "bin/chromium", download],
      found: "bin/chromium",
    },
    { installed: ["bin/chromium", "bin/chromium-headless-shell"], found: "bin/chromium-headless-shell" },
    { installed: ["bin/google-chrome", "local/bin/chromium-browser"], found: "local/bin/chromium-browser" },
    { installed: ["bin/google-chrome", download], found: "bin/google-chrome" },
    { installed: [download], found: download },
    { installed: [], found: undefined },
  ])("finds $found", ({ installed, found }) => {
    expect(findAmong(installed)).toBe(found);
  });
});

const shell = "apt-get update && apt-get install -y chromium-headless-shell";
it.each([
  {
    canUseApt: true,
    found: undefined,
    commands: [shell, "apt-get install -y chromium", "npx playwright install chromium"],
  },
  { canUseApt: false, found: undefined, commands: ["npx playwright install chromium"] },
  { canUseApt: true, found: "/usr/bin/chromium", commands: [shell] },
  { canUseApt: false, found: "/usr/bin/chromium", commands: [] },
  { canUseApt: true, found: "/usr/bin/chromium-headless-shell", commands: [] },
])(
  "listInstallers tries $commands where $found is there, with apt-get: $canUseApt",
  ({ canUseApt, found, commands }) => {
    expect(listInstallers(canUseApt, found)).toEqual(commands);
  },
);
