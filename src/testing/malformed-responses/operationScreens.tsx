import { type FetchQueryOptions, type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type operations from "../../../schema/operations.json";
import { getSafeUrl } from "../../api/getSafeUrl.ts";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { CountryFooterLinks } from "../../app/layouts/country-and-language/CountryFooterLinks.tsx";
import { ServiceBar } from "../../app/layouts/ServiceBar.tsx";
import { OverviewScreen } from "../../app/screens/OverviewScreen.tsx";
import { ProjectScreen } from "../../app/screens/ProjectScreen.tsx";
import { WindowScreen } from "../../app/screens/WindowScreen.tsx";
import { associateProject } from "../../features/associate/useAssociateProject.ts";
import { campaignsQuery } from "../../features/campaigns/assets/campaignsQuery.ts";
import { ContentSection } from "../../features/content/ContentSection.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "../../features/content/contentQueries.ts";
import { Bookmarks } from "../../features/content/documents/Bookmarks.tsx";
import { Documents } from "../../features/content/documents/Documents.tsx";
import { QuestionList } from "../../features/content/faq/QuestionList.tsx";
import { giveFeedback } from "../../features/feedback/useGiveFeedback.ts";
import { unreadNotificationsQuery } from "../../features/notifications/unreadNotificationsQuery.ts";
import { makeNotificationRead } from "../../features/notifications/useMakeNotificationRead.ts";
import { attachmentsQuery } from "../../features/project/attachments/attachmentsQuery.ts";
import { deleteAttachment } from "../../features/project/attachments/useDeleteAttachment.ts";
import { uploadAttachment } from "../../features/project/attachments/useUploadAttachment.ts";
import { CancelReasonStep } from "../../features/project/cancellation/CancelReasonStep.tsx";
import { requestReasonsQuery } from "../../features/project/cancellation/requestReasonsQuery.ts";
import { useCancelDialog } from "../../features/project/cancellation/useCancelDialog.ts";
import { cancelRequest } from "../../features/project/cancellation/useCancelRequest.ts";
import { updateCustomer } from "../../features/project/customer/useUpdateCustomer.ts";
import { projectQuery } from "../../features/project/overview/projectQuery.ts";
import {
  installerRequestQuery,
  setRequestData,
} from "../../features/project/request/installerRequestQuery.ts";
import { projectRequestsQuery } from "../../features/project/request/projectRequestsQuery.ts";
import { projectsQuery } from "../../features/projects/projectsQuery.ts";
import { ClaimDone } from "../../features/windows/claim/ClaimDone.tsx";
import { claimRegisteredWindows } from "../../features/windows/claim/useClaimRegisteredWindows.ts";
import { type WindowDetails, windowQuery } from "../../features/windows/details/windowQuery.ts";
import {
  updateRegisteredWindowInstallerName,
  updateRegisteredWindowNotes,
  updateRegisteredWindowRoom,
} from "../../features/windows/editing/useUpdateRegisteredWindow.ts";
import { deleteInvoice } from "../../features/windows/invoice/useDeleteInvoice.ts";
import { getInvoiceFileUrl } from "../../features/windows/invoice/useOpenInvoice.ts";
import { uploadInvoice } from "../../features/windows/invoice/useUploadInvoice.ts";
import { registeredWindowsQuery } from "../../features/windows/list/registeredWindowsQuery.ts";
import { RegistrationDone } from "../../features/windows/registration/done/RegistrationDone.tsx";
import {
  type RegistrationResult,
  registerWindows,
} from "../../features/windows/registration/useRegisterWindows.ts";
import { sessionQuery } from "../../session/sessionQuery.ts";
import { createSampleRequest } from "../data/sampleProjects.ts";
import { createSampleWindow } from "../data/sampleWindows.ts";

/** Where an answer is shown. */
export interface OperationScreen {
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
export const operationScreens: Record<CallName, OperationScreen> = {
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
  ShowRequest: { ...project, ask: asking(installerRequestQuery("request-1")) },
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
      await setRequestData(client, answer);
    },
  },
  UpdateCustomer: {
    ...project,
    ask: async (client) => {
      const { id: _, ...customer } = createSampleRequest().customer;
      await setRequestData(client, await updateCustomer({ requestId: "request-1", customer }));
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
      () => updateRegisteredWindowInstallerName("window-1", "Roof & Light"),
      ({ installerName, installerLogo }) => ({ installerName, installerLogo }),
    ),
  },
  UpdateRegisteredWindowNotes: {
    ...window,
    ask: changing(
      () => updateRegisteredWindowNotes("window-1", "Washed."),
      ({ notes }) => ({ notes }),
    ),
  },
  UpdateRegisteredWindowRoom: {
    ...window,
    ask: changing(
      () => updateRegisteredWindowRoom("window-1", "LOFT"),
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
    ask: async () => <a href={getSafeUrl(await getInvoiceFileUrl("window-1"))}>Invoice</a>,
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
    ask: async () => <ClaimDone windows={await claimRegisteredWindows("token")} />,
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
    const changed = { ...createSampleWindow(), ...take(await send()) };
    client.setQueryData(windowQuery("window-1").queryKey, changed);
  };
}

function registrationOf(registered: RegistrationResult) {
  return (
    <RegistrationDone
      result={registered}
      projectId={undefined}
      invoices={{}}
      onRetry={() => {}}
      onRegisterMore={() => {}}
    />
  );
}

function Reasons() {
  return <CancelReasonStep requestId="request-1" formId="reasons" dialog={useCancelDialog("request-1")} />;
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
      <ContentSection {...parts} query={useQuery(faqQuery("en"))}>
        {(items) => <QuestionList items={items} words={["window"]} lang="en" />}
      </ContentSection>
      <ContentSection {...parts} query={useQuery(documentsQuery("en"))}>
        {(items) => <Documents items={items} lang="en" />}
      </ContentSection>
      <ContentSection {...parts} query={useQuery(bookmarksQuery("en"))}>
        {(items) => <Bookmarks items={items} lang="en" />}
      </ContentSection>
    </>
  );
}
