import type { RequestStatus } from "../generated/mainApi.ts";
import type { PersonaName } from "../seeds/countries/countrySeed.ts";
import { createAccountId } from "../world/createAccountId.ts";
import type { RequestRecord, WindowRecord } from "../world/records.ts";
import type { World } from "../world/world.ts";

/** Finds the first request of a persona, or the first with a status. */
export function findRequest(world: World, persona: PersonaName, status?: RequestStatus): RequestRecord {
  const accountId = createAccountId(persona);
  const projects = world.projects.filter(({ customerAccountId }) => customerAccountId === accountId);
  return requireDefined(
    world.requests.find(
      ({ projectId, currentStatus }) =>
        projects.some(({ id }) => id === projectId) && (status ?? currentStatus) === currentStatus,
    ),
  );
}

export function findWindow(world: World, persona: PersonaName): WindowRecord {
  return requireDefined(world.windows.find(({ accountId }) => accountId === createAccountId(persona)));
}

/** Throws if the record for a test is missing. */
export function requireDefined<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error("A record that the test needs is missing.");
  return entry;
}
