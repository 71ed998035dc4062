import type { Interaction, State } from "./interaction.ts";

/** A scenario as the catalogue tells of it. */
export interface DescribedScenario {
  name: string;
  description: string;
  parameters: readonly DescribedParameter[];
}

interface DescribedParameter {
  name: string;
  words: string;
  /** What holds where nothing is said. */
  usual: unknown;
}

interface Use {
  state: State;
  interactions: Interaction[];
}

const introduction = `# Provider states

The states that the pacts in \`pacts/\` ask for, by name, each with every set of parameters that occurs. Generated from the
pacts and from the scenarios of the mock backend, never edited: \`npx vitest run --project tools -u\`.

- A state stands for the whole of what there is in \`country\`. Anna, Ben, Clara and Dario are customers with an account.
- \`persona\` is the one whose id token the call carries. Without it the call carries none, or it does not matter whose.
- \`scenario\` says more of what there is. What it leaves out is as usual.
- Behind each interaction stand the ids in its call. Of what it names unknown there must be nothing.
`;

/** The catalogue of all states that interactions ask for. A state that is none of the scenarios is an error. */
export function statesDocument(
  interactions: readonly Interaction[],
  scenarios: readonly DescribedScenario[],
): string {
  const uses = usesIn(interactions);
  const stranger = uses.find(({ state }) => scenarios.every(({ name }) => name !== state.name));
  if (stranger) throw new Error(`A pact asks for the state "${stranger.state.name}", which is no scenario.`);
  const sections = scenarios.flatMap((scenario) => {
    const own = uses.filter(({ state }) => state.name === scenario.name);
    return own.length > 0 ? [sectionOf(scenario, own)] : [];
  });
  return [introduction, ...sections].join("\n");
}

/** Each state once, with the interactions that ask for it. */
function usesIn(interactions: readonly Interaction[]): Use[] {
  const uses = new Map<string, Use>();
  for (const interaction of interactions) {
    for (const state of interaction.states) {
      // Without its last brace, so that a state stands before those that say more.
      const key = `${state.name} ${jsonOf(state).slice(0, -1)}`;
      const use = uses.get(key) ?? { state, interactions: [] };
      uses.set(key, { state, interactions: [...use.interactions, interaction] });
    }
  }
  return [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

function sectionOf(scenario: DescribedScenario, uses: readonly Use[]): string {
  const parameters = scenario.parameters.map(
    ({ name, words, usual }) =>
      `- \`${name}\`: ${words}${usual === undefined ? "" : `, usually ${said(usual)}`}\n`,
  );
  const list = parameters.length > 0 ? `\n${parameters.join("")}` : "";
  return `## ${scenario.name}\n\n${scenario.description}.\n${list}\n${uses.map((use) => useOf(scenario, use)).join("\n")}`;
}

function useOf({ parameters }: DescribedScenario, { state, interactions }: Use): string {
  const { country, persona, scenario } = state.params;
  const more = Object.entries(scenario).map(([name, value]) => {
    const words = parameters.find((parameter) => parameter.name === name)?.words;
    if (words === undefined) throw new Error(`The scenario "${state.name}" has no parameter "${name}".`);
    return `${words}: ${said(value)}`;
  });
  const caller = persona === undefined ? "nobody signed in" : `${capitalized(persona)} signed in`;
  return [
    `### \`${jsonOf(state)}\`\n`,
    `In ${country}, ${caller}${more.length > 0 ? `; ${more.join("; ")}` : ""}.\n`,
    ...interactions.map(interactionLine),
    "",
  ].join("\n");
}

function interactionLine({ provider, description, ids }: Interaction): string {
  const sent = ids.length > 0 ? ` (${ids.map(said).join(", ")})` : "";
  return `- ${provider}: ${description}${sent}`;
}

function jsonOf({ params }: State): string {
  const { scenario, ...others } = params;
  return JSON.stringify(Object.keys(scenario).length > 0 ? { ...others, scenario } : others);
}

function said(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? `\`${value}\`` : String(value);
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
