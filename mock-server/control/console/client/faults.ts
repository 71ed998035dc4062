import type { Fault } from "../../faults/faultRegistry.ts";
import { load, onClick, onSubmit } from "./attempt.ts";
import { addFault, listFaults, removeFault, type WorldSummary } from "./controlApi.ts";
import { byId, make, setText, syncList } from "./elements.ts";
import { faultRequest } from "./faultRequest.ts";

/** What goes wrong in the selected world, and the form that adds to it. */
export function startFaults() {
  const place = byId("faults", HTMLElement);
  const list = byId("fault-list", HTMLUListElement);
  const kind = byId("fault-kind", HTMLSelectElement);
  let id = "";

  const items = {
    key: (fault: Fault) => `${id} ${fault.id}`,
    create: (fault: Fault) => {
      const remove = make("button", { type: "button" }, "Remove");
      remove.append(make("span", { class: "unseen" }, ` ${fault.id}`));
      const world = id;
      onClick(remove, place, async () => {
        await removeFault(world, fault.id);
        await refresh();
        byId("faults-title", HTMLElement).focus();
        return `${fault.id} was removed.`;
      });
      const what = make("span", {}, make("strong", {}, describeCalls(fault)), ` ${describeEffect(fault)}`);
      return make("li", {}, what, make("span", { class: "hits" }), remove);
    },
    update: (element: HTMLElement, { hits, calls }: Fault) => {
      const shown = element.querySelector(".hits");
      const most = calls === undefined ? "" : ` of ${calls}`;
      if (shown) setText(shown, `${hits}${most} ${hits === 1 && !most ? "hit" : "hits"}`);
    },
  };

  async function refresh(): Promise<void> {
    const of = id;
    const faults = await listFaults(of);
    if (of !== id) return;
    syncList(list, faults, items);
    byId("no-faults", HTMLElement).hidden = faults.length > 0;
  }

  function showSettings(): void {
    for (const group of place.querySelectorAll<HTMLFieldSetElement>("[data-kinds]")) {
      const fits = group.dataset["kinds"]?.split(" ").includes(kind.value) ?? false;
      group.hidden = !fits;
      group.disabled = !fits;
    }
  }

  kind.addEventListener("change", showSettings);
  showSettings();
  onSubmit(byId("fault", HTMLFormElement), async (data) => {
    const { id: added } = await addFault(id, faultRequest(data));
    await refresh();
    return `${added} was added.`;
  });

  return {
    refresh,
    show: (world: WorldSummary) => {
      id = world.id;
      list.replaceChildren();
      void load(place, refresh);
    },
  };
}

function describeCalls({ operation, path, service }: Fault): string {
  return [operation, path, service].filter((part) => part !== undefined).join(", ");
}

function describeEffect({ effect: { kind, ...settings } }: Fault): string {
  return Object.keys(settings).length === 0 ? kind : `${kind} ${JSON.stringify(settings)}`;
}
