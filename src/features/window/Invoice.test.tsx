import "../../testing/dialogElement.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { renderWindow } from "../../testing/renderWindow.ts";
import { graphQlError } from "../../testing/responses.ts";
import { sampleWindow } from "../../testing/sampleWindow.ts";
import { uploadsThroughService } from "../../testing/uploadsThroughService.ts";

async function openWindow(...arranged: Parameters<typeof renderWindow>) {
  const portal = await renderWindow(...arranged);
  return { ...portal, ...uploadsThroughService() };
}

const none = { invoiceFilename: null };
const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const heading = () => screen.getByRole("heading", { name: "Invoice" });
const section = () => within(screen.getByRole("region", { name: "Invoice" }));
const uploaded = (invoiceFilename: string) => ({ uploadInvoice: sampleWindow({ invoiceFilename }) });

describe("adding the invoice", () => {
  it("[R7.52] sends the file, tells how far it is, and shows it then", async () => {
    const answer = Promise.withResolvers<ReturnType<typeof uploaded>>();
    const { user, callsOf, progress } = await openWindow({ UploadInvoice: () => answer.promise }, none);
    await user.upload(screen.getByLabelText("Add the invoice"), pdf("bill.pdf"));
    const bar = await screen.findByRole("progressbar", { name: "Sending bill.pdf" });
    await waitFor(() => expect(callsOf("UploadInvoice")).toHaveLength(1));
    progress(1, 4);
    await waitFor(() => expect(bar.getAttribute("value")).toBe("0.25"));
    answer.resolve(uploaded("bill.pdf"));
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
    expect(section().getByText("bill.pdf")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByLabelText("Add the invoice")).toBeNull();
    const [call] = callsOf("UploadInvoice");
    expect(call?.variables["id"]).toBe("window-1");
    const sent = call?.body instanceof FormData ? call.body.get("0") : undefined;
    expect(sent instanceof File && sent.name).toBe("bill.pdf");
  });

  it("[R7.52] can be stopped", async () => {
    const { user, callsOf } = await openWindow(
      { UploadInvoice: () => Promise.withResolvers<Response>().promise },
      none,
    );
    await user.upload(screen.getByLabelText("Add the invoice"), pdf("bill.pdf"));
    await waitFor(() => expect(callsOf("UploadInvoice")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop sending bill.pdf" }));
    expect(await screen.findByLabelText("Add the invoice")).toBeTruthy();
    expect(screen.queryByText("bill.pdf")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("[R7.52] keeps a file that did not arrive, and sends it again", async () => {
    const { user, answer } = await openWindow({ UploadInvoice: unreachable }, none);
    await user.upload(screen.getByLabelText("Add the invoice"), pdf("bill.pdf"));
    expect(await screen.findByText(/The connection was lost/, { selector: "p" })).toBeTruthy();
    answer({ UploadInvoice: () => uploaded("bill.pdf") });
    await user.click(screen.getByRole("button", { name: "Try again: bill.pdf" }));
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
    expect(screen.queryByText(/The connection was lost/, { selector: "p" })).toBeNull();
  });

  it("passes on what the service says of the file", async () => {
    const { user } = await openWindow({ UploadInvoice: () => graphQlError("We have seen this one.") }, none);
    await user.upload(screen.getByLabelText("Add the invoice"), pdf("bill.pdf"));
    expect(await screen.findByText("We have seen this one.", { selector: "p" })).toBeTruthy();
  });

  it("refuses a file of another kind before it is sent, and takes another one in its place", async () => {
    const { user, callsOf } = await openWindow({ UploadInvoice: () => uploaded("bill.pdf") }, none);
    const input = screen.getByLabelText<HTMLInputElement>("Add the invoice");
    input.accept = "";
    await user.upload(input, new File(["hello"], "letter.txt", { type: "text/plain" }));
    expect(await screen.findByText(/^Only PDF/)).toBeTruthy();
    expect(callsOf("UploadInvoice")).toEqual([]);
    await user.upload(screen.getByLabelText("Add the invoice"), pdf("bill.pdf"));
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
    expect(screen.queryByText("letter.txt")).toBeNull();
  });
});

describe("the invoice that is there", () => {
  it("[R7.52] is replaced by another file", async () => {
    const { user } = await openWindow({ UploadInvoice: () => uploaded("better.pdf") });
    const replace = screen.getByRole("button", { name: "Replace" });
    expect(replace.getAttribute("aria-expanded")).toBe("false");
    await user.click(replace);
    await user.upload(screen.getByLabelText("Replace the invoice"), pdf("better.pdf"));
    await waitFor(() => expect(section().queryByText("invoice.pdf")).toBeNull());
    expect(section().getByText("better.pdf")).toBeTruthy();
    expect(screen.queryByLabelText("Replace the invoice")).toBeNull();
  });

  it("stays where its replacement is refused, and another file can be chosen", async () => {
    const { user, callsOf } = await openWindow({});
    await user.click(screen.getByRole("button", { name: "Replace" }));
    const empty = new File([], "empty.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText("Replace the invoice"), empty);
    expect(await screen.findByText("This file is empty.")).toBeTruthy();
    expect(section().getByText("invoice.pdf")).toBeTruthy();
    expect(screen.getByLabelText("Replace the invoice")).toBeTruthy();
    expect(callsOf("UploadInvoice")).toEqual([]);
  });

  it("[R7.53] is deleted after a question", async () => {
    const { user, callsOf } = await openWindow({
      DeleteInvoice: () => ({ deleteInvoice: sampleWindow(none) }),
    });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete the invoice?" }));
    expect(dialog.getByText("“invoice.pdf” will be gone for good.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("The invoice has been deleted.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText("Add the invoice")).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(callsOf("DeleteInvoice").map(({ variables }) => variables)).toEqual([{ id: "window-1" }]);
  });

  it("stays where the question is answered by no", async () => {
    const { user, callsOf } = await openWindow({});
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete" }));
    expect(callsOf("DeleteInvoice")).toEqual([]);
  });

  it("[R7.53] stays where deleting fails, which the dialog tells of", async () => {
    const { user, answer } = await openWindow({ DeleteInvoice: unreachable });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(/could not be deleted.*could not reach/);
    answer({ DeleteInvoice: () => ({ deleteInvoice: sampleWindow(none) }) });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("The invoice has been deleted.")).toBeTruthy();
  });

  it("cannot be left while it is being deleted", async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = await openWindow({ DeleteInvoice: () => answer.promise });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    answer.resolve(graphQlError("Not now."));
    expect((await dialog.findByRole("alert")).textContent).toContain("Not now.");
  });
});

describe("opening the invoice", () => {
  const at = (invoiceFileUrl: string | null) => ({ InvoiceFileUrl: () => ({ invoiceFileUrl }) });

  it("[R7.44] asks for its address when pressed and opens a new tab that learns nothing of the portal", async () => {
    vi.stubGlobal(
      "navigator",
      Object.create(navigator, { userActivation: { value: { isActive: true } }, onLine: { value: true } }),
    );
    const opened: Record<string, string>[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      opened.push({ href: this.href, target: this.target, rel: this.rel });
    });
    const { user, callsOf } = await openWindow(at("https://files.example/invoice?key=1"));
    expect(callsOf("InvoiceFileUrl")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
    expect(opened).toEqual([
      { href: "https://files.example/invoice?key=1", target: "_blank", rel: "noopener" },
    ]);
    expect(callsOf("InvoiceFileUrl").map(({ variables }) => variables)).toEqual([
      { registeredWindowId: "window-1" },
    ]);
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
  });

  it("[R7.44] leaves a link to press where the browser would hold the new tab back", async () => {
    const { user } = await openWindow(at("/files/invoices/window-1"));
    await user.click(screen.getByRole("button", { name: "Open" }));
    const link = await screen.findByRole("link", { name: "Open now" });
    expect(link.getAttribute("href")).toBe(`${location.origin}/files/invoices/window-1`);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
    expect(document.activeElement).toBe(link);
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByRole("button", { name: "Open" })).toBeTruthy();
  });

  it.each([
    ["is missing", at(null), "The file is not there any more. Please add it again."],
    [
      "has an address that would run as a script",
      at("javascript:alert(1)"),
      "The file is not there any more",
    ],
    ["cannot be asked for", { InvoiceFileUrl: unreachable }, "We could not reach our service."],
    ["is refused", { InvoiceFileUrl: () => graphQlError("Come back later.") }, "Come back later."],
  ] satisfies [string, Answers, string][])("[R7.44] says so where it %s", async (_, answers, reason) => {
    const { user } = await openWindow(answers);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The invoice could not be opened.");
    expect(alert.textContent).toContain(reason);
    expect(screen.queryByRole("link", { name: "Open now" })).toBeNull();
  });
});
