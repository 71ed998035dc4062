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

describe("listInstallers", () => {
  const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
  const shell = "apt-get update && apt-get install -y chromium-headless-shell";
  const apt = [shell, "apt-get install -y chromium"];
  const own = "npx playwright install chromium";

  it.each([
    {
      name: "Debian as root",
      machine: { osRelease: debian, isRoot: true, hasAptGet: true },
      commands: [...apt, own],
    },
    {
      name: "a relative of Ubuntu as root",
      machine: { osRelease: 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', isRoot: true, hasAptGet: true },
      commands: [...apt, own],
    },
    {
      name: "Debian as anybody else",
      machine: { osRelease: debian, isRoot: false, hasAptGet: true },
      commands: [own],
    },
    {
      name: "Debian without apt-get",
      machine: { osRelease: debian, isRoot: true, hasAptGet: false },
      commands: [own],
    },
    {
      name: "Fedora as root",
      machine: { osRelease: "ID=fedora\n", isRoot: true, hasAptGet: false },
      commands: [own],
    },
    {
      name: "a system without os-release",
      machine: { osRelease: "", isRoot: false, hasAptGet: false },
      commands: [own],
    },
  ])("lists the commands to try on $name", ({ machine, commands }) => {
    expect(listInstallers(machine, undefined)).toEqual(commands);
  });

  it.each([
    { isRoot: true, found: "/usr/bin/chromium", commands: [shell] },
    { isRoot: false, found: "/usr/bin/chromium", commands: [] },
    { isRoot: true, found: "/usr/bin/chromium-headless-shell", commands: [] },
  ])("tries $commands where $found is there, as root: $isRoot", ({ isRoot, found, commands }) => {
    expect(listInstallers({ osRelease: debian, isRoot, hasAptGet: true }, found)).toEqual(commands);
  });
});
