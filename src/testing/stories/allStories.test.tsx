import "../dialogElement.ts";
import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from "@storybook/react-vite";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import preview from "../../../.storybook/preview.tsx";
import { locales } from "../../countries.ts";
import { changeLocale, loadAllMessages } from "../../i18n/locale/activeLocale.ts";

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const storyFiles = import.meta.glob<StoryFile>("../../**/*.stories.tsx", { eager: true });
const storySources = Object.values(
  import.meta.glob<string>("../../**/*.stories.tsx", { eager: true, query: "?raw", import: "default" }),
);
const componentFiles = Object.keys(
  import.meta.glob(["../../{ui,forms,uploads}/**/*.tsx", "!../../**/*.{test,stories}.tsx"]),
);

setProjectAnnotations(preview);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("stories", () => {
  it.each(locales)("render in %s without an error or a missing message", async (locale) => {
    await changeLocale(locale);
    await loadAllMessages();
    const logError = vi.spyOn(console, "error").mockImplementation(() => {});
    const elements = Object.entries(storyFiles).flatMap(([path, { default: meta, ...stories }]) =>
      Object.entries(stories).map(([name, story]) => {
        const Story = composeStory(story, meta, { initialGlobals: { locale } });
        return <Story key={`${path} ${name}`} />;
      }),
    );
    await act(async () => render(elements));
    expect(document.querySelectorAll("dialog[open]").length).toBeGreaterThan(0);
    expect(logError.mock.calls).toEqual([]);
  });

  it("show every component of ui, forms and uploads", () => {
    expect(componentFiles.length).toBeGreaterThan(0);
    const missing = componentFiles.filter((path) => {
      const name = path.split("/").at(-1);
      return !storySources.some((source) => source.includes(`/${name}"`));
    });
    expect(missing).toEqual([]);
  });
});
