import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type operations from "#schema/operations.json";
import type { fakeIntersectionObserver } from "../browser/fakeIntersectionObserver.ts";
import { createErrorResponse } from "../network/errorResponses.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import type { PersonaName, WorldPlan } from "../network/mockBackend.ts";
import { findSection, getSection } from "../rendering/sections.ts";
import { urls } from "../samples/urls.ts";

/** The tools that a visit of a page gives to an action. */
export interface Visit {
  user: UserEvent;
  viewport: ReturnType<typeof fakeIntersectionObserver>;
  stubResponses: (responses: ResponseStubs) => void;
}

/** A customer's way to send a mutation to the mock server, and its result on the screens. */
export interface Mutation {
  path: string;
  operation: keyof typeof operations;
  plan: WorldPlan;
  persona: PersonaName;
  /** Opens the form, unless a draft has opened it. */
  open?(user: UserEvent): Promise<void>;
  /** Enters the input. */
  fill?(user: UserEvent): Promise<void>;
  /** A text of `fill` that the portal must not lose before it is sent. */
  typed?: string;
  /** Returns the control that sends the mutation, after the steps that lead to it. */
  find(visit: Visit): Promise<HTMLElement>;
  /** Uses the control; by default clicks it. */
  send?(control: HTMLElement, visit: Visit): void;
  /** A repetition from another tab does no more than the customer has asked for. */
  isOncePerTab?: boolean;
  /** Fails until the screen of the form shows the result. */
  expectDone(): void;
  /** Fails unless a later screen shows the result. Missing if the customer has to send the mutation again to see it. */
  expectShown?(): void;
}

const findButton = (name: string | RegExp) => screen.findByRole("button", { name });
/** The result is visible or announced. */
const expectText = (text: RegExp) => () => {
  if (screen.queryAllByText(text, { ignore: "script" }).length === 0)
    throw new Error(`There is no text ${text}.`);
};
const expectNoButton = (name: string | RegExp) => () => {
  const found = screen.queryByRole("button", { name, hidden: true });
  if (found) throw new Error(`There is a button ${name}.`);
};
const expectAllRead = () =>
  void screen.getByRole("button", { name: "No unread notifications", hidden: true });
const addFile = (input: HTMLElement) => void fireEvent.change(input, { target: { files: [createPdf()] } });
const createPdf = () =>
  new File(["%PDF-1.7 sample"], "more.pdf", { type: "application/pdf", lastModified: 1 });

const project = {
  path: urls.project,
  persona: "clara",
  plan: { scenario: "request", parameters: { status: "OFFER_SENT", attachments: 1, notifications: 1 } },
} as const;
const registeredWindow = {
  path: urls.window,
  persona: "dario",
  plan: { scenario: "windows", parameters: { count: 1, invoices: true } },
  isOncePerTab: true,
} as const;

const cancellation = {
  ...project,
  open: async (user) => user.click(await findButton("Cancel request")),
  find: async ({ user }) => {
    await user.click(await findButton("Continue"));
    return findButton("Cancel this request permanently");
  },
  expectDone: expectText(/^Your request is cancelled$/),
  expectShown: expectNoButton("Cancel request"),
} satisfies Partial<Mutation>;
const chooseReason = async (user: UserEvent, index: number) => {
  const reasons = await screen.findAllByRole("radio");
  await user.click(reasons.at(index) ?? document.body);
};

const registration = {
  persona: "clara",
  plan: project.plan,
  fill: async (user) => {
    await user.type(await screen.findByLabelText("Model code"), "TGS M06");
    await user.type(screen.getByLabelText("Serial number"), "TG90000001");
    fireEvent.change(screen.getByLabelText("Installed on", { selector: "input" }), {
      target: { value: "2026-03-01" },
    });
  },
  typed: "TG90000001",
  find: () => findButton("Register 1 window"),
  expectDone: expectText(/TG90000001/),
} satisfies Partial<Mutation>;

