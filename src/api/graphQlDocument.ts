import { type IdShape, mapIds } from "#schema/mapIds.ts";
import type { IdForm } from "#schema/scalars.ts";
import { printSelection, type ShapeField } from "#schema/shape.ts";
import { requireFound } from "./errors.ts";
import { readShape } from "./readShape.ts";

/** An operation with its variables, its result and the fields that it selects. */
export class GraphQlDocument<TResult, TVariables> {
  readonly #operation: string;
  readonly #shape: readonly ShapeField[];
  readonly #idShape: IdShape | undefined;
  /** A type without a value, for type inference. */
  declare readonly __apiType: (variables: TVariables) => TResult;

  /** `operation` has no selection: it is printed from `shape`, with the arguments of its fields. */
  constructor(operation: string, shape: readonly ShapeField[], idShape?: IdShape) {
    this.#operation = operation;
    this.#shape = shape;
    this.#idShape = idShape;
  }

  get isMutation(): boolean {
    return this.#operation.startsWith("mutation");
  }

  /** Whether a name, such as the first of an error's path, is a top-level field of the operation. */
  hasField(name: unknown): boolean {
    return this.#shape.some(([field]) => field === name);
  }

  toString(): string {
    return this.#operation + printSelection(this.#shape);
  }

  /** The number of items that it requests; 0 if it requests no page. */
  get pageSize(): number {
    return Number(this.#shape[0]?.[3]?.["take"]) || 0;
  }

  /** The operation with another page size, written into its text: a service with cost limits counts any variable as 50. */
  withPageSize(pageSize = this.pageSize): GraphQlDocument<TResult, TVariables> {
    const shape = this.#shape.map(
      ([name, of, empty = "value", args]) => [name, of, empty, { ...args, take: String(pageSize) }] as const,
    );
    return new GraphQlDocument(this.#operation, shape, this.#idShape);
  }

  /** The variables as the service declares them. Throws a `RequestError` for an id that no record can have. */
  writeVariables(variables: unknown, write = writeId): unknown {
    return this.#idShape ? mapIds(variables, this.#idShape, write) : variables;
  }

  /** The readable part of a response's data; undefined if there is none. */
  readData(data: unknown): TResult | undefined {
    return readShape<TResult>(data, this.#shape);
  }
}

const uuid = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

const writers: Readonly<Record<IdForm, (id: string) => unknown>> = {
  Int: (id) => writeNumber(id, 2 ** 31 - 1),
  Long: (id) => writeNumber(id, Number.MAX_SAFE_INTEGER),
  UUID: (id) => (uuid.test(id) ? id : undefined),
};

/** Converts an id to its scalar's form. Throws a `RequestError` for a text that cannot be the id of a record. */
export function writeId(id: unknown, form: IdForm): unknown {
  return requireFound(writers[form](String(id)), "The id");
}

function writeNumber(id: string, max: number): number | undefined {
  const number = Number(id);
  return String(number) === id && Number.isInteger(number) && Math.abs(number) <= max ? number : undefined;
}
