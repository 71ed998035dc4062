import { asNewRequest, listErrorCodes, type Rule } from "../exchange.ts";
import { hasSameData } from "./sameAnswer.ts";

/**
 * No customer sees or changes the records of another customer (`strangerIdToken`), nor gets the same answer to the same mutation.
 * Tried once per mutation.
 */
export const strangers: Rule = async (exchange) => {
  const { operation, answer, values, before, strangersBefore, readStrangers, send } = exchange;
  if (!operation || !before || !strangersBefore) return undefined;
  const after = await readStrangers();
  // All customers get the same reasons.
  const isRecord = (place: string) => /^(?!CancellationReason)\w+:[^.]+\.id$/.test(place);
  const shared = [...before.facts.keys()].filter((it) => isRecord(it) && strangersBefore.facts.has(it));
  const changed = [...strangersBefore.facts].filter(([place, value]) => after?.facts.get(place) !== value);
  const authorization = `Bearer ${values["strangerIdToken"]}`;
  const same = await send({ headers: { authorization, ...asNewRequest } });
  const isSame = listErrorCodes(answer).length === 0 && hasSameData(same, answer);
  return [
    ...(isSame ? [`Another customer gets the same answer to ${operation.field}`] : []),
    ...shared.map((place) => `Another customer sees ${place}, too`),
    ...changed.map(([place]) => `${operation.field} changes ${place} of another customer`),
  ];
};
