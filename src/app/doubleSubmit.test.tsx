import "../testing/dialogElement.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Answers } from "../testing/fakeService.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { failure } from "../testing/responses.ts";
import { customerAnswers, sampleProjectDetails, sampleRequest } from "../testing/sampleData.ts";
import { sampleWindow } from "../testing/sampleWindow.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import { uploadsThroughService } from "../testing/uploadsThroughService.ts";

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

interface Action {
  address: string;
  operation: keyof Answers;
  /** Does all that comes before, and hands back the button. */
  prepare(user: UserEvent, answer: (answers: Answers) => void): Promise<HTMLElement>;
}

const button = (name: string) => screen.findByRole("button", { name });

const actions: Record<string, Action> = {
  "giving feedback": {
    address: "/feedback/project-1",
    operation: "GiveFeedback",
    prepare: async (user) => {
      await user.click(await screen.findByRole("radio", { name: "Good" }));
      return button("Send feedback");
    },
  },
  "adding a project": {
    address: "/register/project-1/welcome",
    operation: "AssociateProject",
    prepare: () => button("Add to my projects"),
  },
  "claiming windows": {
    address: "/installed-windows/claim/token-1",
    operation: "ClaimRegisteredWindows",
    prepare: () => button("Take the windows over"),
  },
  "registering windows of a project": {
    address: "/window-registration/project-1",
    operation: "RegisterProjectWindows",
    prepare: async (user) => {
      await fillWindow(user);
      return button("Register 1 window");
    },
  },
  "registering windows of one's own": {
    address: "/window-registration",
    operation: "RegisterWindowsWithOwner",
    prepare: async (user) => {
      await fillWindow(user);
      await user.type(screen.getByLabelText("Street"), "Alster");
      await user.type(screen.getByLabelText("Post code"), "20095");
      await user.type(screen.getByLabelText("Town"), "Hamburg");
      return button("Register 1 window");
    },
  },
  "registering windows for somebody else": {
    address: "/window-registration",
    operation: "RegisterInstalledWindows",
    prepare: async (user) => {
      await user.click(await screen.findByRole("radio", { name: /else/ }));
      await fillWindow(user);
      return button("Register 1 window");
    },
  },
  "changing customer data": {
    address: "/project/project-1",
    operation: "UpdateCustomer",
    prepare: async (user) => {
      const section = await region("Your details");
      await user.click(section.getByRole("button", { name: "Change" }));
      return section.findByRole("button", { name: "Save" });
    },
  },
  "cancelling a request": {
    address: "/project/project-1",
    operation: "CancelRequest",
    prepare: async (user) => {
      await user.click(await button("Cancel request"));
      await user.click(await screen.findByRole("radio", { name: "Too expensive" }));
      await user.click(await button("Continue"));
      await user.click(await button("Continue"));
      return button("Cancel this request for good");
    },
  },
  "deleting an attachment": {
    address: "/project/project-1",
    operation: "DeleteAttachment",
    prepare: async (user) => {
      await user.click(await button("Delete plan.pdf"));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete file" });
    },
  },
  "sending an attachment again": {
    address: "/project/project-1",
    operation: "UploadAttachment",
    prepare: async (user, answer) => {
      answer({ UploadAttachment: () => failure(503) });
      await user.upload(await screen.findByLabelText("Add files"), pdf());
      return button("Try again: more.pdf");
    },
  },
  "saving notes": {
    address: "/window/window-1",
    operation: "UpdateRegisteredWindowNotes",
    prepare: async (user) => {
      const section = await region("Notes");
      await user.click(section.getByRole("button", { name: "Edit notes" }));
      await user.type(section.getByRole("textbox"), " More.");
      return section.getByRole("button", { name: "Save" });
    },
  },
  "saving the installer's name": {
    address: "/window/window-1",
    operation: "UpdateRegisteredWindowInstallerName",
    prepare: async (user) => {
      const section = await region("Installer");
      await user.click(section.getByRole("button", { name: "Edit installer" }));
      await user.type(section.getByRole("textbox"), " & Sons");
      return section.getByRole("button", { name: "Save" });
    },
  },
  "opening an invoice": {
    address: "/window/window-1",
    operation: "InvoiceFileUrl",
    prepare: async () => (await region("Invoice")).getByRole("button", { name: "Open" }),
  },
  "deleting an invoice": {
    address: "/window/window-1",
    operation: "DeleteInvoice",
    prepare: async (user) => {
      await user.click((await region("Invoice")).getByRole("button", { name: "Delete" }));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete" });
    },
  },
};

const pdf = () => new File(["%PDF-1.7 sample"], "more.pdf", { type: "application/pdf" });

async function region(name: string) {
  return within(await screen.findByRole("region", { name }));
}

async function fillWindow(user: UserEvent) {
  await user.type(await screen.findByLabelText("Type sign"), "TGS M06");
  await user.type(screen.getByLabelText("Serial number"), "TG90000001");
  fireEvent.change(screen.getByLabelText("Installed on"), { target: { value: "2026-03-01" } });
}

const screens: Answers = {
  ...customerAnswers,
  ProjectDetails: () => ({
    projects: { items: [sampleProjectDetails("project-1")], pageInfo: { hasNextPage: false } },
  }),
  ProjectRequests: () => ({ projectRequests: [] }),
  ShowRequest: () => ({ showRequest: sampleRequest() }),
  RequestReasons: () => ({
    requestReasons: [{ id: "reason-1", label: "Too expensive", allowsFreeText: false }],
  }),
  Attachments: () => ({
    attachments: [{ id: "a1", name: "plan.pdf", mime: "application/pdf", size: 1000, link: "/files/a1" }],
  }),
  RegisteredWindowById: () => ({ registeredWindowById: sampleWindow() }),
};

/** How a hurried visitor presses, without a pause that the portal could use. */
const presses = {
  "twice by mouse": (target: HTMLElement) => {
    fireEvent.click(target);
    fireEvent.click(target);
  },
  "by the Enter key held down": (target: HTMLElement) => {
    const form = target.closest("form");
    for (let repeat = 0; repeat < 3; repeat += 1) {
      if (form) fireEvent.submit(form);
      else fireEvent.click(target);
    }
  },
};

describe.each(Object.entries(presses))("pressed %s", (_, press) => {
  it.each(Object.entries(actions))("%s makes one call", async (__, { address, operation, prepare }) => {
    rememberSignIn();
    const pending = Promise.withResolvers<never>();
    const { user, callsOf, answer } = await renderPortal(address, screens);
    uploadsThroughService();
    const target = await prepare(user, answer);
    const before = callsOf(operation).length;
    answer({ [operation]: () => pending.promise });
    press(target);
    await expect.poll(() => callsOf(operation).length).toBeGreaterThan(before);
    // A second call would be on its way by now.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(callsOf(operation)).toHaveLength(before + 1);
  });
});
