import { type Audit, serverAudits } from "graphql-http";
import { beforeEach, describe, expect, it } from "vitest";
import { mainApi, registrationService } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

beforeEach(() => {
  createStandingWorld();
});

const origin = "http://localhost";
const audits: {
  service: string;
  path: string;
  fetchFn(url: string, init: RequestInit): Promise<Response>;
}[] = [
  { service: "main API", path: "/graphql", fetchFn: async (url, init) => await mainApi.request(url, init) },
  {
    service: "registration service",
    path: "/de/graphql",
    fetchFn: async (url, init) => await registrationService.request(url, init),
  },
];

describe.each(audits)("GraphQL over HTTP at the $service", ({ path, fetchFn }) => {
  it.each<Audit>(serverAudits({ url: `${origin}${path}`, fetchFn }))(
    "$name (graphql-http $id)",
    async ({ fn }) => {
      expect(await fn()).toMatchObject({ status: "ok" });
    },
  );
});
