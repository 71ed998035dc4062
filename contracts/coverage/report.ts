/**
 * Prints how the committed pacts cover the portal's calls, the schemas and the scenarios: `npm run contracts:coverage`.
 * A call or an answer that must be covered and is not fails it.
 */
import { scenarioNames } from "../../mock-server/world/scenarios/scenarios.ts";
import { committedDocuments, committedInteractions, committedSchemas } from "./committed.ts";
import { coverageOf, problemsOf, scenariosOf } from "./coverage.ts";
import { expectedOfSignIn, expectedOutcomes } from "./expectedOutcomes.ts";
import { type ReportList, reportText } from "./reportText.ts";
import { documentedCodes, rootFields, unreadFields } from "./schemaCoverage.ts";

const interactions = await committedInteractions();
const documents = committedDocuments();
const schemas = committedSchemas();
const { ofSignIn = [], ofBackend = [] } = Object.groupBy(interactions, ({ provider }) =>
  provider === "identity-provider" ? "ofSignIn" : "ofBackend",
);
const tables = [coverageOf(expectedOutcomes, ofBackend), coverageOf(expectedOfSignIn, ofSignIn)];
const coverage = tables.flat();
const problems = problemsOf(coverage, interactions, Object.keys(documents));

const lists = [codesWithoutPact(), ...fieldsWithoutDocument(), scenariosWithoutPact()];
process.stdout.write(reportText(tables, lists, problems));
process.exitCode = problems.length > 0 ? 1 : 0;

function codesWithoutPact(): ReportList {
  const callsByCode = new Map<string, string[]>();
  for (const { call, outcomes } of coverage) {
    const covered = outcomes.map(([outcome]) => outcome);
    const document = documents[call];
    const fields = document === undefined ? [] : rootFields([...schemas.values()], document);
    const codes = fields.flatMap(documentedCodes);
    for (const code of codes.filter((documented) => !covered.includes(documented))) {
      callsByCode.set(code, [...(callsByCode.get(code) ?? []), call]);
    }
  }
  const lines = [...callsByCode].map(([code, calls]) => `${code}: ${calls.join(", ")}`);
  return { heading: "Codes of the schemas without a pact", lines };
}

function fieldsWithoutDocument(): ReportList[] {
  return [...schemas].map(([service, schema]) => {
    const unread = [...unreadFields(schema, Object.values(documents))];
    const lines = unread.map(([type, fields]) => `${type}: ${fields.join(", ")}`);
    return { heading: `Fields of schema/${service} that no document reads`, lines };
  });
}

function scenariosWithoutPact(): ReportList {
  const used = scenariosOf(interactions);
  const unused = scenarioNames.filter((name) => !used.includes(name));
  return { heading: "Scenarios that no pact uses", lines: unused.length > 0 ? [unused.join(", ")] : [] };
}
