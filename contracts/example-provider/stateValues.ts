import { randomUUID } from "node:crypto";
import { contents } from "./resolvers.ts";
import {
  type Account,
  cancellationReasons,
  findLatestRequest,
  type Language,
  listProjects,
  type Store,
} from "./store.ts";

/** The ids of a state's records by their names in the pacts: those of the account, and `foreign` ones of others. */
export function createRecordValues(store: Store, account: Account | undefined): Record<string, string> {
  const others = store.accounts.filter((other) => other !== account);
  const own = account ? [account] : others;
  const invited = store.projects.find((project) => project.accountId === null);
  return {
    unknownId: randomUUID(),
    ...nameValues("accountId", account ? [account.id] : []),
    ...createOwnedValues(store, own, (name) => name),
    ...createOwnedValues(store, others, (name) => `foreign${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    ...(invited && { invitedProjectId: invited.id, invitationToken: invited.invitationToken }),
    ...nameValues("reasonId", listReasonIds(false)),
    ...nameValues("customReasonId", listReasonIds(true)),
    ...createTexts("french", "fr"),
    ...createTexts("italian", "it"),
  };
}

function createOwnedValues(store: Store, owners: readonly Account[], rename: (name: string) => string) {
  const projectIds = owners.flatMap(({ id }) => listProjects(store, id)).map(({ id }) => id);
  const requests = projectIds.flatMap((id) => findLatestRequest(store, id) ?? []);
  const notifications = store.notifications.filter(
    ({ projectId, isRead }) => projectIds.includes(projectId) && !isRead,
  );
  return {
    ...nameValues(rename("projectId"), projectIds),
    ...nameValues(rename("requestId"), listIds(requests)),
    ...nameValues(rename("attachmentId"), listIds(requests[0]?.attachments ?? [])),
    ...nameValues(rename("notificationId"), listIds(notifications)),
  };
}

/** Texts by which the pacts tell whether the provider respects the locale. */
function createTexts(name: string, language: Language): Record<string, string> {
  const { question, document, bookmark } = contents[language];
  const reason = cancellationReasons.find(({ allowsFreeText }) => !allowsFreeText);
  return {
    [`${name}Reason`]: reason?.label[language] ?? "",
    [`${name}Question`]: question,
    [`${name}Document`]: document,
    [`${name}Bookmark`]: bookmark,
  };
}

function listReasonIds(allowsFreeText: boolean): string[] {
  return listIds(cancellationReasons.filter((reason) => reason.allowsFreeText === allowsFreeText));
}

function listIds(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

/** `projectId`, `projectId2`, `projectId3`, … */
function nameValues(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    values.map((value, index) => [index === 0 ? name : `${name}${index + 1}`, value]),
  );
}
