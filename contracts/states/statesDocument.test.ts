import { describe, expect, it } from "vitest";
import { readCommittedInteractions } from "../coverage/committedContracts.ts";
import type { Interaction } from "../coverage/interaction.ts";
import { describeScenarios } from "./describedScenarios.ts";
import { createStatesDocument } from "./statesDocument.ts";

describe("contracts/STATES.md", () => {
  it("matches the committed pacts and the scenarios; `npx vitest run --project tools contracts/states -u` updates it", async () => {
    const document = createStatesDocument(await readCommittedInteractions(), describeScenarios());
    await expect(document).toMatchFileSnapshot("../STATES.md");
  });
});

describe("createStatesDocument", () => {
  const garden = {
    name: "garden",
    description: "Clara with a garden",
    parameters: [
      { name: "trees", description: "number of trees", defaultValue: 3 },
      { name: "pond", description: "whether there is a pond", defaultValue: undefined },
      { name: "style", description: "style of the garden", defaultValue: "WILD" },
    ],
  };
  const desert = { name: "desert", description: "Nothing at all", parameters: [] };

  function createInteraction(
    description: string,
    params: Record<string, unknown>,
    state = "garden",
  ): Interaction {
    return {
      provider: "gardener",
      description,
      states: [{ name: state, params: { country: "DE", scenario: {}, ...params } }],
      operation: "Water",
      isGraphQl: true,
      values: ["treeId"],
      facts: ["trees: exactly 1", `trees[0].id = \${treeId}`],
      responses: ["success"],
    };
  }

  it("describes each set of parameters once, with its interactions", () => {
    const interactions = [
      { ...createInteraction("swim", { country: "IE", persona: "clara" }), values: [], facts: [] },
      createInteraction("water the trees", { scenario: { trees: 7, pond: true, style: "TIDY" } }),
      createInteraction("water nothing", {}),
      createInteraction("water it again", {}),
    ];
    const [, sections] = createStatesDocument(interactions, [desert, garden]).split(
      '"x-taglys-locale"] }`.\n',
    );
    expect(sections).toBe(`
## garden

Clara with a garden.

- \`trees\`: number of trees (default: 3)
- \`pond\`: whether there is a pond
- \`style\`: style of the garden (default: \`WILD\`)

### \`{"country":"DE"}\`

In DE, nobody signed in.

- gardener: water nothing (\`treeId\`)
  - \`trees: exactly 1\`, \`trees[0].id = \${treeId}\`
- gardener: water it again (\`treeId\`)
  - \`trees: exactly 1\`, \`trees[0].id = \${treeId}\`

### \`{"country":"DE","scenario":{"trees":7,"pond":true,"style":"TIDY"}}\`

In DE, nobody signed in; number of trees: 7; whether there is a pond: yes; style of the garden: \`TIDY\`.

- gardener: water the trees (\`treeId\`)
  - \`trees: exactly 1\`, \`trees[0].id = \${treeId}\`

### \`{"country":"IE","persona":"clara"}\`

In IE, Clara signed in.

- gardener: swim
`);
  });

  it("says after which mutation a state begins, and whether the token has expired", () => {
    const after = { mutation: "fell", variables: { id: `\${treeId}` }, persona: "ben" };
    const interactions = [createInteraction("swim", { persona: "clara", token: "expired", after })];
    expect(createStatesDocument(interactions, [garden])).toContain(
      "In DE, Clara signed in with an expired token; after `fell` by Ben.\n",
    );
  });

  it("throws for a state that is no scenario", () => {
    const interactions = [createInteraction("swim", {}, "sea")];
    expect(() => createStatesDocument(interactions, [garden])).toThrow('"sea", which is no scenario');
  });

  it("throws for a parameter that the scenario does not have", () => {
    const interactions = [createInteraction("swim", { scenario: { sharks: 2 } })];
    expect(() => createStatesDocument(interactions, [garden])).toThrow('"garden" has no parameter "sharks"');
  });
});
