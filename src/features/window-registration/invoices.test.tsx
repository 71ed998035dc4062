import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { NewWindowFragment } from "../../api/generated/registration/graphql.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { customerAnswers } from "../../testing/sampleData.ts";
import { sampleWindow } from "../../testing/sampleWindow.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";

const pdf = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

const newWindow = (id: string): NewWindowFragment => ({
  id,
  title: "DEFAULT",
  key: "TGS M06",
  serialNumber: `SN-${id}`,
  imageUrl: null,
  room: null,
});

async function openForm(answers: Answers = {}) {
  rememberSignIn();
  const portal = await renderPortal("/window-registration/p1", { ...customerAnswers, ...answers });
  await screen.findByRole("heading", { level: 1, name: "Register your windows" });
  return portal;
}

const card = (number: number) => {
  const heading = screen.getByRole("heading", { name: `Window ${number}` });
  return within(heading.closest("section") ?? document.body);
};

async function fillWindow(user: UserEvent, number: number) {
  await user.type(card(number).getByLabelText("Type sign"), "TGS M06");
  await user.type(card(number).getByLabelText("Serial number"), `SN10000${number}`);
  const date = card(number).getByLabelText("Installed on");
  await user.clear(date);
  await user.type(date, "2026-03-01");
}

const choose = (user: UserEvent, number: number, file: File) =>
  user.upload(card(number).getByLabelText("Invoice (optional)"), file);

describe("the invoice on the form", () => {
  it("is checked at once, and can be taken off again", async () => {
    const { user } = await openForm();
    await choose(user, 1, new File(["no pdf"], "invoice.pdf", { type: "application/pdf" }));
    expect(await screen.findByText(/This file is damaged/)).toBeTruthy();
    await choose(user, 1, pdf("right.pdf"));
    const remove = await screen.findByRole("button", { name: "Remove right.pdf" });
    expect(screen.queryByText(/This file is damaged/)).toBeNull();
    await user.click(remove);
    expect(screen.queryByText("right.pdf")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a file" }));
  });

  it("goes with its window", async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await choose(user, 2, pdf("second.pdf"));
    await screen.findByText("second.pdf");
    await user.click(screen.getByRole("button", { name: "Remove window 2" }));
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    expect(screen.queryByText("second.pdf")).toBeNull();
  });
});

describe("the invoice after the registration", () => {
  it("[R1.8] [R7.52] goes to the window at its place, and a missing one can be sent again", async () => {
    const { user, callsOf, answer } = await openForm({
      RegisterProjectWindows: () => ({
        registerProjectWindows: [newWindow("w1"), newWindow("w2"), newWindow("w3")],
      }),
      UploadInvoice: ({ variables: { id } }) =>
        id === "w3" ? graphQlError("The shelf is full.") : { uploadInvoice: sampleWindow({ id: "w1" }) },
    });
    await fillWindow(user, 1);
    await choose(user, 1, pdf("first.pdf"));
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2);
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 3);
    await choose(user, 3, pdf("third.pdf"));
    await screen.findByText("third.pdf");
    await user.click(screen.getByRole("button", { name: "Register 3 windows" }));

    expect(await screen.findByRole("heading", { name: "Your 3 windows are registered" })).toBeTruthy();
    expect(await screen.findByText("The invoice is uploaded")).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain("An invoice could not be uploaded");
    expect(screen.getByText("The shelf is full.")).toBeTruthy();
    expect(callsOf("UploadInvoice").map(({ variables }) => variables["id"])).toEqual(["w1", "w3"]);

    answer({ UploadInvoice: () => ({ uploadInvoice: sampleWindow({ id: "w3" }) }) });
    await user.click(screen.getByRole("button", { name: "Try again: third.pdf" }));
    expect(await screen.findAllByText("The invoice is uploaded")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    const sent = callsOf("UploadInvoice")[2];
    expect(sent?.variables["id"]).toBe("w3");
    expect(sent?.body instanceof FormData && sent.body.get("0")).toMatchObject({ name: "third.pdf" });
  });
});