const editText = (section: string, button: string, added: string) =>
  ({
    ...registeredWindow,
    open: async (user) => {
      const opener = (await findSection(section)).queryByRole("button", { name: button });
      if (opener) await user.click(opener);
    },
    fill: async (user) => user.type((await findSection(section)).getByRole("textbox"), added),
    typed: added,
    find: async () => (await findSection(section)).findByRole("button", { name: "Save" }),
    expectShown: () => void getSection(section).getByText((text) => text.endsWith(added)),
  }) satisfies Partial<Mutation>;

export const mutations: Record<string, Mutation> = {
  "giving feedback": {
    ...project,
    path: urls.feedback,
    operation: "GiveFeedback",
    fill: async (user) => {
      await user.click(await screen.findByRole("radio", { name: "Good" }));
      await user.type(screen.getByRole("textbox"), "Light!");
    },
    typed: "Light!",
    find: () => findButton("Submit"),
    expectDone: expectText(/^(Thank you for your feedback|You have already told us)$/),
  },
  "adding a project": {
    path: urls.invitation,
    persona: "ben",
    plan: { scenario: "invitation" },
    operation: "AssociateProject",
    find: () => findButton("Add to my projects"),
    expectDone: () => void screen.getByRole("button", { name: "Cancel request" }),
  },
  "claiming windows": {
    path: "/installed-windows/claim/claim-open",
    persona: "ben",
    plan: { scenario: "claims" },
    operation: "ClaimRegisteredWindows",
    find: () => findButton("Add to my account"),
    expectDone: expectText(/in your portal from now on|The link works once/),
  },
  "registering windows of a project": {
    ...registration,
    path: urls.windowRegistration,
    operation: "RegisterProjectWindows",
  },
  "registering own windows": {
    ...registration,
    path: "/window-registration",
    persona: "ben",
    plan: { scenario: "empty" },
    operation: "RegisterWindowsWithOwner",
    fill: async (user) => {
      await registration.fill(user);
      await user.type(screen.getByLabelText("Street"), "Alster");
      await user.type(screen.getByLabelText("Post code"), "20095");
      await user.type(screen.getByLabelText("Town"), "Hamburg");
    },
    typed: "Alster",
  },
  "registering windows for somebody else": {
    ...registration,
    path: "/window-registration",
    persona: "ben",
    plan: { scenario: "empty" },
    operation: "RegisterInstalledWindows",
    fill: async (user) => {
      await user.click(await screen.findByRole("radio", { name: /else/ }));
      await registration.fill(user);
    },
    expectDone: () => void screen.getByDisplayValue(/\/installed-windows\/claim\/.+$/),
  },
  "changing customer data": {
    ...project,
    operation: "UpdateCustomer",
    open: async (user) => {
      const details = await findSection("Your details");
      const opener = details.queryByRole("button", { name: "Change Name", hidden: true });
      if (!opener) return;
      await user.click(details.getByRole("heading"));
      await user.click(opener);
    },
    fill: async (user) => user.type(await screen.findByLabelText("Last name"), "-Holm"),
    typed: "Vogt-Holm",
    find: async () => (await findSection("Your details")).findByRole("button", { name: "Save" }),
    isOncePerTab: true,
    expectDone: expectText(/^Your details are saved\.$/),
    expectShown: () => void getSection("Your details").getAllByText(/Vogt-Holm/),
  },
  "cancelling a request": {
    ...cancellation,
    operation: "CancelRequest",
    fill: (user) => chooseReason(user, 0),
  },
  "cancelling a request in own words": {
    ...cancellation,
    operation: "CancelRequestWithCustomReason",
    fill: async (user) => {
      await chooseReason(user, -1);
      await user.type(await screen.findByLabelText(/In your own words/), "We move out.");
    },
    typed: "We move out.",
  },
  "adding an attachment": {
    ...project,
    operation: "UploadAttachment",
    find: () => screen.findByLabelText("Add files"),
    send: addFile,
    isOncePerTab: true,
    expectDone: () => void screen.getByRole("button", { name: "Delete more.pdf" }),
    expectShown: () => void screen.getByRole("button", { name: "Delete more.pdf" }),
  },
  "sending an attachment again": {
    ...project,
    operation: "UploadAttachment",
    find: async ({ stubResponses }) => {
      stubResponses({ UploadAttachment: () => createErrorResponse(503) });
      addFile(await screen.findByLabelText("Add files"));
      return findButton("Try again: more.pdf");
    },
    expectDone: () => void screen.getByRole("button", { name: "Delete more.pdf" }),
    expectShown: () => void screen.getByRole("button", { name: "Delete more.pdf" }),
  },
  "deleting an attachment": {
    ...project,
    operation: "DeleteAttachment",
    find: async ({ user }) => {
      await user.click(await findButton(/^Delete ./));
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete file" });
    },
    expectDone: expectNoButton(/^Delete .+\.\w+$/),
    expectShown: expectText(/^No file has been added yet\.$/),
  },
  "saving notes": {
    ...editText("Notes", "Edit notes", " Oiled twice."),
    operation: "UpdateRegisteredWindowNotes",
    expectDone: expectText(/^Your notes have been saved\.$/),
  },
  "saving the installer's name": {
    ...editText("Installer", "Edit installer", " & Sons"),
    operation: "UpdateRegisteredWindowInstallerName",
    expectDone: expectText(/^The installer has been saved\.$/),
  },
  "choosing a room": {
    ...registeredWindow,
    operation: "UpdateRegisteredWindowRoom",
    find: () => screen.findByLabelText("Room"),
    send: (select) => void fireEvent.change(select, { target: { value: "KITCHEN" } }),
    expectDone: expectText(/^The room has been saved\.$/),
    expectShown: () => void screen.getByDisplayValue("Kitchen"),
  },
  "adding an invoice": {
    ...registeredWindow,
    plan: { scenario: "windows", parameters: { count: 1 } },
    operation: "UploadInvoice",
    find: () => screen.findByLabelText("Add the invoice"),
    send: addFile,
    expectDone: () => void getSection("Invoice").getByRole("button", { name: "Open" }),
    expectShown: () => void getSection("Invoice").getByRole("button", { name: "Open" }),
  },
  "opening an invoice": {
    ...registeredWindow,
    operation: "InvoiceFileUrl",
    find: async () => (await findSection("Invoice")).findByRole("button", { name: "Open" }),
    expectDone: () => {},
  },
  "deleting an invoice": {
    ...registeredWindow,
    operation: "DeleteInvoice",
    find: async ({ user }) => {
      await user.click(
        await (await findSection("Invoice")).findByRole("button", {
          name: "Delete Grundriss Dachgeschoss.pdf",
        }),
      );
      return within(screen.getByRole("dialog")).findByRole("button", { name: "Delete" });
    },
    expectDone: expectText(/^The invoice has been deleted\.$/),
    expectShown: () => void screen.getByLabelText("Add the invoice"),
  },
  "reading a notification": {
    ...project,
    operation: "MakeNotificationRead",
    find: async () => await screen.findByRole("heading", { name: "New on this project" }),
    send: (_, { viewport }) => viewport.intersectOnceObserved(),
    expectDone: expectAllRead,
    expectShown: expectAllRead,
  },
  "reading all notifications": {
    ...project,
    path: "/overview",
    operation: "MakeNotificationRead",
    open: async (user) => user.click(await findButton("1 unread notification")),
    find: () => findButton("Mark all as read"),
    expectDone: expectAllRead,
    expectShown: expectAllRead,
  },
};

/** Opens the page's form, fills it, and returns the control that sends it. */
export async function prepareMutation(mutation: Mutation, visit: Visit): Promise<HTMLElement> {
  await mutation.open?.(visit.user);
  await mutation.fill?.(visit.user);
  return mutation.find(visit);
}
