import { readFileSync } from "node:fs";
import {
  describeParameters,
  type ScenarioParameter,
} from "#mock-server/scenarios/parameters/describeParameters.ts";
import { scenarios } from "#mock-server/scenarios/scenarios.ts";
import type { Interaction } from "../pact/interaction.ts";

const introduction = readFileSync(new URL("./introduction.md", import.meta.url), "utf8");

/** Describes all provider states of interactions, in Markdown, by the mock backend's scenarios. */
export function createStatesDocument(interactions: readonly Interaction[]): string {
  const sections = Object.entries(scenarios).flatMap(([name, { description, parameters }]) => {
    const uses = groupByParameters(interactions, name);
    const described = describeParameters(parameters).map(formatParameter);
    const section = [
      `## ${name}\n`,
      `${description}.\n`,
      ...described,
      ...(described.length > 0 ? [""] : []),
    ];
    return uses.size > 0
      ? [...section, ...[...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(formatUse)]
      : [];
  });
  const lines = [...listMostUsed(interactions), "", ...sections].join("\n").split("\n").map(wrapLine);
  return [introduction, ...lines].join("\n");
}

/** One line per provider with the names of its states, the most used state first. */
function listMostUsed(interactions: readonly Interaction[]): string[] {
  const providers = Object.entries(Object.groupBy(interactions, ({ provider }) => provider)).toSorted();
  return providers.map(([provider, own = []]) => {
    const states = own.flatMap((interaction) => interaction.states);
    const names = Object.entries(Object.groupBy(states, ({ name }) => name));
    const sorted = names.toSorted(([, a = []], [, b = []]) => b.length - a.length);
    return `- ${provider}: ${sorted.map(([name, uses]) => `\`${name}\` (${uses?.length})`).join(", ")}`;
  });
}

/** Groups a scenario's interactions by their state's parameters, as JSON without long texts and files' contents. */
function groupByParameters(
  interactions: readonly Interaction[],
  scenario: string,
): Map<string, Interaction[]> {
  const uses = interactions.flatMap((interaction) =>
    interaction.states
      .filter(({ name }) => name === scenario)
      .map(({ params: { scenario: own, ...params } }) => {
        const shown = Object.keys(own).length > 0 ? { ...params, scenario: own } : params;
        const shorten = (_: string, value: unknown) =>
          typeof value === "string" && value.length > 60 ? `${value.slice(0, 20)}…` : value;
        return { interaction, parameters: JSON.stringify(shown, shorten) };
      }),
  );
  const groups = Map.groupBy(uses, ({ parameters }) => parameters);
  return new Map(
    [...groups].map(([parameters, own]) => [parameters, own.map(({ interaction }) => interaction)]),
  );
}

function formatParameter({ name, description, default: value }: ScenarioParameter): string {
  return `- \`${name}\`: ${description}${value === undefined ? "" : ` Default: ${formatValue(value)}.`}`;
}

function formatUse([parameters, interactions]: [parameters: string, interactions: Interaction[]]): string[] {
  return [`\`\`\`json\n${parameters}\n\`\`\`\n`, ...interactions.map(formatInteraction), ""];
}

function formatInteraction({ provider, description, values }: Interaction): string {
  const list = values.length > 0 ? ` (${values.map(formatValue).join(", ")})` : "";
  return `- ${provider}: ${description}${list}`;
}

const maxLength = 130;

/** Wraps a long list item or paragraph. */
function wrapLine(line: string): string {
  if (line.length <= maxLength || /^[{#]/.test(line)) return line;
  const indent = /^ *(- )?/.exec(line)?.[0].length ?? 0;
  const end = line.lastIndexOf(" ", maxLength);
  if (end <= indent) return line;
  return `${line.slice(0, end)}\n${wrapLine(`${" ".repeat(indent)}${line.slice(end + 1)}`)}`;
}

function formatValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}
