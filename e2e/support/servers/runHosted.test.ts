import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("runHosted names its prerequisite if nginx is missing", () => {
  const { status, stderr } = spawnSync(process.execPath, ["e2e/smoke/runHosted.ts"], {
    env: { ...process.env, NGINX_PATH: "no/nginx" },
    encoding: "utf8",
  });
  expect(stderr).toBe(
    'nginx or envsubst was not found: "npm run setup" unpacks both, NGINX_PATH names another nginx.\n',
  );
  expect(status).toBe(1);
});
