/** @jsxImportSource hono/jsx/dom */
import type { ScenarioParameter } from "../../scenarios/parameters/describeParameters.ts";
import type { ScenarioSummary } from "./controlApi.ts";
import { faultPresets } from "./faultPresets.ts";
import { CheckField, Form, JsonField, type Option, SelectField, TextField } from "./fields.tsx";
import { getNumber, getText, parseJsonField } from "./formValues.ts";
import type { ScenarioRequest, StartPage } from "./openScenario.ts";

export interface ScenarioVisit {
  request: ScenarioRequest;
  /** Whether the first persona of the world is signed in. */
  isSignedIn: boolean;
  start: StartPage;
}

interface ScenarioFormProps {
  scenario: ScenarioSummary;
  countries: readonly Option[];
  selectedCountry: string;
  /** Creates the world; returns the message to show. */
  onSubmit(visit: ScenarioVisit): Promise<string>;
}

/** Asks for the parameters of a scenario, and creates a world by it. */
export function ScenarioForm({ scenario, countries, selectedCountry, onSubmit }: ScenarioFormProps) {
  const { name, parameters } = scenario;
  const submit = (data: FormData) =>
    onSubmit({
      request: {
        country: getText(data, "country") ?? selectedCountry,
        scenario: name,
        parameters: createParameters(parameters, data),
        id: getText(data, "id"),
        faults: getText(data, "faults"),
      },
      isSignedIn: data.has("isSignedIn"),
      start: data.get("start") === "project" ? "project" : "overview",
    });
  return (
    <Form key={name} label={`Scenario ${name}`} class="stack" onSubmit={submit}>
      <div class="fields">
        <SelectField name="country" label="Country" options={countries} selected={selectedCountry} />
        {parameters.map((parameter) => (
          <ParameterField key={parameter.name} parameter={parameter} />
        ))}
        <SelectField
          name="faults"
          label="Faults"
          options={[
            { value: "", text: "None" },
            ...faultPresets.map(({ name: value, text }) => ({ value, text })),
          ]}
        />
        <SelectField
          name="start"
          label="Start at"
          options={[
            { value: "overview", text: "Overview" },
            { value: "project", text: "First project" },
          ]}
          selected={parameters.some(({ name: parameter }) => parameter === "status") ? "project" : "overview"}
        />
        <TextField name="id" label="World" hint="Name of the new world. Empty: generated" />
      </div>
      <CheckField name="isSignedIn" label="Sign in as the first persona" checked />
      <p class="buttons">
        <button type="submit" class="primary">
          Open the portal
        </button>
      </p>
    </Form>
  );
}

function ParameterField({ parameter }: { parameter: ScenarioParameter }) {
  const { name, type, options = [], min, max, default: value } = parameter;
  const label = formatName(name);
  const unset = { value: "", text: "By the scenario" };
  switch (type) {
    case "choice":
      return (
        <SelectField
          name={name}
          label={label}
          options={[
            ...(value === undefined ? [unset] : []),
            ...options.map((option) => ({ value: option, text: option })),
          ]}
          selected={String(value ?? "")}
        />
      );
    case "switch":
      if (value === false) return <CheckField name={name} label={label} />;
      return (
        <SelectField
          name={name}
          label={label}
          options={[
            ...(value === undefined ? [unset] : []),
            { value: "false", text: "No" },
            { value: "true", text: "Yes" },
          ]}
          selected={String(value ?? "")}
        />
      );
    case "number":
      return (
        <TextField
          name={name}
          label={label}
          isNumeric
          value={String(value ?? "")}
          hint={`${min} to ${max}`}
        />
      );
    case "json":
      return <JsonField name={name} label={label} hint="JSON. Empty: by the scenario" />;
    case "text":
      return (
        <TextField name={name} label={label} value={String(value ?? "")} hint="Empty: by the scenario" />
      );
  }
}

/** `statusBeforePausing` becomes "Status before pausing". */
function formatName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The parameters that differ from their defaults. */
function createParameters(parameters: readonly ScenarioParameter[], data: FormData): object | undefined {
  const values = parameters.flatMap((parameter) => {
    const value = readParameter(parameter, data);
    return value === undefined || value === parameter.default ? [] : [[parameter.name, value] as const];
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

function readParameter({ name, type }: ScenarioParameter, data: FormData): unknown {
  const text = getText(data, name);
  if (text === undefined) return undefined;
  if (type === "number") return getNumber(data, name);
  if (type === "json") return parseJsonField(data, name, '[{"id": 1}]');
  // The value of a checkbox is "on".
  return type === "switch" ? text !== "false" : text;
}
