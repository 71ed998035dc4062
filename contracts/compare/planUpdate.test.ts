import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printSchema } from "graphql";
import { expect, it, onTestFinished } from "vitest";
import { loadService } from "#schema/services.ts";
import { planUpdate } from "./planUpdate.ts";

function writeSdl(sdl: string): string {
  const folder = mkdtempSync(join(tmpdir(), "update-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "received.graphql");
  writeFileSync(file, sdl);
  return file;
}

const [main, registration] = [loadService("main"), loadService("registration")].map(({ schema }) =>
  printSchema(schema),
);
const feedback = /giveFeedback\([\s\S]*?\): Boolean!/;

it.each([
  [
    "keeps the id's scalar of an assumed operation",
    "giveFeedback(projectId: Int!, rating: Int!, comment: String): Boolean!",
    [],
  ],
  [
    "takes other arguments",
    "giveFeedback(projectId: ID!, rating: String!, text: String): Boolean!",
    [
      "Mutation.giveFeedback: takes text; the portal sends comment.",
      'Variable "$rating" of type "Int!" used in position expecting type "String!".',
    ],
  ],
  [
    "requires more, and returns an object",
    "giveFeedback(projectId: ID!, rating: Int!, comment: String!): Project!",
    [
      'Field "giveFeedback" of type "Project!" must have a selection of subfields. Did you mean "giveFeedback { ... }"?',
      'Variable "$comment" of type "String" used in position expecting type "String!".',
    ],
  ],
])(
  "schema:update finds a conflict with the extension only if the service differs from it: a service that %s",
  (_, operation, conflicts) => {
    expect(main).toMatch(feedback);
    const file = writeSdl(String(main).replace(feedback, operation));
    expect(planUpdate("main", [file]).conflicts).toEqual(conflicts);
  },
);

it("schema:update refuses the SDL of another service", () => {
  const { conflicts, sdls } = planUpdate("main", [writeSdl(String(registration))]);
  expect(conflicts).toEqual([
    "The schema has no operation of the portal. Is this another service (--service registration)?",
  ]);
  expect([...sdls.keys()]).toEqual(["received.graphql"]);
});

it("schema:update names a file without a schema", () => {
  const file = writeSdl("type Query {");
  expect(() => planUpdate("registration", [file])).toThrow(`${file} is no SDL: Syntax Error`);
});
