/** @jsxImportSource hono/jsx/dom */
import type { Child } from "hono/jsx";
import { createContext, useContext, useId, useRef } from "hono/jsx/dom";
import { dialects } from "#rules/dialects.ts";
import type { ScenarioParameter } from "#scenarios/parameters/describeParameters.ts";
import { ActionError } from "./controlClient.ts";
import { type Outcome, useAction, useEffect } from "./hooks.ts";

const ErrorContext = createContext<{ errorId: string; paths: readonly string[] }>({ errorId: "", paths: [] });

interface FormProps {
  label: string;
  submitText: string;
  children?: Child;
  /** Returns the message to show. An error whose lines begin with the name of a field marks that field. */
  onSubmit(data: FormData): Promise<string | undefined>;
}

/** A form that stays on the page, and keeps its values. */
export function Form({ label, submitText, children, onSubmit }: FormProps) {
  const { outcome, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const paths = outcome.error.split("\n").map((line) => line.split(":")[0] ?? "");

  useEffect(() => {
    if (outcome.error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome]);

  const submit = (event: Event) => {
    event.preventDefault();
    const data = form.current && new FormData(form.current);
    if (data) void run(() => onSubmit(data));
  };
  return (
    <form ref={form} class="stack" aria-label={label} noValidate onSubmit={submit}>
      <ErrorContext.Provider value={{ errorId, paths }}>
        <div class="fields">{children}</div>
      </ErrorContext.Provider>
      <p>
        <button type="submit" class="primary">
          {submitText}
        </button>
      </p>
      <Messages outcome={outcome} errorId={errorId} />
    </form>
  );
}

/** The live regions of a form or section. They must be in the page before they have a text. */
export function Messages({ outcome, errorId }: { outcome: Outcome; errorId?: string }) {
  return (
    <>
      <p role="status">{outcome.success}</p>
      <p role="alert" id={errorId}>
        {outcome.error}
      </p>
    </>
  );
}

export type Options = readonly (readonly [value: string, text: string])[];

/** Names of the dialects with their descriptions. */
export const dialectOptions: Options = Object.entries(dialects).map(([name, { description }]) => [
  name,
  `${name}: ${description}`,
]);

interface FieldProps {
  /** The field's name in the control API, whose errors begin with it. */
  name: string;
  label: string;
  type?: "text" | "json" | "datetime-local";
  value?: string | undefined;
  /** The text to show while the field is empty. */
  placeholder?: string | undefined;
  /** The text to show below the field. */
  hint?: string | undefined;
  /** Makes the field a select. */
  options?: Options | undefined;
  /** Suggested values; the user may enter others. */
  suggestions?: readonly string[] | undefined;
  onSelect?(value: string): void;
}

export function Field({ name, label, type = "text", value = "", hint, options, ...more }: FieldProps) {
  const { placeholder, suggestions, onSelect } = more;
  const id = useId();
  const { errorId, paths } = useContext(ErrorContext);
  const isInvalid = paths.some((path) => path === name || path.startsWith(`${name}.`));
  const attributes = {
    id,
    name,
    "aria-describedby": hint && `${id}-hint`,
    "aria-invalid": isInvalid ? ("true" as const) : undefined,
    "aria-errormessage": isInvalid ? errorId : undefined,
    ...(placeholder !== undefined && { placeholder }),
    autocomplete: "off",
    spellcheck: false,
  };
  const select = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) onSelect?.(target.value);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {options && (
        <select {...attributes} onChange={select}>
          {options.map(([option, text]) => (
            <option key={option} value={option} selected={option === value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {!options && type === "json" && (
        <textarea {...attributes} rows={3}>
          {value}
        </textarea>
      )}
      {!options && type !== "json" && (
        <input {...attributes} type={type} value={value} step="1" list={suggestions && `${id}-list`} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ParameterFieldsProps {
  parameters: readonly ScenarioParameter[];
  /** The prefix of the fields' names. */
  prefix?: string;
}

/** A field for each described parameter. */
export function ParameterFields({ parameters, prefix = "" }: ParameterFieldsProps) {
  return (
    <>
      {parameters.map((parameter) => {
        const { name, type, min, max, default: value, example, placeholder, description } = parameter;
        const initial = value ?? example;
        const range = type === "number" && max !== undefined ? `${min} to ${max}` : undefined;
        return (
          <Field
            key={prefix + name}
            name={prefix + name}
            label={formatName(name)}
            type={type === "json" ? "json" : "text"}
            value={initial === undefined ? "" : formatValue(initial)}
            placeholder={placeholder === undefined ? undefined : formatValue(placeholder)}
            options={getOptions(parameter)}
            hint={[description, range].filter((part) => part !== undefined).join(" ") || undefined}
          />
        );
      })}
    </>
  );
}

function formatValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function getOptions({ type, options, default: value }: ScenarioParameter): Options | undefined {
  const unset: Options = value === undefined ? [["", "Not set"]] : [];
  if (type === "choice") return [...unset, ...(options ?? []).map((option) => [option, option] as const)];
  if (type === "switch") return [...unset, ["false", "No"], ["true", "Yes"]];
  return undefined;
}

/** `statusBeforePausing` becomes "Status before pausing". */
function formatName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The values of parameters whose fields are not empty. A text in place of a number stays a text, which the control API rejects. */
export function readParameters(
  parameters: readonly ScenarioParameter[],
  data: FormData,
  prefix = "",
): Record<string, unknown> {
  const values = parameters.flatMap(({ name, type }) => {
    const text = getText(data, prefix + name);
    return text === undefined ? [] : [[name, parseValue(prefix + name, type, text)]];
  });
  return Object.fromEntries(values);
}

function parseValue(name: string, type: ScenarioParameter["type"], text: string): unknown {
  if (type === "switch") return text === "true";
  if (type === "number") return Number.isNaN(Number(text)) ? text : Number(text);
  if (type !== "json") return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ActionError(`${name}: must be JSON. ${error instanceof Error ? error.message : ""}`);
  }
}

/** The text of a field; undefined if it is empty. */
export function getText(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  return (typeof value === "string" && value.trim()) || undefined;
}
