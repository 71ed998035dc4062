import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listContractRoutes } from "../testing/controlContract.ts";
import { origins } from "../testing/services.ts";
import { startTestServer } from "../testing/testServer.ts";
import { worlds } from "../testing/worlds.ts";
import { createControlRoutes } from "./controlRoutes.ts";

const server = startTestServer();

it("the OpenAPI file has every route of the control API and no other", () => {
  const routes = createControlRoutes(worlds, origins).routes.filter(({ method }) => method !== "ALL");
  const served = routes.map(({ method, path }) => `${method} /control${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = listContractRoutes().filter((route) => route !== "GET /health");
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});

it("GET /control/openapi.yaml responds with the OpenAPI file", async () => {
  const response = await server.request("/control/openapi.yaml");
  expect(response.headers.get("content-type")).toBe("application/yaml");
  const file = new URL("./openapi.yaml", import.meta.url);
  expect(await response.text()).toBe(readFileSync(file, "utf8"));
});
