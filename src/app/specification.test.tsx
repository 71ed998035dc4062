import "../testing/dialogElement.ts";
import { screen, within } from "@testing-library/react";
import { parse, validate } from "graphql";
import { expect, it, vi } from "vitest";
import operations from "#schema/operations.json";
import { fakeIntersectionObserver } from "../testing/browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { createSpecificationBackend, specificationSchema } from "../testing/network/specificationBackend.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import {
  createSampleActiveRequest,
  createSampleConfig,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
} from "../testing/samples/sampleProjects.ts";
import { createSampleWindow } from "../testing/samples/sampleWindows.ts";

/** Operations whose call the specification does not list: it has a feedback page, and reasons that allow free text. */
const assumedOperations = ["GiveFeedback", "CancelRequestWithCustomReason"];

const specifiedOperations = Object.entries(operations).filter(([name]) => !assumedOperations.includes(name));

it.each(specifiedOperations)(
  "operation %s uses only what the specification lists",
  { tags: ["R7.6"] },
  (_, text) => {
    expect(validate(specificationSchema, parse(text)).map(({ message }) => message)).toEqual([]);
  },
);

function createResolvers() {
  let status = "OFFER_SENT" as "OFFER_SENT" | "CANCELLED";
  let window = createSampleWindow({ id: "window-1" });
  const createRequest = () => createSampleRequest({ currentStatus: status });
  const Query = {
    runtimeConfig: () => createSampleConfig(),
    showAccount: () => ({ id: "account-1", firstName: "Ada", lastName: "Berg", email: "ada@example.org" }),
    projects: () => {
      const listed = createSampleProject("p1", { registeredWindowsCount: 1 });
      const details = createSampleProjectDetails("p1");
      const activeRequest = {
        ...createSampleActiveRequest(),
        currentStatus: status,
        statusBeforePausing: null,
        overdue: false,
      };
      return {
        items: [{ ...listed, ...details, activeRequest }],
        pageInfo: { hasNextPage: false },
      };
    },
    showRequest: createRequest,
    requestReasons: () => [{ id: "reason-1", label: "Too expensive", allowsFreeText: true }],
    attachments: () => [],
    unreadNotifications: () => ({ totalCount: 0, items: [] }),
    registeredWindows: () => ({ items: [window], hasNextPage: false }),
    registeredWindowById: () => window,
  };
  const Mutation = {
    cancelRequest: () => {
      status = "CANCELLED";
      return createRequest();
    },
    updateRegisteredWindowRoom: (_: unknown, { room }: { room: "KITCHEN" }) => {
      window = { ...window, room };
      return window;
    },
  };
  return { Query, Mutation };
}

it("the portal works with a backend that has only the specification's operations, from the list to a window", {
  tags: ["R7.20", "R1.4", "R1.5"],
  timeout: 20_000,
}, async () => {
  storeTestCredentials();
  fakeIntersectionObserver();
  const warnings = vi.spyOn(console, "warn");
  const { user } = await renderPortal("/overview", {
    "/api/auth/me": () => ({ data: { customerAccountId: "account-1" } }),
    "/api/campaigns": () => ({ data: [] }),
    ...createSpecificationBackend(Object.keys(operations), createResolvers()),
  });
  // Spied on by `renderPortal` already.
  const errors = vi.spyOn(console, "error");

  await user.click(await screen.findByRole("link", { name: "Street of p1 7" }));
  await user.click(await screen.findByRole("button", { name: "Cancel request" }));
  await user.click(await screen.findByRole("radio", { name: "Too expensive" }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(screen.getByRole("button", { name: "Cancel this request permanently" }));
  await screen.findByRole("dialog", { name: "Your request is cancelled" });
  await user.click(screen.getByRole("button", { name: "Back to the request" }));
  expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull();

  const windows = within(await screen.findByRole("region", { name: "Registered windows" }));
  const window = within(await windows.findByRole("article"));
  await user.click(window.getByRole("link"));
  const room = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Room" });
  await user.selectOptions(room, "Kitchen");
  expect(await screen.findByText("The room has been saved.")).toBeTruthy();
  expect(warnings.mock.calls).toEqual([]);
  expect(errors.mock.calls).toEqual([]);
});
