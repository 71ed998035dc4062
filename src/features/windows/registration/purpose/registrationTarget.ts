import type { UseQueryOptions } from "@tanstack/react-query";
import type { Purpose } from "../registrationTexts.ts";

/** A project that windows can be registered for. */
export interface RegistrationProject {
  id: string;
  /** In one line; undefined where nothing of it is known. */
  address: string | undefined;
  /** Loads the name of the project's installer; undefined without one. */
  installerQuery?: UseQueryOptions<string> | undefined;
}

/** What windows are registered for. */
export interface RegistrationTarget {
  purpose: Purpose;
  /** Undefined without a project, and while it is to be chosen. */
  projectId: string | undefined;
}

/**
 * Returns what the windows of a form are registered for: the project in the URL, else what was chosen, else one of the
 * customer's projects. The only project needs no choice.
 */
export function getRegistrationTarget(
  { purpose, projectId }: { purpose?: string | undefined; projectId?: string | undefined },
  projects: readonly RegistrationProject[],
  projectIdInUrl: string | undefined,
): RegistrationTarget {
  if (projectIdInUrl !== undefined) return { purpose: "project", projectId: projectIdInUrl };
  const [first] = projects;
  if (!first || (purpose && purpose !== "project")) {
    return { purpose: purpose === "other" ? "other" : "own", projectId: undefined };
  }
  const chosen = projects.length === 1 ? first : projects.find(({ id }) => id === projectId);
  return { purpose: "project", projectId: chosen?.id };
}
