import { notAuthorizedCode } from "#api/errors.ts";
import type { TypeName } from "#schema/additions.ts";
import { type ServiceName, serviceNames } from "#schema/services.ts";
import { effects } from "../pact/effects.ts";
import type { Interaction } from "../pact/interaction.ts";
import { lists } from "../pact/records.ts";
import { type Demand, isOf, mutations, operations, type PortalOperation } from "./operations.ts";
import { listRecords } from "./states.ts";

/** Callers without the right to an operation: once for each service and kind of operation. The verification tries the others. */
function listCallers(): Demand[] {
  return serviceNames.flatMap((service) =>
    (["query", "mutation", "upload"] as const).flatMap((kind) =>
      ["no", "expired", "forged", "otherClient", "otherTenant"].map((token) => ({
        rule: "kinds of callers",
        what: `${service}: ${kind} with ${token} token`,
        isMet: (interactions) =>
          interactions.some(
            (it) =>
              it.responses.includes(notAuthorizedCode) &&
              operations.some(
                (own) => own.service === service && own.kind === kind && own.name === it.operation,
              ) &&
              it.states.some(({ params }) => (params.persona ? params.token : "no") === token),
          ),
      })),
    ),
  );
}

/** The protection of a customer at the sign-in provider, with a wrong value of each parameter, and of tokens in links. */
function listWrongSides(): Demand[] {
  const rule = "the wrong side of what protects a customer";
  const grants = {
    authorization_code: ["client_id", "code", "code_verifier", "redirect_uri"],
    refresh_token: ["client_id", "refresh_token"],
  };
  const isToken = ({ name }: { name: string }) => /token$/i.test(name);
  return [
    ...Object.entries(grants).flatMap(([grant, names]) =>
      names.map((name) => ({
        rule,
        what: `${grant}: another ${name}`,
        isMet: (interactions: readonly Interaction[]) => {
          const sent = interactions.filter(({ operation }) => operation.endsWith(`(${grant})`));
          const right = sent.find(({ isAccepted }) => isAccepted)?.variables ?? {};
          return sent.some(({ isAccepted, variables }) => {
            const changed = Object.keys(right).filter((key) => variables[key] !== right[key]);
            return !isAccepted && changed.join() === name;
          });
        },
      })),
    ),
    ...mutations
      .filter(({ field }) => field.args.some(isToken))
      .map((mutation) => ({
        rule,
        what: `${mutation.field.name}: another token`,
        isMet: (interactions: readonly Interaction[]) =>
          interactions.some(
            (it) =>
              isOf(mutation, it) &&
              !it.responses.includes("success") &&
              !it.values.some((value) => isToken({ name: value })),
          ),
      })),
  ];
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
  const isAmong = (count: number, isType: (type: string) => boolean, interaction: Interaction) =>
    isOf(operation, interaction) &&
    interaction.isAccepted &&
    interaction.states.some((state) => {
      const types = [...listRecords(state).keys()].flatMap((it) => /^(\w+):[^.]+\.id$/.exec(it)?.[1] ?? []);
      return types.filter(isType).length >= count;
    });
  const demand = (what: string, count: number, isType: (type: string) => boolean): Demand => ({
    rule: "several records",
    what: `${field.name} ${what}`,
    isMet: (interactions) => interactions.some((it) => isAmong(count, isType, it)),
  });
  if (kind !== "query")
    return recordTypes[service].map((type) => demand(`beside two of ${type}`, 2, (it) => it === type));
  if (!field.args.some(({ name }) => name === "take")) return [];
  return [demand("lists three", 3, (it) => lists[field.name] === it)];
}

/** A service accepts a repeatable mutation from a signed-in customer, and the verification then repeats it. */
function listRepetitions(): Demand[] {
  return mutations
    .filter(({ field }) => effects[field.name]?.isRepeatable)
    .map((mutation) => ({
      rule: "mutations that may be sent again",
      what: mutation.name,
      isMet: (interactions) => interactions.some((it) => isOf(mutation, it) && isSignedIn(it)),
    }));
}

/** Responses to customers and with tokens: the verification checks that no cache may keep them. */
function listPersonal(): Demand[] {
  const rule = "answers that no cache may keep";
  const personal = operations.filter(({ isAnonymous }) => !isAnonymous);
  return [
    ...personal.map(({ name }) => ({
      rule,
      what: name,
      isOwn: ({ operation }: Interaction) => operation === name,
    })),
    {
      rule,
      what: "the session check",
      isOwn: ({ operation }: Interaction) => operation === "GET /api/auth/me",
    },
    { rule, what: "tokens", isOwn: ({ operation }: Interaction) => operation.includes("/token (") },
  ].map(({ isOwn, ...demand }) => ({
    ...demand,
    isMet: (interactions) => interactions.some((it) => isOwn(it) && isSignedIn(it)),
  }));
}

function isSignedIn({ isAccepted, states }: Interaction): boolean {
  return isAccepted && states.some(({ params }) => params.persona !== undefined);
}

/** The callers, the other records, and the repetitions. */
export function listCallerDemands(): Demand[] {
  return [
    ...listCallers(),
    ...listWrongSides(),
    ...operations.flatMap(listNeighbours),
    ...listRepetitions(),
    ...listPersonal(),
  ];
}
