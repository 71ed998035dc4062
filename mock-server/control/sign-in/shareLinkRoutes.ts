import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import { buildWorld } from "#scenarios/buildWorld.ts";
import { scenarioNames, scenarios } from "#scenarios/scenarios.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { contentSecurityPolicy, type Markup, renderPage } from "#services/identity/pages/pageLayout.ts";
import { getTenantName, policies } from "#services/identity/tenants.ts";
import { enterPath, findOrigins, findPortalOrigin, type ServiceOrigins } from "#services/requestContext.ts";
import type { World } from "#world/world.ts";
import { isStandingWorld, type WorldRegistry, worldCookie } from "#world/worldRegistry.ts";

/**
 * Sets the cookie of a world, named by its id or by country and scenario, and redirects to the portal. With a persona, the
 * redirect leads through the provider, which starts single sign-on. Without a world, a page asks for country and scenario.
 */
export function createShareLinkRoutes(worlds: WorldRegistry, origins: ServiceOrigins): Hono {
  return new Hono().get(enterPath, (c) => {
    const { world: id, country = "", scenario, persona, path = "/overview" } = c.req.query();
    if (id === undefined && scenario === undefined) {
      c.header("content-security-policy", contentSecurityPolicy);
      return c.html(renderChoice());
    }
    const portalUrl = resolvePortalUrl(findPortalOrigin(c.req.raw), path);
    const world = id === undefined ? openScenario(worlds, country, scenario) : worlds.get(id);
    if (!world) return c.text(`The world "${id ?? scenario}" no longer exists. Ask for a new link.`, 404);
    if (!portalUrl) return c.text(`"${path}" is not a path of the portal.`, 400);
    setCookie(c, worldCookie, world.id, { path: "/", httpOnly: true, sameSite: "Lax" });
    if (persona === undefined) return c.redirect(portalUrl);
    const { identity } = findOrigins(origins, c.req.raw);
    const startUrl = new URL(`${identity}/${getTenantName(world)}/${policies.signIn}/start-session`);
    startUrl.searchParams.set("persona", persona);
    startUrl.searchParams.set("back", portalUrl);
    return c.redirect(startUrl.href);
  });
}

/** The world of a country and a scenario; the first request builds it. Undefined for unknown names. */
function openScenario(worlds: WorldRegistry, country: string, scenario = ""): World | undefined {
  const standing = worlds.getStanding(country);
  if (!standing || !isStandingWorld(standing) || !scenarioNames.includes(scenario)) return undefined;
  if (standing.scenario === scenario) return standing;
  const id = `${standing.id}-${scenario.toLowerCase()}`;
  return worlds.get(id) ?? worlds.add(buildWorld({ ...standing.plan, id, scenario }));
}

function renderChoice(): Markup {
  const title = "Open the portal";
  const content = html`<h1>${title}</h1>
    <form>
      <label for="country">Country</label>
      <select id="country" name="country">${countries.map((code) => html`<option>${code}</option>`)}</select>
      <label for="scenario">Scenario, whose personas the sign-in page offers</label>
      <select id="scenario" name="scenario">
        ${Object.entries(scenarios).map(([name, { description }]) => html`<option value="${name}">${name}: ${description}</option>`)}
      </select>
      <button class="primary">${title}</button>
    </form>`;
  return renderPage({ language: "en", title, content });
}

/** Resolves a path on the portal's origin; undefined if the URL would have another origin. */
export function resolvePortalUrl(origin: string, path: string): string | undefined {
  const portal = URL.parse(origin);
  const url = URL.parse(path, origin);
  if (!portal || !url || !path.startsWith("/")) return undefined;
  return url.origin === portal.origin ? url.href : undefined;
}
