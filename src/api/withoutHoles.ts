import { isRecord } from "./httpError.ts";

/** An answer whose lists hold nothing but entries: the schemas know no empty ones, and no screen could show them. */
export function withoutHoles(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.filter((entry) => entry !== null).map(withoutHoles);
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutHoles(value)]));
}
