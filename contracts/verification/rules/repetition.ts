import * as v from "valibot";
import { effects } from "#contracts/pact/effects.ts";
import type { SentOperation } from "#contracts/pact/sentOperation.ts";
import { type Answer, asNewRequest, listErrorCodes, type Rule } from "../exchange.ts";

/** A service accepts a repeated mutation, or refuses it with a code that `effects` permits. Tried once for each mutation. */
export const repetition: Rule = async ({ operation, answer, send, isFirst }) => {
  const harmless: readonly string[] | undefined = effects[operation?.field ?? ""]?.again;
  if (!operation || !harmless || listCodes(operation, answer).length > 0) return undefined;
  if (!isFirst(`repetition of ${operation.name}`)) return undefined;
  return listCodes(operation, await send({ headers: asNewRequest }))
    .filter((code) => !harmless.includes(code))
    .map((code) => `${operation.field}, sent again, fails with ${code}`);
};

/** With nothing left to do, a mutation may answer false in place of an error. */
function listCodes({ field }: SentOperation, answer: Answer): string[] {
  const isFalse = v.is(v.object({ data: v.object({ [field]: v.literal(false) }) }), answer.json);
  return isFalse ? ["NOT_FOUND"] : listErrorCodes(answer);
}
