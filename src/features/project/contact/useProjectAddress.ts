import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatAddress } from "#i18n/formats/formatAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";

/** The project's postal address in one line; empty for a project without one. */
export function useProjectAddress(project: ProjectDetails["project"]): string {
  return formatAddress(project, useCountryFacts()) ?? "";
}
