import "../../testing/dialogElement.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, describe, expect, it } from "vitest";
import { createSampleProjectDetails, createSampleRequest } from "../../testing/data/sampleProjects.ts";
import { createSampleWindow } from "../../testing/data/sampleWindows.ts";
import { createGraphQlErrorResponse } from "../../testing/network/errorResponses.ts";
import type { ReceivedRequest, ResponseStubs } from "../../testing/network/fakeService.ts";
import { actionResponses, mutationActions } from "../../testing/screens/mutationActions.ts";
import { renderPortal } from "../../testing/screens/renderPortal.tsx";
import { storeTestCredentials } from "../../testing/session/storeTestCredentials.ts";

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

/** What the service does with a mutation. */
interface Effect {
  data: object;
  /** The response to the same mutation once it was carried out; by default it is carried out again. */
  repeated?: () => object;
  /** The queries afterwards. */
  after?: ResponseStubs;
  /** Fails until the screen shows that the mutation was carried out. */
  expectDone: () => void;
}

const expectText = (text: RegExp) => () => void expect(screen.getAllByText(text)).not.toEqual([]);
const { customer } = createSampleRequest();
const renamed = createSampleRequest({ customer: { ...customer, lastName: "Berg-Holm" } });
const cancelled = createSampleRequest({ currentStatus: "CANCELLED" });
const registered = createSampleWindow({
  id: "window-2",
  key: "TGS M06",
  serialNumber: "TG90000001",
  room: null,
  notes: null,
  installerName: null,
});
const listRegistered: ResponseStubs = {
  RegisteredWindows: () => ({ registeredWindows: { items: [registered], hasNextPage: false } }),
  RegisteredWindowById: () => ({ registeredWindowById: registered }),
};
const rejectSerialNumber = () =>
  Response.json({
    data: null,
    errors: [
      {
        message: "Registered already.",
        extensions: { code: "VALIDATION_FAILED", field: "windowProducts.0.serialNumber" },
      },
    ],
  });
const createWindowEffect = (
  operation: string,
  changes: Parameters<typeof createSampleWindow>[0],
  done: RegExp,
) => ({
  data: { [operation]: createSampleWindow(changes) },
  after: { RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow(changes) }) },
  expectDone: expectText(done),
});
const effects: Record<string, Effect> = {
  "giving feedback": {
    data: { giveFeedback: true },
    repeated: () => createGraphQlErrorResponse("Given.", "FEEDBACK_ALREADY_GIVEN"),
    expectDone: expectText(/^(Thank you for your feedback|You have already told us)$/),
  },
  "adding a project": {
    data: { associateProject: true },
    repeated: () => ({ associateProject: true }),
    expectDone: expectText(/^Street of project-1 7/),
  },
  "claiming windows": {
    data: { claimRegisteredWindows: [{ id: "window-1", title: "SOLAR", imageUrl: null, room: null }] },
    repeated: () => createGraphQlErrorResponse("Claimed.", "REGISTRATION_ALREADY_CLAIMED"),
    expectDone: expectText(/in your portal/),
  },
  "registering windows of a project": {
    data: { registerProjectWindows: [registered] },
    repeated: rejectSerialNumber,
    after: listRegistered,
    expectDone: expectText(/TG90000001/),
  },
  "registering own windows": {
    data: { registerWindowsWithOwner: [registered] },
    repeated: rejectSerialNumber,
    after: listRegistered,
    expectDone: expectText(/TG90000001/),
  },
  "changing customer data": {
    data: { updateCustomer: renamed },
    after: { ShowRequest: () => ({ showRequest: renamed }) },
    expectDone: expectText(/^Your details are saved\.$/),
  },
  "cancelling a request": {
    data: { cancelRequest: cancelled },
    repeated: () => createGraphQlErrorResponse("Too late.", "REQUEST_NOT_CANCELLABLE"),
    after: { ShowRequest: () => ({ showRequest: cancelled }) },
    expectDone: expectText(/^Your request is cancelled$/),
  },
  "deleting an attachment": {
    data: { deleteAttachment: true },
    repeated: () => createGraphQlErrorResponse("Unknown.", "NOT_FOUND"),
    after: { Attachments: () => ({ attachments: [] }) },
    expectDone: () => expect(screen.queryByRole("button", { name: "Delete plan.pdf" })).toBeNull(),
  },
  "saving notes": createWindowEffect(
    "updateRegisteredWindowNotes",
    { notes: "The blind is sand.\nWashed by hand. More." },
    /^Your notes have been saved\.$/,
  ),
  "saving the installer's name": createWindowEffect(
    "updateRegisteredWindowInstallerName",
    { installerName: "Roof & Light & Sons" },
    /^The installer has been saved\.$/,
  ),
};

