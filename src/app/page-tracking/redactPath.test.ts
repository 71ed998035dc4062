import { matchRoutes } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { paths } from "#paths.ts";
import { redactPath } from "./Tracking.tsx";

/** Redacts a path with the parameters that the router reads from it. */
function redactRoute(pathname: string): string | undefined {
  // The router logs a warning for URLs that it cannot decode.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const routes = [{ path: paths.claim }, { path: paths.associateProject }];
  const params = matchRoutes(routes, { pathname })?.at(-1)?.params;
  return params && redactPath(pathname, params);
}

const tokens = "a % a%20b %2F a%2Fb %252F %25 %e0%a4 ü %C3%BC %c3%bc $& $' + &x=1 :token".split(" ");

it.each([...tokens, "a b", encodeURIComponent("/ %2F+ü")])(
  "redactPath › replaces the token %s by the parameter's name, and keeps the other segments",
  (token) => {
    expect(redactRoute(`/installed-windows/claim/${token}`)).toBe("/installed-windows/claim/:token");
    expect(redactRoute(`/register/7/${token}`)).toBe("/register/7/:token");
  },
);

it.each(["%", "%E0%A4%A"])(
  "redactPath › replaces the token also beside the parameter %s, which cannot be decoded",
  (projectId) => {
    expect(redactRoute(`/register/${projectId}/a%20b%C3%BC`)).toBe(`/register/${projectId}/:token`);
  },
);

it("redactPath › replaces a token that equals another segment, and returns a path without one unchanged", () => {
  expect(redactRoute("/installed-windows/claim/claim")).toBe("/installed-windows/:token/:token");
  expect(redactPath("/project/7/a%20b", { projectId: "7" })).toBe("/project/7/a%20b");
});
