import { notAuthorizedCode } from "#api/errors.ts";
import type { TypeName } from "#schema/additions.ts";
import { type ServiceName, serviceNames } from "#schema/services.ts";
import type { State } from "../pact/interaction.ts";
import { lists } from "../pact/records.ts";
import { type Demand, demand, isOf, mutations, operations, type PortalOperation } from "./operations.ts";
import { listRecords } from "./states.ts";

/** Callers without the right to an operation: once for each service and kind of operation. The verification tries the others. */
function listCallers(): Demand[] {
  return serviceNames.flatMap((service) =>
    (["query", "mutation", "upload"] as const).flatMap((kind) => {
      const own = operations.filter((it) => it.service === service && it.kind === kind);
      return ["no", "expired", "forged", "otherClient", "otherTenant"].map((token) =>
        demand(
          "kinds of callers",
          `${service}: ${kind} with ${token} token`,
          ({ responses, operation, states }) =>
            responses.includes(notAuthorizedCode) &&
            own.some(({ name }) => name === operation) &&
            states.some(({ params }) => (params.persona ? params.token : "no") === token),
        ),
      );
    }),
  );
}

const wrongSide = "the wrong side of what protects a customer";

/** What protects a customer at the sign-in provider, each parameter with another value. */
function listWrongGrants(): Demand[] {
  const grants = {
    authorization_code: ["client_id", "code", "code_verifier", "redirect_uri"],
    refresh_token: ["client_id", "refresh_token"],
  };
  return Object.entries(grants).flatMap(([grant, names]) =>
    names.map((name) => ({
      rule: wrongSide,
      what: `${grant}: another ${name}`,
      isMet: (interactions) => {
        const sent = interactions.filter(({ operation }) => operation.endsWith(`(${grant})`));
        const right = sent.find(({ isAccepted }) => isAccepted)?.variables ?? {};
        return sent.some(({ isAccepted, variables }) => {
          const changed = Object.keys(right).filter((key) => variables[key] !== right[key]);
          return !isAccepted && changed.join() === name;
        });
      },
    })),
  );
}

/** Mutations that take a token of a link, with another one. */
function listWrongTokens(): Demand[] {
  const isToken = (name: string) => /token$/i.test(name);
  return mutations
    .filter(({ field }) => field.args.some(({ name }) => isToken(name)))
    .map((mutation) =>
      demand(
        wrongSide,
        `${mutation.field.name}: another token`,
        (it) => isOf(mutation, it) && !it.responses.includes("success") && !it.values.some(isToken),
      ),
    );
}

/** The types of records that a service's mutations change or could confuse. */
const recordTypes = {
  main: ["Attachment", "Project", "ProjectNotification", "Request"],
  registration: ["RegisteredWindow"],
} satisfies Record<ServiceName, readonly TypeName[]>;

/**
 * The verification reads all queries before and after a mutation, which reveals a wrong effect only with several records. Lists
 * have three, so that one page of one item is between two others. Each state has a stranger's records.
 */
function listNeighbours(operation: PortalOperation): Demand[] {
  const { service, field, kind } = operation;
  const isList = field.args.some(({ name }) => name === "take");
  const types = kind === "query" ? (isList ? [lists[field.name]] : []) : recordTypes[service];
  const count = kind === "query" ? 3 : 2;
  return types.map((type) =>
    demand("several records", `${field.name} beside ${count} of ${type}`, (it) => {
      const isRecord = (place: string) => place.startsWith(`${type}:`) && place.endsWith(".id");
      const hasSeveral = (state: State) => [...listRecords(state).keys()].filter(isRecord).length >= count;
      return isOf(operation, it) && it.isAccepted && it.states.some(hasSeveral);
    }),
  );
}

/** Who calls, and beside which records. */
export function listCallerDemands(): Demand[] {
  return [
    ...listCallers(),
    ...listWrongGrants(),
    ...listWrongTokens(),
    ...operations.flatMap(listNeighbours),
  ];
}
