import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openFaq, part, shownQuestions } from "../../testing/openFaq.ts";

describe("the search", () => {
  const field = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Search the answers" });

  it("[R1.9] leaves what was found, marks it as text and says how many there are", async () => {
    const { user, router } = await openFaq();
    await screen.findByText("How do I clean it?");
    const entries = history.length;
    await user.type(await field(), "LAUFT aussen");
    expect(shownQuestions()).toEqual(["Warum läuft die Scheibe an?"]);
    const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["läuft", "außen"]);
    expect(screen.getByText("1 question found").closest("[role=status]")).toBeTruthy();
    expect(location.search).toBe("?q=LAUFT+aussen");
    expect(history.length).toBe(entries);
    expect(router.state.location.pathname).toBe("/faq");
    expect(document.activeElement).toBe(await field());
  });

  it("marks markup as the text it is", async () => {
    const { user } = await openFaq();
    await user.type(await field(), "<b>");
    await screen.findByText("1 question found");
    expect(document.querySelector("mark")?.textContent).toBe("<b>");
    expect(document.querySelector("b")).toBeNull();
  });

  it("opens what holds the words in its answer alone, and closes it again", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await field(), "water");
    const details = document.querySelector("details");
    expect(details?.open).toBe(true);
    await user.clear(await field());
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
    expect(location.search).toBe("");
  });

  it("[R9.14] says where nothing was found, and ends on demand", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    await user.type(await field(), "zzz");
    expect(screen.getByText("No results found").closest("[role=status]")).toBeTruthy();
    expect(shownQuestions()).toEqual([]);
    expect(part("Documents").getByText("Care guide")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(shownQuestions()).toHaveLength(3);
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    expect(screen.queryByText("No results found")).toBeNull();
  });

  it("begins with what the address says", async () => {
    await openFaq("/faq?q=serial");
    await screen.findByText("1 question found");
    expect((await field()).value).toBe("serial");
  });

  it("follows a navigation", async () => {
    const { router } = await openFaq("/faq?q=serial");
    await screen.findByText("1 question found");
    await act(() => router.navigate("/faq?q=clean"));
    expect((await field()).value).toBe("clean");
    await act(() => router.navigate(-1));
    expect((await field()).value).toBe("serial");
  });

  it("works where the browser keeps the address as it is", async () => {
    const { user } = await openFaq();
    await screen.findByText("How do I clean it?");
    vi.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too often.", "SecurityError");
    });
    await user.type(await field(), "serial");
    expect(screen.getByText("1 question found")).toBeTruthy();
  });
});
