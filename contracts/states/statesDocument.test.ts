import { describe, expect, it } from "vitest";
import type { Interaction } from "../coverage/interaction.ts";
import { createStatesDocument } from "./statesDocument.ts";

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
    const [, states] = createStatesDocument(interactions, [desert, garden]).split("## All states\n");
    expect(states).toBe(`
| state | parameters | after | interactions |
| --- | --- | --- | --- |
| garden | DE |  | gardener 2 |
| garden | DE, trees 7, pond true, style TIDY |  | gardener 1 |
| garden | IE, persona clara |  | gardener 1 |

## garden

Clara with a garden.

- \`trees\`: number of trees (default: \`3\`)
- \`pond\`: whether there is a pond
- \`style\`: style of the garden (default: \`WILD\`)

### garden: DE, nobody signed in

\`\`\`json
{"country":"DE"}
\`\`\`

- gardener: water nothing (\`treeId\`)
  - \`trees: exactly 1\`
  - \`trees[0].id = \${treeId}\`
- gardener: water it again (\`treeId\`)
  - \`trees: exactly 1\`
  - \`trees[0].id = \${treeId}\`

### garden: DE, nobody signed in

number of trees: \`7\`; whether there is a pond: yes; style of the garden: \`TIDY\`.

\`\`\`json
{"country":"DE","scenario":{"trees":7,"pond":true,"style":"TIDY"}}
\`\`\`

- gardener: water the trees (\`treeId\`)
  - \`trees: exactly 1\`
  - \`trees[0].id = \${treeId}\`

### garden: IE, Clara signed in

\`\`\`json
{"country":"IE","persona":"clara"}
\`\`\`

- gardener: swim
`);
  });

  it("has no line over 200 characters, and no contents of files", () => {
    const file = { name: "plan.pdf", base64: "JVBE".repeat(100) };
    const after = { mutation: "plant", variables: { file, reason: "shade ".repeat(15), id: `\${treeId}` } };
    const description = "water the trees ".repeat(20).trim();
    const document = createStatesDocument([createInteraction(description, { after })], [garden]);
    expect(document.split("\n").filter((line) => line.length > 200)).toEqual([]);
    expect(document).toContain('"base64": "…"');
    expect(document.replaceAll(/\s+/g, " ")).toContain(description);
  });

  it("says after which mutation a state begins, and whether the token has expired", () => {
    const after = { mutation: "fell", variables: { id: `\${treeId}` }, persona: "ben" };
    const interactions = [createInteraction("swim", { persona: "clara", token: "expired", after })];
    expect(createStatesDocument(interactions, [garden])).toContain(
      "### garden: DE, Clara signed in with an expired token, after `fell` by Ben\n",
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
