import { readFileSync } from "node:fs";
import { html } from "hono/html";
import { problemCodes } from "../../identity/problemsOnDemand.ts";
import type { FaultEffect } from "../faults/fault.ts";
import { serviceNames } from "../journal/journal.ts";
import { jsonField, type Markup, outcome, selectField, textField } from "./formFields.ts";

const form = "fault";

const kinds: Record<FaultEffect["kind"], string> = {
  latency: "Answer later",
  status: "Answer with an HTTP status and no data",
  graphqlErrors: "Answer with a GraphQL error and no data",
  partialData: "Answer with one field null and an error at it",
  nullData: "Answer 200 with data: null",
  unauthorized: "Answer 401, as if the token were refused",
  reset: "End the connection without an answer",
  truncated: "End the connection in the middle of the answer",
  malformed: "Answer with a body that is no JSON",
  slowUpload: "Read the request's body slowly",
  cutUpload: "End the connection in the middle of the request's body",
  provider: "Sign-in provider refuses with one of its codes",
};

/** The form that adds a fault. Settings that do not belong to the chosen kind are hidden by the page's script. */
export function faultForm(): Markup {
  return html`<form id="${form}" novalidate>
    <h4>Add a fault</h4>
    <p class="hint" id="fault-which">Which calls: at least one of operation, path and service; with several, all must fit.</p>
    <div class="fields" role="group" aria-describedby="fault-which" aria-label="Which calls">
      ${textField({ form, name: "operation", label: "Operation", hint: "For example Projects", suggestions: operations })}
      ${textField({ form, name: "path", label: "Path", hint: "A * at its end stands for any rest: /api/*" })}
      ${selectField({ form, name: "service", label: "Service", options: [{ value: "", text: "any" }, ...serviceNames.map(asOption)] })}
      ${textField({ form, name: "calls", label: "Number of calls", numeric: true, hint: "Empty: until it is removed" })}
    </div>
    <div class="fields">
      ${selectField({ form, name: "kind", label: "What happens", options: Object.entries(kinds).map(([value, text]) => ({ value, text })) })}
    </div>
    ${settings(
      ["latency"],
      html`${textField({ form, name: "milliseconds", label: "Milliseconds", numeric: true, value: "2000" })}
      ${textField({ form, name: "mostMilliseconds", label: "Up to milliseconds", numeric: true, hint: "Empty: always the same" })}`,
    )}
    ${settings(
      ["status"],
      html`${textField({ form, name: "status", label: "Status", numeric: true, value: "503", hint: "400 to 599" })}
      ${jsonField({ form, name: "body", label: "Body as JSON", hint: "Empty: no body" })}`,
    )}
    ${settings(
      ["partialData"],
      textField({
        form,
        name: "effect.path",
        label: "Field of the answer",
        hint: "Keys and indexes joined by dots: projects.items.0.activeRequest",
      }),
    )}
    ${settings(
      ["graphqlErrors", "partialData"],
      html`${textField({ form, name: "message", label: "Error message", value: "It went wrong." })}
      ${textField({ form, name: "code", label: "Error code", hint: "Comes as extensions.code" })}
      ${textField({ form, name: "field", label: "Input field", hint: "Comes as extensions.field" })}`,
    )}
    ${settings(
      ["slowUpload"],
      textField({ form, name: "bytesPerSecond", label: "Bytes per second", numeric: true, value: "50000" }),
    )}
    ${settings(
      ["cutUpload"],
      textField({
        form,
        name: "afterBytes",
        label: "After bytes",
        numeric: true,
        value: "100000",
        hint: "Shorter bodies are answered",
      }),
    )}
    ${settings(
      ["provider"],
      selectField({ form, name: "effect.code", label: "Code", options: problemCodes.map(asOption) }),
    )}
    <p><button class="primary">Add fault</button></p>
    ${outcome()}
  </form>`;
}

function settings(kindsOfThem: readonly FaultEffect["kind"][], fields: Markup): Markup {
  return html`<fieldset class="fields" data-kinds="${kindsOfThem.join(" ")}"><legend class="unseen">Settings</legend>${fields}</fieldset>`;
}

function asOption(value: string) {
  return { value, text: value };
}

/** Names of the portal's operations, to suggest them. */
const operations = Object.keys(
  JSON.parse(readFileSync(new URL("../../../schema/operations.json", import.meta.url), "utf8")),
);
