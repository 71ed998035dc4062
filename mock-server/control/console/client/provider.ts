import { changeProvider, revokePersona, type WorldSummary } from "./controlApi.ts";
import { createElement, getElement } from "./elements.ts";
import { getNumber, getText } from "./formValues.ts";
import { addSubmitAction, loadSection } from "./runAction.ts";

/** Sets up the section with the settings of the selected world's sign-in provider. */
export function setUpProvider(): (world: WorldSummary) => void {
  const form = getElement("provider", HTMLFormElement);
  let selectedId = "";

  addSubmitAction(form, async (data) => {
    await changeProvider(selectedId, {
      timesAsStrings: data.has("timesAsStrings"),
      issuerForm: getText(data, "issuerForm"),
      idTokenSeconds: getNumber(data, "idTokenSeconds"),
      refreshTokenSeconds: getNumber(data, "refreshTokenSeconds"),
    });
    return "The settings were saved.";
  });

  addSubmitAction(getElement("revoke", HTMLFormElement), async (data) => {
    const persona = getText(data, "persona") ?? "";
    await revokePersona(selectedId, persona);
    return `The refresh tokens of ${persona} were revoked.`;
  });

  return (world) => {
    selectedId = world.id;
    const options = world.personas.map(({ persona }) => createElement("option", { value: persona }, persona));
    getElement("revoke-persona", HTMLSelectElement).replaceChildren(...options);
    void loadSection(form, async () => {
      const settings = await changeProvider(world.id, {});
      if (selectedId !== world.id) return;
      getElement("provider-timesAsStrings", HTMLInputElement).checked = settings.timesAsStrings;
      getElement("provider-issuerForm", HTMLSelectElement).value = settings.issuerForm;
      setFieldValue("provider-idTokenSeconds", settings.idTokenSeconds);
      setFieldValue("provider-refreshTokenSeconds", settings.refreshTokenSeconds);
    });
  };
}

function setFieldValue(id: string, value: number | undefined): void {
  getElement(id, HTMLInputElement).value = value === undefined ? "" : String(value);
}
