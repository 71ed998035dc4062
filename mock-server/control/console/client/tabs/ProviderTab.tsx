/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import {
  changeProvider,
  type ProviderSettings,
  revokePersona,
  type WorldSummary,
} from "../../../client/controlApi.ts";
import { CheckField, Form, SelectField, TextField } from "../../../client/fields.tsx";
import { getNumber, getText } from "../../../client/formValues.ts";
import { useEffect } from "../../../client/useEffect.ts";

/** The settings of a world's sign-in provider, and the revocation of refresh tokens. */
export function ProviderTab({ world: { id, personas } }: { world: WorldSummary }) {
  const [settings, setSettings] = useState<ProviderSettings | null>(null);
  useEffect(() => {
    // An error is ignored: the form shows its own when it is sent.
    void changeProvider(id, {})
      .then(setSettings)
      .catch(() => {});
  }, [id]);

  const save = async (data: FormData) => {
    await changeProvider(id, {
      timesAsStrings: data.has("timesAsStrings"),
      issuerForm: getText(data, "issuerForm"),
      idTokenSeconds: getNumber(data, "idTokenSeconds"),
      refreshTokenSeconds: getNumber(data, "refreshTokenSeconds"),
    });
    return "The settings were saved.";
  };
  const revoke = async (data: FormData) => {
    const persona = getText(data, "persona") ?? "";
    await revokePersona(id, persona);
    return `The refresh tokens of ${persona} were revoked.`;
  };
  if (settings === null) return <p class="hint">Loading …</p>;
  const { timesAsStrings, issuerForm, idTokenSeconds, refreshTokenSeconds } = settings;
  return (
    <>
      <Form label="Settings of the sign-in provider" class="stack" onSubmit={save}>
        <div class="fields">
          <SelectField
            name="issuerForm"
            label="Issuer"
            options={[
              { value: "plain", text: "without the policy" },
              { value: "policy", text: "with the policy" },
            ]}
            selected={issuerForm}
          />
          <TextField
            name="idTokenSeconds"
            label="Lifetime of id tokens in seconds"
            isNumeric
            value={String(idTokenSeconds ?? "")}
            hint="Default: 3600"
          />
          <TextField
            name="refreshTokenSeconds"
            label="Lifetime of refresh tokens in seconds"
            isNumeric
            value={String(refreshTokenSeconds ?? "")}
            hint="Default: 86400"
          />
        </div>
        <CheckField
          name="timesAsStrings"
          label="Send times in token responses as strings"
          checked={timesAsStrings}
        />
        <p>
          <button type="submit" class="primary">
            Save settings
          </button>
        </p>
      </Form>
      <h3>Refresh tokens</h3>
      <Form label="Revoke refresh tokens" class="stack" onSubmit={revoke}>
        <div class="fields">
          <SelectField
            name="persona"
            label="Revoke the refresh tokens of"
            options={personas.map(({ persona }) => ({ value: persona, text: persona }))}
          />
        </div>
        <p>
          <button type="submit">Revoke</button>
        </p>
      </Form>
    </>
  );
}
