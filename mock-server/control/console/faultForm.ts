import { readFileSync } from "node:fs";
import { html } from "hono/html";
import { providerErrorCodes } from "../../rules/providerErrors.ts";
import type { FaultEffect } from "../../world/faults/fault.ts";
import { serviceNames } from "../../world/journal/journalEntry.ts";
import {
  type Markup,
  renderJsonField,
  renderMessages,
  renderSelectField,
  renderTextField,
} from "./formFields.ts";

const form = "fault";

const kinds: Record<FaultEffect["kind"], string> = {
  latency: "Delay the response",
  status: "Respond with an HTTP status and no data",
  graphqlErrors: "Respond with a GraphQL error and no data",
  partialData: "Set one field to null and add an error",
  nullData: "Respond with 200 and data: null",
  unauthorized: "Respond with 401, as for an invalid token",
  reset: "Close the connection without a response",
  truncated: "Close the connection in the middle of the response",
  malformed: "Respond with invalid JSON",
  slowUpload: "Read the request body slowly",
  cutUpload: "Close the connection in the middle of the request body",
  provider: "Respond with an error code of the sign-in provider",
};

/** Renders the form that adds a fault. The page's script hides the settings of other kinds than the selected one. */
export function renderFaultForm(): Markup {
  return html`<form id="${form}" novalidate>
    <h4>Add a fault</h4>
    <p class="hint" id="fault-target-hint">Enter at least one of operation, path and service. A request must match all of them.</p>
    <div class="fields" role="group" aria-describedby="fault-target-hint" aria-label="Matching requests">
      ${renderTextField({ form, name: "operation", label: "Operation", hint: "For example Projects", suggestions: operations })}
      ${renderTextField({ form, name: "path", label: "Path", hint: "A * at the end matches any rest, for example /api/*" })}
      ${renderSelectField({ form, name: "service", label: "Service", options: [{ value: "", text: "any" }, ...serviceNames.map(createOption)] })}
      ${renderTextField({ form, name: "calls", label: "Number of requests", numeric: true, hint: "Empty: until the fault is removed" })}
    </div>
    <div class="fields">
      ${renderSelectField({ form, name: "kind", label: "Effect", options: Object.entries(kinds).map(([value, text]) => ({ value, text })) })}
    </div>
    ${renderSettings(
      ["latency"],
      html`${renderTextField({ form, name: "milliseconds", label: "Milliseconds", numeric: true, value: "2000" })}
      ${renderTextField({ form, name: "maxMilliseconds", label: "Maximum milliseconds", numeric: true, hint: "Empty: no random delay" })}`,
    )}
    ${renderSettings(
      ["status"],
      html`${renderTextField({ form, name: "status", label: "Status", numeric: true, value: "503", hint: "400 to 599" })}
      ${renderJsonField({ form, name: "body", label: "Body as JSON", hint: "Empty: no body" })}`,
    )}
    ${renderSettings(
      ["partialData"],
      renderTextField({
        form,
        name: "effect.path",
        label: "Field of the response",
        hint: "Keys and indexes separated by dots, for example projects.items.0.activeRequest",
      }),
    )}
    ${renderSettings(
      ["graphqlErrors", "partialData"],
      html`${renderTextField({ form, name: "message", label: "Error message", value: "Something went wrong." })}
      ${renderTextField({ form, name: "code", label: "Error code", hint: "Sent as extensions.code" })}
      ${renderTextField({ form, name: "field", label: "Input field", hint: "Sent as extensions.field" })}`,
    )}
    ${renderSettings(
      ["slowUpload"],
      renderTextField({
        form,
        name: "bytesPerSecond",
        label: "Bytes per second",
        numeric: true,
        value: "50000",
      }),
    )}
    ${renderSettings(
      ["cutUpload"],
      renderTextField({
        form,
        name: "afterBytes",
        label: "After bytes",
        numeric: true,
        value: "100000",
        hint: "Shorter bodies are not affected",
      }),
    )}
    ${renderSettings(
      ["provider"],
      renderSelectField({
        form,
        name: "effect.code",
        label: "Code",
        options: providerErrorCodes.map(createOption),
      }),
    )}
    <p><button class="primary">Add fault</button></p>
    ${renderMessages()}
  </form>`;
}

function renderSettings(applicableKinds: readonly FaultEffect["kind"][], fields: Markup): Markup {
  return html`<fieldset class="fields" data-kinds="${applicableKinds.join(" ")}"><legend class="visually-hidden">Settings</legend>${fields}</fieldset>`;
}

function createOption(value: string) {
  return { value, text: value };
}

/** Names of the portal's operations, for suggestions. */
const operations = Object.keys(
  JSON.parse(readFileSync(new URL("../../../schema/operations.json", import.meta.url), "utf8")),
);
