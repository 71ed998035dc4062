import { createId, ids } from "#schema/createId.ts";
import "#testing/dialogElement.ts";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { NewWindowFragment } from "#features/windows/registration/registration.generated.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  createNewWindow,
  fillWindow,
  openRegistrationForm,
} from "#testing/rendering/openRegistrationForm.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";

const createPdf = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

const selectInvoice = (user: UserEvent, file: File, label = "Invoice file optional") =>
  user.upload(screen.getByLabelText(label), file);

describe("Invoice on the registration form", () => {
  it("is checked at the selection, and can be removed", async () => {
    const { user } = await openRegistrationForm();
    await selectInvoice(user, new File(["no PDF"], "invoice.pdf", { type: "application/pdf" }));
    expect(await screen.findByText(/This file is damaged/)).toBeTruthy();
    await selectInvoice(user, createPdf("right.pdf"));
    const remove = await screen.findByRole("button", { name: "Remove right.pdf" });
    expect(screen.queryByText(/This file is damaged/)).toBeNull();
    await user.click(remove);
    expect(screen.queryByText("right.pdf")).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Choose a file" }));
  });

  it("is in the error summary after a refusal, until the customer removes it", async () => {
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () => ({ registerProjectWindows: [createNewWindow(1)] }),
    });
    await fillWindow(user, 1, "SN100001");
    await selectInvoice(user, new File([], "empty.pdf", { type: "application/pdf" }));
    await screen.findByText("This file is empty.");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await user.click(screen.getByRole("link", { name: "Invoice file: This file is empty." }));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Choose a file" }));
    expect(getRequests("RegisterProjectWindows")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Remove empty.pdf" }));
    expect(screen.queryByText(/This file is empty/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await screen.findByRole("heading", { name: "Your window is registered" });
  });

  it("can be one per window, and comes back with a removed window", async () => {
    const { user } = await openRegistrationForm();
    await fillWindow(user, 1, "SN100001");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "SN100002");
    expect(screen.getByText("It is kept with all 2 windows.")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Each window has its own invoice" }));
    await selectInvoice(user, createPdf("second.pdf"), "Invoice for window 2 optional");
    await screen.findByText("second.pdf");
    await user.click(screen.getByRole("button", { name: "Remove window 2" }));
    expect(screen.queryByText("second.pdf")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("second.pdf")).toBeTruthy();
  });
});

const thirdId = createId("window", 3);

describe("Invoice after the registration", () => {
  it("is uploaded to all windows", async () => {
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () => ({
        registerProjectWindows: [createNewWindow(1), createNewWindow(2)],
      }),
      UploadInvoice: () => ({ uploadInvoice: createSampleWindow() }),
    });
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "SN100002");
    await selectInvoice(user, createPdf("both.pdf"));
    await screen.findByText("both.pdf");
    await user.click(screen.getByRole("button", { name: "Register 2 windows" }));
    expect(await screen.findAllByText("The invoice is uploaded")).toHaveLength(2);
    expect(
      getRequests("UploadInvoice").map(({ variables, body }) => [
        variables["id"],
        body instanceof FormData && body.get("0"),
      ]),
    ).toMatchObject([
      [ids.window, { name: "both.pdf" }],
      [createId("window", 2), { name: "both.pdf" }],
    ]);
  });

  it("is uploaded even if the customer leaves before the windows are registered", async () => {
    const response = Promise.withResolvers<{ registerProjectWindows: NewWindowFragment[] }>();
    const { user, router, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () => response.promise,
      UploadInvoice: () => ({ uploadInvoice: createSampleWindow() }),
    });
    await fillWindow(user, 1, "SN100001");
    await selectInvoice(user, createPdf("bill.pdf"));
    await screen.findByText("bill.pdf");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await act(() => router.navigate("/overview"));
    response.resolve({ registerProjectWindows: [createNewWindow(1)] });
    await waitFor(() => expect(getRequests("UploadInvoice")[0]?.variables["id"]).toBe(ids.window));
  });

  it("keeps uploading if the customer leaves", async () => {
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () => ({ registerProjectWindows: [createNewWindow(1)] }),
      UploadInvoice: () => Promise.withResolvers<Response>().promise,
    });
    await fillWindow(user, 1, "SN100001");
    await selectInvoice(user, createPdf("bill.pdf"));
    await screen.findByText("bill.pdf");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    await waitFor(() => expect(getRequests("UploadInvoice")).toHaveLength(1));
    await user.click(screen.getByRole("link", { name: "Projects" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByText("bill.pdf")).toBeNull());
    expect(getRequests("UploadInvoice")[0]?.signal?.aborted).toBe(false);
  });

  it("is uploaded to its window, and a failed upload can be retried", {
    tags: ["R1.8"],
  }, async () => {
    const { user, getRequests, stubResponses } = await openRegistrationForm({
      RegisterProjectWindows: () => ({
        registerProjectWindows: [createNewWindow(1), createNewWindow(2), createNewWindow(3)],
      }),
      UploadInvoice: ({ variables: { id } }) =>
        id === thirdId
          ? createGraphQlErrorResponse("The shelf is full.")
          : { uploadInvoice: createSampleWindow({ id: ids.window }) },
    });
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "SN100002");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 3, "SN100003");
    await user.click(screen.getByRole("checkbox", { name: "Each window has its own invoice" }));
    await selectInvoice(user, createPdf("first.pdf"), "Invoice for window 1 optional");
    await selectInvoice(user, createPdf("third.pdf"), "Invoice for window 3 optional");
    await screen.findByText("third.pdf");
    await user.click(screen.getByRole("button", { name: "Register 3 windows" }));

    expect(await screen.findByRole("heading", { name: "Your 3 windows are registered" })).toBeTruthy();
    expect(await screen.findByText("The invoice is uploaded")).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain("An invoice could not be uploaded");
    expect(screen.getByText("The shelf is full.")).toBeTruthy();
    expect(getRequests("UploadInvoice").map(({ variables }) => variables["id"])).toEqual([
      ids.window,
      thirdId,
    ]);

    stubResponses({ UploadInvoice: () => ({ uploadInvoice: createSampleWindow({ id: thirdId }) }) });
    await user.click(screen.getByRole("button", { name: "Try again: third.pdf" }));
    expect(await screen.findAllByText("The invoice is uploaded")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    const sent = getRequests("UploadInvoice")[2];
    expect(sent?.variables["id"]).toBe(thirdId);
    expect(sent?.body instanceof FormData && sent.body.get("0")).toMatchObject({ name: "third.pdf" });
  });
});
