import { html } from "hono/html";
import type { Country } from "../../generated/mainApi.ts";
import type { CountrySwitches } from "../../seeds/countries/countrySeed.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { getTenantName, policies } from "../../services/identity/tenants.ts";
import type { ServiceOrigins } from "../../services/requestContext.ts";
import type { AccountRecord } from "../../world/records.ts";
import type { World } from "../../world/world.ts";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { enterPath } from "../sign-in/shareLinkRoutes.ts";
import type { Markup } from "./formFields.ts";

/** Ports and origins that the console links to. */
export interface LinkTargets {
  /** Port of the main API; empty for the default port of HTTP. */
  backendPort: string;
  portalPort: number;
  origins: ServiceOrigins;
}

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** The English name of a country. */
export function getCountryName(country: Country): string {
  return names.of(country) ?? country;
}

/** Renders a card for each country: its portal, services, switches and personas. */
export function renderCountryCards(worlds: WorldRegistry, linkTargets: LinkTargets): Markup {
  // Not `getStanding`, which records a use: idle worlds would not be deleted while the console is open.
  const worldsById = new Map(worlds.all().map((world) => [world.id, world]));
  return html`<ul class="cards">${Object.values(countrySeeds).map(({ country, switches }) => {
    const world = worldsById.get(country.toLowerCase());
    return html`<li class="card">
      <h3>${getCountryName(country)} <span class="code">${country}</span></h3>
      ${world ? renderLinks(world, linkTargets) : html`<p>The standing world was deleted. Create a new one with the id “${country.toLowerCase()}”.</p>`}
      ${renderSwitches(world?.config ?? switches)}
      ${world ? renderPersonas(world, linkTargets) : ""}
    </li>`;
  })}</ul>`;
}

function renderLinks(world: World, { backendPort, portalPort, origins }: LinkTargets): Markup {
  const code = world.country.toLowerCase();
  const name = getCountryName(world.country);
  const backend = `http://${code}.localhost${backendPort && `:${backendPort}`}`;
  const discovery = `${origins.identity}/${getTenantName(world)}/${policies.signIn}/v2.0/.well-known/openid-configuration`;
  const countrySuffix = html`<span class="visually-hidden"> of ${name}</span>`;
  return html`<p><a class="button" href="http://${code}.localhost:${portalPort}/">Open the portal${countrySuffix}</a></p>
    <ul class="links">
      <li><a href="${backend}/graphql">GraphiQL: main API${countrySuffix}</a></li>
      <li><a href="${origins.registration}/${code}/graphql">GraphiQL: registration service${countrySuffix}</a></li>
      <li><a href="${discovery}">Provider: discovery document${countrySuffix}</a></li>
    </ul>`;
}

function renderSwitches(switches: CountrySwitches | World["config"]): Markup {
  const formatSwitch = (isOn: boolean) => (isOn ? "on" : "off");
  const rows = [
    ["Own registration service", formatSwitch(switches.ownRegistrationService)],
    ["Window registration", formatSwitch(switches.windowRegistrationEnabled)],
    ["Alternative installation flow", formatSwitch(switches.alternativeInstallationFlow)],
    ["V-Pro", formatSwitch(switches.vProEnabled)],
    ["Tag manager", switches.tagManagerId ?? "none"],
  ];
  return html`<dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function renderPersonas(world: World, { portalPort }: LinkTargets): Markup {
  return html`<details>
    <summary>Personas<span class="visually-hidden"> of ${getCountryName(world.country)}</span></summary>
    <ul class="people">${world.accounts.map((account) => renderPersona(world, account, portalPort))}</ul>
  </details>`;
}

function renderPersona({ id, country }: World, account: AccountRecord, portalPort: number): Markup {
  const { persona, firstName, lastName, description, email, password } = account;
  const share = new URL(`http://${country.toLowerCase()}.localhost:${portalPort}${enterPath}`);
  share.searchParams.set("world", id);
  share.searchParams.set("persona", persona);
  share.searchParams.set("path", "/overview");
  return html`<li>
    <p><strong>${firstName} ${lastName}</strong>: ${description}</p>
    <p><code>${email}</code>, password <code>${password}</code></p>
    <p><a href="${share.href}">Open signed in as ${persona}<span class="visually-hidden"> in ${getCountryName(country)}</span></a></p>
  </li>`;
}
