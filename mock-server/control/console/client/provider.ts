import { load, onSubmit } from "./attempt.ts";
import { changeProvider, revokePersona, type WorldSummary } from "./controlApi.ts";
import { byId, make } from "./elements.ts";
import { numberOf, textOf } from "./typedValues.ts";

/** How the selected world's sign-in provider behaves. */
export function startProvider(): (world: WorldSummary) => void {
  const form = byId("provider", HTMLFormElement);
  let id = "";

  onSubmit(form, async (data) => {
    await changeProvider(id, {
      timesAsStrings: data.has("timesAsStrings"),
      issuerForm: textOf(data, "issuerForm"),
      idTokenSeconds: numberOf(data, "idTokenSeconds"),
      refreshTokenSeconds: numberOf(data, "refreshTokenSeconds"),
    });
    return "The settings are saved.";
  });

  onSubmit(byId("revoke", HTMLFormElement), async (data) => {
    const persona = textOf(data, "persona") ?? "";
    await revokePersona(id, persona);
    return `The refresh tokens of ${persona} are revoked.`;
  });

  return (world) => {
    id = world.id;
    const options = world.personas.map(({ persona }) => make("option", { value: persona }, persona));
    byId("revoke-persona", HTMLSelectElement).replaceChildren(...options);
    void load(form, async () => {
      const settings = await changeProvider(world.id, {});
      if (id !== world.id) return;
      byId("provider-timesAsStrings", HTMLInputElement).checked = settings.timesAsStrings;
      byId("provider-issuerForm", HTMLSelectElement).value = settings.issuerForm;
      fill("provider-idTokenSeconds", settings.idTokenSeconds);
      fill("provider-refreshTokenSeconds", settings.refreshTokenSeconds);
    });
  };
}

function fill(field: string, value: number | undefined): void {
  byId(field, HTMLInputElement).value = value === undefined ? "" : String(value);
}
