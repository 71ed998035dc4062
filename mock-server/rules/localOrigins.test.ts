import { expect, it } from "vitest";
import { isLocalHost, isLocalOrigin } from "./localOrigins.ts";

it.each([
  { host: "localhost", isLocal: true },
  { host: "a.b.localhost", isLocal: true },
  { host: "127.0.0.1", isLocal: true },
  { host: "", isLocal: false },
  { host: "localhost.example.com", isLocal: false },
  { host: "evillocalhost", isLocal: false },
  { host: "127.0.0.1.example.com", isLocal: false },
])("isLocalHost and isLocalOrigin return $isLocal for “$host”", ({ host, isLocal }) => {
  expect(isLocalHost(host)).toBe(isLocal);
  expect(isLocalOrigin(`http://${host}:5173`)).toBe(isLocal);
});

it.each(["", "null", "localhost"])("isLocalOrigin rejects %j", (origin) => {
  expect(isLocalOrigin(origin)).toBe(false);
});
