import { jsonOf, numberOf, textOf } from "./typedValues.ts";

/** The fault that the form asks for, as the control API takes it. */
export function faultRequest(data: FormData): object {
  return {
    operation: textOf(data, "operation"),
    path: textOf(data, "path"),
    service: textOf(data, "service"),
    calls: numberOf(data, "calls"),
    effect: { kind: textOf(data, "kind"), ...settingsOf(data) },
  };
}

function settingsOf(data: FormData): object {
  const problem = { message: data.get("message"), code: textOf(data, "code"), field: textOf(data, "field") };
  switch (data.get("kind")) {
    case "latency":
      return { milliseconds: millisecondsOf(data) };
    case "status":
      return {
        status: numberOf(data, "status") ?? null,
        body: jsonOf(data, "body", '{"message": "Closed."}'),
      };
    case "graphqlErrors":
      return { errors: [problem] };
    case "partialData":
      return { path: textOf(data, "effect.path") ?? "", error: problem };
    case "slowUpload":
      return { bytesPerSecond: numberOf(data, "bytesPerSecond") ?? null };
    case "cutUpload":
      return { afterBytes: numberOf(data, "afterBytes") ?? null };
    case "provider":
      return { code: data.get("effect.code") };
    default:
      return {};
  }
}

function millisecondsOf(data: FormData): unknown {
  const least = numberOf(data, "milliseconds") ?? null;
  const most = numberOf(data, "mostMilliseconds");
  return most === undefined ? least : [least, most];
}
