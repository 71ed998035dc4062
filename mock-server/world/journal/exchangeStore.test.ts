import { describe, expect, it } from "vitest";
import { ExchangeStore } from "./exchangeStore.ts";

const createExchange = (responseBody: string) => ({
  url: "http://localhost/graphql",
  requestHeaders: [],
  responseHeaders: [],
  responseBody,
});

describe("ExchangeStore", () => {
  it("keeps the last 500 exchanges", () => {
    const store = new ExchangeStore();
    for (let number = 1; number <= 501; number++) store.keep(number, createExchange("{}"));
    expect(store.find(1)).toBeUndefined();
    expect(store.find(2)).toMatchObject({ responseBody: "{}" });
    expect(store.find(501)).toMatchObject({ responseBody: "{}" });
  });

  it("keeps bodies of four million characters together", () => {
    const store = new ExchangeStore();
    for (let number = 1; number <= 21; number++) store.keep(number, createExchange("a".repeat(200_000)));
    expect(store.find(1)).toBeUndefined();
    expect(store.find(2)).toBeDefined();
  });

  it("keeps an exchange without a body that is too long", () => {
    const store = new ExchangeStore();
    store.keep(1, createExchange("a".repeat(200_001)));
    expect(store.find(1)).toEqual(expect.objectContaining({ responseBody: undefined }));
  });
});
