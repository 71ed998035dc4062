import { act, screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { getDescriptions } from "#testing/browser/getDescriptions.ts";
import { openProject } from "#testing/rendering/openProject.ts";
import { findSection } from "#testing/rendering/sections.ts";
import { createSampleActiveRequest, createSampleRequest } from "#testing/samples/sampleProjects.ts";

const sharedOffer = `Offer for Street of p1 7, 20095\u00A0Hamburg
Roof & Light

2 × Roof window M06: €600.00
2 × Blind for M06: €150.00
2 × Installation of one window: €450.00

Products excl. VAT: €1,500.00
Installation excl. VAT: €900.00
Total excl. VAT: €2,400.00
VAT 19%: €456.00
Total incl. VAT: €2,856.00`;

describe("Offer", () => {
  it("lists the items of the offer and its totals in the country's currency", {
    tags: ["R3.5"],
  }, async () => {
    await openProject();
    await screen.findByRole("table", { name: "What is included" });
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ItemQuantityUnit price excl. VATTotal excl. VATTotal incl. VAT",
      "Roof window M06Item no. TGS-M06Quantity2Unit price excl. VAT€300.00Total excl. VAT€600.00Total incl. VAT€714.00",
      "Blind for M06Item no. TGB-M06Quantity2Unit price excl. VAT€75.00Total excl. VAT€150.00Total incl. VAT€178.50",
      "Installation of one windowItem no. INST-1Quantity2Unit price excl. VAT€225.00Total excl. VAT€450.00Total incl. VAT€535.50",
      "Products excl. VAT€1,500.00",
      "Installation excl. VAT€900.00",
      "Total excl. VAT€2,400.00",
      "VAT 19%€456.00",
      "Total incl. VAT€2,856.00",
    ]);
  });

  it("shows the first hundred items of a long offer with its totals, and all on paper", async () => {
    const request = createSampleRequest();
    const [item] = request.cart?.items ?? [];
    const items = item ? Array.from({ length: 120 }, (_, index) => ({ ...item, sku: `item-${index}` })) : [];
    const cart = request.cart && { ...request.cart, items };
    await openProject({ ShowRequest: () => ({ showRequest: { ...request, cart } }) });
    const table = await screen.findByRole("table", { name: "What is included" });
    const countRows = () => table.parentElement?.querySelectorAll("tr").length;
    expect(countRows()).toBe(1 + 100 + 5);
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(countRows()).toBe(1 + 120 + 5);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(countRows()).toBe(1 + 100 + 5);
  });

  it("breaks neither a product's measures nor the installer's number across lines", async () => {
    const { cart, ...request } = createSampleRequest();
    const items =
      cart?.items.slice(0, 1).map((item) => ({ ...item, description: "Blind, 78 cm wide" })) ?? [];
    const measured = cart && { ...cart, installableProductName: "Window, 78 × 118 cm", items };
    await openProject({ ShowRequest: () => ({ showRequest: { ...request, cart: measured } }) });
    const offer = await screen.findByRole("heading", { name: "Your offer" });
    expect(offer.closest("summary")?.textContent).toContain("Window, 78\u00A0×\u00A0118\u00A0cm");
    expect(document.querySelector("main table")?.textContent).toContain("Blind, 78\u00A0cm wide");
    const numbers = document.querySelectorAll("a[href='tel:+4940123456']");
    expect(numbers.length).toBeGreaterThan(0);
    for (const { textContent } of numbers) expect(textContent).toContain("+49\u00A040\u00A0123456");
  });

  it("accepts and declines the offer with an e-mail to the installer", async () => {
    await openProject();
    const offer = await findSection("Step 4 of 9: Offer sent");
    const parseMail = (name: string) => new URL(offer.getByRole<HTMLAnchorElement>("link", { name }).href);
    const accept = parseMail("Accept by e-mail");
    expect(decodeURIComponent(accept.pathname)).toBe("hello@roof-and-light.example");
    expect(accept.searchParams.get("subject")).toBe("I accept your offer: Street of p1 7, 20095 Hamburg");
    expect(accept.searchParams.get("body")).toBe(
      [
        "Hello,",
        "I accept your offer of €2,856.00 for my project at Street of p1 7, 20095 Hamburg.",
        "Please let me know when we can agree a date.",
        "Kind regards\r\nAda Berg",
      ].join("\r\n\r\n"),
    );
    expect(parseMail("Decline by e-mail").searchParams.get("subject")).toMatch(/^I decline your offer/);
    expect(offer.getByText(/Your decision counts only once you have sent it/)).toBeTruthy();
  });

  it("copies the e-mail and shows its address if the press opened no mail program", async () => {
    const { user } = await openProject();
    const offer = await findSection("Step 4 of 9: Offer sent");
    const accept = offer.getByRole("link", { name: "Accept by e-mail" });
    for (const link of [accept, offer.getByRole("link", { name: "Decline by e-mail" })])
      expect(getDescriptions(link)).toEqual([expect.stringContaining("only once you have sent it.")]);
    // A browser without a mail program opens nothing either.
    accept.addEventListener("click", (event) => event.preventDefault());
    expect(screen.queryByText(/No e-mail opened/)).toBeNull();
    await user.click(accept);
    expect(offer.getByText(/No e-mail opened/).textContent).toContain("hello@roof-and-light.example");
    await user.click(offer.getByRole("button", { name: "Copy the text" }));
    expect(await navigator.clipboard.readText()).toMatch(/^I accept your offer: .*\n\nHello,\n\nI accept/);
    expect(offer.getByText("Copied.")).toBeTruthy();
  });

  it.each([
    [
      "of which the service says so",
      { overdue: true, remainingDays: null },
      "The time to decide on the offer has passed.",
    ],
    [
      "of which the days are over",
      { overdue: false, remainingDays: -3 },
      "The time to decide on the offer ended 3 days ago.",
    ],
  ])("asks whether an expired offer, %s, is still valid, and does not accept it", async (_, facts, text) => {
    await openProject(
      {
        ShowRequest: () => ({
          showRequest: createSampleRequest({ currentStatus: "OFFER_SENT", ...facts }),
        }),
      },
      { activeRequest: createSampleActiveRequest({ deadline: "2026-03-01T12:00:00Z" }) },
    );
    const offer = await findSection("Your offer");
    expect((await findSection("Step 4 of 9: Offer sent")).getByText(text)).toBeTruthy();
    expect(screen.queryByText(/Please decide by/)).toBeNull();
    expect(screen.queryByRole("link", { name: /^(?:Accept|Decline)/ })).toBeNull();
    expect(offer.queryByRole("button", { name: /^Add to calendar/ })).toBeNull();
    const [first] = (await findSection("Step 4 of 9: Offer sent")).getAllByRole<HTMLAnchorElement>("link", {
      name: /Ask|Call|e-mail/,
    });
    expect(first?.textContent).toBe("Ask whether the offer is still valid");
    expect(first?.className).toContain("primary");
    const mail = new URL(first?.href ?? "");
    expect(decodeURIComponent(mail.pathname)).toBe("hello@roof-and-light.example");
    expect(mail.searchParams.get("subject")).toBe("Is your offer still valid? Street of p1 7, 20095 Hamburg");
    expect(mail.searchParams.get("body")).toBe(
      [
        "Hello,",
        "Is your offer for my project at Street of p1 7, 20095 Hamburg still valid?",
        "Total incl. VAT: €2,856.00",
        "Kind regards\r\nAda Berg",
      ].join("\r\n\r\n"),
    );
  });

  it("stays above the steps after its acceptance, without buttons to decide, and shows only product and price", async () => {
    await openProject({
      ShowRequest: () => ({ showRequest: createSampleRequest({ currentStatus: "OFFER_ACCEPTED" }) }),
    });
    const offer = await screen.findByRole("heading", { name: "Your offer" });
    const steps = screen.getByRole("heading", { name: "All steps and dates" });
    expect(offer.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("link", { name: /^(?:Accept|Decline)/ })).toBeNull();
    expect(offer.closest("details")?.open).toBe(false);
    expect(offer.closest("summary")?.textContent).toBe("Your offer 2 × Roof window · €2,856.00");
  });

  it("shows its price once, beside the buttons to decide on it, until the customer opens its items", async () => {
    await openProject();
    const offer = await screen.findByRole("heading", { name: "Your offer" });
    expect(offer.closest("summary")?.textContent).toBe("Your offer 2 × Roof window");
    const nextStep = await findSection("Step 4 of 9: Offer sent");
    expect(nextStep.getByText(/€2,856\.00/)).toBeTruthy();
  });

  it("prints only the offer, with installer, address, deadline and VAT", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const activeRequest = createSampleActiveRequest({ deadline: "2026-03-20T12:00:00Z" });
    const { user } = await openProject({}, { activeRequest });
    await user.click((await findSection("Your offer")).getByRole("button", { name: "Print the offer" }));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector("[data-print-sheet]");
    for (const text of [
      "Roof & Light",
      "Street of p1 7",
      "Please decide by March 20, 2026",
      "VAT 19%€456.00",
    ]) {
      expect(sheet?.textContent).toContain(text);
    }
    expect(document.body.dataset["printsSheet"]).toBe("");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector("[data-print-sheet]")).toBeNull();
    expect(document.body.dataset["printsSheet"]).toBeUndefined();
  });

  it("prints the offer in place of the page with the browser's own command", async () => {
    await openProject();
    await findSection("Your offer");
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(document.querySelector("[data-print-sheet]")?.textContent).toContain("Unit price excl. VAT");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector("[data-print-sheet]")).toBeNull();
  });

  it("offers to copy the offer or send it by e-mail if the browser cannot share", async () => {
    const { user } = await openProject();
    const offer = await findSection("Your offer");
    await user.click(offer.getByRole("button", { name: "Copy the offer" }));
    expect(await offer.findByText("Copied.")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(sharedOffer);
    const email = new URL(
      offer.getByRole<HTMLAnchorElement>("link", { name: "Send the offer by e-mail" }).href,
    );
    expect(email.searchParams.get("subject")).toBe("Offer for Street of p1 7, 20095 Hamburg");
    expect(email.searchParams.get("body")).toBe(sharedOffer.replaceAll("\n", "\r\n").replace("\u00A0", " "));
  });

  it("shares the offer if the browser can, and shows no error if the visitor cancels", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException("Share canceled", "AbortError"));
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
    const { user } = await openProject();
    await user.click((await findSection("Your offer")).getByRole("button", { name: "Share the offer" }));
    expect(share).toHaveBeenCalledWith({
      title: "Offer for Street of p1 7, 20095\u00A0Hamburg",
      text: sharedOffer,
    });
  });
});
