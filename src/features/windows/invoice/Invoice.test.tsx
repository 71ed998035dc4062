import { ids } from "#schema/createId.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import "#testing/dialogElement.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { sendUploadsByFetch } from "#testing/network/fakeUploads.ts";
import { openWindowPage } from "#testing/rendering/openWindowPage.ts";
import { getSection } from "#testing/rendering/sections.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";

async function openWindow(...args: Parameters<typeof openWindowPage>) {
  const portal = await openWindowPage(...args);
  return { ...portal, ...sendUploadsByFetch() };
}

const noInvoice = { invoiceFilename: null };
const createPdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
const getHeading = () => screen.getByRole("heading", { name: "Invoice" });
const getInvoice = () => getSection("Invoice");
const createResponse = (invoiceFilename: string) => ({
  uploadInvoice: createSampleWindow({ invoiceFilename }),
});

describe("Invoice without a file", () => {
  it("uploads a file with its progress, then shows it", { tags: ["R7.52"] }, async () => {
    const response = Promise.withResolvers<ReturnType<typeof createResponse>>();
    const { user, getRequests, progress } = await openWindow(
      { UploadInvoice: () => response.promise },
      noInvoice,
    );
    await user.upload(screen.getByLabelText("Add the invoice"), createPdf("bill.pdf"));
    const bar = await screen.findByRole("progressbar", { name: "Sending bill.pdf" });
    await expect.poll(() => document.activeElement).toBe(getHeading());
    await waitFor(() => expect(getRequests("UploadInvoice")).toHaveLength(1));
    progress(1, 4);
    await waitFor(() => expect(bar.getAttribute("value")).toBe("0.25"));
    response.resolve(createResponse("bill.pdf"));
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
    expect(getInvoice().getByText("bill.pdf")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByLabelText("Add the invoice")).toBeNull();
    const [call] = getRequests("UploadInvoice");
    expect(call?.variables["id"]).toBe(ids.window);
    const sent = call?.body instanceof FormData ? call.body.get("0") : undefined;
    expect(sent instanceof File && sent.name).toBe("bill.pdf");
  });

  it("cancels an upload at the press of its button", async () => {
    const { user, getRequests } = await openWindow(
      { UploadInvoice: () => Promise.withResolvers<Response>().promise },
      noInvoice,
    );
    await user.upload(screen.getByLabelText("Add the invoice"), createPdf("bill.pdf"));
    await waitFor(() => expect(getRequests("UploadInvoice")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop sending bill.pdf" }));
    expect(await screen.findByLabelText("Add the invoice")).toBeTruthy();
    expect(screen.queryByText("bill.pdf")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("Invoice with a file", () => {
  it("replaces the invoice", async () => {
    const { user } = await openWindow({ UploadInvoice: () => createResponse("better.pdf") });
    const replace = screen.getByRole("button", { name: "Replace the invoice" });
    expect(replace.getAttribute("aria-expanded")).toBe("false");
    const openFileDialog = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
    onTestFinished(() => openFileDialog.mockRestore());
    await user.click(replace);
    expect(openFileDialog).toHaveBeenCalledOnce();
    expect(replace.getAttribute("aria-expanded")).toBe("true");
    await user.upload(screen.getByLabelText("Replace the invoice"), createPdf("better.pdf"));
    await waitFor(() => expect(getInvoice().queryByText("invoice.pdf")).toBeNull());
    expect(getInvoice().getByText("better.pdf")).toBeTruthy();
    expect(screen.queryByLabelText("Replace the invoice")).toBeNull();
  });

  it("keeps the invoice if the service rejects its replacement, and offers to choose another file", async () => {
    const { user, getRequests } = await openWindow({});
    await user.click(screen.getByRole("button", { name: "Replace the invoice" }));
    const empty = new File([], "empty.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText("Replace the invoice"), empty);
    expect(await screen.findByText("This file is empty.")).toBeTruthy();
    expect(getInvoice().getByText("invoice.pdf")).toBeTruthy();
    expect(screen.getByLabelText("Replace the invoice")).toBeTruthy();
    expect(getRequests("UploadInvoice")).toEqual([]);
  });

  it("deletes the invoice after a confirmation", { tags: ["R7.53"] }, async () => {
    const { user, getRequests } = await openWindow({
      DeleteInvoice: () => ({ deleteInvoice: createSampleWindow(noInvoice) }),
    });
    await user.click(screen.getByRole("button", { name: "Delete invoice.pdf" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete the invoice?" }));
    expect(dialog.getByText("“invoice.pdf” will be gone for good.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await expect.poll(getAnnouncement).toBe("The invoice has been deleted.");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText("Add the invoice")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(getHeading());
    expect(getRequests("DeleteInvoice").map(({ variables }) => variables)).toEqual([{ id: ids.window }]);
  });

  it("keeps the invoice if the customer cancels the deletion", async () => {
    const { user, getRequests } = await openWindow({});
    await user.click(screen.getByRole("button", { name: "Delete invoice.pdf" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Delete invoice.pdf" }));
    expect(getRequests("DeleteInvoice")).toEqual([]);
  });

  it("opens the dialog again with the error if it was closed before the response", async () => {
    const response = Promise.withResolvers<Response>();
    const { user } = await openWindow({ DeleteInvoice: () => response.promise });
    await user.click(screen.getByRole("button", { name: "Delete invoice.pdf" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    response.resolve(createGraphQlErrorResponse("Not now."));
    expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Delete invoice.pdf" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("Opening the invoice", () => {
  const respondWithUrl = (invoiceFileUrl: string | null) => ({ InvoiceFileUrl: () => ({ invoiceFileUrl }) });

  it("requests the URL when pressed, and opens it in a new tab without a reference to the portal", {
    tags: ["R7.44"],
  }, async () => {
    vi.stubGlobal(
      "navigator",
      Object.create(navigator, { userActivation: { value: { isActive: true } }, onLine: { value: true } }),
    );
    const opened: Record<string, string>[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      opened.push({ href: this.href, target: this.target, rel: this.rel });
    });
    const { user, getRequests } = await openWindow(respondWithUrl("https://files.example/invoice?key=1"));
    expect(getRequests("InvoiceFileUrl")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(opened).toEqual([
      { href: "https://files.example/invoice?key=1", target: "_blank", rel: "noopener" },
    ]);
    expect(getRequests("InvoiceFileUrl").map(({ variables }) => variables)).toEqual([
      { registeredWindowId: ids.window },
    ]);
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
  });

  it("shows a link if the browser would block the new tab", async () => {
    const { user } = await openWindow(respondWithUrl(`/files/invoices/${ids.window}`));
    await user.click(screen.getByRole("button", { name: "Open" }));
    const link = await screen.findByRole("link", { name: "Open now" });
    expect(link.getAttribute("href")).toBe(`${location.origin}/files/invoices/${ids.window}`);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
    await expect.poll(() => document.activeElement).toBe(link);
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
  });

  it.each([
    ["is missing", respondWithUrl(null), "The file is not there any more. Please add it again."],
    [
      "has a URL that would run as a script",
      respondWithUrl("javascript:alert(1)"),
      "The file is not there any more",
    ],
  ] satisfies [string, ResponseStubs, string][])(
    "shows an error if the invoice %s",
    async (_, responses, reason) => {
      const { user } = await openWindow(responses);
      await user.click(screen.getByRole("button", { name: "Open" }));
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain("The invoice could not be opened.");
      expect(alert.textContent).toContain(reason);
      expect(screen.queryByRole("link", { name: "Open now" })).toBeNull();
    },
  );
});
