import { act, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import operations from "#schema/operations.json" with { type: "json" };
import { mutations, prepareMutation, type Visit } from "#testing/mutations/mutations.ts";
import type { ReceivedRequest } from "#testing/network/fakeService.ts";
import { createMockBackend, type PersonaName, type WorldPlan } from "#testing/network/mockBackend.ts";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";
import { urls } from "#testing/samples/urls.ts";
import { getRunCount } from "./generatedCases.ts";
import { malformedResponse } from "./malformedResponse.ts";

/** Lets the portal render and send the requests that follow. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

fc.configureGlobal({ seed: 20_260_601 });

/** A page on which the portal sends a request. */
interface Page {
  path: string;
  persona: PersonaName;
  plan: WorldPlan;
  /** The visitor's action that sends the request. */
  send?(visit: Visit): Promise<void>;
}

type OperationName = keyof typeof operations;

const overview: Page = { path: "/overview", persona: "clara", plan: { scenario: "standing" } };
const project: Page = {
  path: urls.project,
  persona: "clara",
  plan: { scenario: "request", parameters: { status: "OFFER_SENT", attachments: 2, notifications: 2 } },
};
const faq: Page = { ...overview, path: "/faq?q=window" };

const queryPages = {
  RuntimeConfig: overview,
  ShowAccount: overview,
  "/api/auth/me": overview,
  "/api/campaigns": overview,
  Projects: overview,
  UnreadNotifications: project,
  ProjectDetails: project,
  ShowRequest: project,
  Attachments: project,
  RequestReasons: {
    ...project,
    send: async ({ user }) => user.click(await screen.findByRole("button", { name: "Cancel request" })),
  },
  RegisteredWindows: { path: "/overview", persona: "dario", plan: { scenario: "standing" } },
  RegisteredWindowsOfProject: project,
  FaqContent: faq,
  DocumentContent: faq,
  BookmarkContent: faq,
  RegisteredWindowById: { path: urls.window, persona: "dario", plan: { scenario: "windows" } },
} satisfies Partial<Record<OperationName | "/api/auth/me" | "/api/campaigns", Page>>;

const mutationPages = Object.values(mutations)
  .toReversed()
  .map((mutation): [OperationName, Page] => [
    mutation.operation,
    {
      ...mutation,
      send: async (visit) => {
        const control = await prepareMutation(mutation, visit);
        if (mutation.send) mutation.send(control, visit);
        else fireEvent.click(control);
      },
    },
  ]);

/** A request that the portal sends only if the service does not know the type of a notification. */
const fallbacks = ["UnreadNotificationsWithoutType"];

const pages = new Map<string, Page>([...Object.entries(queryPages), ...mutationPages]);

/** The main data of a screen, and the data that every cabinet screen waits for. Only without these, an error replaces the screen. */
const ownEntities = [
  "RuntimeConfig",
  "ShowAccount",
  "/api/auth/me",
  "Projects",
  "ProjectDetails",
  "RegisteredWindowById",
];

let cases = 0;
afterAll(() => void process.stdout.write(`Malformed responses: ${cases} cases.\n`));

/** Collects uncaught errors and unhandled rejections until the test ends. */
function collectUncaughtErrors(): unknown[] {
  const uncaught: unknown[] = [];
  const handleError = (event: ErrorEvent) => void uncaught.push(event.error);
  const handleRejection = (reason: unknown) => void uncaught.push(reason);
  addEventListener("error", handleError);
  process.on("unhandledRejection", handleRejection);
  onTestFinished(() => {
    removeEventListener("error", handleError);
    process.off("unhandledRejection", handleRejection);
  });
  return uncaught;
}

/** Opens the page of a request, and replaces the data of its response. Returns the mock server's data. */
async function openPage(name: string, { path, persona, plan, send }: Page, replacement?: { data: unknown }) {
  const backend = createMockBackend(plan);
  const isRest = name.startsWith("/");
  let received: unknown;
  const respond = async (request: ReceivedRequest) => {
    const response = await backend.respond(request);
    if (request.name !== name) return response;
    const body = await response.clone().json();
    received ??= isRest ? body : body.data;
    if (!replacement) return response;
    return Response.json(isRest ? replacement.data : { data: replacement.data });
  };
  const visit = await renderInWorld(path, { persona, backend: { ...backend, respond } });
  await expect.poll(() => getScreenText() || "blank").not.toBe("blank");
  await send?.(visit);
  await settle();
  visit.viewport.showAll();
  await expect.poll(() => received).toBeTruthy();
  await settle();
  return { ...visit, received };
}

describe("a response that violates the schema", () => {
  it("is tested for each operation", () => {
    expect(Object.keys(operations).filter((name) => !pages.has(name))).toEqual(fallbacks);
  });

  it.each([...pages])(
    "empties only the fields that it affects, and never appears as text: %s",
    { timeout: 240_000 },
    async (name, page) => {
      const uncaught = collectUncaughtErrors();
      const { received, ...first } = await openPage(name, page);
      first.takeLoggedErrors();
      first.unmount();
      let close = () => {};
      await fc.assert(
        fc
          .asyncProperty(malformedResponse(received), async (response) => {
            const visit = await openPage(name, page, response);
            let logged: string[] = [];
            close = () => {
              logged = visit.takeLoggedErrors();
              visit.unmount();
            };
            const bell = screen.queryByRole("button", { name: /unread/ });
            if (bell) await visit.user.click(bell);
            expect(screen.queryByText("Unexpected Application Error!")).toBeNull();
            expect(getScreenText()).not.toBe("");
            expect(document.querySelector("h1")?.textContent).not.toBe("");
            expect(document.body.innerHTML).not.toMatch(/NaN|\[object|undefined|Invalid Date/);
            expect(uncaught).toEqual([]);
            close();
            if (!ownEntities.includes(name)) expect(logged).not.toContain("A screen could not be shown");
            cases += 1;
          })
          .afterEach(() => close()),
        // Each case fills in a whole form, so mutations run fewer cases.
        { numRuns: getRunCount(name in queryPages ? 120 : 40) },
      );
    },
  );
});

/** The text of the screen; an error screen without a layout has no `main`. */
const getScreenText = () => document.querySelector("main, h1")?.textContent?.trim() ?? "";
