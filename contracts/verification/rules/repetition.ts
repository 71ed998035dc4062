import { effects } from "#contracts/pact/effects.ts";
import { asNewRequest, listErrorCodes, type Rule } from "../exchange.ts";

/**
 * A service accepts a repeated mutation, or refuses it with a code that `effects` permits. In either case the records stay as they
 * are. Tried once for each mutation.
 */
export const repetition: Rule = async ({ operation, answer, send, isFirst, readRecords }) => {
  const harmless: readonly string[] | undefined = effects[operation?.field ?? ""]?.again;
  if (!operation || !harmless || listErrorCodes(answer).length > 0) return undefined;
  if (!isFirst(`repetition of ${operation.name}`)) return undefined;
  const before = await readRecords();
  const codes = listErrorCodes(await send({ headers: asNewRequest }));
  const after = await readRecords(true);
  const changed = [...(before?.facts ?? [])].filter(([place, value]) => after?.facts.get(place) !== value);
  return [
    ...codes
      .filter((code) => !harmless.includes(code))
      .map((code) => `${operation.field}, sent again, fails with ${code}`),
    ...changed.map(([place]) => `${operation.field}, sent again, changes ${place}`),
  ];
};
