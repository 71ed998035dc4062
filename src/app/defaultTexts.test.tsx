import "../testing/dialogElement.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { openFaq } from "../testing/rendering/openFaq.ts";
import { openWindowPage } from "../testing/rendering/openWindowPage.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleConfig,
  createSampleProject,
  customerResponses,
  visitorResponses,
} from "../testing/samples/sampleProjects.ts";

const findButton = (name: string) => screen.findByRole("button", { name });

/** The specification's default texts in English, each with a screen that shows it. */
const defaultTexts = {
  "No results found": async (text) => {
    await openFaq("/faq?q=xyzzy");
    return screen.findByText(text);
  },
  Clear: async (text) => {
    await openFaq("/faq?q=xyzzy");
    return findButton(text);
  },
  "Load more": async (text) => {
    storeTestCredentials();
    const Projects = () => createProjectsPage([createSampleProject("a")], true);
    await renderPortal("/overview", { ...customerResponses, Projects });
    return findButton(text);
  },
  "Open image gallery in full screen mode": async (text) => {
    await openWindowPage({});
    return findButton(text);
  },
  Close: async (text) => {
    const { user } = await openWindowPage({});
    await user.click(await findButton("Open image gallery in full screen mode"));
    return findButton(text);
  },
  Cancel: async (text) => {
    const { user } = await openWindowPage({});
    await user.click(await findButton("Edit notes"));
    return findButton(text);
  },
  Submit: async (text) => {
    await renderPortal("/feedback/project-1", visitorResponses);
    return findButton(text);
  },
  Apply: async (text) => {
    const runtimeConfig = createSampleConfig({ country: "CH", defaultLocale: "de-CH" });
    const { user } = await renderPortal("/", { RuntimeConfig: () => ({ runtimeConfig }) });
    await user.click(await findButton("Country and language"));
    return findButton(text);
  },
} satisfies Record<string, (text: string) => Promise<HTMLElement>>;

describe("The default text", () => {
  it.each(Object.entries(defaultTexts))(
    "“%s” is shown in English",
    { tags: ["R9.14"] },
    async (text, find) => {
      expect((await find(text)).textContent).toContain(text);
    },
  );
});
