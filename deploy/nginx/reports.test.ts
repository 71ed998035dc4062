import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PortalSettings, type RunningNginx, startNginx } from "./startNginx.ts";

describe("reports through nginx", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-reports-"));
  const received: { headers: IncomingHttpHeaders; url: string | undefined; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    received.push({ headers: request.headers, url: request.url, body: await text(request) });
    response.writeHead(204).end();
  });
  let servers: { on: RunningNginx; off: RunningNginx };

  beforeAll(async () => {
    writeFileSync(join(folder, "index.html"), '<div id="root">');
    await once(collector.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const start = (name: string, settings: PortalSettings) =>
      startNginx(join(folder, name), { PORTAL_BACKEND: url, PORTAL_ROOT: folder, ...settings });
    servers = {
      on: await start("on", { PORTAL_REPORTS: `${url}/ingest`, PORTAL_RELEASE: "1.2.3" }),
      off: await start("off", {}),
    };
  });
  afterAll(async () => {
    await Promise.all([servers.on.stop(), servers.off.stop()]);
    collector.close();
    await rm(folder, { recursive: true });
  });

  const request = (name: "on" | "off", path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${servers[name].port}${path}`, init);

  it.each(["/", "/project/project-1", "/overview"])(
    "the page %s reports violations and crashes",
    async (path) => {
      const { headers } = await request("on", path);
      expect(headers.get("reporting-endpoints")).toBe('default="/reports"');
      expect(headers.get("content-security-policy")).toMatch(/; report-to default$/);
      expect(headers.get("server-timing")).toBe("reports;desc=1.2.3");
    },
  );

  it.each([
    "/register/project-1/welcome-home",
    "/REGISTER/project-1/welcome-home",
    "/%72egister/project-1/welcome-home",
    "//register/project-1/welcome-home",
    "/installed-windows/claim/claim-open?from=mail",
    "/authorization",
  ])("the page %s reports nothing, since the report would contain its token", async (path) => {
    const { status, headers } = await request("on", path);
    expect(status).toBe(200);
    expect(headers.get("reporting-endpoints")).toBeNull();
  });

  it("forwards reports, without cookies, credentials and addresses, and nothing else", async () => {
    const post = (body: string) => {
      const headers = { cookie: "locale=de-AT", authorization: "Bearer a", referer: "http://portal/x" };
      return request("on", "/reports", { method: "POST", headers, body });
    };
    expect((await post("a report")).status).toBe(204);
    expect((await request("on", "/reports")).status).toBe(403);
    expect((await post("a".repeat(70_000))).status).toBe(413);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ url: "/ingest", body: "a report" });
    expect(JSON.stringify(received[0]?.headers)).not.toMatch(/locale|Bearer|portal|forwarded/);
  });

  it("sends no reports by default", async () => {
    const { headers } = await request("off", "/");
    expect(headers.get("reporting-endpoints")).toBeNull();
    expect(headers.get("server-timing")).toBeNull();
    expect(headers.get("content-security-policy")).not.toContain("report");
    expect((await request("off", "/reports", { method: "POST", body: "{}" })).status).toBe(404);
  });
});
