import type { RequestStatus } from "../generated/mainApi.ts";
import type { PersonaName } from "../world/countries/countrySeed.ts";
import type { NotificationRecord, RequestRecord, WindowRecord, World } from "../world/world.ts";

/** The first request of a persona, or the first that has a status. */
export function requestOf(world: World, persona: PersonaName, status?: RequestStatus): RequestRecord {
  const projects = world.projects.filter(
    ({ customerAccountId }) => customerAccountId === `account-${persona}`,
  );
  return found(
    world.requests.find(
      ({ projectId, currentStatus }) =>
        projects.some(({ id }) => id === projectId) && (status ?? currentStatus) === currentStatus,
    ),
  );
}

export function notificationOf(world: World, persona: PersonaName): NotificationRecord {
  return found(world.notifications.find(({ accountId }) => accountId === `account-${persona}`));
}

export function windowOf(world: World, persona: PersonaName): WindowRecord {
  return found(world.windows.find(({ accountId }) => accountId === `account-${persona}`));
}

/** What a test takes for granted: an entry that is missing is an error. */
export function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error("The world of the test does not hold what the test needs.");
  return entry;
}
