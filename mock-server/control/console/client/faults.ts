import type { Fault } from "../../../world/faults/faultRegistry.ts";
import { addFault, listFaults, removeFault, type WorldSummary } from "./controlApi.ts";
import { createFaultRequest } from "./createFaultRequest.ts";
import { createElement, getElement, setText, updateList } from "./elements.ts";
import { addClickAction, addSubmitAction, loadSection } from "./runAction.ts";

/** Sets up the section with the faults of the selected world and the form that adds one. */
export function setUpFaults() {
  const section = getElement("faults", HTMLElement);
  const list = getElement("fault-list", HTMLUListElement);
  const kindSelect = getElement("fault-kind", HTMLSelectElement);
  let selectedId = "";

  const items = {
    key: (fault: Fault) => `${selectedId} ${fault.id}`,
    create: (fault: Fault) => {
      const removeButton = createElement("button", { type: "button" }, "Remove");
      removeButton.append(createElement("span", { class: "visually-hidden" }, ` ${fault.id}`));
      const worldId = selectedId;
      addClickAction(removeButton, section, async () => {
        await removeFault(worldId, fault.id);
        await refresh();
        getElement("faults-title", HTMLElement).focus();
        return `${fault.id} was removed.`;
      });
      const target = createElement("strong", {}, describeTarget(fault));
      const description = createElement("span", {}, target, ` ${describeEffect(fault)}`);
      return createElement("li", {}, description, createElement("span", { class: "hits" }), removeButton);
    },
    update: (element: HTMLElement, { hits, calls }: Fault) => {
      const hitsElement = element.querySelector(".hits");
      const limit = calls === undefined ? "" : ` of ${calls}`;
      if (hitsElement) setText(hitsElement, `${hits}${limit} ${hits === 1 && !limit ? "hit" : "hits"}`);
    },
  };

  async function refresh(): Promise<void> {
    const id = selectedId;
    const faults = await listFaults(id);
    if (id !== selectedId) return;
    updateList(list, faults, items);
    getElement("no-faults", HTMLElement).hidden = faults.length > 0;
  }

  function showSettingsOfKind(): void {
    for (const group of section.querySelectorAll<HTMLFieldSetElement>("[data-kinds]")) {
      const isApplicable = group.dataset["kinds"]?.split(" ").includes(kindSelect.value) ?? false;
      group.hidden = !isApplicable;
      group.disabled = !isApplicable;
    }
  }

  kindSelect.addEventListener("change", showSettingsOfKind);
  showSettingsOfKind();
  addSubmitAction(getElement("fault", HTMLFormElement), async (data) => {
    const fault = await addFault(selectedId, createFaultRequest(data));
    await refresh();
    return `${fault.id} was added.`;
  });

  return {
    refresh,
    show: (world: WorldSummary) => {
      selectedId = world.id;
      list.replaceChildren();
      void loadSection(section, refresh);
    },
  };
}

function describeTarget({ operation, path, service }: Fault): string {
  return [operation, path, service].filter((part) => part !== undefined).join(", ");
}

function describeEffect({ effect: { kind, ...settings } }: Fault): string {
  return Object.keys(settings).length === 0 ? kind : `${kind} ${JSON.stringify(settings)}`;
}
