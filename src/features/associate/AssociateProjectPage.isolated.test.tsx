import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readCredential } from "../../session/tokens/credentialStore.ts";
import {
  createSampleProjectDetails,
  customerResponses,
  visitorResponses,
} from "../../testing/data/sampleProjects.ts";
import { createGraphQlErrorResponse } from "../../testing/network/errorResponses.ts";
import type { ResponseStubs } from "../../testing/network/fakeService.ts";
import { renderPortal } from "../../testing/screens/renderPortal.tsx";
import { storeTestCredentials } from "../../testing/session/storeTestCredentials.ts";
import { getToasts } from "../../ui/feedback/toastStore.ts";
import { messages } from "./messages.ts";

type Associate = NonNullable<ResponseStubs["AssociateProject"]>;

const invitationUrl = "/register/p1/welcome-home";

const failWithoutNetwork: Associate = () => {
  throw new TypeError("Failed to fetch");
};

function openAnonymous(AssociateProject: Associate) {
  return renderPortal(invitationUrl, {
    ...visitorResponses,
    AssociateProject,
  });
}

function openSignedIn(AssociateProject: Associate) {
  storeTestCredentials();
  return renderPortal(invitationUrl, {
    ...customerResponses,
    AssociateProject,
    ProjectDetails: () => ({
      projects: {
        items: [createSampleProjectDetails("p1", { activeRequest: null })],
        pageInfo: { hasNextPage: false },
      },
    }),
    RegisteredWindows: () => ({ registeredWindows: { items: [], hasNextPage: false } }),
  });
}

const findAddButton = () => screen.findByRole("button", { name: "Add to my projects" });

describe("AssociateProjectPage for anonymous visitors", () => {
  it("checks the invitation without a token, above the introduction", {
    tags: ["R1.2", "R2.18", "R7.25"],
  }, async () => {
    const { getRequests } = await openAnonymous(() => ({ associateProject: true }));
    expect(await screen.findByText(/A project has been prepared for you/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
    const [call, ...others] = getRequests("AssociateProject");
    expect(call?.variables).toEqual({ entityId: "p1", token: "welcome-home" });
    expect(call?.headers.get("authorization")).toBeNull();
    expect(others).toEqual([]);
  });

  it("signs in and returns to the invitation", async () => {
    const { user, getRedirects } = await openAnonymous(() => ({ associateProject: true }));
    await screen.findByText(/A project has been prepared for you/);
    await user.click(screen.getByRole("button", { name: "Sign in and continue" }));
    await expect.poll(() => getRedirects()).toHaveLength(1);
    expect(readCredential("backUrl")).toBe(invitationUrl);
  });

  it("says that the invitation is invalid or used, and offers to sign in", async () => {
    await openAnonymous(() => ({ associateProject: false }));
    expect(await screen.findByText(/does not fit or was used already/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in and continue" })).toBeTruthy();
  });

  it("says that the project does not exist", async () => {
    await openAnonymous(() => createGraphQlErrorResponse("no", "NOT_FOUND"));
    expect(await screen.findByRole("heading", { name: "We do not know this project" })).toBeTruthy();
  });

  it("checks the invitation again after a network error", async () => {
    const { user, stubResponses } = await openAnonymous(failWithoutNetwork);
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach our service.");
    stubResponses({ AssociateProject: () => ({ associateProject: true }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/A project has been prepared for you/)).toBeTruthy();
  });
});

describe("AssociateProjectPage for signed-in customers", () => {
  it("adds the project when the button is clicked, and navigates to it", {
    tags: ["R2.17", "R6.3", "R7.25"],
  }, async () => {
    const { user, getRequests, router, queryClient } = await openSignedIn(() => ({ associateProject: true }));
    const button = await findAddButton();
    expect(getRequests("AssociateProject")).toEqual([]);
    queryClient.setQueryData(["projects"], { pages: [], pageParams: [] });
    await router.navigate(invitationUrl);
    await user.click(button);
    await expect.poll(() => router.state.location.pathname).toBe("/project/p1");
    expect(getToasts()).toMatchObject([{ tone: "positive", text: messages.added }]);
    expect(getRequests("AssociateProject")).toHaveLength(1);
    expect(getRequests("AssociateProject")[0]?.headers.get("authorization")).toBe("Bearer id-token");
    expect(queryClient.getQueryState(["projects"])?.isInvalidated).toBe(true);
  });

  it.each([
    [() => ({ associateProject: false }), "This invitation does not fit or was used already"],
    [() => createGraphQlErrorResponse("no", "NOT_FOUND"), "We do not know this project"],
  ] as const)("explains why the invitation cannot be used: %#", async (createResponse, title) => {
    const { user } = await openSignedIn(createResponse);
    await user.click(await findAddButton());
    const heading = await screen.findByRole("heading", { name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole("link", { name: "Go to my projects" }).getAttribute("href")).toBe("/overview");
  });

  it("adds the project again after a network error", async () => {
    const { user, stubResponses } = await openSignedIn(failWithoutNetwork);
    await user.click(await findAddButton());
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach our service.");
    stubResponses({ AssociateProject: () => ({ associateProject: false }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/does not fit or was used already/)).toBeTruthy();
  });
});
