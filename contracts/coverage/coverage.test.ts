import { getNamedType, isNullableType, print } from "graphql";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { notAuthorizedCode } from "#api/errors.ts";
import { additions, loadOpenApi, loadService, serviceNames } from "#schema/services.ts";
import { type Interaction, readInteractions } from "../pact/interaction.ts";
import { committedPactsFolder, readPactFiles } from "../pact/pactFiles.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { reportCoverage } from "./demands.ts";

const portalOperations = serviceNames
  .map(loadService)
  .flatMap((service) =>
    service.operations.map((operation) => ({ ...operation, service: service.name, view: service.view })),
  );
const operations = portalOperations.flatMap(({ service, view, name, type, rootField, document }) => {
  const field = view.getRootType(type)?.getFields()[rootField];
  const isQuery = type === "query";
  const kind = isQuery ? "query" : print(document).includes("Upload!") ? "upload" : "mutation";
  const path = `${isQuery ? "Query" : "Mutation"}.${rootField}`;
  const { errors, anonymous }: { errors: object; anonymous: readonly string[] } = additions[service];
  const codes: readonly string[] = Reflect.get(errors, path) ?? [];
  return field ? [{ service, name, kind, field, codes, isAnonymous: anonymous.includes(path) }] : [];
});
type Operation = (typeof operations)[number];

/**
 * The kinds of response beside success that an operation's field has, as `classifyResponse` names them: each error code among the
 * additions, null for an unknown id, a page without items. The portal sends no invalid pages. What `@authorize` rejects is tested
 * once.
 */
function listRequiredResponses({ field, kind, codes }: Operation): readonly string[] {
  if (kind !== "query") return codes;
  return [
    ...codes.filter((code) => code !== "VALIDATION_FAILED"),
    ...(namesRecord(field) && isNullableType(field.type) ? ["null"] : []),
    ...(field.args.some(({ name }) => name === "take") ? ["empty"] : []),
  ];
}

function namesRecord({ args }: Operation["field"]): boolean {
  return args.some(({ type }) => getNamedType(type).name === "ID");
}

/** Required responses that no interaction of the operations has, one line each. */
function findMissing(
  interactions: readonly Interaction[],
  names: readonly string[],
  required: readonly string[],
): string[] {
  const own = interactions.filter(({ operation }) => names.includes(operation));
  const covered = new Set(own.flatMap(({ responses }) => responses));
  return required.filter((kind) => !covered.has(kind)).map((kind) => `${names[0]}: no pact for ${kind}`);
}

/** A response counts for all operations of its field. */
function findMissingResponses(interactions: readonly Interaction[]): string[] {
  return operations.flatMap((operation) => {
    const { field, name } = operation;
    const names = operations.filter((other) => other.field === field).map((other) => other.name);
    return [
      ...findMissing(interactions, [name], ["success"]),
      ...findMissing(interactions, [name, ...names], listRequiredResponses(operation)),
    ];
  });
}

describe("committed pacts", async () => {
  const pacts = readPactFiles(committedPactsFolder);
  const interactions = (await Promise.all(pacts.map(readInteractions))).flat();

  it("have a success of each operation, and each response that the SDL describes", () => {
    expect(findMissingResponses(interactions)).toEqual([]);
  });

  it.each([
    ["CancelRequest", "REQUEST_NOT_CANCELLABLE"],
    ["ShowRequest", "null"],
    ["UnreadNotifications", "empty"],
    ["ShowAccount", "success"],
  ])("are incomplete if %s has no response %s", (name, kind) => {
    const incomplete = interactions.filter(
      ({ operation, responses }) => !(operation.startsWith(name) && responses.includes(kind)),
    );
    expect(findMissingResponses(incomplete)).toContain(`${name}: no pact for ${kind}`);
  });

  it("have all that SDL, additions, statuses and locales demand", () => {
    expect(reportCoverage(interactions).flatMap(({ missing }) => missing)).toEqual([]);
  });

  it.each([
    ["registerProjectWindows registers", "WindowProductInput.room: KITCHEN"],
    ["updateCustomer changes", "CustomerInput.email: a plus sign"],
    ["uploadInvoice saves", "UploadInvoice: a HEIC"],
    ["cancelRequest cancels", "cancelRequest is accepted in OFFER_SENT"],
    ["giveFeedback saves", "giveFeedback.rating: 1"],
    ["claimRegisteredWindows rejects", "REGISTRATION_TOKEN_UNKNOWN in two languages"],
    ["updateCustomer rejects", "an error names CustomerInput.alternatePhone"],
  ])("are incomplete without the interactions of %s", (start, demand) => {
    const others = interactions.filter(({ description }) => !description.startsWith(start));
    expect(reportCoverage(others).flatMap(({ missing }) => missing)).toContain(demand);
  });

  it("name a record of another customer in each operation that needs a signed-in one", () => {
    const foreign = interactions.filter(({ values }) => values.some((name) => name.startsWith("foreign")));
    const covered = new Set(foreign.map(({ operation }) => operation));
    const fields = new Set(operations.filter(({ name }) => covered.has(name)).map(({ field }) => field));
    const missing = operations.filter(
      ({ field, isAnonymous }) => namesRecord(field) && !isAnonymous && !fields.has(field),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("have a query, a mutation and an upload of each service that reject a visitor without access", () => {
    const rejecting = interactions.filter(({ responses }) => responses.includes(notAuthorizedCode));
    for (const service of ["main", "registration"]) {
      const covered = operations.filter(
        (it) => it.service === service && rejecting.some(({ operation }) => operation === it.name),
      );
      expect(new Set(covered.map(({ kind }) => kind))).toEqual(new Set(["query", "mutation", "upload"]));
    }
  });

  it("have each request of the REST API, and the errors of sign-in and session check", () => {
    const schema = v.object({
      servers: v.tuple([v.object({ url: v.string() })]),
      paths: v.record(v.string(), v.object({ get: v.unknown() })),
    });
    const { servers, paths } = v.parse(schema, loadOpenApi());
    const tokenPath = `/${exampleValues.tenant}/${exampleValues.policy}/oauth2/v2.0/token`;
    const missing = [
      ...Object.keys(paths).flatMap((path) =>
        findMissing(interactions, [`GET ${servers[0].url}${path}`], ["success"]),
      ),
      ...findMissing(interactions, ["GET /api/auth/me"], ["401"]),
      ...["authorization_code", "refresh_token"].flatMap((grant) =>
        findMissing(interactions, [`POST ${tokenPath} (${grant})`], ["success", "invalid_grant"]),
      ),
    ];
    expect(missing).toEqual([]);
  });

  it("have no operation that the portal no longer has", () => {
    const names = new Set(operations.map(({ name }) => name));
    const obsolete = interactions.filter(({ operation, isGraphQl }) => isGraphQl && !names.has(operation));
    expect(obsolete.map(({ description }) => description)).toEqual([]);
  });

  it("show the effect of each mutation", () => {
    const shown = new Set(
      interactions.flatMap(({ states }) => states.map(({ params }) => params.after?.mutation)),
    );
    const mutations = operations.filter(({ kind }) => kind !== "query").map(({ field }) => field.name);
    expect(mutations.filter((name) => !shown.has(name))).toEqual([]);
  });
});
