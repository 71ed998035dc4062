import { notAuthorizedCode } from "#api/errors.ts";
import type { TypeName } from "#schema/additions.ts";
import { type ServiceName, serviceNames } from "#schema/services.ts";
import type { Interaction, State } from "../pact/interaction.ts";
import { lists } from "../pact/records.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { type Demand, demand, isOf, mutations, operations, type PortalOperation } from "./operations.ts";
import { listRecords } from "./states.ts";

/** Demands one operation per service from each unauthorised caller. The verification tries all others. */
function listCallers(): Demand[] {
  return serviceNames.flatMap((service) => {
    const own = operations.filter((it) => it.service === service);
    return ["no", "expired", "forged", "otherClient", "otherTenant"].map((token) =>
      demand(
        "kinds of callers",
        `${service} with ${token} token`,
        ({ responses, operation, states }) =>
          responses.includes(notAuthorizedCode) &&
          own.some(({ name }) => name === operation) &&
          states.some(({ params }) => (params.persona ? params.token : "no") === token),
      ),
    );
  });
}

/** What protects a customer at the sign-in provider and in links. */
const secrets: Record<string, readonly string[]> = {
  authorization_code: ["client_id", "code", "code_verifier", "redirect_uri"],
  refresh_token: ["client_id", "refresh_token"],
  ...Object.fromEntries(
    mutations.map(({ name, field }) => [
      name,
      field.args.map((arg) => arg.name).filter((arg) => /token$/i.test(arg)),
    ]),
  ),
};

/** Each secret, with another value. That of a link belongs to another record: a text that nobody knows proves less. */
function listWrongSecrets(): Demand[] {
  const isKnown = (value: unknown) => Object.values<unknown>(exampleValues).includes(value);
  return Object.entries(secrets).flatMap(([operation, names]) =>
    // Without a verifier, a provider might not compare it.
    [...names.map((name) => ["another", name]), ["no", "code_verifier"]]
      .filter(([, name = ""]) => names.includes(name))
      .map(([kind, name = ""]) => ({
        rule: "the wrong side of what protects a customer",
        what: `${operation}: ${kind} ${name}`,
        isMet: (interactions) => {
          const sent = interactions.filter((it) => it.operation.replace(/.*\((\w+)\)$/, "$1") === operation);
          const isRight = ({ responses }: Interaction) => responses.includes("success");
          const right = sent.find(isRight)?.variables ?? {};
          return sent.some((it) => {
            const changed = Object.keys(right).filter((key) => it.variables[key] !== right[key]);
            const isOfKind = it.variables[name] === undefined ? kind === "no" : kind === "another";
            return (
              !isRight(it) &&
              changed.join() === name &&
              isOfKind &&
              (!it.isGraphQl || isKnown(it.variables[name]))
            );
          });
        },
      })),
  );
}

/** The types of records that a service's mutations change or could confuse. */
const recordTypes = {
  main: ["Attachment", "Project", "ProjectNotification", "Request"],
  registration: ["RegisteredWindow"],
} satisfies Record<ServiceName, readonly TypeName[]>;

/**
 * States need several records, because only then a mutation that changes the wrong record is noticed. Lists need three, so
 * that a page of one item can have one before and one after it. Each state also needs another customer's records.
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

/** All demands that concern the caller and the records of a state. */
export function listCallerDemands(): Demand[] {
  return [...listCallers(), ...listWrongSecrets(), ...operations.flatMap(listNeighbours)];
}
