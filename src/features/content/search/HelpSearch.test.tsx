import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { servicePhones } from "#servicePhones.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { getShownQuestions, openFaq } from "#testing/rendering/openFaq.ts";
import { findSection, getSection } from "#testing/rendering/sections.ts";
import {
  createProjectsPage,
  createSampleProject,
  createSampleRequest,
} from "#testing/samples/sampleProjects.ts";

describe("HelpSearch", () => {
  const findSearchField = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Search the help" });

  it("shows the matching questions, highlights the matches and announces their number", async () => {
    const { user, router } = await openFaq();
    await screen.findByText("How do I clean it?");
    const historyLength = history.length;
    await user.type(await findSearchField(), "LAUFT aussen");
    expect(await screen.findByText("1 result found")).toBeTruthy();
    await expect.poll(getAnnouncement).toBe("1 result found");
    expect(getShownQuestions()).toEqual(["Warum läuft die Scheibe an?"]);
    const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["läuft", "außen"]);
    expect(location.search).toBe("?q=LAUFT+aussen");
    expect(history.length).toBe(historyLength);
    expect(router.state.location.pathname).toBe("/faq");
    await expect.poll(() => document.activeElement).toBe(await findSearchField());
  });

  it("opens a question if only its answer matches, and closes it when the search ends", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await findSearchField(), "water");
    await screen.findByText("1 result found");
    const details = document.querySelector<HTMLDetailsElement>("details[id]");
    expect(details?.open).toBe(true);
    await user.clear(await findSearchField());
    expect(document.querySelectorAll("details[id][open]")).toHaveLength(0);
    expect(location.search).toBe("");
  });

  it("finds documents and links, marks similar results, and shows no section without results", async () => {
    const { user } = await openFaq();
    await screen.findByText("Care guide");
    await user.type(await findSearchField(), "guidde");
    await screen.findByText("No exact match. 1 similar result");
    expect(getSection("Documents").getByText("guide", { selector: "mark" })).toBeTruthy();
    await user.clear(await findSearchField());
    await user.type(await findSearchField(), "daylight");
    await screen.findByText(/results? found/);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Talk to us", "Useful links"]);
  });

  it("reports a search without results only when everything has loaded", async () => {
    const documents = Promise.withResolvers<Response>();
    await openFaq("/faq?q=zzz", { DocumentContent: () => documents.promise });
    await screen.findByText("The documents are loading.");
    expect(screen.queryByText("No results found")).toBeNull();
    documents.resolve(Response.json({ data: { documentContent: [] } }));
    expect(await screen.findByText("No results found")).toBeTruthy();
  });

  it("names the installer and the customer service after a search without results", async () => {
    const { getRequests } = await openFaq("/faq?q=zzz", {
      Projects: () =>
        createProjectsPage([createSampleProject(1), createSampleProject(9, { isArchived: true })]),
      ShowRequest: () => ({ showRequest: createSampleRequest() }),
    });
    const contact = await findSection("Talk to us");
    await contact.findByText("Your installer, Roof & Light");
    expect(contact.getByText("Taglys customer service")).toBeTruthy();
    expect(contact.getByRole("link", { name: /^Call \+49.+, Taglys customer service$/ })).toBeTruthy();
    expect(contact.getByRole("link", { name: /^Call \+49.+, Roof & Light$/ })).toBeTruthy();
    expect(contact.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      `tel:${servicePhones.DE.replaceAll(" ", "")}`,
      "tel:+4940123456",
      "mailto:hello%40roof-and-light.example",
    ]);
    expect(getRequests("ShowRequest")).toHaveLength(1);
  });

  it("starts with the query of the URL", async () => {
    await openFaq("/faq?q=serial");
    await screen.findByText("1 result found");
    expect((await findSearchField()).value).toBe("serial");
  });

  it("follows a navigation to another query", async () => {
    const { router } = await openFaq("/faq?q=serial");
    await screen.findByText("1 result found");
    await act(() => router.navigate("/faq?q=clean"));
    expect((await findSearchField()).value).toBe("clean");
    await act(() => router.navigate(-1));
    expect((await findSearchField()).value).toBe("serial");
  });

  it("works if the browser refuses to change the URL", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    vi.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too often.", "SecurityError");
    });
    await user.type(await findSearchField(), "serial");
    expect(await screen.findByText("1 result found")).toBeTruthy();
  });
});
