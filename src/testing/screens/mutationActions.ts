import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../data/sampleProjects.ts";
import { createSampleWindow } from "../data/sampleWindows.ts";
import { createErrorResponse } from "../network/errorResponses.ts";
import type { ResponseStubs } from "../network/fakeService.ts";

/** A mutation as a customer starts it. */
export interface MutationAction {
  path: string;
  operation: keyof ResponseStubs;
  /** Prepares the screen and returns the button. */
  prepare(user: UserEvent, answer: (responses: ResponseStubs) => void): Promise<HTMLElement>;
}

const findButton = (name: string) => screen.findByRole("button", { name });

export const mutationActions: Record<string, MutationAction> = {
  "giving feedback": {
    path: "/feedback/project-1",
    operation: "GiveFeedback",
    prepare: async (user) => {
      await user.click(await screen.findByRole("radio", { name: "Good" }));
      return findButton("Submit");
    },
  },
  "adding a project": {
    path: "/register/project-1/welcome",
    operation: "AssociateProject",
    prepare: () => findButton("Add to my projects"),
  },
  "claiming windows": {
    path: "/installed-windows/claim/token-1",
    operation: "ClaimRegisteredWindows",
    prepare: () => findButton("Add the windows to my account"),
  },
  "registering windows of a project": {
    path: "/window-registration/project-1",
    operation: "RegisterProjectWindows",
    prepare: async (user) => {
      await fillWindowForm(user);
      return findButton("Register 1 window");
    },
  },
  "registering own windows": {
    path: "/window-registration",
    operation: "RegisterWindowsWithOwner",
    prepare: async (user) => {
      await fillWindowForm(user);
      await user.type(screen.getByLabelText("Street"), "Alster");
      await user.type(screen.getByLabelText("Post code"), "20095");
      await user.type(screen.getByLabelText("Town"), "Hamburg");
      return findButton("Register 1 window");
    },
  },
  "registering windows for somebody else": {
    path: "/window-registration",
    operation: "RegisterInstalledWindows",
    prepare: async (user) => {
      await user.click(await screen.findByRole("radio", { name: /else/ }));
      await fillWindowForm(user);
      return findButton("Register 1 window");
    },
  },
  "changing customer data": {
    path: "/project/project-1",
    operation: "UpdateCustomer",
    prepare: async (user) => {
      const section = await findRegion("Your details");
      await user.click(section.getByRole("button", { name: "Change" }));
      await user.type(await section.findByLabelText("Last name"), "-Holm");
      return section.findByRole("button", { name: "Save" });
    },
  },
  "cancelling a request": {
    path: "/project/project-1",
    operation: "CancelRequest",
    prepare: async (user) => {
      await user.click(await findButton("Cancel request"));
      await user.click(await screen.findByRole("radio", { name: "Too expensive" }));
      await user.click(await findButton("Continue"));
      return findButton("Cancel this request permanently");
    },
  },
  "deleting an attachment": {
    path: "/project/project-1",
    operation: "DeleteAttachment",
    prepare: async (user) => {
      await user.click(await findButton("Delete plan.pdf"));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete file" });
    },
  },
  "sending an attachment again": {
    path: "/project/project-1",
    operation: "UploadAttachment",
    prepare: async (user, stubResponses) => {
      stubResponses({ UploadAttachment: () => createErrorResponse(503) });
      await user.upload(await screen.findByLabelText("Add files"), createPdf());
      return findButton("Try again: more.pdf");
    },
  },
  "saving notes": {
    path: "/window/window-1",
    operation: "UpdateRegisteredWindowNotes",
    prepare: async (user) => {
      const section = await findRegion("Notes");
      await user.click(section.getByRole("button", { name: "Edit notes" }));
      await user.type(section.getByRole("textbox"), " More.");
      return section.getByRole("button", { name: "Save" });
    },
  },
  "saving the installer's name": {
    path: "/window/window-1",
    operation: "UpdateRegisteredWindowInstallerName",
    prepare: async (user) => {
      const section = await findRegion("Installer");
      await user.click(section.getByRole("button", { name: "Edit installer" }));
      await user.type(section.getByRole("textbox"), " & Sons");
      return section.getByRole("button", { name: "Save" });
    },
  },
  "opening an invoice": {
    path: "/window/window-1",
    operation: "InvoiceFileUrl",
    prepare: async () => (await findRegion("Invoice")).getByRole("button", { name: "Open" }),
  },
  "deleting an invoice": {
    path: "/window/window-1",
    operation: "DeleteInvoice",
    prepare: async (user) => {
      await user.click((await findRegion("Invoice")).getByRole("button", { name: "Delete" }));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete" });
    },
  },
};

const createPdf = () => new File(["%PDF-1.7 sample"], "more.pdf", { type: "application/pdf" });

async function findRegion(name: string) {
  return within(await screen.findByRole("region", { name }));
}

async function fillWindowForm(user: UserEvent) {
  await user.type(await screen.findByLabelText("Model code"), "TGS M06");
  await user.type(screen.getByLabelText("Serial number"), "TG90000001");
  fireEvent.change(screen.getByLabelText("Installed on"), { target: { value: "2026-03-01" } });
}

/** What the screens of the actions request. */
export const actionResponses: ResponseStubs = {
  ...customerResponses,
  ProjectDetails: () => ({
    projects: { items: [createSampleProjectDetails("project-1")], pageInfo: { hasNextPage: false } },
  }),
  ShowRequest: () => ({ showRequest: createSampleRequest() }),
  RequestReasons: () => ({
    requestReasons: [{ id: "reason-1", label: "Too expensive", allowsFreeText: false }],
  }),
  Attachments: () => ({
    attachments: [{ id: "a1", name: "plan.pdf", mime: "application/pdf", size: 1000, link: "/files/a1" }],
  }),
  RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
};
