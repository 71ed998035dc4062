import { getContentLanguage } from "#seeds/content/contentLanguage.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { getCancellationReasons } from "#world/cancellationReasons.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import type { TypeName } from "../../../schema/additions.ts";

/** The place of a record or of the result of a query, or of a value in it. */
type Place = `${TypeName}:${string}` | `Query.${string}`;

/**
 * The values of an account's records in queries, by place: `Request:7.customer.city`. They come from the scenario's records,
 * not from the services, which they verify. Without a locale, the result has no texts that depend on the language.
 */
export function createRecords(
  world: World,
  { id: accountId }: AccountRecord,
  locale: string | undefined,
): Record<string, unknown> {
  const projects = world.projects.filter(({ customerAccountId }) => customerAccountId === accountId);
  const isOwn = (record: { accountId: string | null }) => record.accountId === accountId;
  const notifications = world.notifications.filter(isOwn);
  const unread = notifications.filter(({ isRead }) => !isRead);
  const windows = world.windows.filter(isOwn);
  const claimable = world.registrations.flatMap(({ windowIds, claimedBy }) => (claimedBy ? [] : windowIds));
  const { true: archived = [], false: active = [] } = Object.groupBy(
    projects,
    ({ isArchived }) => `${isArchived}`,
  );
  return Object.fromEntries([
    listInOrder("projects", "Project", active, archived),
    listInOrder("unreadNotifications", "ProjectNotification", unread),
    ["Query.unreadNotifications.totalCount", unread.length],
    listInOrder("registeredWindows", "RegisteredWindow", windows),
    ...projects.flatMap((project) => [
      ...flatten(`Project:${project.id}`, project),
      ...flatten(`ConfiguratorProject:${project.configuratorProject?.id}`, project.configuratorProject),
      ...flatten(`Query.projects.items[Project:${project.id}]`, describeInList(world, project.id)),
      ...project.projectFiles.flatMap((file) => flatten(`ProjectFile:${file.id}`, file)),
      ...world.requests
        .filter(({ projectId }) => projectId === project.id)
        .slice(-1)
        .flatMap((request) => flattenRequest(world, request, locale)),
    ]),
    ...(locale ? flattenContent(world, locale) : []),
    ...getCancellationReasons(world, getContentLanguage(locale ?? "en")).flatMap(
      ({ id, label, allowsFreeText }) =>
        flatten(`CancellationReason:${id}`, { allowsFreeText, ...(locale && { label }) }),
    ),
    ...notifications.flatMap((it) => flatten(`ProjectNotification:${it.id}`, it)),
    ...world.windows.flatMap((it) =>
      isOwn(it) || claimable.includes(it.id) ? flatten(`RegisteredWindow:${it.id}`, it) : [],
    ),
    ...windows.flatMap((it) => [
      [`Query.invoiceFileUrl(RegisteredWindow:${it.id})`, it.invoicePath && `/${it.invoicePath}`],
    ]),
  ]);
}

/** The portals of all countries. Does not call the service's code, since the pacts verify it with these values. */
export function createDomainRecords(requestUrl: string): Record<string, unknown> {
  const { port } = new URL(requestUrl);
  const describe = (country: string) => ({
    country,
    url: `http://${country.toLowerCase()}.localhost:${port}`,
  });
  return Object.fromEntries(
    countries.flatMap((country) => flatten(`Query.runtimeConfig.domains[${country}]`, describe(country))),
  );
}

/** The items of a list that has one page: group by group, each newest first. */
function listInOrder(field: string, type: TypeName, ...groups: { id: string; createdAt: string }[][]) {
  const sorted = groups.flatMap((group) =>
    group.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
  );
  return [`Query.${field}.items`, sorted.map(({ id }) => `${type}:${id}`).join(" ")];
}

function describeInList({ projects, requests, notifications, windows }: World, id: string) {
  const { isArchived } = projects.find((project) => project.id === id) ?? {};
  const isAbout = ({ projectId }: { projectId?: string | null | undefined }) => projectId === id;
  const request = requests.findLast(isAbout);
  return {
    isArchived,
    activeRequest: request ? `Request:${request.id}` : null,
    unreadNotificationsCount: notifications.filter((it) => isAbout(it) && !it.isRead).length,
    registeredWindowsCount: windows.filter(isAbout).length,
  };
}

function flattenRequest(
  { installers, content, clock }: World,
  request: World["requests"][number],
  locale: string | undefined,
) {
  const { id, attachments, statusBeforePausing, installerId, cart } = request;
  const products = locale && content[getContentLanguage(locale)].products;
  const installerLocation = installers.find((installer) => installer.installerId === installerId) ?? null;
  // Does not call the service's code, since the pacts verify it with these values.
  const remainingMs = Date.parse(request.deadline ?? "") - clock.now().getTime();
  const remainingDays =
    request.deadline && request.deadlineDays !== null ? Math.floor(remainingMs / 86_400_000) : null;
  const shown = { ...request, previousActiveStatus: statusBeforePausing, installerLocation, remainingDays };
  return [
    ...flatten(`Request:${id}`, shown),
    ...(products && cart
      ? flatten(
          `Request:${id}.cart.items`,
          cart.items.map(({ product }) => ({ description: products[product] })),
        )
      : []),
    ...attachments.flatMap((file) => flatten(`Attachment:${file.id}`, file)),
    [`Query.attachments(Request:${id})`, attachments.map((file): Place => `Attachment:${file.id}`).join(" ")],
  ];
}

function flattenContent({ content, config }: World, locale: string) {
  const { faq, documents, bookmarks } = content[getContentLanguage(locale)];
  const shown = faq.filter(({ group }) => group !== "windows" || config.windowRegistrationEnabled);
  const withPreviews = bookmarks.map((bookmark) => ({ previewUrl: null, ...bookmark }));
  return [
    ...flatten("Query.faqContent", shown),
    ...flatten("Query.documentContent", documents),
    ...flatten("Query.bookmarkContent", withPreviews),
  ];
}

function flatten(place: Place, value: unknown): [place: string, value: unknown][] {
  if (Array.isArray(value) && value.some((item) => typeof item === "object"))
    return value.flatMap((item, index) => flatten(`${place}[${index}]`, item));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(`${place}.${name}`, inner));
}
