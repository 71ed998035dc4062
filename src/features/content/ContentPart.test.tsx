import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { contentAnswers, openFaq, part } from "../../testing/openFaq.ts";
import { failure, graphQlError } from "../../testing/responses.ts";
import { customerAnswers } from "../../testing/sampleData.ts";
import { currentToasts } from "../../ui/toastStore.ts";

describe("each part for itself", () => {
  const parts = [
    { name: "Questions and answers", call: "FaqContent", thing: "questions", sample: "How do I clean it?" },
    { name: "Documents", call: "DocumentContent", thing: "documents", sample: "Care guide" },
    { name: "Useful links", call: "BookmarkContent", thing: "links", sample: "Daylight" },
  ] as const;

  it.each(parts)("[R1.9] $name load by themselves", async ({ name, call, thing, sample }) => {
    const later = Promise.withResolvers<Response>();
    await openFaq("/faq", { [call]: () => later.promise });
    for (const other of parts) if (other.name !== name) await screen.findByText(other.sample);
    expect(part(name).getByText(`The ${thing} are loading.`).closest("[aria-busy=true]")).toBeTruthy();
    later.resolve(Response.json({ data: contentAnswers[call]() }));
    expect(await screen.findByText(sample)).toBeTruthy();
    expect(screen.queryByText(`The ${thing} are loading.`)).toBeNull();
  });

  it.each(parts)(
    "[R1.9] $name fail by themselves, and are tried again",
    async ({ name, call, thing, sample }) => {
      const { user, answer } = await openFaq("/faq", { [call]: () => graphQlError("Sorry.") });
      expect(await screen.findByText(`The ${thing} could not be loaded.`)).toBeTruthy();
      for (const other of parts) if (other.name !== name) await screen.findByText(other.sample);
      expect(currentToasts()).toEqual([]);
      answer({ [call]: contentAnswers[call] });
      await user.click(part(name).getByRole("button", { name: "Try again" }));
      expect(await screen.findByText(sample)).toBeTruthy();
      expect(screen.queryByText(`The ${thing} could not be loaded.`)).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name }));
    },
  );

  it.each(parts)("[R1.9] $name say where there are none", async ({ name, call, thing }) => {
    await openFaq("/faq", { [call]: customerAnswers[call] });
    expect(await screen.findByText(`There are no ${thing} here yet.`)).toBeTruthy();
    expect(part(name).queryByRole("heading", { level: 3 })).toBeNull();
  });

  it.each(parts)("[R5.1] $name that are null are a failure", async ({ call, thing }) => {
    await openFaq("/faq", { [call]: () => Response.json({ data: { [nullField[call]]: null } }) });
    expect(await screen.findByText(`The ${thing} could not be loaded.`)).toBeTruthy();
  });

  const nullField = {
    FaqContent: "faqContent",
    DocumentContent: "documentContent",
    BookmarkContent: "bookmarkContent",
  } as const;

  it("tell an unreachable service from a failing one", async () => {
    await openFaq("/faq", {
      FaqContent: () => Promise.reject(new TypeError("Failed to fetch")),
      DocumentContent: () => failure(400),
    });
    await screen.findByText("The questions could not be loaded.");
    expect(part("Questions and answers").getByText(/^We could not reach our service\./)).toBeTruthy();
    await screen.findByText("The documents could not be loaded.");
    expect(part("Documents").getByText("Please try again in a moment.")).toBeTruthy();
  });
});
