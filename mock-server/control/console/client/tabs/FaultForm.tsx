/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import { providerErrorCodes } from "../../../../rules/providerErrors.ts";
import type { FaultEffect } from "../../../../world/faults/fault.ts";
import { serviceNames } from "../../../../world/journal/journalEntry.ts";
import { addFault } from "../../../client/controlApi.ts";
import { createFaultRequest } from "../../../client/createFaultRequest.ts";
import { Form, JsonField, SelectField, TextField } from "../../../client/fields.tsx";
import { useEffect } from "../../../client/useEffect.ts";

/** The requests that a fault applies to. */
export interface FaultTarget {
  operation?: string;
  path?: string;
  service?: string;
}

type FaultKind = FaultEffect["kind"];

const kinds: Record<FaultKind, string> = {
  status: "Respond with an HTTP status and no data",
  latency: "Delay the response",
  graphqlErrors: "Respond with a GraphQL error and no data",
  partialData: "Set one field to null and add an error",
  nullData: "Respond with 200 and data: null",
  unauthorized: "Respond with 401, as for an invalid token",
  reset: "Close the connection without a response",
  truncated: "Close the connection in the middle of the response",
  malformed: "Respond with invalid JSON",
  slowUpload: "Read the request body slowly",
  cutUpload: "Close the connection in the middle of the request body",
  provider: "Respond with an error code of the sign-in provider",
};

const isKind = (value: string): value is FaultKind => value in kinds;

interface FaultFormProps {
  worldId: string;
  target: FaultTarget;
  operations: readonly string[];
  onAdd(): Promise<void>;
}

/** Adds a fault of any kind for any requests. */
export function FaultForm({ worldId, target, operations, onAdd }: FaultFormProps) {
  const [kind, setKind] = useState<FaultKind>("status");
  const { operation = "", path = "", service = "" } = target;

  useEffect(() => {
    if (operation || path) document.querySelector<HTMLElement>("#tab-panel [name=kind]")?.focus();
  }, [target]);

  const submit = async (data: FormData) => {
    const fault = await addFault(worldId, createFaultRequest(data));
    await onAdd();
    return `${fault.id} was added.`;
  };
  return (
    <Form label="Add a fault" class="stack" onSubmit={submit}>
      <p class="hint">Enter at least one of operation, path and service. A request must match all of them.</p>
      <div class="fields">
        <TextField
          name="operation"
          label="Operation"
          value={operation}
          suggestions={operations}
          hint="For example Projects"
        />
        <TextField
          name="path"
          label="Path"
          value={path}
          hint="A * at the end matches any rest, for example /api/*"
        />
        <SelectField
          name="service"
          label="Service"
          options={[{ value: "", text: "any" }, ...serviceNames.map((name) => ({ value: name, text: name }))]}
          selected={service}
        />
        <TextField
          name="calls"
          label="Number of requests"
          isNumeric
          hint="Empty: until the fault is removed"
        />
        <SelectField
          name="kind"
          label="Effect"
          options={Object.entries(kinds).map(([value, text]) => ({ value, text }))}
          selected={kind}
          onSelect={(value) => setKind(isKind(value) ? value : "status")}
        />
        <EffectFields key={kind} kind={kind} />
      </div>
      <p>
        <button type="submit" class="primary">
          Add fault
        </button>
      </p>
    </Form>
  );
}

function EffectFields({ kind }: { kind: FaultKind }) {
  switch (kind) {
    case "latency":
      return (
        <>
          <TextField name="milliseconds" label="Milliseconds" isNumeric value="2000" />
          <TextField
            name="maxMilliseconds"
            label="Maximum milliseconds"
            isNumeric
            hint="Empty: no random delay"
          />
        </>
      );
    case "status":
      return (
        <>
          <TextField name="status" label="Status" isNumeric value="503" hint="400 to 599" />
          <JsonField name="body" label="Body as JSON" hint="Empty: no body" />
        </>
      );
    case "partialData":
      return (
        <>
          <TextField
            name="effect.path"
            label="Field of the response"
            hint="Keys and indexes separated by dots, for example projects.items.0.activeRequest"
          />
          <ErrorFields />
        </>
      );
    case "graphqlErrors":
      return <ErrorFields />;
    case "slowUpload":
      return <TextField name="bytesPerSecond" label="Bytes per second" isNumeric value="50000" />;
    case "cutUpload":
      return (
        <TextField
          name="afterBytes"
          label="After bytes"
          isNumeric
          value="100000"
          hint="Shorter bodies are not affected"
        />
      );
    case "provider":
      return (
        <SelectField
          name="effect.code"
          label="Code"
          options={providerErrorCodes.map((code) => ({ value: code, text: code }))}
        />
      );
    default:
      return null;
  }
}

function ErrorFields() {
  return (
    <>
      <TextField name="message" label="Error message" value="Something went wrong." />
      <TextField name="code" label="Error code" hint="Sent as extensions.code" />
      <TextField name="field" label="Input field" hint="Sent as extensions.field" />
    </>
  );
}
