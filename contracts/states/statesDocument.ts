import { readFileSync } from "node:fs";
import type { ScenarioParameter } from "#mock-server/scenarios/parameters/describeParameters.ts";
import type { Interaction, State } from "../pact/interaction.ts";

export interface DescribedScenario {
  name: string;
  description: string;
  parameters: readonly Pick<ScenarioParameter, "name" | "description" | "default">[];
}

interface StateUse {
  state: State;
  interactions: Interaction[];
}

const introduction = readFileSync(new URL("./introduction.md", import.meta.url), "utf8");

/** Describes all provider states of interactions, in Markdown. */
export function createStatesDocument(
  interactions: readonly Interaction[],
  scenarios: readonly DescribedScenario[],
): string {
  const uses = groupByState(interactions);
  const described = scenarios.flatMap((scenario) => {
    const ownUses = uses.filter(({ state }) => state.name === scenario.name);
    return ownUses.length > 0 ? [{ scenario, ownUses }] : [];
  });
  const first = listMostUsed(uses);
  const rows = described.flatMap(({ ownUses }) => ownUses.map(formatRow));
  const sections = described.map(({ scenario, ownUses }) => formatScenario(scenario, ownUses));
  const generated = [...first, "", ...tableHead, ...rows, "", ...sections]
    .join("\n")
    .split("\n")
    .map(wrapLine);
  return [introduction, ...generated].join("\n");
}

/** One line for each provider: the names of its states, those with most interactions first. */
function listMostUsed(uses: readonly StateUse[]): string[] {
  const counts = new Map<string, Record<string, number>>();
  for (const { state, interactions } of uses) {
    for (const { provider } of interactions) {
      const names = counts.get(provider) ?? {};
      counts.set(provider, { ...names, [state.name]: (names[state.name] ?? 0) + 1 });
    }
  }
  return [...counts].toSorted().map(([provider, names]) => {
    const sorted = Object.entries(names).toSorted(([, a], [, b]) => b - a);
    return `- ${provider}: ${sorted.map(([name, count]) => `\`${name}\` (${count})`).join(", ")}`;
  });
}

const tableHead = ["| state | parameters | after | interactions |", "| --- | --- | --- | --- |"];

/** A row of the table of states: where its section is to be found, and how many interactions begin with it. */
function formatRow({ state, interactions }: StateUse): string {
  const counts = Object.entries(Object.groupBy(interactions, ({ provider }) => provider));
  const numbers = counts.map(([provider, list]) => `${provider} ${list?.length}`).join(", ");
  return `| ${[state.name, nameParameters(state), nameMutation(state), numbers].join(" | ")} |`;
}

function nameParameters({ params }: State): string {
  const { country, persona, token, nonce, locale, scenario } = params;
  const named = Object.entries({ persona, token, nonce, locale, ...scenario }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} ${typeof value === "object" && value !== null ? "…" : value}`,
  );
  return [country, ...named].join(", ");
}

function nameMutation({ params: { after } }: State): string {
  if (!after) return "";
  return `\`${after.mutation}\`${after.persona === undefined ? "" : ` by ${after.persona}`}`;
}

/** Each state with its interactions, sorted by name and parameters. */
function groupByState(interactions: readonly Interaction[]): StateUse[] {
  const uses = new Map<string, StateUse>();
  for (const interaction of interactions) {
    for (const state of interaction.states) {
      // Removes the closing brace, so that a state sorts before states with further parameters.
      const key = `${state.name} ${JSON.stringify(listSetParameters(state)).slice(0, -1)}`;
      const use = uses.get(key) ?? { state, interactions: [] };
      uses.set(key, { state, interactions: [...use.interactions, interaction] });
    }
  }
  return [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

function formatScenario(scenario: DescribedScenario, uses: readonly StateUse[]): string {
  const parameters = scenario.parameters.map(({ name, description, default: value }) => {
    const defaultText = value === undefined ? "" : ` Default: ${formatValue(value)}.`;
    return `- \`${name}\`: ${description}${defaultText}\n`;
  });
  return [
    `## ${scenario.name}\n`,
    `${scenario.description}.\n`,
    ...(parameters.length > 0 ? [parameters.join("")] : []),
    ...uses.map(formatUse),
  ].join("\n");
}

function formatUse({ state, interactions }: StateUse): string {
  const mutation = nameMutation(state);
  return [
    `### ${state.name}: ${nameParameters(state)}${mutation && `, after ${mutation}`}\n`,
    `\`\`\`json\n${formatParameters(state)}\n\`\`\`\n`,
    ...interactions.map(formatInteraction),
    "",
  ].join("\n");
}

function formatInteraction({ provider, description, values, facts }: Interaction): string {
  const list = values.length > 0 ? ` (${values.map(formatValue).join(", ")})` : "";
  return [`- ${provider}: ${description}${list}`, ...facts.map((fact) => `  - ${formatValue(fact)}`)].join(
    "\n",
  );
}

function listSetParameters({ params: { scenario, ...others } }: State): object {
  return Object.keys(scenario).length > 0 ? { ...others, scenario } : others;
}

/** Formats a value in one line if it is short, without the contents of files. */
function formatParameters(state: State): string {
  const shown = listSetParameters(state);
  const shorten = (name: string, value: unknown) => (name === "base64" ? "…" : value);
  const line = JSON.stringify(shown, shorten);
  return line.length <= maxLength ? line : JSON.stringify(shown, shorten, 2);
}

const maxLength = 130;

/** Continues a long item of a list, or a paragraph, in the next line. */
function wrapLine(line: string): string {
  if (line.length <= maxLength || line.startsWith("|") || line.startsWith("#")) return line;
  const indent = /^ *(- )?/.exec(line)?.[0].length ?? 0;
  const end = line.lastIndexOf(" ", maxLength);
  if (end <= indent) return line;
  return `${line.slice(0, end)}\n${wrapLine(`${" ".repeat(indent)}${line.slice(end + 1)}`)}`;
}

function formatValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}
