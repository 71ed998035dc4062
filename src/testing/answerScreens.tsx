import { type FetchQueryOptions, type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type operations from "../../schema/operations.json";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { safeAddress } from "../api/safeAddress.ts";
import { CountryFooterLinks } from "../app/CountryFooterLinks.tsx";
import { OverviewScreen } from "../app/OverviewScreen.tsx";
import { ProjectScreen } from "../app/ProjectScreen.tsx";
import { ServiceBar } from "../app/ServiceBar.tsx";
import { WindowScreen } from "../app/WindowScreen.tsx";
import { associateProject } from "../features/associate/invitation.ts";
import { campaignsQuery } from "../features/campaigns/campaignsQuery.ts";
import { ClaimDone } from "../features/claim/ClaimDone.tsx";
import { claimWindows } from "../features/claim/claimWindows.ts";
import { Bookmarks } from "../features/content/Bookmarks.tsx";
import { ContentPart } from "../features/content/ContentPart.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "../features/content/contentQueries.ts";
import { Documents } from "../features/content/Documents.tsx";
import { Questions } from "../features/content/Questions.tsx";
import { giveFeedback } from "../features/feedback/giveFeedback.ts";
import { makeNotificationRead } from "../features/notifications/makeNotificationRead.ts";
import { unreadNotificationsQuery } from "../features/notifications/unreadNotificationsQuery.ts";
import { attachmentsQuery } from "../features/project/attachmentsQuery.ts";
import { CancelReason } from "../features/project/CancelReason.tsx";
import { cancelRequest } from "../features/project/cancelRequest.ts";
import { deleteAttachment, uploadAttachment } from "../features/project/changeAttachments.ts";
import { keepRequest } from "../features/project/keepRequest.ts";
import { projectQuery } from "../features/project/projectQuery.ts";
import { projectRequestsQuery } from "../features/project/projectRequestsQuery.ts";
import { requestQuery } from "../features/project/requestQuery.ts";
import { requestReasonsQuery } from "../features/project/requestReasonsQuery.ts";
import { updateCustomer } from "../features/project/updateCustomer.ts";
import { useCancellation } from "../features/project/useCancellation.ts";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { deleteInvoice, invoiceFileUrl, uploadInvoice } from "../features/window/changeInvoice.ts";
import { updateInstallerName, updateNotes, updateRoom } from "../features/window/changeWindow.ts";
import { registeredWindowsQuery } from "../features/window/registeredWindowsQuery.ts";
import { type WindowDetails, windowQuery } from "../features/window/windowQuery.ts";
import { RegistrationDone } from "../features/window-registration/RegistrationDone.tsx";
import { type Registered, registerWindows } from "../features/window-registration/registerWindows.ts";
import { sessionQuery } from "../session/sessionQuery.ts";
import { sampleRequest } from "./sampleData.ts";
import { sampleWindow } from "./sampleWindow.ts";

/** Where an answer is shown. */
export interface AnswerScreen {
  address: string;
  path: string;
  /** The screen, as it also stands where asking failed. */
  element: ReactNode;
  /** Asks as the portal does, and keeps the answer; hands back what it is shown by, where that is not the screen. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most keep the answer and hand nothing back
  ask(client: QueryClient): Promise<ReactNode | void>;
}

const services = ["/api/auth/me", "/api/campaigns"] as const;
type CallName = keyof typeof operations | (typeof services)[number];

const overview = {
  address: "/overview",
  path: "/overview",
  element: (
    <>
      <ServiceBar wordmark="Home" />
      <OverviewScreen />
      <CountryFooterLinks />
    </>
  ),
};
const project = {
  address: "/project/project-1",
  path: "/project/:projectId",
  element: (
    <>
      <ServiceBar wordmark="Home" />
      <ProjectScreen />
    </>
  ),
};
const window = { address: "/window/window-1", path: "/window/:windowId", element: <WindowScreen /> };
const elsewhere = { address: "/", path: "/", element: <p>It could not be sent.</p> };
const help = { address: "/", path: "/", element: <Help /> };

/** For each call of the portal, where its answer is shown. */
export const answerScreens: Record<CallName, AnswerScreen> = {
  RuntimeConfig: { ...overview, ask: asking(runtimeConfigQuery()) },
  ShowAccount: { ...overview, ask: asking(sessionQuery()) },
  "/api/auth/me": { ...overview, ask: asking(sessionQuery()) },
  "/api/campaigns": { ...overview, ask: asking(campaignsQuery()) },
  Projects: {
    ...overview,
    ask: async (client) => void (await client.fetchInfiniteQuery({ ...projectsQuery(), retry: false })),
  },
  UnreadNotifications: { ...project, ask: asking(unreadNotificationsQuery()) },
  ProjectDetails: { ...project, ask: asking(projectQuery("project-1")) },
  ProjectRequests: { ...project, ask: asking(projectRequestsQuery("project-1")) },
  ShowRequest: { ...project, ask: asking(requestQuery("request-1")) },
  Attachments: { ...project, ask: asking(attachmentsQuery("request-1")) },
  RegisteredWindows: {
    ...project,
    ask: async (client) => {
      await client.fetchInfiniteQuery({
        ...registeredWindowsQuery({ projectId: "project-1" }),
        retry: false,
      });
    },
  },
  RequestReasons: {
    address: "/",
    path: "/",
    element: <Reasons />,
    ask: asking(requestReasonsQuery("request-1")),
  },
  FaqContent: { ...help, ask: asking(faqQuery("en")) },
  DocumentContent: { ...help, ask: asking(documentsQuery("en")) },
  BookmarkContent: { ...help, ask: asking(bookmarksQuery("en")) },
  RegisteredWindowById: { ...window, ask: asking(windowQuery("window-1")) },
  CancelRequest: {
    ...project,
    ask: async (client) => {
      const answer = await cancelRequest({
        requestId: "request-1",
        reasonId: "reason-1",
        customReason: null,
      });
      await keepRequest(client, answer);
    },
  },
  UpdateCustomer: {
    ...project,
    ask: async (client) => {
      const { id: _, ...customer } = sampleRequest().customer;
      await keepRequest(client, await updateCustomer({ requestId: "request-1", customer }));
    },
  },
  UploadAttachment: {
    ...project,
    ask: async (client) => {
      const attachments = await uploadAttachment("request-1", new File(["%PDF-"], "plan.pdf"));
      client.setQueryData(attachmentsQuery("request-1").queryKey, attachments);
    },
  },
  DeleteAttachment: { ...project, ask: () => deleteAttachment("request-1", "attachment-1") },
  MakeNotificationRead: {
    ...project,
    ask: async () => void (await makeNotificationRead("notification-1")),
  },
  UpdateRegisteredWindowInstallerName: {
    ...window,
    ask: changing(
      () => updateInstallerName("window-1", "Roof & Light"),
      ({ installerName, installerLogo }) => ({ installerName, installerLogo }),
    ),
  },
  UpdateRegisteredWindowNotes: {
    ...window,
    ask: changing(
      () => updateNotes("window-1", "Washed."),
      ({ notes }) => ({ notes }),
    ),
  },
  UpdateRegisteredWindowRoom: {
    ...window,
    ask: changing(
      () => updateRoom("window-1", "LOFT"),
      ({ room }) => ({ room }),
    ),
  },
  UploadInvoice: {
    ...window,
    ask: changing(
      () => uploadInvoice("window-1", new File(["%PDF-"], "invoice.pdf")),
      ({ invoiceFilename }) => ({ invoiceFilename }),
    ),
  },
  DeleteInvoice: {
    ...window,
    ask: changing(
      () => deleteInvoice("window-1"),
      ({ invoiceFilename }) => ({ invoiceFilename }),
    ),
  },
  InvoiceFileUrl: {
    ...elsewhere,
    ask: async () => <a href={safeAddress(await invoiceFileUrl("window-1"))}>Invoice</a>,
  },
  AssociateProject: {
    ...elsewhere,
    ask: async () => (
      <p>Added: {String(await associateProject({ projectId: "project-1", token: "token" }))}</p>
    ),
  },
  GiveFeedback: {
    ...elsewhere,
    ask: async () => void (await giveFeedback({ projectId: "project-1", rating: 5, comment: null })),
  },
  ClaimRegisteredWindows: {
    ...elsewhere,
    ask: async () => <ClaimDone windows={await claimWindows("token")} />,
  },
  RegisterProjectWindows: {
    ...elsewhere,
    ask: async () => registrationOf(await registerWindows({ windowProducts }, "project-1")),
  },
  RegisterWindowsWithOwner: {
    ...elsewhere,
    ask: async () => registrationOf(await registerWindows({ windowProducts, productOwner })),
  },
  RegisterInstalledWindows: {
    ...elsewhere,
    ask: async () => registrationOf(await registerWindows({ windowProducts })),
  },
};

const windowProducts = [{ key: "TGS M06", serialNumber: "TG90000001", installationDate: "2026-03-01" }];
const productOwner = {
  salutation: "MRS" as const,
  firstName: "Ada",
  lastName: "Berg",
  email: "ada@example.org",
  street: "Alster",
  postCode: "20095",
  city: "Hamburg",
  acceptedMarketing: false,
};

function asking<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) {
  return async (client: QueryClient) => void (await client.fetchQuery({ ...query, retry: false }));
}

/** Changes a window as its screen does. */
function changing(
  send: () => Promise<WindowDetails>,
  take: (answer: WindowDetails) => Partial<WindowDetails>,
) {
  return async (client: QueryClient) => {
    const changed = { ...sampleWindow(), ...take(await send()) };
    client.setQueryData(windowQuery("window-1").queryKey, changed);
  };
}

function registrationOf(registered: Registered) {
  return (
    <RegistrationDone
      registered={registered}
      projectId={undefined}
      uploads={{}}
      onRetry={() => {}}
      onRegisterMore={() => {}}
    />
  );
}

function Reasons() {
  const cancellation = useCancellation("request-1", undefined);
  return <CancelReason requestId="request-1" formId="reasons" cancellation={cancellation} />;
}

/** The parts of the page of questions; the page itself cannot be drawn as a text. */
function Help() {
  const parts = {
    title: "Help",
    loadingText: "Loading",
    failedTitle: "Failed",
    emptyText: "Empty",
    skeleton: null,
  };
  return (
    <>
      <ContentPart {...parts} query={useQuery(faqQuery("en"))}>
        {(items) => <Questions items={items} words={["window"]} lang="en" />}
      </ContentPart>
      <ContentPart {...parts} query={useQuery(documentsQuery("en"))}>
        {(items) => <Documents items={items} lang="en" />}
      </ContentPart>
      <ContentPart {...parts} query={useQuery(bookmarksQuery("en"))}>
        {(items) => <Bookmarks items={items} lang="en" />}
      </ContentPart>
    </>
  );
}
