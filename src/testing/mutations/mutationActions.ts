import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { fakeIntersectionObserver } from "../browser/fakeIntersectionObserver.ts";
import { createErrorResponse } from "../network/errorResponses.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { createNotification } from "../rendering/openNotifications.ts";
import { createSampleWindow } from "../samples/sampleWindows.ts";

/** A mutation as a customer starts it. */
export interface MutationAction {
  path: string;
  operation: keyof ResponseStubs;
  /** What the service responds beside or instead of `actionResponses`. */
  responses?: ResponseStubs;
  /** Before the page is opened. */
  arrange?(): void;
  /** Opens the form, unless a draft has opened it. */
  open?(user: UserEvent): Promise<void>;
  /** Enters what is sent. */
  fill?(user: UserEvent): Promise<void>;
  /** A text of `fill` that the portal must not lose before it is sent. */
  typed?: string;
  /** Returns the control that sends the mutation, after the steps that lead to it. */
  find(user: UserEvent, stubResponses: (responses: ResponseStubs) => void): Promise<HTMLElement>;
  /** Uses the control; by default clicks it. */
  send?(control: HTMLElement): void | Promise<void>;
}

const findButton = (name: string) => screen.findByRole("button", { name });
const findIn = async (region: string) => within(await screen.findByRole("region", { name: region }));
const addFile = (input: HTMLElement) => void fireEvent.change(input, { target: { files: [createPdf()] } });
const createPdf = () =>
  new File(["%PDF-1.7 sample"], "more.pdf", { type: "application/pdf", lastModified: 1 });
const unread: ResponseStubs = {
  UnreadNotifications: () => ({
    unreadNotifications: { totalCount: 1, items: [createNotification(1, "project-1")] },
  }),
};
let viewport: ReturnType<typeof fakeIntersectionObserver>;

const editText = (section: string, button: string, added: string): Partial<MutationAction> => ({
  open: async (user) => {
    const opener = (await findIn(section)).queryByRole("button", { name: button });
    if (opener) await user.click(opener);
  },
  fill: async (user) => user.type((await findIn(section)).getByRole("textbox"), added),
});
const findSave = (section: string) => async () =>
  (await findIn(section)).findByRole("button", { name: "Save" });
const windows: Partial<MutationAction> = {
  fill: async (user) => {
    await user.type(await screen.findByLabelText("Model code"), "TGS M06");
    await user.type(screen.getByLabelText("Serial number"), "TG90000001");
    fireEvent.change(screen.getByLabelText("Installed on"), { target: { value: "2026-03-01" } });
  },
  typed: "TG90000001",
};
const findRegister = () => findButton("Register 1 window");
const cancellation = {
  path: "/project/project-1",
  open: async (user) => user.click(await findButton("Cancel request")),
  find: async (user) => {
    await user.click(await findButton("Continue"));
    return findButton("Cancel this request permanently");
  },
} satisfies Partial<MutationAction>;

