/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import type { ScenarioSummary } from "../worlds/worldRoutes.ts";
import type { WorldSummary } from "../worlds/worldSummary.ts";
import { control } from "./control.ts";
import {
  dialectOptions,
  Field,
  Form,
  getText,
  type Options,
  ParameterFields,
  readParameters,
} from "./forms.tsx";
import { findProjectPath } from "./portal.ts";

interface ScenarioFormProps {
  scenario: ScenarioSummary;
  countries: Options;
  country: string;
  /** Opens the portal in the new world, signed in as the persona if there is one. Returns the message to show. */
  onCreate(world: WorldSummary, path: string, persona: string | undefined): Promise<string | undefined>;
}

/** Asks for the parameters of a scenario, and creates a world from it. */
export function ScenarioForm({ scenario, countries, country, onCreate }: ScenarioFormProps) {
  const { name, parameters } = scenario;
  const submit = async (data: FormData) => {
    const json = {
      // The control API checks the value.
      country: getText(data, "country") as WorldSummary["country"],
      scenario: name,
      parameters: readParameters(parameters, data),
      dialect: getText(data, "dialect") as WorldSummary["dialect"],
      id: getText(data, "id"),
    };
    const world = await parseResponse(control.worlds.$post({ json }));
    const path = data.get("start") === "project" ? await findProjectPath(world.id) : "/overview";
    return onCreate(world, path, data.get("visitor") ? undefined : world.personas[0]?.persona);
  };
  const hasProject = parameters.some((parameter) => parameter.name === "status");
  return (
    <Form label={`Scenario ${name}`} submitText="Open the portal" onSubmit={submit}>
      <Field name="country" label="Country" options={countries} value={country} />
      <ParameterFields parameters={parameters} />
      <Field
        name="visitor"
        label="Sign in"
        options={[
          ["", "As the first persona"],
          ["yes", "Nobody"],
        ]}
      />
      <Field
        name="start"
        label="Start at"
        options={[
          ["overview", "Overview"],
          ["project", "First project"],
        ]}
        value={hasProject ? "project" : "overview"}
      />
      <Field name="dialect" label="Dialect" options={dialectOptions} value="own" />
      <Field name="id" label="World" hint="Name of the new world. Empty: generated" />
    </Form>
  );
}
