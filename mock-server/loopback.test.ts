import { expect, it } from "vitest";
import { isLoopbackHost, isLoopbackOrigin } from "./loopback.ts";

it.each(["localhost", "se.localhost", "a.b.localhost", "127.0.0.1"])("%s is this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
  expect(isLoopbackOrigin(`http://${host}:5173`)).toBe(true);
});

it.each(["", "example.com", "localhost.example.com", "evillocalhost", "127.0.0.1.example.com"])(
  "%j is not this machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
    expect(isLoopbackOrigin(`https://${host}`)).toBe(false);
  },
);

it.each(["", "null", "localhost"])("%j is no origin of this machine", (origin) => {
  expect(isLoopbackOrigin(origin)).toBe(false);
});
