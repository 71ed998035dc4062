import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { contentResponses, openFaq } from "#testing/rendering/openFaq.ts";
import { getSection } from "#testing/rendering/sections.ts";
import { customerResponses } from "#testing/samples/sampleProjects.ts";
import { getToasts } from "#ui/notices/toastStore.ts";

describe("ContentSection", () => {
  const parts = [
    {
      name: "Questions and answers",
      operation: "FaqContent",
      thing: "questions",
      sample: "How do I clean it?",
    },
    { name: "Documents", operation: "DocumentContent", thing: "documents", sample: "Care guide" },
    { name: "Useful links", operation: "BookmarkContent", thing: "links", sample: "Daylight" },
  ] as const;

  for (const { name, operation, thing, sample } of parts) {
    const tags = name === "Useful links" ? ["R1.9"] : [];
    it(`${name} › loads independently of the others`, { tags }, async () => {
      const pending = Promise.withResolvers<Response>();
      await openFaq("/faq", { [operation]: () => pending.promise });
      for (const other of parts) if (other.name !== name) await screen.findByText(other.sample);
      expect(
        getSection(name).getByText(`The ${thing} are loading.`).closest("[aria-busy=true]"),
      ).toBeTruthy();
      pending.resolve(Response.json({ data: contentResponses[operation]() }));
      expect(await screen.findByText(sample)).toBeTruthy();
      expect(screen.queryByText(`The ${thing} are loading.`)).toBeNull();
    });
  }

  it.each(parts)(
    "$name › fails independently of the others, and can be loaded again",
    async ({ name, operation, thing, sample }) => {
      const { user, stubResponses } = await openFaq("/faq", {
        [operation]: () => createGraphQlErrorResponse("Sorry."),
      });
      expect(await screen.findByText(`The ${thing} could not be loaded.`)).toBeTruthy();
      for (const other of parts) if (other.name !== name) await screen.findByText(other.sample);
      expect(getToasts()).toEqual([]);
      stubResponses({ [operation]: contentResponses[operation] });
      await user.click(getSection(name).getByRole("button", { name: "Try again" }));
      expect(await screen.findByText(sample)).toBeTruthy();
      expect(screen.queryByText(`The ${thing} could not be loaded.`)).toBeNull();
      await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 2, name }));
    },
  );

  it.each(parts)("$name › shows a text for an empty section", async ({ name, operation, thing }) => {
    await openFaq("/faq", { [operation]: customerResponses[operation] });
    expect(await screen.findByText(`There are no ${thing} here yet.`)).toBeTruthy();
    expect(getSection(name).queryByRole("heading", { level: 3 })).toBeNull();
  });
});
