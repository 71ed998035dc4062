import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { longWaitMs } from "#errors/LoadingNotice.tsx";
import { lastCountry } from "#storage/lastCountry.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { holdResponses } from "#testing/network/holdResponses.ts";
import { createNotification } from "#testing/rendering/openNotifications.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

beforeEach(() => {
  vi.useFakeTimers();
  storeTestCredentials();
});

afterEach(() => void vi.useRealTimers());

const paintMs = 200;
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the portal and lets everything load except held responses. The portal requests the notice itself after the first paint. */
async function openPortal(url: string, responses: ResponseStubs) {
  const portal = await renderPortal(url, responses);
  await advance(paintMs);
  await loadChunks();
  return portal;
}

/** Chunks load in real time. */
const loadChunks = () => act(() => vi.dynamicImportSettled());

function findNotice(): HTMLElement | undefined {
  const title = screen.queryByText(text);
  return title?.closest<HTMLElement>(".banner") ?? undefined;
}

function getNotice(): HTMLElement {
  const notice = findNotice();
  if (!notice) throw new Error("There is no notice.");
  return notice;
}

const responses = {
  ...customerResponses,
  ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1)]),
  ShowRequest: () => ({ showRequest: createSampleRequest() }),
  Attachments: () => ({ attachments: [] }),
} satisfies ResponseStubs;

/** A response that never comes. */
const stall = new Promise<never>(() => {});

/** Opens a screen with a response that comes only when it is released. */
async function openStalled(name: keyof typeof responses, url: string) {
  const { held, release } = holdResponses({ [name]: responses[name] });
  const portal = await openPortal(url, { ...responses, ...held });
  return { ...portal, release };
}

// The number contains no-break spaces.
const phone = { name: /^Customer service: \+49\s30\s23125\s100$/ };
const retry = { name: "Try again" };
const text = "Loading is taking longer than usual.";

describe("NetworkNotices", () => {
  it.each([
    ["the configuration", "RuntimeConfig", "/overview"],
    ["the configuration on the introduction", "RuntimeConfig", "/logout"],
    ["the configuration on the return from sign-in", "RuntimeConfig", "/authorization"],
    ["the session check on the introduction", "ShowAccount", "/"],
    ["the session check", "/api/auth/me", "/overview"],
    ["the project list", "Projects", "/overview"],
    ["a project", "ProjectDetails", urls.project],
    ["a request", "ShowRequest", urls.project],
    ["help", "FaqContent", "/faq"],
  ] as const)("offers to try again and to call when the service stalls for %s", async (_, name, url) => {
    lastCountry.write("DE");
    const { getRequests } = await openStalled(name, url);
    await advance(longWaitMs - 2 * paintMs);
    expect(findNotice()).toBeUndefined();
    await advance(2 * paintMs);
    expect(within(getNotice()).getByRole("link", phone).getAttribute("href")).toBe("tel:+493023125100");
    expect(within(getNotice()).getByRole("button", retry)).toBeTruthy();
    expect(getRequests(name)).toHaveLength(1);
  });

  it.each([
    ["the configuration", "RuntimeConfig"],
    ["the session check", "ShowAccount"],
    ["the project list", "Projects"],
  ] as const)("sends the request for %s again and shows the screen once it succeeds", async (_, name) => {
    const { getRequests, release } = await openStalled(name, "/overview");
    await advance(longWaitMs);
    const button = within(getNotice()).getByRole("button", retry);
    const region = getNotice().parentElement;
    button.focus();
    fireEvent.click(button);
    await advance(0);
    expect(getRequests(name)).toHaveLength(2);
    expect(findNotice()).toBeUndefined();
    await expect.poll(() => document.activeElement).toBe(region);
    await advance(longWaitMs);
    expect(within(getNotice()).getByRole("button", retry)).toBeTruthy();
    release();
    await advance(0);
    await loadChunks();
    await advance(paintMs);
    expect(screen.getByRole("heading", { name: "Welcome, Ada Berg" })).toBeTruthy();
    expect(findNotice()).toBeUndefined();
    expect(getRequests(name)).toHaveLength(2);
  });

  it("names no telephone number while no country is known", async () => {
    await openStalled("RuntimeConfig", "/overview");
    await advance(longWaitMs);
    expect(getNotice().textContent).toBe(`${text}Try again`);
  });

  it("includes the time of failed attempts in the wait", async () => {
    const { promise: late, resolve: fail } = Promise.withResolvers<Response>();
    const attempts = [() => late, () => stall];
    await openPortal("/overview", { ...responses, Projects: () => attempts.shift()?.() ?? stall });
    await advance(longWaitMs - 2000);
    fail(new Response(null, { status: 503 }));
    await advance(2000);
    expect(attempts).toEqual([]);
    expect(getNotice()).toBeTruthy();
  });

  it("says that the next page of a list takes longer, and requests that page again", async () => {
    const firstPage = Array.from({ length: 10 }, (_, index) => createSampleProject(index));
    const { getRequests } = await openPortal("/overview", {
      ...responses,
      Projects: (request) => (request.variables["skip"] === 0 ? createProjectsPage(firstPage, true) : stall),
    });
    fireEvent.click(screen.getByRole("button", { name: /more/ }));
    await advance(longWaitMs);
    fireEvent.click(within(getNotice()).getByRole("button", retry));
    await advance(0);
    expect(getRequests("Projects").map(({ variables }) => variables["skip"])).toEqual([0, 10, 10]);
  });

  it("appears in the popover of notifications, too, when more notifications take longer", async () => {
    await openPortal("/overview", {
      ...responses,
      UnreadNotifications: ({ variables }) =>
        variables["skip"] === 0
          ? { unreadNotifications: { totalCount: 2, items: [createNotification(1)] } }
          : stall,
    });
    fireEvent.click(screen.getByRole("button", { name: /2 unread/ }));
    await loadChunks();
    await advance(paintMs);
    const popover = within(screen.getByRole("dialog", { name: "Notifications" }));
    fireEvent.click(popover.getByRole("button", { name: "Show 1 more" }));
    await advance(0);
    await advance(longWaitMs);
    expect(popover.getByRole("button", retry)).toBeTruthy();
  });

  it.each(["UnreadNotifications", "/api/campaigns"] as const)(
    "does not appear for %s, for which no screen waits",
    async (name) => {
      await openStalled(name, "/overview");
      await advance(2500);
      await loadChunks();
      expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
      await advance(longWaitMs);
      expect(findNotice()).toBeUndefined();
    },
  );
});
