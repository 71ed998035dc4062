import { type IdShape, mapIds } from "#schema/mapIds.ts";
import { printSelection, type Shape } from "#schema/shape.ts";
import { readShape } from "./readShape.ts";
import { writeId } from "./writeId.ts";

/** An operation with its variables, its result and the fields that it selects. */
export class GraphQlDocument<TResult, TVariables> {
  readonly #operation: string;
  readonly #shape: Shape;
  readonly #idShape: IdShape | undefined;
  /** For inference alone. */
  declare readonly __apiType: (variables: TVariables) => TResult;

  /** The operation without its selection: the shape has it, with the arguments of its fields. */
  constructor(operation: string, shape: Shape, idShape?: IdShape) {
    this.#operation = operation;
    this.#shape = shape;
    this.#idShape = idShape;
  }

  get isMutation(): boolean {
    return this.#operation.startsWith("mutation");
  }

  /** Whether a name, such as the first of an error's path, is that of a field of the operation itself. */
  hasField(name: unknown): boolean {
    return Object.keys(this.#shape).some((field) => field.split(/[(?!]/)[0] === name);
  }

  toString(): string {
    return this.#operation + printSelection(this.#shape);
  }

  /** The variables as the service declares them. Throws a `NotFoundError` for an id that no record can have. */
  writeVariables(variables: unknown, write = writeId): unknown {
    return this.#idShape ? mapIds(variables, this.#idShape, write) : variables;
  }

  /** The data of a response as far as they can be read; undefined if they cannot. */
  readData(data: unknown): TResult | undefined {
    return readShape<TResult>(data, this.#shape);
  }
}
