/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import type { ScenarioSummary, WorldSummary } from "../../client/controlApi.ts";
import { SelectField } from "../../client/fields.tsx";
import { createScenarioWorld } from "../../client/openScenario.ts";
import { ScenarioForm } from "../../client/ScenarioForm.tsx";
import { switchWorld } from "./switchWorld.ts";

interface ScenarioSwitchProps {
  world: WorldSummary;
  worlds: readonly WorldSummary[];
  scenarios: readonly ScenarioSummary[];
}

/** Loads the portal in a new world of a scenario. */
export function ScenarioSwitch({ world, worlds, scenarios }: ScenarioSwitchProps) {
  const [selected, setSelected] = useState(world.scenario);
  const scenario = scenarios.find(({ name }) => name === selected);
  const countries = [...new Set(worlds.map(({ country }) => country))];
  return (
    <div class="stack">
      <SelectField
        name="scenario"
        label="Scenario"
        options={scenarios.map(({ name }) => ({ value: name, text: name }))}
        selected={selected}
        onSelect={setSelected}
        hint={scenario && `${scenario.description}.`}
      />
      {scenario && (
        <ScenarioForm
          key={scenario.name}
          scenario={scenario}
          countries={countries.map((code) => ({ value: code, text: code }))}
          selectedCountry={world.country}
          onSubmit={async ({ request, isSignedIn, start }) => {
            const created = await createScenarioWorld(request);
            const persona = isSignedIn ? created.personas[0]?.persona : undefined;
            await switchWorld(created, { persona, start });
            return "";
          }}
        />
      )}
    </div>
  );
}
