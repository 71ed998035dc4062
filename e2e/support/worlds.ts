import type { BrowserContext } from "@playwright/test";
import type { Country } from "../../src/api/generated/main/graphql.ts";
import { backendOrigin, portalHost } from "./ports.ts";

/** A world of the mock backend that one test has to itself. */
export interface TestWorld {
  id: string;
  country: Country;
  personas: readonly { persona: string; email: string; password: string }[];
}

/** Builds a world by a scenario. */
export async function createWorld(country: Country, scenario = "standing"): Promise<TestWorld> {
  const response = await fetch(`${backendOrigin}/control/worlds`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ country, scenario }),
  });
  if (response.status !== 201) throw new Error(`No world was made: ${await response.text()}`);
  return response.json();
}

export async function deleteWorld({ id }: TestWorld): Promise<void> {
  const response = await fetch(`${backendOrigin}/control/worlds/${id}`, { method: "DELETE" });
  if (response.status !== 204) throw new Error(`The world was not deleted: ${await response.text()}`);
}

/** Puts all pages of a browser context into a world. */
export async function enterWorld(context: BrowserContext, { id, country }: TestWorld): Promise<void> {
  await context.addCookies([{ name: "mock-world", value: id, url: `http://${portalHost(country)}` }]);
}

/** How somebody of a world signs in. */
export function personaOf({ personas, id }: TestWorld, name: string): TestWorld["personas"][number] {
  const persona = personas.find((it) => it.persona === name);
  if (persona) return persona;
  throw new Error(`The world ${id} has no ${name}, only ${personas.map((it) => it.persona).join(", ")}.`);
}
