/** @jsxImportSource hono/jsx/dom */
import { parseResponse } from "hono/client";
import { useState } from "hono/jsx/dom";
import { ClockControls, formatTimestamp } from "#control/client/ClockControls.tsx";
import { routes } from "#control/client/control.ts";
import { FaultList, useFaults } from "#control/client/faults.tsx";
import { dialectOptions, Field, Form, getText } from "#control/client/forms.tsx";
import { createPortalUrl, getPortalOrigin } from "#control/client/portal.ts";
import type { WorldSummary } from "#control/worlds/worldSummary.ts";
import type { ConsoleSettings } from "../consoleRoutes.ts";
import { copyText } from "./copyText.ts";
import { DataTab } from "./DataTab.tsx";
import { FaultForm, type FaultTarget } from "./FaultForm.tsx";
import { JournalTab } from "./JournalTab.tsx";
import { type TabName, tabNames } from "./location.ts";
import { getCountryName, openPortal } from "./portal.ts";
import { ViewLink } from "./Sidebar.tsx";
import type { Console } from "./useConsole.ts";

interface WorldViewProps {
  world: WorldSummary;
  tab: TabName;
  console: Console;
}

const titles: Record<TabName, string> = {
  world: "World",
  data: "Data",
  faults: "Faults",
  journal: "Journal",
};

/** Shows the selected world: actions on the whole world, and a tab for each part. */
export function WorldView({ world, tab, console }: WorldViewProps) {
  const { settings, refresh, run } = console;
  const { id, country, scenario, owner } = world;
  const faultState = useFaults(id);
  const [target, setTarget] = useState<FaultTarget>({});

  const reset = async () => {
    await routes.reset.$post({ param: { id } });
    await Promise.all([faultState.refresh(), refresh()]);
    return `World ${id} was reset.`;
  };
  const remove = async () => {
    if (!confirm(`Delete the world ${id} with all its data?`)) return undefined;
    await routes.$delete({ param: { id } });
    await refresh();
    console.show({ kind: "world", id: undefined, tab });
    return `World ${id} was deleted.`;
  };
  return (
    <section class="stack" aria-labelledby="view-title">
      <div class="bar">
        <div>
          <h2 id="view-title">{id}</h2>
          <p class="hint">
            {getCountryName(country)}, scenario <code>{scenario}</code>
          </p>
        </div>
        <p class="buttons">
          <button type="button" class="primary" onClick={() => run(() => openPortal(world, settings))}>
            Open the portal
          </button>
          <button type="button" onClick={() => run(reset)}>
            Reset
          </button>
          <a class="button" href={routes.snapshot.$url({ param: { id } }).href} download>
            Save as a file
          </a>
          {owner !== "country" && (
            <button type="button" onClick={() => run(remove)}>
              Delete
            </button>
          )}
        </p>
      </div>
      <nav class="tabs" aria-label="Parts of the world">
        {tabNames.map((name) => (
          <ViewLink
            key={name}
            console={console}
            to={{ kind: "world", id, tab: name }}
            isCurrent={name === tab}
          >
            {titles[name]}
            {name === "faults" && faultState.faults.length > 0 && (
              <span class="count">{faultState.faults.length}</span>
            )}
          </ViewLink>
        ))}
      </nav>
      {tab === "world" && <WorldTab world={world} console={console} />}
      {tab === "data" && <DataTab worldId={id} />}
      {tab === "faults" && (
        <>
          <FaultList worldId={id} state={faultState} />
          <h3>Add another fault</h3>
          <FaultForm
            worldId={id}
            target={target}
            operations={settings.operations}
            onAdd={faultState.refresh}
          />
        </>
      )}
      {tab === "journal" && (
        <JournalTab
          worldId={id}
          onAddFault={(wanted) => {
            setTarget(wanted);
            console.show({ kind: "world", id, tab: "faults" });
          }}
        />
      )}
    </section>
  );
}

/** The accounts of a world, its clock, and links to its services. */
function WorldTab({ world, console: { settings, run } }: { world: WorldSummary; console: Console }) {
  const { id, country, personas } = world;
  const portalOrigin = getPortalOrigin(country, settings.portalPort);
  // A later change of the time must not replace the typed value.
  const [suggestion] = useState(world.now.slice(0, 19));
  const copyLink = async (persona: string) => {
    return copyText("link", await createPortalUrl(id, portalOrigin, "/overview", persona));
  };
  const revoke = async (persona: string) => {
    await routes.provider.revoke.$post({ param: { id }, json: { persona } });
    return `The refresh tokens of ${persona} were revoked.`;
  };
  const setClock = async (data: FormData) => {
    // Browsers leave out seconds that are 0, which the control API does not accept.
    const time = new Date(`${getText(data, "set")}Z`);
    const set = Number.isNaN(time.getTime()) ? "" : time.toISOString();
    const state = await (await routes.clock.$patch({ param: { id }, json: { set } })).json();
    return `The clock was set to ${formatTimestamp(state.now)}.`;
  };
  const changeDialect = async (data: FormData) => {
    const json = { dialect: getText(data, "dialect") as WorldSummary["dialect"] };
    const { dialect } = await parseResponse(routes.$patch({ param: { id }, json }));
    return `The services speak ${dialect}. Records that are there keep their ids.`;
  };
  return (
    <>
      <ul class="rows">
        {personas.map(({ persona, name, description, email, password }) => (
          <li key={persona}>
            <div class="grow">
              <p>
                <strong>{name}</strong> <span class="hint">{persona}</span>
              </p>
              <p>{description}</p>
              <p class="hint">
                <code>{email}</code>, password <code>{password}</code>
              </p>
            </div>
            <p class="buttons">
              <button type="button" onClick={() => run(() => openPortal(world, settings, persona))}>
                Open signed in<span class="visually-hidden"> as {persona}</span>
              </button>
              <button type="button" onClick={() => run(() => copyLink(persona))}>
                Copy link<span class="visually-hidden"> for {persona}</span>
              </button>
              <button type="button" onClick={() => run(() => revoke(persona))}>
                Revoke tokens<span class="visually-hidden"> of {persona}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
      <h3>Clock</h3>
      <ClockControls worldId={id} />
      <Form label="Set the clock" submitText="Set the clock" onSubmit={setClock}>
        <Field name="set" label="New time (UTC)" type="datetime-local" value={suggestion} />
      </Form>
      <h3>Services</h3>
      <Form label="Change the dialect" submitText="Change the dialect" onSubmit={changeDialect}>
        <Field name="dialect" label="Dialect" options={dialectOptions} value={world.dialect} />
      </Form>
      <ul class="buttons">
        {createServiceLinks(world, settings).map(({ text, url }) => (
          <li key={text}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function createServiceLinks({ id, country, owner }: WorldSummary, { backendPort, origins }: ConsoleSettings) {
  const provider = `${origins.identity}/${id}.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration`;
  const mainApi = { text: "GraphiQL: main API", url: `${getPortalOrigin(country, backendPort)}/graphql` };
  return [
    // The host selects a standing world; other worlds need a cookie.
    ...(owner === "country" ? [mainApi] : []),
    { text: "GraphiQL: registration service", url: `${origins.registration}/${id}/graphql` },
    { text: "Sign-in provider: discovery document", url: provider },
    { text: "Control API: OpenAPI document", url: "/control/openapi.yaml" },
  ];
}
