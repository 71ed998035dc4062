import { getNumber, getText, parseJsonField } from "./formValues.ts";

/** Creates the control API's fault request from the values of the form. */
export function createFaultRequest(data: FormData): object {
  return {
    operation: getText(data, "operation"),
    path: getText(data, "path"),
    service: getText(data, "service"),
    calls: getNumber(data, "calls"),
    effect: { kind: getText(data, "kind"), ...createEffectSettings(data) },
  };
}

function createEffectSettings(data: FormData): object {
  const error = { message: data.get("message"), code: getText(data, "code"), field: getText(data, "field") };
  switch (data.get("kind")) {
    case "latency":
      return { milliseconds: getMilliseconds(data) };
    case "status":
      return {
        status: getNumber(data, "status") ?? null,
        body: parseJsonField(data, "body", '{"message": "Closed."}'),
      };
    case "graphqlErrors":
      return { errors: [error] };
    case "partialData":
      return { path: getText(data, "effect.path") ?? "", error };
    case "slowUpload":
      return { bytesPerSecond: getNumber(data, "bytesPerSecond") ?? null };
    case "cutUpload":
      return { afterBytes: getNumber(data, "afterBytes") ?? null };
    case "provider":
      return { code: data.get("effect.code") };
    default:
      return {};
  }
}

function getMilliseconds(data: FormData): unknown {
  const min = getNumber(data, "milliseconds") ?? null;
  const max = getNumber(data, "maxMilliseconds");
  return max === undefined ? min : [min, max];
}
