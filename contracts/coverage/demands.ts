import type { Interaction } from "../pact/interaction.ts";
import { listCallerDemands } from "./callerDemands.ts";
import { listInputDemands } from "./inputDemands.ts";
import type { Demand } from "./operations.ts";
import { listResponseDemands } from "./responseDemands.ts";

/** The exceptions from coverage, with their reasons. */
const exceptions = [
  { of: /^Query.runtimeConfig.defaultLocale$/, reason: "any of the country's" },
  { of: /^updateRegisteredWindowInstallerName\.name: capitals/, reason: "registrations have it" },
  { of: /^associateProject beside 2 of Attachment$/, reason: "it has nothing to do with files" },
  { of: /names (updateRegisteredWindow|claim)/, reason: "the form has one field" },
  {
    of: /refused in (INSTALLATION_IN_PROGRESS|CANCELLED)$/,
    reason: "the portal offers it no more; a service may accept it",
  },
];

let known: Demand[] | undefined;

/** All demands on the pacts, derived from SDL, additions, documents, statuses and locales. */
function listDemands(): Demand[] {
  const demands = [...listInputDemands(), ...listResponseDemands(), ...listCallerDemands()];
  known ??= [...new Map(demands.map((demand) => [`${demand.rule} ${demand.what}`, demand])).values()];
  return known;
}

/** Prints for each rule the numbers of demanded and covered cases, the exceptions with reasons, and the missing cases. */
export function reportCoverage(interactions: readonly Interaction[]) {
  return Object.entries(Object.groupBy(listDemands(), ({ rule }) => rule)).map(([rule, demands = []]) => {
    const open = demands.filter(({ isMet }) => !isMet(interactions)).map(({ what }) => what);
    const excepted = exceptions.flatMap(({ of, reason }) => {
      const count = open.filter((what) => of.test(what)).length;
      return count > 0 ? [`${count} (${reason})`] : [];
    });
    const missing = open.filter((what) => exceptions.every(({ of }) => !of.test(what)));
    return { rule, demanded: demands.length, covered: demands.length - open.length, excepted, missing };
  });
}
