import type { IncomingMessage } from "node:http";
import * as v from "valibot";

const fields = v.record(v.string(), v.string());

/** Makes a form again of a posted form: the proxy of Pact's verifier reads it, and would pass JSON on in its place. */
export function restoreForm(request: IncomingMessage & { body?: unknown }): void {
  if (!request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) return;
  const form = Buffer.from(new URLSearchParams(v.parse(fields, request.body)).toString());
  request.body = form;
  request.headers["content-length"] = String(form.length);
}
