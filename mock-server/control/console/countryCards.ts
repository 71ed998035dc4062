import { html } from "hono/html";
import type { Country } from "../../generated/mainApi.ts";
import type { ServiceOrigins } from "../../graphql/context.ts";
import { policies, tenantName } from "../../identity/tenants.ts";
import type { CountrySwitches } from "../../world/countries/countrySeed.ts";
import { countrySeeds } from "../../world/countries/countrySeeds.ts";
import type { AccountRecord, World } from "../../world/world.ts";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { enterPath } from "../shareLink.ts";
import type { Markup } from "./formFields.ts";

/** Where everything is that the console leads to. */
export interface ConsoleAddresses {
  /** Port of the main API; empty where it is the protocol's own. */
  backendPort: string;
  portalPort: number;
  origins: ServiceOrigins;
}

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** The country's name in English. */
export function nameOfCountry(country: Country): string {
  return names.of(country) ?? country;
}

/** A card for each country: its portal, services, switches and personas. */
export function countryCards(worlds: WorldRegistry, addresses: ConsoleAddresses): Markup {
  // Past `standing`: looking at the console is no use of a world.
  const standing = new Map(worlds.all().map((world) => [world.id, world]));
  return html`<ul class="cards">${Object.values(countrySeeds).map(({ country, switches }) => {
    const world = standing.get(country.toLowerCase());
    return html`<li class="card">
      <h3>${nameOfCountry(country)} <span class="code">${country}</span></h3>
      ${world ? linksOf(world, addresses) : html`<p>Its standing world was deleted. Make a new one with the id “${country.toLowerCase()}”.</p>`}
      ${switchList(world?.config ?? switches)}
      ${world ? personaList(world, addresses) : ""}
    </li>`;
  })}</ul>`;
}

function linksOf(world: World, { backendPort, portalPort, origins }: ConsoleAddresses): Markup {
  const code = world.country.toLowerCase();
  const name = nameOfCountry(world.country);
  const backend = `http://${code}.localhost${backendPort && `:${backendPort}`}`;
  const discovery = `${origins.identity}/${tenantName(world)}/${policies.signIn}/v2.0/.well-known/openid-configuration`;
  const ofCountry = html`<span class="unseen"> of ${name}</span>`;
  return html`<p><a class="button" href="http://${code}.localhost:${portalPort}/">Open the portal${ofCountry}</a></p>
    <ul class="links">
      <li><a href="${backend}/graphql">GraphiQL: main API${ofCountry}</a></li>
      <li><a href="${origins.registration}/${code}/graphql">GraphiQL: registration service${ofCountry}</a></li>
      <li><a href="${discovery}">Provider: discovery document${ofCountry}</a></li>
    </ul>`;
}

function switchList(switches: CountrySwitches | World["config"]): Markup {
  const onOff = (on: boolean) => (on ? "on" : "off");
  const rows = [
    ["Own registration service", onOff(switches.ownRegistrationService)],
    ["Window registration", onOff(switches.windowRegistrationEnabled)],
    ["Alternative installation flow", onOff(switches.alternativeInstallationFlow)],
    ["V-Pro", onOff(switches.vProEnabled)],
    ["Tag manager", switches.tagManagerId ?? "none"],
  ];
  return html`<dl class="facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function personaList(world: World, { portalPort }: ConsoleAddresses): Markup {
  return html`<details>
    <summary>Personas<span class="unseen"> of ${nameOfCountry(world.country)}</span></summary>
    <ul class="people">${world.accounts.map((account) => personaItem(world, account, portalPort))}</ul>
  </details>`;
}

function personaItem({ id, country }: World, account: AccountRecord, portalPort: number): Markup {
  const { persona, firstName, lastName, description, email, password } = account;
  const share = new URL(`http://${country.toLowerCase()}.localhost:${portalPort}${enterPath}`);
  share.searchParams.set("world", id);
  share.searchParams.set("persona", persona);
  share.searchParams.set("path", "/overview");
  return html`<li>
    <p><strong>${firstName} ${lastName}</strong>: ${description}</p>
    <p><code>${email}</code>, password <code>${password}</code></p>
    <p><a href="${share.href}">Open signed in as ${persona}<span class="unseen"> in ${nameOfCountry(country)}</span></a></p>
  </li>`;
}
