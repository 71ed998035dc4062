import { describe, expect, it } from "vitest";
import { chromiumInstallers, noChromium } from "./chromiumInstallers.ts";
import { type BrowserPlaces, findChromium } from "./findChromium.ts";

const download = "/cache/playwright/chrome";

function placesWith(installed: readonly string[], configured?: string): BrowserPlaces {
  return {
    configured,
    folders: ["/usr/local/bin", "/usr/bin"],
    playwright: download,
    isExecutable: (path) => installed.includes(path),
  };
}

describe("findChromium", () => {
  it("takes the configured program before any other", () => {
    expect(findChromium(placesWith(["/opt/chrome", "/usr/bin/chromium"], "/opt/chrome"))).toBe("/opt/chrome");
  });

  it("refuses a configured program that cannot be run, instead of taking another", () => {
    expect(() => findChromium(placesWith(["/usr/bin/chromium"], "/opt/chrome"))).toThrow(
      /CHROMIUM_PATH.*\/opt\/chrome/,
    );
  });

  it.each([
    {
      installed: ["/usr/bin/google-chrome", "/usr/bin/chromium-browser", "/usr/bin/chromium", download],
      found: "/usr/bin/chromium",
    },
    {
      installed: ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"],
      found: "/usr/bin/chromium-headless-shell",
    },
    {
      installed: ["/usr/bin/google-chrome", "/usr/local/bin/chromium-browser"],
      found: "/usr/local/bin/chromium-browser",
    },
    { installed: ["/usr/bin/google-chrome", download], found: "/usr/bin/google-chrome" },
    { installed: [download], found: download },
    { installed: [], found: undefined },
  ])("finds $found", ({ installed, found }) => {
    expect(findChromium(placesWith(installed))).toBe(found);
  });
});

describe("chromiumInstallers", () => {
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
  ])("knows what to try on $name", ({ machine, commands }) => {
    expect(chromiumInstallers(machine, undefined)).toEqual(commands);
  });

  it.each([
    { isRoot: true, found: "/usr/bin/chromium", commands: [shell] },
    { isRoot: false, found: "/usr/bin/chromium", commands: [] },
    { isRoot: true, found: "/usr/bin/chromium-headless-shell", commands: [] },
  ])("tries $commands where $found is there, as root: $isRoot", ({ isRoot, found, commands }) => {
    expect(chromiumInstallers({ osRelease: debian, isRoot, hasAptGet: true }, found)).toEqual(commands);
  });

  it("tells people every way that is left", () => {
    expect(noChromium).toMatch(/apt-get install chromium/);
    expect(noChromium).toMatch(/playwright install/);
    expect(noChromium).toMatch(/CHROMIUM_PATH/);
  });
});
