import { readFileSync } from "node:fs";
import type { Interaction, State } from "../coverage/interaction.ts";

export interface DescribedScenario {
  name: string;
  description: string;
  parameters: readonly DescribedParameter[];
}

interface DescribedParameter {
  name: string;
  description: string;
  defaultValue: unknown;
}

interface StateUse {
  state: State;
  interactions: Interaction[];
}

const introduction = readFileSync(new URL("./introduction.md", import.meta.url), "utf8");

/** Describes all provider states of interactions, in Markdown. Throws for a state that is no scenario. */
export function createStatesDocument(
  interactions: readonly Interaction[],
  scenarios: readonly DescribedScenario[],
): string {
  const uses = groupByState(interactions);
  const unknown = uses.find(({ state }) => scenarios.every(({ name }) => name !== state.name));
  if (unknown) throw new Error(`A pact has the state "${unknown.state.name}", which is no scenario.`);
  const sections = scenarios.flatMap((scenario) => {
    const ownUses = uses.filter(({ state }) => state.name === scenario.name);
    return ownUses.length > 0 ? [formatScenario(scenario, ownUses)] : [];
  });
  return [introduction, ...sections].join("\n");
}

/** Each state with its interactions, sorted by name and parameters. */
function groupByState(interactions: readonly Interaction[]): StateUse[] {
  const uses = new Map<string, StateUse>();
  for (const interaction of interactions) {
    for (const state of interaction.states) {
      // Without the closing brace, so that a state sorts before those with further parameters.
      const key = `${state.name} ${formatParameters(state).slice(0, -1)}`;
      const use = uses.get(key) ?? { state, interactions: [] };
      uses.set(key, { state, interactions: [...use.interactions, interaction] });
    }
  }
  return [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

function formatScenario(scenario: DescribedScenario, uses: readonly StateUse[]): string {
  const parameters = scenario.parameters.map(({ name, description, defaultValue }) => {
    const defaultText = defaultValue === undefined ? "" : ` (default: ${formatValue(defaultValue)})`;
    return `- \`${name}\`: ${description}${defaultText}\n`;
  });
  return [
    `## ${scenario.name}\n`,
    `${scenario.description}.\n`,
    ...(parameters.length > 0 ? [parameters.join("")] : []),
    ...uses.map((use) => formatUse(scenario, use)),
  ].join("\n");
}

function formatUse({ parameters }: DescribedScenario, { state, interactions }: StateUse): string {
  const { country, persona, scenario, token, after } = state.params;
  const settings = Object.entries(scenario).map(([name, value]) => {
    const parameter = parameters.find((known) => known.name === name);
    if (!parameter) throw new Error(`The scenario "${state.name}" has no parameter "${name}".`);
    return `; ${parameter.description}: ${formatValue(value)}`;
  });
  const tokenText = token === undefined ? "" : ` with an ${token} token`;
  const customer =
    persona === undefined ? "nobody signed in" : `${capitalize(persona)} signed in${tokenText}`;
  const actor = after?.persona === undefined ? "" : ` by ${capitalize(after.persona)}`;
  const afterText = after ? `; after \`${after.mutation}\`${actor}` : "";
  return [
    `### \`${formatParameters(state)}\`\n`,
    `In ${country}, ${customer}${settings.join("")}${afterText}.\n`,
    ...interactions.map(formatInteraction),
    "",
  ].join("\n");
}

function formatInteraction({ provider, description, values, facts }: Interaction): string {
  const list = values.length > 0 ? ` (${values.map(formatValue).join(", ")})` : "";
  const data = facts.length > 0 ? `\n  - ${facts.map(formatValue).join(", ")}` : "";
  return `- ${provider}: ${description}${list}${data}`;
}

function formatParameters({ params }: State): string {
  const { scenario, ...others } = params;
  return JSON.stringify(Object.keys(scenario).length > 0 ? { ...others, scenario } : others);
}

function formatValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? `\`${value}\`` : String(value);
}

function capitalize(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
