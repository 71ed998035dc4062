import { createSampleCampaign } from "#features/campaigns/selection/createSampleCampaign.ts";
import type operations from "#schema/operations.json";
import type { ResponseStubs } from "../network/fakeService.ts";
import { contentResponses } from "../rendering/openFaq.ts";
import {
  createProjectsPage,
  createSampleActiveRequest,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "./sampleProjects.ts";
import { createSampleWindow, createWindowsPage } from "./sampleWindows.ts";

type RestPath = "/api/auth/me" | "/api/campaigns";
type AllResponses = { [Name in keyof typeof operations | RestPath]: NonNullable<ResponseStubs[Name]> };

const request = createSampleRequest();
const attachments = [
  { id: "attachment-1", name: "plan.pdf", mime: "application/pdf", size: 340_000, link: "/files/1" },
  { id: "attachment-2", name: "roof.jpg", mime: "image/jpeg", size: 90_000, link: "/files/2" },
];
const newWindow = {
  id: "window-1",
  title: "SOLAR" as const,
  key: "TGS M06",
  serialNumber: "TG90000001",
  imageUrl: "/files/windows/solar.svg",
  room: "OFFICE" as const,
};
const notification = {
  id: "notification-1",
  projectId: "project-1",
  type: "OFFER_RECEIVED" as const,
  createdAt: "2026-03-14T09:00:00.000Z",
  metadata: { projectType: "ROOF_WINDOW" as const },
};

/** A full response to each operation and call of the portal: of one customer with one project and one window. */
export const validResponses = {
  ...customerResponses,
  ...contentResponses,
  Projects: () =>
    createProjectsPage([
      createSampleProject("project-1", { unreadNotificationsCount: 1, registeredWindowsCount: 1 }),
      createSampleProject("project-2", { isArchived: true }),
    ]),
  ProjectDetails: () => ({
    projects: {
      items: [
        createSampleProjectDetails("project-1", {
          registeredWindowsCount: 1,
          activeRequest: createSampleActiveRequest({
            installerSiteVisitDate: "2026-04-01T09:00:00.000Z",
            surveyType: "REMOTE",
            customReason: "We sold the house.",
          }),
        }),
      ],
      pageInfo: { hasNextPage: false },
    },
  }),
  ShowRequest: () => ({ showRequest: request }),
  RequestReasons: () => ({
    requestReasons: [
      { id: "reason-1", label: "Too expensive", allowsFreeText: false },
      { id: "reason-2", label: "Something else", allowsFreeText: true },
    ],
  }),
  Attachments: () => ({ attachments }),
  UnreadNotifications: () => ({ unreadNotifications: { totalCount: 2, items: [notification] } }),
  UnreadNotificationsWithoutType: () => ({
    unreadNotifications: {
      totalCount: 1,
      items: [{ id: "notification-2", projectId: "project-1", createdAt: notification.createdAt }],
    },
  }),
  RegisteredWindows: () => createWindowsPage([{}, { id: "window-2", room: null }]),
  RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
  InvoiceFileUrl: () => ({ invoiceFileUrl: "/files/invoices/1.pdf" }),
  "/api/campaigns": () => ({
    data: [
      createSampleCampaign("my_taglys_banner", { id: "campaign-1" }),
      createSampleCampaign("accessory_flag", { id: "campaign-2" }),
      createSampleCampaign("accessory_mini_banner", { id: "campaign-3" }),
      createSampleCampaign("direct_search_choice_chip", { id: "campaign-4" }),
    ],
  }),
  CancelRequest: () => ({ cancelRequest: { ...request, currentStatus: "CANCELLED" } }),
  CancelRequestWithCustomReason: () => ({ cancelRequest: { ...request, currentStatus: "CANCELLED" } }),
  UpdateCustomer: () => ({ updateCustomer: request }),
  UploadAttachment: () => ({ uploadAttachment: attachments }),
  DeleteAttachment: () => ({ deleteAttachment: true }),
  MakeNotificationRead: () => ({ makeNotificationRead: true }),
  AssociateProject: () => ({ associateProject: true }),
  GiveFeedback: () => ({ giveFeedback: true }),
  ClaimRegisteredWindows: () => ({
    claimRegisteredWindows: [
      { id: "window-1", title: "SOLAR", imageUrl: "/files/windows/solar.svg", room: "LOFT" },
      { id: "window-2", title: "DEFAULT", imageUrl: null, room: null },
    ],
  }),
  RegisterProjectWindows: () => ({ registerProjectWindows: [newWindow] }),
  RegisterWindowsWithOwner: () => ({ registerWindowsWithOwner: [newWindow] }),
  RegisterInstalledWindows: () => ({ registerInstalledWindows: "token-1" }),
  UpdateRegisteredWindowInstallerName: () => ({ updateRegisteredWindowInstallerName: createSampleWindow() }),
  UpdateRegisteredWindowNotes: () => ({ updateRegisteredWindowNotes: createSampleWindow() }),
  UpdateRegisteredWindowRoom: () => ({ updateRegisteredWindowRoom: createSampleWindow() }),
  UploadInvoice: () => ({ uploadInvoice: createSampleWindow() }),
  DeleteInvoice: () => ({ deleteInvoice: createSampleWindow({ invoiceFilename: null }) }),
} satisfies AllResponses;