export const mutationActions: Record<string, MutationAction> = {
  "giving feedback": {
    path: "/feedback/project-1",
    operation: "GiveFeedback",
    fill: async (user) => {
      await user.click(await screen.findByRole("radio", { name: "Good" }));
      await user.type(screen.getByRole("textbox"), "Light!");
    },
    typed: "Light!",
    find: () => findButton("Submit"),
  },
  "adding a project": {
    path: "/register/project-1/welcome",
    operation: "AssociateProject",
    find: () => findButton("Add to my projects"),
  },
  "claiming windows": {
    path: "/installed-windows/claim/token-1",
    operation: "ClaimRegisteredWindows",
    find: () => findButton("Add to my account"),
  },
  "registering windows of a project": {
    ...windows,
    path: "/window-registration/project-1",
    operation: "RegisterProjectWindows",
    find: findRegister,
  },
  "registering own windows": {
    path: "/window-registration",
    operation: "RegisterWindowsWithOwner",
    fill: async (user) => {
      await windows.fill?.(user);
      await user.type(screen.getByLabelText("Street"), "Alster");
      await user.type(screen.getByLabelText("Post code"), "20095");
      await user.type(screen.getByLabelText("Town"), "Hamburg");
    },
    typed: "Alster",
    find: findRegister,
  },
  "registering windows for somebody else": {
    path: "/window-registration",
    operation: "RegisterInstalledWindows",
    fill: async (user) => {
      await user.click(await screen.findByRole("radio", { name: /else/ }));
      await windows.fill?.(user);
    },
    typed: "TG90000001",
    find: findRegister,
  },
  "changing customer data": {
    path: "/project/project-1",
    operation: "UpdateCustomer",
    open: async (user) => {
      const opener = (await findIn("Your details")).queryByRole("button", { name: "Change" });
      if (opener) await user.click(opener);
    },
    fill: async (user) => user.type(await screen.findByLabelText("Last name"), "-Holm"),
    typed: "Berg-Holm",
    find: findSave("Your details"),
  },
  "cancelling a request": {
    ...cancellation,
    operation: "CancelRequest",
    fill: async (user) => user.click(await screen.findByRole("radio", { name: "Too expensive" })),
  },
  "cancelling a request in own words": {
    ...cancellation,
    operation: "CancelRequestWithCustomReason",
    fill: async (user) => {
      await user.click(await screen.findByRole("radio", { name: "Another reason" }));
      await user.type(await screen.findByLabelText(/In your own words/), "We move out.");
    },
    typed: "We move out.",
  },
  "adding an attachment": {
    path: "/project/project-1",
    operation: "UploadAttachment",
    find: () => screen.findByLabelText("Add files"),
    send: addFile,
  },
  "sending an attachment again": {
    path: "/project/project-1",
    operation: "UploadAttachment",
    find: async (_, stubResponses) => {
      stubResponses({ UploadAttachment: () => createErrorResponse(503) });
      addFile(await screen.findByLabelText("Add files"));
      return findButton("Try again: more.pdf");
    },
  },
  "deleting an attachment": {
    path: "/project/project-1",
    operation: "DeleteAttachment",
    find: async (user) => {
      await user.click(await findButton("Delete plan.pdf"));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete file" });
    },
  },
  "saving notes": {
    ...editText("Notes", "Edit notes", " More."),
    path: "/window/window-1",
    operation: "UpdateRegisteredWindowNotes",
    typed: "The blind is sand.\nWashed by hand. More.",
    find: findSave("Notes"),
  },
  "saving the installer's name": {
    ...editText("Installer", "Edit installer", " & Sons"),
    path: "/window/window-1",
    operation: "UpdateRegisteredWindowInstallerName",
    typed: "Roof & Light & Sons",
    find: findSave("Installer"),
  },
  "choosing a room": {
    path: "/window/window-1",
    operation: "UpdateRegisteredWindowRoom",
    find: () => screen.findByLabelText("Room"),
    send: (select) => void fireEvent.change(select, { target: { value: "KITCHEN" } }),
  },
  "adding an invoice": {
    path: "/window/window-1",
    operation: "UploadInvoice",
    responses: {
      RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow({ invoiceFilename: null }) }),
    },
    find: () => screen.findByLabelText("Add the invoice"),
    send: addFile,
  },
  "opening an invoice": {
    path: "/window/window-1",
    operation: "InvoiceFileUrl",
    find: async () => (await findIn("Invoice")).findByRole("button", { name: "Open" }),
  },
  "deleting an invoice": {
    path: "/window/window-1",
    operation: "DeleteInvoice",
    find: async (user) => {
      await user.click(await (await findIn("Invoice")).findByRole("button", { name: "Delete" }));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete" });
    },
  },
  "reading a notification": {
    path: "/project/project-1",
    operation: "MakeNotificationRead",
    responses: unread,
    arrange: () => {
      // Shared by the tabs of a test.
      if (!("IntersectionObserver" in globalThis)) viewport = fakeIntersectionObserver();
    },
    find: () => screen.findByText(/^Your installer has sent you a message/),
    send: () => viewport.intersectOnceObserved(),
  },
  "reading all notifications": {
    path: "/overview",
    operation: "MakeNotificationRead",
    responses: unread,
    open: async (user) => user.click(await findButton("1 unread notification")),
    find: () => findButton("Mark all as read"),
  },
};

/** Opens the page's form, fills it, and returns the control that sends it. */
export async function prepareMutation(
  action: MutationAction,
  user: UserEvent,
  stubResponses: (responses: ResponseStubs) => void,
): Promise<HTMLElement> {
  await action.open?.(user);
  await action.fill?.(user);
  return action.find(user, stubResponses);
}
