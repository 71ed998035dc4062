/** @jsxImportSource hono/jsx/dom */
import type { Child } from "hono/jsx";
import { createContext, useContext, useId, useRef } from "hono/jsx/dom";
import { Messages, useAction } from "./actions.tsx";
import { useEffect } from "./useEffect.ts";

interface FormErrors {
  errorId: string;
  invalidNames: ReadonlySet<string>;
}

const ErrorContext = createContext<FormErrors>({ errorId: "", invalidNames: new Set() });

interface FormProps {
  label: string;
  class?: string;
  children?: Child;
  /** Returns the message to show. An error whose lines begin with the name of a field marks that field. */
  onSubmit(data: FormData): Promise<string>;
}

/** A form that stays on the page, and keeps its values. */
export function Form({ label, class: className = "", children, onSubmit }: FormProps) {
  const { outcome, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const invalidNames = new Set(outcome.error.split("\n").map((line) => line.split(":")[0] ?? ""));

  useEffect(() => {
    if (outcome.error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome]);

  return (
    <form
      ref={form}
      class={className}
      aria-label={label}
      noValidate
      onSubmit={(event: Event) => {
        event.preventDefault();
        if (!(event.currentTarget instanceof HTMLFormElement)) return;
        const data = new FormData(event.currentTarget);
        void run(() => onSubmit(data));
      }}
    >
      <ErrorContext.Provider value={{ errorId, invalidNames }}>{children}</ErrorContext.Provider>
      <Messages outcome={outcome} errorId={errorId} />
    </form>
  );
}

interface FieldProps {
  /** Name in the control API, so that an error can be shown at the field. */
  name: string;
  label: string;
  /** Shown below the field. */
  hint?: string | undefined;
}

/** Attributes that connect a control with its label, its hint and an error. */
function useFieldAttributes({ name, hint }: FieldProps) {
  const id = useId();
  const { errorId, invalidNames } = useContext(ErrorContext);
  const isInvalid = [name, name.replace(/^effect\./, ""), `effect.${name}`, `effect.error.${name}`].some(
    (path) => invalidNames.has(path),
  );
  const hintId = `${id}-hint`;
  return {
    hintId,
    attributes: {
      id,
      name,
      "aria-describedby": hint === undefined ? undefined : hintId,
      "aria-invalid": isInvalid ? "true" : undefined,
      "aria-errormessage": isInvalid ? errorId : undefined,
    },
  };
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "datetime-local" | "file";
  value?: string;
  isNumeric?: boolean;
  /** Suggested values; others can be entered too. */
  suggestions?: readonly string[];
}

export function TextField(props: TextFieldProps) {
  const { label, hint, type = "text", value = "", isNumeric = false, suggestions } = props;
  const { attributes, hintId } = useFieldAttributes(props);
  const listId = `${attributes.id}-list`;
  return (
    <div class="field">
      <label for={attributes.id}>{label}</label>
      <input
        {...attributes}
        type={type}
        value={type === "file" ? undefined : value}
        step={type === "datetime-local" ? "1" : undefined}
        inputMode={isNumeric ? "numeric" : undefined}
        list={suggestions && listId}
        autocomplete="off"
        spellcheck={false}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option value={suggestion} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function JsonField(props: FieldProps) {
  const { attributes, hintId } = useFieldAttributes(props);
  return (
    <div class="field">
      <label for={attributes.id}>{props.label}</label>
      <textarea {...attributes} rows={2} autocomplete="off" spellcheck={false} />
      <p class="hint" id={hintId}>
        {props.hint}
      </p>
    </div>
  );
}

export interface Option {
  value: string;
  text: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The option that is selected at first. */
  selected?: string | undefined;
  onSelect?(value: string): void;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, options, selected, onSelect } = props;
  const { attributes, hintId } = useFieldAttributes(props);
  return (
    <div class="field">
      <label for={attributes.id}>{label}</label>
      <select
        {...attributes}
        onChange={({ target }: Event) => {
          if (target instanceof HTMLSelectElement) onSelect?.(target.value);
        }}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value} selected={value === selected}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function CheckField(props: FieldProps & { checked?: boolean }) {
  const { attributes } = useFieldAttributes(props);
  return (
    <p class="choice">
      <input {...attributes} type="checkbox" checked={props.checked ?? false} />
      <label for={attributes.id}>{props.label}</label>
    </p>
  );
}
