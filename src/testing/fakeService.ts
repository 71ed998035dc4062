import { onTestFinished, vi } from "vitest";
import type {
  AssociateProjectMutation,
  AttachmentsQuery,
  BookmarkContentQuery,
  CancelRequestMutation,
  DeleteAttachmentMutation,
  DocumentContentQuery,
  FaqContentQuery,
  GiveFeedbackMutation,
  MakeNotificationReadMutation,
  ProjectDetailsQuery,
  ProjectRequestsQuery,
  ProjectsQuery,
  RequestReasonsQuery,
  RuntimeConfigQuery,
  ShowAccountQuery,
  ShowRequestQuery,
  UnreadNotificationsQuery,
  UpdateCustomerMutation,
  UploadAttachmentMutation,
} from "../api/generated/main/graphql.ts";
import type {
  ClaimRegisteredWindowsMutation,
  DeleteInvoiceMutation,
  InvoiceFileUrlQuery,
  RegisteredWindowByIdQuery,
  RegisteredWindowsQuery,
  RegisterInstalledWindowsMutation,
  RegisterProjectWindowsMutation,
  RegisterWindowsWithOwnerMutation,
  UpdateRegisteredWindowInstallerNameMutation,
  UpdateRegisteredWindowNotesMutation,
  UpdateRegisteredWindowRoomMutation,
  UploadInvoiceMutation,
} from "../api/generated/registration/graphql.ts";
import type { CampaignList, SessionCheck } from "../api/generated/rest.ts";

/** A call that reached the fake service. */
export interface Call {
  /** Name of the GraphQL operation; of other calls the path. */
  name: string;
  url: string;
  method: string;
  headers: Headers;
  /** The body as it was sent. */
  body: unknown;
  /** The operation's variables. */
  variables: Readonly<Record<string, unknown>>;
}

/** What a call is answered: data, which is wrapped as the service does it, or a whole response. */
type Answer<T> = (call: Call) => T | Response | Promise<T | Response>;

/** Answers by the operation's name, or by the path where it is no GraphQL. */
export type Answers = {
  RuntimeConfig?: Answer<RuntimeConfigQuery>;
  ShowAccount?: Answer<ShowAccountQuery>;
  Projects?: Answer<ProjectsQuery>;
  UnreadNotifications?: Answer<UnreadNotificationsQuery>;
  MakeNotificationRead?: Answer<MakeNotificationReadMutation>;
  AssociateProject?: Answer<AssociateProjectMutation>;
  ProjectDetails?: Answer<ProjectDetailsQuery>;
  ProjectRequests?: Answer<ProjectRequestsQuery>;
  ShowRequest?: Answer<ShowRequestQuery>;
  RequestReasons?: Answer<RequestReasonsQuery>;
  CancelRequest?: Answer<CancelRequestMutation>;
  UpdateCustomer?: Answer<UpdateCustomerMutation>;
  Attachments?: Answer<AttachmentsQuery>;
  UploadAttachment?: Answer<UploadAttachmentMutation>;
  DeleteAttachment?: Answer<DeleteAttachmentMutation>;
  FaqContent?: Answer<FaqContentQuery>;
  DocumentContent?: Answer<DocumentContentQuery>;
  BookmarkContent?: Answer<BookmarkContentQuery>;
  GiveFeedback?: Answer<GiveFeedbackMutation>;
  ClaimRegisteredWindows?: Answer<ClaimRegisteredWindowsMutation>;
  RegisterProjectWindows?: Answer<RegisterProjectWindowsMutation>;
  RegisterWindowsWithOwner?: Answer<RegisterWindowsWithOwnerMutation>;
  RegisterInstalledWindows?: Answer<RegisterInstalledWindowsMutation>;
  RegisteredWindows?: Answer<RegisteredWindowsQuery>;
  RegisteredWindowById?: Answer<RegisteredWindowByIdQuery>;
  UpdateRegisteredWindowInstallerName?: Answer<UpdateRegisteredWindowInstallerNameMutation>;
  UpdateRegisteredWindowNotes?: Answer<UpdateRegisteredWindowNotesMutation>;
  UpdateRegisteredWindowRoom?: Answer<UpdateRegisteredWindowRoomMutation>;
  InvoiceFileUrl?: Answer<InvoiceFileUrlQuery>;
  UploadInvoice?: Answer<UploadInvoiceMutation>;
  DeleteInvoice?: Answer<DeleteInvoiceMutation>;
  "/api/auth/me"?: Answer<SessionCheck>;
  "/api/campaigns"?: Answer<CampaignList>;
  [providerPath: `/tenant/${string}`]: Answer<object>;
};

export interface FakeService {
  /** All calls so far, the earliest first. */
  calls: readonly Call[];
  callsOf(name: keyof Answers): Call[];
  /** Adds answers or puts them in place of earlier ones. */
  answer(more: Answers): void;
}

/** Takes the place of `fetch` for one test, which fails if a call comes that has no answer. */
export function fakeService(first: Answers = {}): FakeService {
  const calls: Call[] = [];
  const unanswered: string[] = [];
  const answers = new Map<string, Answer<unknown>>();
  const answer = (more: Answers) => {
    for (const [name, reply] of Object.entries(more)) answers.set(name, reply);
  };
  answer(first);
  vi.stubGlobal("fetch", async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const call = callOf(String(url), init);
    calls.push(call);
    const reply = answers.get(call.name);
    if (!reply) {
      unanswered.push(`${call.method} ${call.url} (${call.name})`);
      throw new TypeError("Failed to fetch");
    }
    const result = await Promise.race([aborted(init.signal), reply(call)]);
    if (result instanceof Response) return result;
    return Response.json(call.url.endsWith("/graphql") ? { data: result } : result);
  });
  onTestFinished(() => {
    if (unanswered.length > 0) throw new Error(`There is no answer for:\n${unanswered.join("\n")}`);
  });
  return { calls, answer, callsOf: (name) => calls.filter((call) => call.name === name) };
}

function callOf(url: string, { method = "GET", headers, body }: RequestInit): Call {
  const call = { url, method, headers: new Headers(headers), body };
  const { pathname } = new URL(url, location.origin);
  if (!pathname.endsWith("/graphql")) return { ...call, name: pathname, variables: {} };
  const operation = body instanceof FormData ? body.get("operations") : body;
  const { query, variables } = JSON.parse(String(operation));
  return { ...call, name: /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "", variables };
}

/** Never resolves; rejects as `fetch` does once the signal is aborted. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
