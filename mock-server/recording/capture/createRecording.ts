import * as v from "valibot";
import type { Country } from "../../generated/mainApi.ts";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import { isObject, type Shape } from "../contract/shape.ts";
import { type RecordedCall, type Recording, recordingVersion } from "../recording.ts";
import { describeRecords } from "./describeRecords.ts";
import type { ObservedCall } from "./observedCall.ts";
import { type ReplaceId, redact, redactCode } from "./redact.ts";
import { redactVariables } from "./redactVariables.ts";

const graphQlBodySchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(v.array(v.looseObject({ extensions: v.optional(v.looseObject({})) })), []),
});

/** Creates the recording of a session. `country` is that of the runtime config, if the session requested it. */
export function createRecording(
  calls: readonly ObservedCall[],
  { country: defaultCountry, now }: { country: Country; now: Date },
): Recording {
  const country = findCountry(calls) ?? defaultCountry;
  const { parameters, ids } = describeRecords(calls, now);
  const replaceId = createIdReplacer(ids);
  return {
    recording: recordingVersion,
    country,
    scenario: "recorded",
    parameters,
    calls: calls.map((call) => recordCall(call, country, replaceId)),
  };
}

/** An unknown id gets the name of what it belongs to and a number, such as `Attachment-1`. */
export function createIdReplacer(ids: Map<string, string>): ReplaceId {
  const counts = new Map<string, number>();
  return (id, owner) => {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    ids.set(id, `${owner}-${count}`);
    return `${owner}-${count}`;
  };
}

function recordCall(call: ObservedCall, country: Country, replaceId: ReplaceId): RecordedCall {
  const { operation, signedIn, status } = call;
  const { codes, data } = redactResponse(call, operation.shape, replaceId);
  const reason = findReasonNotToCompare(call, codes);
  return {
    operation: operation.name,
    signedIn,
    variables: operation.graphQl
      ? redactVariables(call.variables, operation.graphQl, country, replaceId)
      : {},
    status,
    codes,
    data,
    ...(reason !== undefined && { notCompared: reason }),
  };
}

/** Error codes and data of a response, without the data of persons. */
export function redactResponse(
  { operation, status, body }: Pick<ObservedCall, "operation" | "status" | "body">,
  shape: Shape,
  replaceId: ReplaceId,
): Pick<RecordedCall, "codes" | "data"> {
  if (operation.service === "rest") {
    return { codes: [], data: status === 200 ? redact(body, shape, replaceId) : null };
  }
  if (!v.is(graphQlBodySchema, body)) return { codes: ["(no GraphQL)"], data: null };
  const { data, errors } = v.parse(graphQlBodySchema, body);
  return {
    codes: errors.map(({ extensions }) => redactCode(extensions?.["code"])),
    data: redact(data, shape, replaceId),
  };
}

function findReasonNotToCompare(
  { operation, signedIn, status, variables }: ObservedCall,
  codes: readonly string[],
): string | undefined {
  if (signedIn && status === 401) return "its token was rejected";
  const isMutation = operation.graphQl?.text.startsWith("mutation") ?? false;
  if (isMutation && codes.includes("VALIDATION_FAILED")) return "its input was rejected and is not recorded";
  const names = isObject(variables) ? Object.keys(variables) : [];
  return names.some((name) => /token/i.test(name)) ? "its token is not recorded" : undefined;
}

function findCountry(calls: readonly ObservedCall[]): Country | undefined {
  const schema = v.object({
    data: v.object({ runtimeConfig: v.object({ country: v.picklist(countries) }) }),
  });
  for (const { body } of calls) if (v.is(schema, body)) return body.data.runtimeConfig.country;
  return undefined;
}
