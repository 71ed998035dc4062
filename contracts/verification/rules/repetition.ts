import { effects } from "#contracts/pact/effects.ts";
import { asNewRequest, listErrorCodes, type Rule } from "../exchange.ts";

/**
 * A repetition of a repeatable mutation is harmless: the service accepts it, or refuses it because nothing is left to do.
 * Checks once per mutation.
 */
export const repetition: Rule = async ({ operation, answer, send, isFirst }) => {
  if (!operation || !effects[operation.field]?.isRepeatable || listErrorCodes(answer).length > 0)
    return undefined;
  if (!isFirst(`repetition of ${operation.name}`)) return undefined;
  const isDeleted = operation.field.startsWith("delete");
  const codes = listErrorCodes(await send({ headers: asNewRequest })).filter(
    (code) => !(isDeleted && code === "NOT_FOUND"),
  );
  return codes.map((code) => `${operation.field}, sent again, fails with ${code}`);
};
