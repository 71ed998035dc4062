import "../testing/oneRealm.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import operations from "../../schema/operations.json";
import { type AnswerScreen, answerScreens } from "../testing/answerScreens.tsx";
import { type BrokenAnswer, brokenAnswer, mildFaults } from "../testing/brokenAnswer.ts";
import { fakeService } from "../testing/fakeService.ts";
import { goodAnswers } from "../testing/goodAnswers.ts";
import { rememberSignIn } from "../testing/signedIn.ts";
import { connectForTest } from "../testing/testConnection.ts";

fc.configureGlobal({ seed: 20_260_601 });

type CallName = keyof typeof answerScreens;
const names = Object.keys(answerScreens).filter((name): name is CallName => name in goodAnswers);

const intl = createIntl({
  locale: "en",
  messages: (await import("../i18n/locales/en.json")).default,
  onError: () => {},
});

/** How often an answer is broken: those that hold a single value have little to break, and large screens take long. */
function runsOf(name: CallName): number {
  if (JSON.stringify(goodAnswers[name]()).length < 60) return 40;
  const { path } = answerScreens[name];
  if (path === "/project/:projectId") return 180;
  if (path === "/overview") return 330;
  return path === "/window/:windowId" ? 200 : 800;
}

const counts = { content: 0, "a part that failed": 0, "the error screen": 0 };

beforeAll(async () => {
  rememberSignIn();
  connectForTest();
});

afterAll(() => {
  const cases = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`Broken answers: ${cases} cases. ${JSON.stringify(counts)}\n`);
  expect(cases).toBeGreaterThanOrEqual(10_000);
});

describe("an answer that breaks the schema", () => {
  it.each(names)("%s never leaves a blank page", { timeout: 60_000 }, async (name) => {
    const service = fakeService(goodAnswers);
    const known = await cachedBeside(name);
    await fc.assert(
      fc.asyncProperty(brokenAnswer(goodAnswers[name]()), async (broken) => {
        service.answer({ [name]: () => answerOf(name, broken) });
        const client = new QueryClient();
        for (const { queryKey, state } of known) client.setQueryData(queryKey, state.data);
        const { failure, error, text } = await visit(answerScreens[name], client);
        client.clear();
        const isMild = broken.faults.every(({ kind }) => mildFaults.some((mild) => mild === kind));
        if (error === undefined) expect(text).not.toBe("");
        if (isMild && error !== undefined && error !== failure) throw error;
        counts[
          error !== undefined ? "the error screen" : failure !== undefined ? "a part that failed" : "content"
        ] += 1;
      }),
      { numRuns: runsOf(name) },
    );
  });
});

const answerOf = (name: CallName, { answer }: BrokenAnswer) =>
  Response.json(name.startsWith("/") ? answer : { data: answer });

/** What else the portal knows when it asks: good answers to all other calls. */
async function cachedBeside(name: CallName) {
  const [all, own] = [new QueryClient(), new QueryClient()];
  for (const { ask } of Object.values(answerScreens)) await ask(all);
  if (!isChange(name)) await answerScreens[name].ask(own);
  return all
    .getQueryCache()
    .getAll()
    .filter(({ queryHash }) => !own.getQueryCache().get(queryHash));
}

function isChange(name: CallName): boolean {
  return name in operations && operations[name as keyof typeof operations].startsWith("mutation");
}

/** Asks and draws, as far as it comes. What throws while it is drawn is the route's error screen in the portal. */
async function visit({ address, path, element, ask }: AnswerScreen, client: QueryClient) {
  let failure: unknown;
  const shown = await ask(client).catch((reason: unknown) => {
    failure = reason;
    return undefined;
  });
  try {
    const html = renderToString(
      <QueryClientProvider client={client}>
        <RawIntlProvider value={intl}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path={path} element={shown ?? element} />
            </Routes>
          </MemoryRouter>
        </RawIntlProvider>
      </QueryClientProvider>,
    );
    return { failure, text: html.replaceAll(/<[^>]*>/g, "").trim() };
  } catch (error) {
    return { failure, error, text: "" };
  }
}
