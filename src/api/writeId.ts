import type { IdForm } from "#schema/scalars.ts";
import { requireFound } from "./errors.ts";

const uuid = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

const writers: Readonly<Record<IdForm, (id: string) => unknown>> = {
  Int: (id) => writeNumber(id, 2 ** 31 - 1),
  Long: (id) => writeNumber(id, Number.MAX_SAFE_INTEGER),
  UUID: (id) => (uuid.test(id) ? id : undefined),
};

/** An id as its scalar writes it. Throws a `RequestError` for a text that no record can have as its id. */
export function writeId(id: unknown, form: IdForm): unknown {
  return requireFound(writers[form](String(id)), "The id");
}

function writeNumber(id: string, max: number): number | undefined {
  const number = Number(id);
  return String(number) === id && Number.isInteger(number) && Math.abs(number) <= max ? number : undefined;
}
