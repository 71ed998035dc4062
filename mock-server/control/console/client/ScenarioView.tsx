/** @jsxImportSource hono/jsx/dom */
import type { ScenarioSummary } from "../../client/controlApi.ts";
import { ScenarioForm } from "../../client/ScenarioForm.tsx";
import type { ConsoleSettings } from "../consolePage.ts";
import { getCountryName } from "./countryName.ts";
import { openScenario } from "./portal.ts";
import type { Console } from "./useConsole.ts";

interface ScenarioViewProps {
  scenario: ScenarioSummary;
  console: Console;
  settings: ConsoleSettings;
}

/** Shows what a scenario contains, and opens the portal in a new world of it. */
export function ScenarioView({ scenario, console, settings }: ScenarioViewProps) {
  const { name, description } = scenario;
  const countries = settings.countries.map((code) => ({
    value: code,
    text: `${getCountryName(code)} (${code})`,
  }));
  return (
    <section aria-labelledby="view-title">
      <h2 id="view-title">{name}</h2>
      <p>{description}.</p>
      <ScenarioForm
        scenario={scenario}
        countries={countries}
        selectedCountry="DE"
        onSubmit={async (visit) => {
          const world = await openScenario(visit, settings);
          await console.refresh();
          return `The portal opened in the new world ${world.id}.`;
        }}
      />
    </section>
  );
}