type Step = "lost on the way" | "carried out without a response" | "carried out with a response";

const failToFetch = () => Promise.reject(new TypeError("Failed to fetch"));

/** How the first attempt ends, and whether the service can be asked for its result. */
const failures = {
  "lost before the service received it": { first: "lost on the way", canCheck: true },
  "lost after the service carried it out": { first: "carried out without a response", canCheck: true },
  "lost with the connection": { first: "carried out without a response", canCheck: false },
} satisfies Record<string, { first: Step; canCheck: boolean }>;

let cases = 0;
afterAll(() => void process.stdout.write(`Lost responses: ${cases} cases\n`));

// `npm run unit:nightly` runs all cases, `npm test` those of three.
const isNightly = import.meta.env.MODE === "nightly";
const names = Object.keys(effects).filter(
  (name) => isNightly || ["saving notes", "giving feedback", "deleting an attachment"].includes(name),
);

describe.each(Object.entries(failures))("a mutation whose response is %s", (_, { first, canCheck }) => {
  it.each(names)("is carried out once, and its success is shown: %s", { timeout: 60_000 }, async (name) => {
    const action = mutationActions[name];
    const effect = effects[name];
    if (!action || !effect) throw new Error(`There must be an action and an effect named "${name}".`);
    cases += 1;
    storeTestCredentials();
    const responses: ResponseStubs = {
      ...actionResponses,
      ProjectDetails: () => ({
        projects: { items: [createSampleProjectDetails("project-1")], pageInfo: { hasNextPage: false } },
      }),
    };
    const { user, stubResponses, takeLoggedErrors } = await renderPortal(action.path, responses);
    const button = await action.prepare(user, stubResponses);
    const label = button.getAttribute("aria-label") ?? button.textContent ?? "";
    const service = createService(effect, stubResponses, first, canCheck);
    stubResponses({ [action.operation]: service.respond });
    act(() => button.click());
    await waitFor(() => expect(service.getAttempts()).toBeGreaterThan(0));
    const isDone = () => {
      try {
        effect.expectDone();
        return true;
      } catch {
        return false;
      }
    };
    const isRetry = (name: string) => name === label || name === "Try again";
    const findButtonAgain = () =>
      button.isConnected ? button : screen.queryByRole("button", { name: isRetry });
    const hasFailed = () => screen.queryAllByRole("alert").length > 0 && findButtonAgain() !== null;
    await waitFor(() => expect(isDone() || hasFailed()).toBe(true));
    service.restoreConnection();
    const again = isDone() ? null : findButtonAgain();
    if (again) fireEvent.click(again);
    await waitFor(() => expect(isDone()).toBe(true));
    expect(service.getCommits()).toBe(1);
    takeLoggedErrors();
  });
});

function createService(
  { data, repeated, after = {} }: Effect,
  stubResponses: (stubs: ResponseStubs) => void,
  first: Step,
  canCheck: boolean,
) {
  let attempts = 0;
  let commits = 0;
  let isConnected = true;
  const respond = (): object | Promise<never> => {
    attempts += 1;
    if (attempts > 1 && !isConnected) return failToFetch();
    if (attempts === 1 && first === "lost on the way") return failToFetch();
    const response = commits > 0 && repeated ? repeated() : data;
    if (response === data) commits += 1;
    if (attempts > 1) return response;
    isConnected = canCheck;
    stubResponses(mapStubs(after, (stub) => (request) => (isConnected ? stub(request) : failToFetch())));
    return failToFetch();
  };
  return {
    respond,
    getAttempts: () => attempts,
    getCommits: () => commits,
    restoreConnection: () => {
      isConnected = true;
    },
  };
}

type Stub = (request: ReceivedRequest) => unknown;

function mapStubs(stubs: ResponseStubs, change: (stub: Stub) => Stub): ResponseStubs {
  const changed = Object.entries(stubs).map(([name, stub]) => [name, change(stub as Stub)]);
  return Object.fromEntries(changed) as ResponseStubs;
}
