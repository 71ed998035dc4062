import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { getSection, getShownQuestions, openFaq } from "../../../testing/screens/openFaq.ts";

describe("FaqSearch", () => {
  const findSearchField = () =>
    screen.findByRole<HTMLInputElement>("searchbox", { name: "Search the answers" });

  it("shows the matching questions, highlights the matches and announces their number", {
    tags: ["R1.9"],
  }, async () => {
    const { user, router } = await openFaq();
    await screen.findByText("How do I clean it?");
    const historyLength = history.length;
    await user.type(await findSearchField(), "LAUFT aussen");
    expect(getShownQuestions()).toEqual(["Warum läuft die Scheibe an?"]);
    const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["läuft", "außen"]);
    expect(screen.getByText("1 question found").closest("[role=status]")).toBeTruthy();
    expect(location.search).toBe("?q=LAUFT+aussen");
    expect(history.length).toBe(historyLength);
    expect(router.state.location.pathname).toBe("/faq");
    expect(document.activeElement).toBe(await findSearchField());
  });

  it("treats markup as text", async () => {
    const { user } = await openFaq();
    await user.type(await findSearchField(), "<b>");
    await screen.findByText("1 question found");
    expect(document.querySelector("mark")?.textContent).toBe("<b>");
    expect(document.querySelector("b")).toBeNull();
  });

  it("opens a question whose answer only matches, and closes it when the search ends", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await findSearchField(), "water");
    const details = document.querySelector("details");
    expect(details?.open).toBe(true);
    await user.clear(await findSearchField());
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
    expect(location.search).toBe("");
  });

  it("announces that nothing was found, and is cleared by a button", { tags: ["R9.14"] }, async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await findSearchField(), "zzz");
    expect(screen.getByText("No results found").closest("[role=status]")).toBeTruthy();
    expect(getShownQuestions()).toEqual([]);
    expect(getSection("Documents").getByText("Care guide")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(getShownQuestions()).toHaveLength(3);
    expect(document.activeElement).toBe(await findSearchField());
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    expect(screen.queryByText("No results found")).toBeNull();
  });

  it("starts with the query of the URL", async () => {
    await openFaq("/faq?q=serial");
    await screen.findByText("1 question found");
    expect((await findSearchField()).value).toBe("serial");
  });

  it("follows navigations", async () => {
    const { router } = await openFaq("/faq?q=serial");
    await screen.findByText("1 question found");
    await act(() => router.navigate("/faq?q=clean"));
    expect((await findSearchField()).value).toBe("clean");
    await act(() => router.navigate(-1));
    expect((await findSearchField()).value).toBe("serial");
  });

  it("works where the browser refuses to change the URL", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    vi.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too often.", "SecurityError");
    });
    await user.type(await findSearchField(), "serial");
    expect(screen.getByText("1 question found")).toBeTruthy();
  });
});
