import { getToday } from "#rules/windowRules.ts";
import { getContentLanguage } from "#seeds/content/contentLanguage.ts";
import { getTexts } from "#texts/getTexts.ts";
import { getCancellationReasons } from "#world/cancellationReasons.ts";
import { compareNewestFirst, compareProjects } from "#world/listOrder.ts";
import type { AccountRecord, ProjectRecord, WindowRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../schema/createId.ts";
import { securePortalOrigin } from "./pactIdentityValues.ts";

/**
 * Ids and tokens of a world's records, by the names in the pacts. A name without a number is the first record of its kind in
 * the order of the portal's lists, `projectId2` the second. The records are those of the account, or of everybody if nobody
 * is signed in; names with `foreign` are records of somebody else.
 */
export function createRecordValues(
  world: World,
  account: AccountRecord | null,
  locale: string,
): Record<string, string> {
  const createUnknownId = (kind: string) => createId(kind, 999_999_999);
  const isOwn = (ownerId: string | null | undefined) => account === null || ownerId === account.id;
  const projects = world.projects.toSorted(compareProjects);
  const ownProjects = projects.filter(({ customerAccountId }) => isOwn(customerAccountId));
  const foreignProjects = projects.filter(({ customerAccountId }) => !isOwn(customerAccountId));
  const invitedProjects = projects.filter(({ invitationToken }) => invitationToken !== null);
  const ownRequests = listLatestRequests(world, ownProjects);
  const foreignRequests = listLatestRequests(world, foreignProjects);
  const unread = world.notifications.filter(({ isRead }) => !isRead).toSorted(compareNewestFirst);
  const windows = world.windows.toSorted(compareNewestFirst);
  return {
    today: getToday(world),
    unknownProjectId: createUnknownId("project"),
    unknownRequestId: createUnknownId("request"),
    unknownAttachmentId: createUnknownId("attachment"),
    unknownReasonId: createUnknownId("reason"),
    unknownNotificationId: createUnknownId("notification"),
    unknownWindowId: createUnknownId("window"),
    ...(account && createAccountValues(account)),
    ...nameValues("projectId", listIds(ownProjects)),
    ...nameValues("foreignProjectId", listIds(foreignProjects)),
    ...nameValues("invitedProjectId", listIds(invitedProjects)),
    ...nameValues(
      "invitationToken",
      invitedProjects.map(({ invitationToken }) => invitationToken ?? ""),
    ),
    ...nameValues("requestId", listIds(ownRequests)),
    ...nameValues("foreignRequestId", listIds(foreignRequests)),
    ...nameValues("attachmentId", listIds(ownRequests[0]?.attachments ?? [])),
    ...nameValues("foreignAttachmentId", listIds(foreignRequests[0]?.attachments ?? [])),
    ...nameValues("notificationId", listIds(unread.filter(({ accountId }) => isOwn(accountId)))),
    ...nameValues("foreignNotificationId", listIds(unread.filter(({ accountId }) => !isOwn(accountId)))),
    ...createWindowValues(windows.filter(({ accountId }) => isOwn(accountId))),
    ...nameValues("foreignWindowId", listIds(windows.filter(({ accountId }) => !isOwn(accountId)))),
    ...createReasonValues(world),
    ...createContentValues(world, locale),
    ...createRegistrationValues(world),
  };
}

function createAccountValues({ id, firstName, lastName, email }: AccountRecord): Record<string, string> {
  return { accountId: id, firstName, lastName, email };
}

function createWindowValues(windows: readonly WindowRecord[]): Record<string, string> {
  return {
    ...nameValues("windowId", listIds(windows)),
    ...nameValues(
      "invoiceLink",
      windows.map(({ invoicePath }) => invoicePath && `${securePortalOrigin}/${invoicePath}`),
    ),
  };
}

function listLatestRequests({ requests }: World, projects: readonly ProjectRecord[]) {
  return projects.flatMap(({ id }) => requests.findLast(({ projectId }) => projectId === id) ?? []);
}

function listIds(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

/** Names the values `projectId`, `projectId2`, `projectId3` and so on. */
function nameValues(name: string, values: readonly (string | null | undefined)[]): Record<string, string> {
  const named = values.map((value, index) => [index === 0 ? name : `${name}${index + 1}`, value] as const);
  return Object.fromEntries(named.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** A reason for a cancellation that allows no free text, and one that allows it. */
function createReasonValues(world: World): Record<string, string> {
  const { words = [], plain = [] } = Object.groupBy(
    getCancellationReasons(world, "en"),
    ({ allowsFreeText }) => (allowsFreeText ? "words" : "plain"),
  );
  return { ...nameValues("reasonId", listIds(plain)), ...nameValues("customReasonId", listIds(words)) };
}

/** Texts in the language of a locale: the label of `reasonId`, the product of all offers, and error messages. */
function createContentValues(world: World, locale: string): Record<string, string> {
  const language = getContentLanguage(locale);
  const { products } = world.content[language];
  return {
    reasonLabel:
      getCancellationReasons(world, language).find(({ allowsFreeText }) => !allowsFreeText)?.label ?? "",
    productName: products.window,
    notCancellableMessage: getTexts(locale).cancelledTooLate,
    unknownTokenMessage: getTexts(locale).unknownLink,
  };
}

/** Tokens that claim windows, and the windows that the first valid one claims. */
function createRegistrationValues({ registrations, clock }: World): Record<string, string> {
  const now = clock.now().toISOString();
  const unclaimed = registrations.filter(({ claimedBy }) => claimedBy === null);
  const valid = unclaimed.filter(({ expiresAt }) => expiresAt >= now);
  const listTokens = (list: typeof registrations) => list.map(({ token }) => token);
  return {
    ...nameValues("registrationToken", listTokens(valid)),
    ...nameValues(
      "expiredRegistrationToken",
      listTokens(unclaimed.filter(({ expiresAt }) => expiresAt < now)),
    ),
    ...nameValues(
      "usedRegistrationToken",
      listTokens(registrations.filter(({ claimedBy }) => claimedBy !== null)),
    ),
    ...nameValues("claimableWindowId", valid[0]?.windowIds ?? []),
  };
}
