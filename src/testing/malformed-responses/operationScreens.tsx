import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { requestMainApi } from "#api/graphqlClient.ts";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { campaignsQuery } from "#features/campaigns/selection/campaignsQuery.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "#features/content/contentQueries.ts";
import { UnreadNotificationsWithoutTypeDocument } from "#features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "#features/notifications/unreadNotificationsQuery.ts";
import { attachmentsQuery } from "#features/project/attachments/attachmentsQuery.ts";
import { requestReasonsQuery } from "#features/project/cancellation/requestReasonsQuery.ts";
import { projectQuery } from "#features/project/page/projectQuery.ts";
import { installerRequestQuery } from "#features/project/request/installerRequestQuery.ts";
import { projectsQuery } from "#features/project-list/projectsQuery.ts";
import { windowQuery } from "#features/windows/details/windowQuery.ts";
import { getInvoiceFileUrl } from "#features/windows/invoice/useOpenInvoice.ts";
import { registeredWindowsQuery } from "#features/windows/list/registeredWindowsQuery.ts";
import type operations from "#schema/operations.json";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { createTestSession } from "../identity/createTestSession.ts";
import { mutationScreens } from "./mutationScreens.tsx";
import {
  cancelReasonScreen,
  contentScreen,
  formScreen,
  type OperationScreen,
  overviewScreen,
  projectScreen,
  windowScreen,
} from "./screens.tsx";

type CallName = keyof typeof operations | "/api/auth/me" | "/api/campaigns";

const checkSession = async (queryClient: QueryClient) =>
  void (await createTestSession({ queryClient }).check());

/** Each call of the portal to a service, with the screen that shows its response. */
export const operationScreens: Record<CallName, OperationScreen> = {
  RuntimeConfig: { ...overviewScreen, sendRequest: fetchOnce(runtimeConfigQuery()) },
  ShowAccount: { ...overviewScreen, sendRequest: checkSession },
  "/api/auth/me": { ...overviewScreen, sendRequest: checkSession },
  "/api/campaigns": { ...overviewScreen, sendRequest: fetchOnce(campaignsQuery()) },
  Projects: {
    ...overviewScreen,
    sendRequest: async (client) =>
      void (await client.fetchInfiniteQuery({ ...projectsQuery(), retry: false })),
  },
  UnreadNotifications: {
    ...projectScreen,
    sendRequest: async (client) => {
      await client.fetchInfiniteQuery({ ...unreadNotificationsQuery(), retry: false });
    },
  },
  UnreadNotificationsWithoutType: {
    ...projectScreen,
    sendRequest: async () =>
      void (await requestMainApi(UnreadNotificationsWithoutTypeDocument, { take: 50, skip: 0 })),
  },
  ProjectDetails: { ...projectScreen, sendRequest: fetchOnce(projectQuery("project-1")) },
  ShowRequest: { ...projectScreen, sendRequest: fetchOnce(installerRequestQuery("request-1")) },
  Attachments: { ...projectScreen, sendRequest: fetchOnce(attachmentsQuery("request-1")) },
  RegisteredWindows: {
    ...projectScreen,
    sendRequest: async (client) => {
      const query = registeredWindowsQuery({ projectId: "project-1" });
      await client.fetchInfiniteQuery({ ...query, retry: false });
    },
  },
  RequestReasons: { ...cancelReasonScreen, sendRequest: fetchOnce(requestReasonsQuery("request-1")) },
  FaqContent: { ...contentScreen, sendRequest: fetchOnce(faqQuery("en")) },
  DocumentContent: { ...contentScreen, sendRequest: fetchOnce(documentsQuery("en")) },
  BookmarkContent: { ...contentScreen, sendRequest: fetchOnce(bookmarksQuery("en")) },
  RegisteredWindowById: { ...windowScreen, sendRequest: fetchOnce(windowQuery("window-1")) },
  InvoiceFileUrl: {
    ...formScreen,
    sendRequest: async () => <a href={getSafeUrl(await getInvoiceFileUrl("window-1"))}>Invoice</a>,
  },
  ...mutationScreens,
};

function fetchOnce<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) {
  return async (client: QueryClient) => void (await client.fetchQuery({ ...query, retry: false }));
}
