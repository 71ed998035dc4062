import type operations from "../../schema/operations.json";
import { sampleCampaign } from "../features/campaigns/sampleCampaign.ts";
import type { Answers } from "./fakeService.ts";
import { contentAnswers } from "./openFaq.ts";
import {
  customerAnswers,
  samplePage,
  sampleProject,
  sampleProjectDetails,
  sampleRequest,
} from "./sampleData.ts";
import { sampleWindow, sampleWindowsPage } from "./sampleWindow.ts";

type RestPath = "/api/auth/me" | "/api/campaigns";
type AllAnswers = { [Name in keyof typeof operations | RestPath]: NonNullable<Answers[Name]> };

const request = sampleRequest();
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

/** A full answer to each operation and call of the portal: of one customer with one project and one window. */
export const goodAnswers = {
  ...customerAnswers,
  ...contentAnswers,
  Projects: () =>
    samplePage([
      sampleProject("project-1", { unreadNotificationsCount: 1, registeredWindowsCount: 1 }),
      sampleProject("project-2", { isArchived: true }),
    ]),
  ProjectDetails: () => ({
    projects: {
      items: [sampleProjectDetails("project-1", { registeredWindowsCount: 1 })],
      pageInfo: { hasNextPage: false },
    },
  }),
  ProjectRequests: () => ({
    projectRequests: [
      {
        id: "request-1",
        currentStatus: "OFFER_SENT",
        customReason: "We sold the house.",
        installerSiteVisitDate: "2026-04-01T09:00:00.000Z",
        surveyType: "REMOTE",
      },
      {
        id: "request-0",
        currentStatus: "CANCELLED",
        customReason: null,
        installerSiteVisitDate: null,
        surveyType: null,
      },
    ],
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
  RegisteredWindows: () => sampleWindowsPage([{}, { id: "window-2", room: null }]),
  RegisteredWindowById: () => ({ registeredWindowById: sampleWindow() }),
  InvoiceFileUrl: () => ({ invoiceFileUrl: "/files/invoices/1.pdf" }),
  "/api/campaigns": () => ({
    data: [
      sampleCampaign("my_taglys_banner", { id: "campaign-1" }),
      sampleCampaign("accessory_flag", { id: "campaign-2" }),
      sampleCampaign("accessory_mini_banner", { id: "campaign-3" }),
      sampleCampaign("direct_search_choice_chip", { id: "campaign-4" }),
    ],
  }),
  CancelRequest: () => ({ cancelRequest: { ...request, currentStatus: "CANCELLED" } }),
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
  UpdateRegisteredWindowInstallerName: () => ({ updateRegisteredWindowInstallerName: sampleWindow() }),
  UpdateRegisteredWindowNotes: () => ({ updateRegisteredWindowNotes: sampleWindow() }),
  UpdateRegisteredWindowRoom: () => ({ updateRegisteredWindowRoom: sampleWindow() }),
  UploadInvoice: () => ({ uploadInvoice: sampleWindow() }),
  DeleteInvoice: () => ({ deleteInvoice: sampleWindow({ invoiceFilename: null }) }),
} satisfies AllAnswers;
