import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { createGraphQlErrorResponse } from "../network/errorResponses.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { createSampleRequest } from "../samples/sampleProjects.ts";
import { createSampleWindow } from "../samples/sampleWindows.ts";

/** What the service does with a mutation, and what a screen shows of it. */
export interface MutationEffect {
  data: object;
  /** The response once it was carried out; by default it is carried out again. */
  repeated?: () => object;
  /** Carried out once for each tab, it does no more than the customer has asked for. */
  isOncePerTab?: boolean;
  /** The queries once it was carried out. */
  after?: ResponseStubs;
  /** Fails until the screen on which it was sent shows that it was carried out. */
  expectDone(): void;
  /** Fails unless a screen that was opened later shows it. Left out where the customer has to send it again to learn it. */
  expectShown?(): void;
}

const expectText = (text: RegExp) => () => void expect(screen.getAllByText(text)).not.toEqual([]);
const expectNoButton = (name: string) => () =>
  expect(screen.queryByRole("button", { name, hidden: true })).toBeNull();
const getIn = (region: string) => within(screen.getByRole("region", { name: region }));
const { customer } = createSampleRequest();
const renamed = createSampleRequest({ customer: { ...customer, lastName: "Berg-Holm" } });
const cancelled = createSampleRequest({ currentStatus: "CANCELLED" });
const plan = { id: "a1", name: "plan.pdf", mime: "application/pdf", size: 1000, link: "/files/a1" };
const added = { id: "a2", name: "more.pdf", mime: "application/pdf", size: 15, link: "/files/a2" };
const createRegistration = (operation: string, installerName: string | null): MutationEffect => {
  const changes = { id: "window-2", serialNumber: "TG90000001", room: null, notes: null, installerName };
  const registered = createSampleWindow(changes);
  return {
    data: { [operation]: [registered] },
    repeated: rejectSerialNumber,
    after: {
      RegisteredWindows: () => ({ registeredWindows: { items: [registered], hasNextPage: false } }),
      RegisteredWindowById: () => ({ registeredWindowById: registered }),
    },
    expectDone: expectText(/TG90000001/),
  };
};

const rejectSerialNumber = () =>
  Response.json({
    data: null,
    errors: [
      {
        message: "Registered already.",
        extensions: { code: "VALIDATION_FAILED", field: "windowProducts.0.serialNumber" },
      },
    ],
  });

const createCancellation = (): MutationEffect => ({
  data: { cancelRequest: cancelled },
  repeated: () => createGraphQlErrorResponse("Too late.", "REQUEST_NOT_CANCELLABLE"),
  after: { ShowRequest: () => ({ showRequest: cancelled }) },
  expectDone: expectText(/^Your request is cancelled$/),
  expectShown: expectNoButton("Cancel request"),
});

const createUpload = (isOncePerTab: boolean): MutationEffect => ({
  isOncePerTab,
  data: { uploadAttachment: [added] },
  after: { Attachments: () => ({ attachments: [plan, added] }) },
  expectDone: () => void screen.getByRole("button", { name: "Delete more.pdf" }),
  expectShown: () => expect(screen.getAllByRole("button", { name: "Delete more.pdf" })).toHaveLength(1),
});

const createWindowChange = (
  operation: string,
  changes: Parameters<typeof createSampleWindow>[0],
  expectDone: () => void,
  expectShown: () => void,
): MutationEffect => ({
  isOncePerTab: true,
  data: { [operation]: createSampleWindow(changes) },
  after: { RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow(changes) }) },
  expectDone,
  expectShown,
});

const createReading = (expectDone: () => void): MutationEffect => ({
  data: { makeNotificationRead: true },
  repeated: () => ({ makeNotificationRead: false }),
  after: { UnreadNotifications: () => ({ unreadNotifications: { totalCount: 0, items: [] } }) },
  expectDone,
  expectShown: () => void screen.getByRole("button", { name: "No unread notifications" }),
});

/** By the names of `mutationActions`. */
export const mutationEffects: Record<string, MutationEffect> = {
  "giving feedback": {
    data: { giveFeedback: true },
    repeated: () => createGraphQlErrorResponse("Given.", "FEEDBACK_ALREADY_GIVEN"),
    expectDone: expectText(/^(Thank you for your feedback|You have already told us)$/),
  },
  "adding a project": {
    data: { associateProject: true },
    repeated: () => ({ associateProject: true }),
    expectDone: expectText(/^Street of project-1 7/),
  },
  "claiming windows": {
    data: { claimRegisteredWindows: [{ id: "window-1", title: "SOLAR", imageUrl: null, room: null }] },
    repeated: () => createGraphQlErrorResponse("Claimed.", "REGISTRATION_ALREADY_CLAIMED"),
    expectDone: expectText(/in your portal/),
  },
  "registering windows of a project": createRegistration("registerProjectWindows", "Roof & Light"),
  "registering own windows": createRegistration("registerWindowsWithOwner", null),
  "registering windows for somebody else": {
    data: { registerInstalledWindows: "token-1" },
    repeated: () => ({ registerInstalledWindows: "token-1" }),
    expectDone: () => void screen.getByDisplayValue(/\/installed-windows\/claim\/token-1$/),
  },
  "changing customer data": {
    isOncePerTab: true,
    data: { updateCustomer: renamed },
    after: { ShowRequest: () => ({ showRequest: renamed }) },
    expectDone: expectText(/^Your details are saved\.$/),
    expectShown: () => void getIn("Your details").getByText(/Berg-Holm/),
  },
  "cancelling a request": createCancellation(),
  "cancelling a request in own words": createCancellation(),
  "adding an attachment": createUpload(true),
  "sending an attachment again": createUpload(false),
  "deleting an attachment": {
    data: { deleteAttachment: true },
    repeated: () => createGraphQlErrorResponse("Unknown.", "NOT_FOUND"),
    after: { Attachments: () => ({ attachments: [] }) },
    expectDone: expectNoButton("Delete plan.pdf"),
    expectShown: expectText(/^No file has been added yet\.$/),
  },
  "saving notes": createWindowChange(
    "updateRegisteredWindowNotes",
    { notes: "The blind is sand.\nWashed by hand. More." },
    expectText(/^Your notes have been saved\.$/),
    () => void getIn("Notes").getByText(/More\.$/),
  ),
  "saving the installer's name": createWindowChange(
    "updateRegisteredWindowInstallerName",
    { installerName: "Roof & Light & Sons" },
    expectText(/^The installer has been saved\.$/),
    () => void getIn("Installer").getByText("Roof & Light & Sons"),
  ),
  "choosing a room": createWindowChange(
    "updateRegisteredWindowRoom",
    { room: "KITCHEN" },
    expectText(/^The room has been saved\.$/),
    () => void screen.getByDisplayValue("Kitchen"),
  ),
  "adding an invoice": createWindowChange(
    "uploadInvoice",
    { invoiceFilename: "more.pdf" },
    () => void getIn("Invoice").getByRole("button", { name: "Open" }),
    () => void getIn("Invoice").getByRole("button", { name: "Open" }),
  ),
  "deleting an invoice": createWindowChange(
    "deleteInvoice",
    { invoiceFilename: null },
    expectText(/^The invoice has been deleted\.$/),
    () => void screen.getByLabelText("Add the invoice"),
  ),
  "reading a notification": createReading(
    () => void screen.getByRole("button", { name: "No unread notifications" }),
  ),
  "reading all notifications": createReading(
    () => void screen.getByRole("button", { name: "No unread notifications", hidden: true }),
  ),
};
