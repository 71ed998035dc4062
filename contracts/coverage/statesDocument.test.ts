import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { committedInteractions } from "./committed.ts";
import { describedScenarios } from "./describedScenarios.ts";
import type { Interaction } from "./interaction.ts";
import { statesDocument } from "./statesDocument.ts";

const documentPath = fileURLToPath(new URL("../STATES.md", import.meta.url));

describe("The catalogue of states", () => {
  // `npx vitest run --project tools -u` writes it anew.
  it("is what the committed pacts and the scenarios say", async () => {
    const document = statesDocument(await committedInteractions(), describedScenarios());
    await expect(document).toMatchFileSnapshot(documentPath);
  });
});

describe("statesDocument", () => {
  const garden = {
    name: "garden",
    description: "Clara with a garden",
    parameters: [
      { name: "trees", words: "number of trees", usual: 3 },
      { name: "pond", words: "whether there is a pond", usual: undefined },
      { name: "style", words: "style of the garden", usual: "WILD" },
    ],
  };
  const desert = { name: "desert", description: "Nothing at all", parameters: [] };

  function interaction(description: string, params: Record<string, unknown>, name = "garden"): Interaction {
    return {
      provider: "gardener",
      description,
      states: [{ name, params: { country: "DE", scenario: {}, ...params } }],
      call: "Water",
      isGraphQl: true,
      ids: ["tree-1"],
      outcomes: ["success"],
    };
  }

  it("tells of each set of parameters once, and who uses it", () => {
    const interactions = [
      { ...interaction("swim", { country: "IE", persona: "clara" }), ids: [] },
      interaction("water the trees", { scenario: { trees: 7, pond: true, style: "TIDY" } }),
      interaction("water nothing", {}),
      interaction("water it again", {}),
    ];
    const [, sections] = statesDocument(interactions, [desert, garden]).split("must be nothing.\n");
    expect(sections).toBe(`
## garden

Clara with a garden.

- \`trees\`: number of trees, usually 3
- \`pond\`: whether there is a pond
- \`style\`: style of the garden, usually \`WILD\`

### \`{"country":"DE"}\`

In DE, nobody signed in.

- gardener: water nothing (\`tree-1\`)
- gardener: water it again (\`tree-1\`)

### \`{"country":"DE","scenario":{"trees":7,"pond":true,"style":"TIDY"}}\`

In DE, nobody signed in; number of trees: 7; whether there is a pond: yes; style of the garden: \`TIDY\`.

- gardener: water the trees (\`tree-1\`)

### \`{"country":"IE","persona":"clara"}\`

In IE, Clara signed in.

- gardener: swim
`);
  });

  it("knows no state that is no scenario", () => {
    const interactions = [interaction("swim", {}, "sea")];
    expect(() => statesDocument(interactions, [garden])).toThrow('"sea", which is no scenario');
  });

  it("knows no parameter that the scenario does not have", () => {
    const interactions = [interaction("swim", { scenario: { sharks: 2 } })];
    expect(() => statesDocument(interactions, [garden])).toThrow('"garden" has no parameter "sharks"');
  });
});
