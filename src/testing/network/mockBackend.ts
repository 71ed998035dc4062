import "../oneRealm.ts";
import { buildWorld } from "#mock-server/scenarios/buildWorld.ts";
import type { ScenarioName } from "#mock-server/scenarios/scenarios.ts";
import type { PersonaName } from "#mock-server/seeds/countries/countrySeed.ts";
import { createApps } from "#mock-server/server/createApps.ts";
import { issueTokens } from "#mock-server/services/identity/tokens/issueTokens.ts";
import { createAccountId } from "#mock-server/world/createAccountId.ts";
import { recordKinds } from "#mock-server/world/records.ts";
import type { World } from "#mock-server/world/world.ts";
import { WorldRegistry, worldCookie } from "#mock-server/world/worldRegistry.ts";
import type { ReceivedRequest } from "./fakeService.ts";

export { createAccountId, type PersonaName };

export interface WorldPlan {
  scenario?: ScenarioName;
  parameters?: unknown;
  country?: World["country"];
}

const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };
const worlds = new WorldRegistry();
const apps = createApps(worlds, { country: "DE", portalPort: 3000 }, origins);

/** The mock server's apps with a world, called without a port. */
export function createMockBackend({ scenario = "standing", parameters, country = "DE" }: WorldPlan = {}) {
  const world = worlds.replace(buildWorld({ id: "test", country, scenario, parameters }));
  return {
    world,
    /** All records of the world as JSON. */
    writeRecords: () => JSON.stringify(recordKinds.map((kind) => world[kind])),
    respond: async ({ url, method, headers, body }: ReceivedRequest): Promise<Response> => {
      const target = new URL(url, location.origin);
      const sent = new Headers(headers);
      sent.set("cookie", `${worldCookie}=${world.id}`);
      const request =
        body instanceof FormData
          ? createFormRequest(target, sent, body)
          : new Request(target, { method, headers: [...sent], body: (body ?? null) as BodyInit | null });
      const response = await findApp(target.origin).fetch(request);
      // Yoga's `Response` is not the page's class.
      const { status, headers: received } = response;
      return new Response((await response.text()) || null, { status, headers: [...received] });
    },
    /** The values that a sign-in stores. */
    issueCredentials: async (persona: PersonaName) => {
      const tokens = await issueTokens(world, createAccountId(persona), { origin: origins.identity });
      return {
        idToken: tokens.id_token,
        refreshToken: tokens.refresh_token,
        profileInfo: tokens.profile_info,
      };
    },
  };
}

function findApp(origin: string) {
  if (origin === origins.registration) return apps.registration;
  return origin === origins.identity ? apps.identity : apps.backend;
}

/** jsdom has a `FormData` of its own, which `Request` would send as text, and Node's parser would need Node's `File`. */
function createFormRequest(url: URL, headers: Headers, form: FormData): Request {
  headers.set("content-type", "multipart/form-data; boundary=form");
  headers.set("content-length", "1");
  const request = new Request(url, { method: "POST", headers: [...headers], body: "-" });
  return Object.defineProperty(request, "formData", { value: async () => form });
}
