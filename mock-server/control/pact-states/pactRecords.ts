import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

/**
 * What queries show of an account's records, by their places: `Request:7.customer.city`. It comes from what the scenario made and
 * not from the services, which are verified by it.
 */
export function createRecords(world: World, { id: accountId }: AccountRecord): Record<string, unknown> {
  const projects = world.projects.filter(({ customerAccountId }) => customerAccountId === accountId);
  const isOwn = (record: { accountId: string | null }) => record.accountId === accountId;
  return Object.fromEntries([
    ...projects.flatMap((project) => [
      ...flatten(`Project:${project.id}`, project),
      ...flatten(`Query.projects.items[Project:${project.id}]`, describeInList(world, project.id)),
      ...project.projectFiles.flatMap((file) => flatten(`ProjectFile:${file.id}`, file)),
      ...world.requests
        .filter(({ projectId }) => projectId === project.id)
        .slice(-1)
        .flatMap((request) => flattenRequest(world, request)),
    ]),
    ...world.notifications.filter(isOwn).flatMap((it) => flatten(`ProjectNotification:${it.id}`, it)),
    ...world.windows
      .filter(isOwn)
      .flatMap((it) => [
        ...flatten(`RegisteredWindow:${it.id}`, it),
        [`Query.invoiceFileUrl(RegisteredWindow:${it.id})`, it.invoicePath && `/${it.invoicePath}`],
      ]),
  ]);
}

function describeInList({ projects, notifications, windows }: World, id: string) {
  const { isArchived } = projects.find((project) => project.id === id) ?? {};
  const isAbout = ({ projectId }: { projectId?: string | null | undefined }) => projectId === id;
  return {
    isArchived,
    unreadNotificationsCount: notifications.filter((it) => isAbout(it) && !it.isRead).length,
    registeredWindowsCount: windows.filter(isAbout).length,
  };
}

function flattenRequest({ installers }: World, request: World["requests"][number]) {
  const { id, attachments, statusBeforePausing, installerId } = request;
  const installerLocation = installers.find((installer) => installer.installerId === installerId) ?? null;
  const shown = { ...request, previousActiveStatus: statusBeforePausing, installerLocation };
  return [
    ...flatten(`Request:${id}`, shown),
    ...attachments.flatMap((file) => flatten(`Attachment:${file.id}`, file)),
    [`Query.attachments(Request:${id})`, attachments.map((file) => `Attachment:${file.id}`).join(" ")],
  ];
}

function flatten(place: string, value: unknown): [place: string, value: unknown][] {
  if (Array.isArray(value) && value.some((item) => typeof item === "object"))
    return value.flatMap((item, index) => flatten(`${place}[${index}]`, item));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(`${place}.${name}`, inner));
}
