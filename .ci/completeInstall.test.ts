import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

function completeInstall(userAgent: string) {
  const { status, stderr } = spawnSync(process.execPath, [".ci/completeInstall.js"], {
    env: { ...process.env, npm_config_user_agent: `${userAgent} linux x64 workspaces/false` },
    encoding: "utf8",
  });
  return { status, stderr };
}

it.each([
  ["npm/8.19.4 node/v16.20.2", "found node 16.20.2 and npm 8.19.4."],
  ["npm/9.9.4 node/v18.20.8", "found npm 9.9.4."],
])("npm ci by %s fails and says what to install", (userAgent, found) => {
  const { status, stderr } = completeInstall(userAgent);
  expect(status).toBe(1);
  expect(stderr).toContain(found);
  expect(stderr).toContain("Install Node.js 24");
});

it("npm ci by npm 10 on Node.js 18 succeeds", () => {
  expect(completeInstall("npm/10.9.9 node/v18.20.8")).toEqual({ status: 0, stderr: "" });
});
