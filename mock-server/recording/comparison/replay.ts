import { redactResponse } from "../capture/createRecording.ts";
import { type KnownOperation, loadKnownOperations } from "../contract/knownOperations.ts";
import { isObject, type Json } from "../contract/shape.ts";
import type { RecordedCall, Recording } from "../recording.ts";
import { bindIds, type IdBinding } from "./bindIds.ts";
import { type ComparedCall, type Difference, findDifferences } from "./findDifferences.ts";
import { createMockClient } from "./mockClient.ts";
import { probeMock } from "./probeMock.ts";

export interface Comparison {
  comparedCalls: number;
  /** One line for each call that was not compared. */
  notCompared: string[];
  differences: Difference[];
}

/** Replays the calls of a recording on the mock server and compares the responses. */
export async function compareWithMock({
  country,
  scenario,
  parameters,
  calls,
}: Recording): Promise<Comparison> {
  const operations = loadKnownOperations();
  const client = createMockClient();
  const world = client.addWorld({ id: "recording", country, scenario, parameters });
  const binding: IdBinding = new Map();
  const compared: ComparedCall[] = [];
  const notCompared: string[] = [];
  for (const call of calls) {
    const operation = operations.get(call.operation);
    const reason = operation ? call.notCompared : "the portal no longer has it";
    if (!operation || reason !== undefined) {
      notCompared.push(`${call.operation}: ${reason}.`);
      continue;
    }
    const response = await client.call(world, operation, {
      variables: bindVariables(call, binding),
      ...(call.signedIn && { persona: "anna" }),
    });
    const mock = redactResponse({ operation, ...response }, operation.shape, (id) => id);
    bindIds(binding, { reality: call.data, mock: mock.data, shape: operation.shape, world });
    compared.push(compareCall(call, operation, { status: response.status, ...mock }, binding));
  }
  const used = new Set(compared.map(({ operation }) => operation));
  const probed = [...operations.values()].filter(({ name }) => used.has(name));
  const mockKinds = await probeMock(client, country, probed, compared);
  return { comparedCalls: compared.length, notCompared, differences: findDifferences(compared, mockKinds) };
}

function compareCall(
  { status, codes, data }: RecordedCall,
  { name, shape }: KnownOperation,
  mock: ComparedCall["mock"],
  binding: IdBinding,
): ComparedCall {
  return { operation: name, shape, reality: { status, codes, data: replaceIds(data, binding) }, mock };
}

function bindVariables({ variables }: RecordedCall, binding: IdBinding): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, replaceIds(value, binding)]),
  );
}

function replaceIds(value: Json, binding: IdBinding): Json {
  if (typeof value === "string") return binding.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, binding));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIds(inner, binding)]));
}
