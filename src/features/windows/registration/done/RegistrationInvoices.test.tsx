import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createSampleWindow } from "../../../../testing/data/sampleWindows.ts";
import { createGraphQlErrorResponse } from "../../../../testing/network/errorResponses.ts";
import {
  createNewWindow,
  fillWindow,
  getWindowCard,
  openRegistrationForm,
} from "../../../../testing/screens/openRegistrationForm.ts";

const createPdf = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

const selectInvoice = (user: UserEvent, number: number, file: File) =>
  user.upload(getWindowCard(number).getByLabelText("Invoice optional"), file);

describe("Invoice on the registration form", () => {
  it("is validated when it is selected, and can be removed", async () => {
    const { user } = await openRegistrationForm();
    await selectInvoice(user, 1, new File(["no PDF"], "invoice.pdf", { type: "application/pdf" }));
    expect(await screen.findByText(/This file is damaged/)).toBeTruthy();
    await selectInvoice(user, 1, createPdf("right.pdf"));
    const remove = await screen.findByRole("button", { name: "Remove right.pdf" });
    expect(screen.queryByText(/This file is damaged/)).toBeNull();
    await user.click(remove);
    expect(screen.queryByText("right.pdf")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a file" }));
  });

  it("is removed with its window", async () => {
    const { user } = await openRegistrationForm();
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await selectInvoice(user, 2, createPdf("second.pdf"));
    await screen.findByText("second.pdf");
    await user.click(screen.getByRole("button", { name: "Remove window 2" }));
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    expect(screen.queryByText("second.pdf")).toBeNull();
  });
});

describe("Invoice after the registration", () => {
  it("is uploaded to its window, and a failed upload can be retried", {
    tags: ["R1.8", "R7.52"],
  }, async () => {
    const { user, getRequests, stubResponses } = await openRegistrationForm({
      RegisterProjectWindows: () => ({
        registerProjectWindows: [createNewWindow("w1"), createNewWindow("w2"), createNewWindow("w3")],
      }),
      UploadInvoice: ({ variables: { id } }) =>
        id === "w3"
          ? createGraphQlErrorResponse("The shelf is full.")
          : { uploadInvoice: createSampleWindow({ id: "w1" }) },
    });
    await fillWindow(user, 1, "SN100001");
    await selectInvoice(user, 1, createPdf("first.pdf"));
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "SN100002");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 3, "SN100003");
    await selectInvoice(user, 3, createPdf("third.pdf"));
    await screen.findByText("third.pdf");
    await user.click(screen.getByRole("button", { name: "Register 3 windows" }));

    expect(await screen.findByRole("heading", { name: "Your 3 windows are registered" })).toBeTruthy();
    expect(await screen.findByText("The invoice is uploaded")).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain("An invoice could not be uploaded");
    expect(screen.getByText("The shelf is full.")).toBeTruthy();
    expect(getRequests("UploadInvoice").map(({ variables }) => variables["id"])).toEqual(["w1", "w3"]);

    stubResponses({ UploadInvoice: () => ({ uploadInvoice: createSampleWindow({ id: "w3" }) }) });
    await user.click(screen.getByRole("button", { name: "Try again: third.pdf" }));
    expect(await screen.findAllByText("The invoice is uploaded")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    const sent = getRequests("UploadInvoice")[2];
    expect(sent?.variables["id"]).toBe("w3");
    expect(sent?.body instanceof FormData && sent.body.get("0")).toMatchObject({ name: "third.pdf" });
  });
});
