import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requireDefined } from "../../testing/findRecords.ts";
import { formatLines } from "../../world/formatLines.ts";
import { type KnownOperation, loadKnownOperations } from "../contract/knownOperations.ts";
import type { Json, Shape } from "../contract/shape.ts";
import { createRecording } from "./createRecording.ts";
import type { ObservedCall } from "./observedCall.ts";
import { createRecorderApp } from "./recorderApp.ts";

const operations = loadKnownOperations();
const names = [...operations.keys()].filter((name) => operations.get(name)?.graphQl);

const letters = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzäöüßéåø"),
  minLength: 5,
  maxLength: 12,
});
const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 7, maxLength: 11 });
const tokenText = fc.string({
  unit: fc.constantFrom(..."abcdefABCDEF0123456789_-"),
  minLength: 24,
  maxLength: 80,
});

/** What a backend knows of a customer: each text is improbable enough not to be in a recording by chance. */
const personalData = fc.oneof(
  fc.tuple(letters, letters).map(([first, last]) => `${first} Q${last}`),
  fc.tuple(letters, digits).map(([name, number]) => `${name}.${number}@post.example`),
  digits.map((number) => `+49 ${number}`),
  fc.tuple(letters, digits).map(([street, number]) => `${street}straße ${number}`),
  fc.tuple(tokenText, tokenText).map(([head, tail]) => `eyJ${head}.${tail}`),
  digits.map((number) => `TG${number}`),
  fc
    .tuple(letters, digits)
    .map(([name, number]) => `https://files.example.com/${number}/${encodeURI(name)}.pdf`),
  digits.map((number) => `/files/${number}`),
  digits.map((number) => `1984-05-17T08:30:00.${number}Z`),
);

/** A value of the shape whose texts come from `next`. */
function fill(shape: Shape, next: () => string): Json {
  switch (shape.kind) {
    case "object":
      return {
        ...Object.fromEntries([...shape.fields].map(([key, field]) => [key, fill(field, next)])),
        [next()]: next(),
        extra: { [next()]: [next()] },
      };
    case "list":
      return [fill(shape.item, next), fill(shape.item, next)];
    case "boolean":
      return true;
    default:
      return next();
  }
}

/** Sends an operation through the recorder to a backend that puts the texts wherever it can. Returns the file. */
async function recordTexts(operation: KnownOperation, texts: readonly string[]): Promise<string> {
  let used = 0;
  const next = () => {
    used += 1;
    return texts[used % texts.length] ?? "";
  };
  const calls: ObservedCall[] = [];
  const body = {
    data: fill(operation.shape, next),
    errors: [
      { message: next(), path: [next()], extensions: { code: next(), field: next(), [next()]: next() } },
    ],
  };
  const recorder = createRecorderApp({
    target: "https://api.example.com",
    operations,
    onCall: (call) => calls.push(call),
    onOther: () => undefined,
    fetch: async () => Response.json(body, { headers: { "set-cookie": `id=${encodeURIComponent(next())}` } }),
  });
  const variableNames = /\((.*?)\)/.exec(operation.graphQl?.text ?? "")?.[1]?.matchAll(/\$(\w+)/g) ?? [];
  const variables = Object.fromEntries(
    [...variableNames].map(([, name]) => [
      name,
      { firstName: next(), email: next(), [next()]: next(), list: [next()] },
    ]),
  );
  const texted = Object.fromEntries(Object.keys(variables).map((name) => [name, next()]));
  for (const sent of [variables, texted]) {
    await recorder.request(`/graphql?${new URLSearchParams({ token: next() })}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${encodeURIComponent(next())}`,
        cookie: `session=${encodeURIComponent(next())}`,
      },
      body: JSON.stringify({ query: operation.graphQl?.text, variables: sent }),
    });
  }
  expect(calls).toHaveLength(2);
  return formatLines(createRecording(calls, { country: "DE", now: new Date("2026-03-09T08:00:00Z") }));
}

describe("recording file", () => {
  it("never contains personal data, tokens or cookies, wherever the backend or the portal sends them", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(personalData, { minLength: 30, maxLength: 60 }),
        async (name, texts) => {
          const file = await recordTexts(requireDefined(operations.get(name)), texts);
          for (const text of texts) {
            expect(file).not.toContain(text);
            expect(file).not.toContain(encodeURIComponent(text));
          }
        },
      ),
      { numRuns: 60, seed: 20_260_309 },
    );
  });

  it("leaves out calls that are not the portal's", async () => {
    const calls: ObservedCall[] = [];
    let others = 0;
    const recorder = createRecorderApp({
      target: "https://api.example.com",
      operations,
      onCall: (call) => calls.push(call),
      onOther: () => {
        others += 1;
      },
      fetch: async () => Response.json({ data: { showAccount: { email: "w@post.example" } } }),
    });
    const query = 'query Mine { showAccount(email: "w@post.example") { email } }';
    const headers = { "content-type": "application/json" };
    await recorder.request("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
    await recorder.request("/api/customers/w@post.example");
    await recorder.request("/files/w.pdf");
    expect([calls.length, others]).toEqual([0, 2]);
  });
});
