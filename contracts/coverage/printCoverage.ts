/**
 * Prints how the committed pacts cover the portal's operations, the schemas and the scenarios: `npm run contracts:coverage`.
 * Exit code 1 if a required response has no interaction.
 */
import { getOperationAST } from "graphql";
import { scenarioNames } from "../../mock-server/scenarios/scenarios.ts";
import { portalOperations } from "../../schema/portalOperations.ts";
import { loadSchema, type ServiceName, serviceNames } from "../../schema/services.ts";
import { readCommittedInteractions } from "./committedContracts.ts";
import { findCoverageProblems, findMutationsWithoutEffect, listStates, measureCoverage } from "./coverage.ts";
import { formatCoverageReport, type ReportList } from "./coverageReport.ts";
import { requiredResponses, requiredSignInResponses } from "./requiredResponses.ts";
import { findRootFields, findUnreadFields, parseErrorCodes } from "./schemaCoverage.ts";

const schemas = { main: loadSchema("main"), registration: loadSchema("registration") };
const interactions = await readCommittedInteractions();
const { signIn = [], backend = [] } = Object.groupBy(interactions, ({ provider }) =>
  provider === "identity-provider" ? "signIn" : "backend",
);
const tables = [
  measureCoverage(requiredResponses, backend),
  measureCoverage(requiredSignInResponses, signIn),
];
const problems = [
  ...findCoverageProblems(
    tables.flat(),
    interactions,
    portalOperations.map(({ name }) => name),
  ),
  ...findMutationsWithoutEffect(listMutations(), interactions),
];

const lists = [listCodesWithoutPact(), ...serviceNames.map(listUnreadFields), listUnusedScenarios()];
console.log(formatCoverageReport(tables, lists, problems));
process.exitCode = problems.length > 0 ? 1 : 0;

/** The mutations that the portal's operations select. */
function listMutations(): string[] {
  const mutations = portalOperations.filter(
    ({ document }) => getOperationAST(document)?.operation === "mutation",
  );
  return mutations.flatMap(({ service, document }) =>
    findRootFields(schemas[service], document).map(({ name }) => name),
  );
}

function listCodesWithoutPact(): ReportList {
  const operationsByCode = new Map<string, string[]>();
  for (const { service, name, document } of portalOperations) {
    const covered = interactions
      .filter(({ operation }) => operation === name)
      .flatMap(({ responses }) => responses);
    const codes = findRootFields(schemas[service], document).flatMap(parseErrorCodes);
    for (const code of codes.filter((documented) => !covered.includes(documented))) {
      operationsByCode.set(code, [...(operationsByCode.get(code) ?? []), name]);
    }
  }
  const lines = [...operationsByCode].map(([code, operations]) => `${code}: ${operations.join(", ")}`);
  return { heading: "Error codes of the schemas without a pact", lines };
}

function listUnreadFields(service: ServiceName): ReportList {
  const documents = portalOperations.filter((operation) => operation.service === service);
  const unreadFields = findUnreadFields(
    schemas[service],
    documents.map(({ document }) => document),
  );
  const lines = [...unreadFields].map(([type, fields]) => `${type}: ${fields.join(", ")}`);
  return { heading: `Fields of schema/${service} that no document reads`, lines };
}

function listUnusedScenarios(): ReportList {
  const used = listStates(interactions);
  const unused = scenarioNames.filter((name) => !used.includes(name));
  return { heading: "Scenarios that no pact uses", lines: unused.length > 0 ? [unused.join(", ")] : [] };
}
