import type { QueryKey } from "@tanstack/react-query";
import type { Purpose } from "../registrationTexts.ts";

/** A project for which windows can be registered. */
export interface RegistrationProject {
  id: string;
  /** The address in one line; undefined if it is unknown. */
  address: string | undefined;
  /** Loads the request to the project's installer; undefined without one. */
  requestQuery?: RequestQuery | undefined;
}

/** The query of a request, reduced to the installer that a form needs. */
interface RequestQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<{ installerLocation: { name: string } | null }>;
}

/** The target of a registration. */
export interface RegistrationTarget {
  purpose: Purpose;
  /** The project. Undefined for windows outside of projects, and until the customer has chosen one. */
  projectId: string | undefined;
}

/**
 * Returns the target of a form: the project in the URL, otherwise the chosen project, otherwise the customer's only project.
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
