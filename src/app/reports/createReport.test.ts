import { describe, expect, it } from "vitest";
import { createErrorReport, createVitalReport, findRoutePattern } from "./createReport.ts";

const token = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl";

function createError(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}
    at readName (https://portal.example/assets/shared-Bx12_-Zq.js:1:2345)
    at https://portal.example/register/p-17/${token}:1:1
    at async load (https://portal.example/assets/start-12345678.js:20:7)`;
  return error;
}

describe("createErrorReport", () => {
  it("contains the class, the route and the positions in the portal's scripts", () => {
    expect(createErrorReport(createError("TypeError", "x is null"), "/project/p-17")).toEqual({
      type: "error",
      name: "TypeError",
      route: "/project/:projectId",
      frames: ["assets/shared-Bx12_-Zq.js:1:2345", "assets/start-12345678.js:20:7"],
    });
  });

  it.each(["ada@example.org", "Ada Berg", token, "serial 4711-0815", "https://portal.example/project/p-17"])(
    "contains no %s of a message, a name or an address",
    (secret) => {
      const report = createErrorReport(
        createError(`Error of ${secret}`, `Cannot read ${secret}`),
        `/faq/${secret}`,
      );
      expect(JSON.stringify(report)).not.toContain(secret);
      expect(JSON.stringify(report)).not.toContain(token);
      expect(report).toMatchObject({ name: "Error", route: "*" });
    },
  );

  it.each([undefined, null, "Ada Berg", { name: "Ada" }])("contains nothing of a thrown %j", (thrown) => {
    const report = createErrorReport(thrown, "/");
    expect(report).toEqual({ type: "error", name: "Error", route: "/", frames: [] });
  });

  it("contains at most ten positions", () => {
    const error = new RangeError();
    error.stack = "at https://portal.example/assets/a-12345678.js:1:1\n".repeat(50);
    expect(createErrorReport(error, "/")["frames"]).toHaveLength(10);
  });
});

it("createVitalReport rounds the value and names the route", () => {
  const metric = {
    name: "LCP",
    value: 1234.56789,
    rating: "good",
    navigationType: "navigate",
    delta: 1,
    id: "v6-1",
    navigationId: 1,
    entries: [],
  } as const;
  expect(createVitalReport({ ...metric, entries: [] }, "/window/w-1")).toEqual({
    type: "web-vital",
    name: "LCP",
    route: "/window/:windowId",
    value: 1234.568,
    rating: "good",
    navigationType: "navigate",
  });
});

it.each([
  ["http://localhost:3000/project/p-17?from=mail", "/project/:projectId"],
  [undefined, "/overview"],
])(
  "createVitalReport contains the route of the measured screen at %s, or else of the page load",
  (navigationURL, route) => {
    const metric = { name: "INP", value: 1, rating: "good", navigationType: "soft-navigation" } as const;
    const rest = { delta: 1, id: "v6-2", navigationId: 2, entries: [] };
    const measured = { ...metric, ...rest, ...(navigationURL !== undefined && { navigationURL }) };
    expect(createVitalReport(measured, "/overview")).toMatchObject({ name: "INP", route });
  },
);

it.each([
  ["/", "/"],
  ["/project/p-17/", "/project/:projectId"],
  ["/window-registration", "/window-registration/:projectId?"],
  [`/register/p-17/${token}`, "/register/:projectId/:token"],
  [`/installed-windows/claim/${token}`, "/installed-windows/claim/:token"],
  ["/unknown/ada@example.org", "*"],
])("findRoutePattern replaces %s by %s", (pathname, pattern) => {
  expect(findRoutePattern(pathname)).toBe(pattern);
});
