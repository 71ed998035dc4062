import type { World } from "../../world/world.ts";
import { isObject, type Json, type Shape } from "../contract/shape.ts";

/** The mock server's ids by those of a recording. */
export type IdBinding = Map<string, string>;

interface Responses {
  reality: Json | undefined;
  mock: Json | undefined;
  shape: Shape;
  world: World;
}

/**
 * Learns which ids of the mock server belong to those of the recording: the ones at the same place in both responses. Projects,
 * requests and windows have the same ids in both already.
 */
export function bindIds(binding: IdBinding, { reality, mock, shape, world }: Responses): void {
  if (shape.kind === "id" && typeof reality === "string" && typeof mock === "string") {
    if (!binding.has(reality) && !hasRecord(world, reality)) binding.set(reality, mock);
  } else if (shape.kind === "list" && Array.isArray(reality) && Array.isArray(mock)) {
    for (const [index, item] of reality.entries()) {
      bindIds(binding, { reality: item, mock: mock[index], shape: shape.item, world });
    }
  } else if (shape.kind === "object" && isObject(reality) && isObject(mock)) {
    for (const [key, field] of shape.fields) {
      bindIds(binding, { reality: reality[key], mock: mock[key], shape: field, world });
    }
  }
}

function hasRecord({ projects, requests, windows }: World, id: string): boolean {
  return [projects, requests, windows].some((records) => records.some((record) => record.id === id));
}
