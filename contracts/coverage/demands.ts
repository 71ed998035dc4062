import type { Interaction } from "../pact/interaction.ts";
import { listCallerDemands } from "./callerDemands.ts";
import { listInputDemands } from "./inputDemands.ts";
import type { Demand } from "./operations.ts";
import { listResponseDemands } from "./responseDemands.ts";

/** What need not be covered, and why. */
const exceptions = [
  { of: /^Query.runtimeConfig.defaultLocale$/, reason: "any of the country's" },
  { of: /^updateRegisteredWindowInstallerName\.name: capitals/, reason: "registrations have it" },
  { of: /^associateProject beside two of Attachment$/, reason: "it has nothing to do with files" },
  { of: /names (updateRegisteredWindow|claim)/, reason: "the form has one field" },
  {
    of: /refused in INSTALLATION_IN_PROGRESS$/,
    reason: "the portal offers it no more; a service may accept it",
  },
];

let known: Demand[] | undefined;

/** All that the pacts must have, derived from SDL, additions, documents, statuses and locales. */
function listDemands(): Demand[] {
  const demands = [...listInputDemands(), ...listResponseDemands(), ...listCallerDemands()];
  known ??= [...new Map(demands.map((demand) => [`${demand.rule} ${demand.what}`, demand])).values()];
  return known;
}

/** For each rule how much is demanded and covered, what is excepted with its reason, and what is missing. */
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
