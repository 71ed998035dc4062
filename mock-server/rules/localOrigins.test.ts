import { expect, it } from "vitest";
import { isLocalHost, isLocalOrigin } from "./localOrigins.ts";

it.each(["localhost", "se.localhost", "a.b.localhost", "127.0.0.1"])(
  "isLocalHost and isLocalOrigin accept %s",
  (host) => {
    expect(isLocalHost(host)).toBe(true);
    expect(isLocalOrigin(`http://${host}:5173`)).toBe(true);
  },
);

it.each(["", "example.com", "localhost.example.com", "evillocalhost", "127.0.0.1.example.com"])(
  "isLocalHost and isLocalOrigin reject %j",
  (host) => {
    expect(isLocalHost(host)).toBe(false);
    expect(isLocalOrigin(`https://${host}`)).toBe(false);
  },
);

it.each(["", "null", "localhost"])("isLocalOrigin rejects %j", (origin) => {
  expect(isLocalOrigin(origin)).toBe(false);
});
