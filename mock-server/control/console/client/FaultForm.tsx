/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { getDescription } from "valibot";
import { routes } from "#control/client/control.ts";
import { Field, Form, getText, ParameterFields, readParameters } from "#control/client/forms.tsx";
import { useEffect } from "#control/client/hooks.ts";
import { describeParameters } from "#scenarios/parameters/describeParameters.ts";
import { type FaultRequest, faultRequestSchema } from "#world/faults/fault.ts";

/** The requests that a fault applies to. */
export type FaultTarget = Pick<FaultRequest, "operation" | "path" | "service">;

const { effect, operation, ...otherFields } = faultRequestSchema.entries;
const otherParameters = describeParameters({ entries: otherFields });
const effects = effect.options.map((option) => {
  const { kind, ...settings } = option.entries;
  return {
    kind: kind.literal,
    description: getDescription(option),
    parameters: describeParameters({ entries: settings }),
  };
});

interface FaultFormProps {
  worldId: string;
  target: FaultTarget;
  operations: readonly string[];
  onAdd(): Promise<void>;
}

/** Adds a fault of any kind for any requests. Fields and texts come from the control API. */
export function FaultForm({ worldId: id, target, operations, onAdd }: FaultFormProps) {
  const [kind, setKind] = useState("status");
  const { description, parameters = [] } = effects.find((it) => it.kind === kind) ?? {};
  const [operationParameter] = describeParameters({ entries: { operation } });

  useEffect(() => {
    if (Object.keys(target).length > 0) document.querySelector<HTMLElement>("main [name=kind]")?.focus();
  }, [target]);

  const submit = async (data: FormData) => {
    const json = {
      operation: getText(data, "operation"),
      ...readParameters(otherParameters, data),
      effect: { kind, ...readParameters(parameters, data, "effect.") },
    };
    // The control API checks the value.
    const fault = await parseResponse(routes.faults.$post({ param: { id }, json: json as FaultRequest }));
    await onAdd();
    return `${fault.id} was added.`;
  };
  return (
    <Form label="Add a fault" submitText="Add fault" onSubmit={submit}>
      <Field
        name="operation"
        label="Operation"
        value={target.operation}
        suggestions={operations}
        hint={operationParameter?.description}
      />
      <ParameterFields
        parameters={otherParameters.map((parameter) => ({
          ...parameter,
          example: target[parameter.name as keyof FaultTarget],
        }))}
      />
      <Field
        name="kind"
        label="Effect"
        options={effects.map((it) => [it.kind, it.kind] as const)}
        value={kind}
        hint={description}
        onSelect={setKind}
      />
      <ParameterFields key={kind} parameters={parameters} prefix="effect." />
    </Form>
  );
}
