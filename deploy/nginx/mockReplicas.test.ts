import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../../mock-server/server/findFreePort.ts";
import { type NodeProcess, runNode } from "../../mock-server/testing/runNode.ts";
import { createMockNginxConfig, type MockReplica } from "./createMockNginxConfig.ts";
import { findNginx } from "./findNginx.ts";
import { type RunningNginx, startNginx } from "./startNginx.ts";

const script = fileURLToPath(new URL("../../mock-server/cli/main.ts", import.meta.url));
const nginx = findNginx();
// `npm run setup` reports a missing nginx.
if (nginx) {
  const folder = mkdtempSync(join(tmpdir(), "mock-nginx-"));
  const processes: NodeProcess[] = [];
  let replicas: MockReplica[] = [];
  let proxy: RunningNginx;
  let listen: MockReplica;

  beforeAll(async () => {
    replicas = await Promise.all([createAddresses(), createAddresses(), createAddresses()]);
    for (const { backend, registration, identity } of replicas) {
      const getPort = (address: string) => address.split(":")[1];
      const ports = [
        `--port=${getPort(backend)}`,
        `--registration-port=${getPort(registration)}`,
        `--identity-port=${getPort(identity)}`,
      ];
      processes.push(runNode(script, ports));
    }
    await Promise.all(processes.map((process) => process.waitForOutput(/Personas/)));
    const addresses = await createAddresses();
    proxy = await startNginx(nginx, folder, (address) => {
      listen = { ...addresses, backend: address };
      return createMockNginxConfig({ listen, replicas, country: "DE" });
    });
  }, 120_000);
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(processes.map((process) => process.stop()));
    await rm(folder, { recursive: true });
  });

  const createAddresses = async (): Promise<MockReplica> => {
    const [backend, registration, identity] = await Promise.all([
      findFreePort(),
      findFreePort(),
      findFreePort(),
    ]);
    return {
      backend: `127.0.0.1:${backend}`,
      registration: `127.0.0.1:${registration}`,
      identity: `127.0.0.1:${identity}`,
    };
  };
  const json = { "content-type": "application/json" };
  const createWorld = async (id?: string, headers: Record<string, string> = {}) =>
    await fetch(`http://${listen.backend}/control/worlds`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify({ country: "SE", ...(id !== undefined && { id }) }),
    });

  /** Which of the mock servers have a world. */
  const findOwners = async (id: string) => {
    const statuses = await Promise.all(
      replicas.map(async ({ backend }) => (await fetch(`http://${backend}/control/worlds/${id}`)).status),
    );
    return statuses.flatMap((status, index) => (status === 200 ? [index] : []));
  };

  it("each world is in one of three mock servers, which all of its requests reach", {
    timeout: 60_000,
  }, async () => {
    const owners = new Set<number>();
    for (let index = 0; index < 12; index++) {
      const id = `team-${index}`;
      expect((await createWorld(id, { "x-mock-world": id })).status).toBe(201);
      const found = await findOwners(id);
      expect(found).toHaveLength(1);
      owners.add(found[0] ?? -1);
      const cookie = { headers: { cookie: `mock-world=${id}` } };
      const config = await fetch(`http://${listen.backend}/graphql?query={runtimeConfig{country}}`, cookie);
      expect(await config.json()).toEqual({ data: { runtimeConfig: { country: "SE" } } });
      for (const url of [
        `http://${listen.backend}/control/worlds/${id}/journal`,
        `http://${listen.registration}/${id}/graphql?query={__typename}`,
        `http://${listen.identity}/${id}.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys`,
      ]) {
        expect((await fetch(url)).status, url).toBe(200);
      }
      const entered = await fetch(`http://${listen.backend}/mock/enter?world=${id}`, { redirect: "manual" });
      expect(entered.status).toBe(302);
      const deletion = await fetch(`http://${listen.backend}/control/worlds/${id}`, { method: "DELETE" });
      expect(deletion.status).toBe(204);
      expect(await findOwners(id)).toEqual([]);
    }
    expect(owners.size).toBe(3);
  });

  it("a world without an id gets one that leads to it", async () => {
    for (let index = 0; index < 6; index++) {
      const { id } = await (await createWorld()).json();
      expect(id).toMatch(/^[\da-f]{32}$/);
      expect((await fetch(`http://${listen.backend}/control/worlds/${id}`)).status).toBe(200);
    }
  });

  it("a snapshot is restored where its new id leads to", async () => {
    const snapshot = await (await fetch(`http://${listen.backend}/control/worlds/no/snapshot`)).json();
    const response = await fetch(`http://${listen.backend}/control/worlds/restore`, {
      method: "POST",
      headers: { ...json, "x-mock-world": "copy" },
      body: JSON.stringify({ snapshot }),
    });
    expect(response.status).toBe(201);
    const copy = await (await fetch(`http://${listen.backend}/control/worlds/copy`)).json();
    expect(copy).toMatchObject({ id: "copy", country: "NO" });
  });

  it("a world with an id in the body alone is rejected, since another server would be asked for it", async () => {
    const response = await createWorld("mine");
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/^id: must be the same as in the header X-Mock-World/);
  });

  it("the standing world of a country is the same by its host name and by its id", async () => {
    await fetch(`http://${listen.backend}/api/campaigns`, { headers: { cookie: "mock-world=se" } });
    const { entries } = await (await fetch(`http://${listen.backend}/control/worlds/se/journal`)).json();
    expect(entries).toHaveLength(1);
  });
}
