import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readCredential } from "../../session/credentialStore.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { customerAnswers, sampleProjectDetails, visitorAnswers } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { currentToasts } from "../../ui/toastStore.ts";
import { messages } from "./messages.ts";

type Associate = NonNullable<Answers["AssociateProject"]>;

const address = "/register/p1/welcome-home";
const provider = "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration";

const lost: Associate = () => {
  throw new TypeError("Failed to fetch");
};

function openAnonymous(AssociateProject: Associate) {
  return renderPortal(address, { ...visitorAnswers, [provider]: () => ({}), AssociateProject });
}

function openSignedIn(AssociateProject: Associate) {
  rememberSignIn();
  return renderPortal(address, {
    ...customerAnswers,
    AssociateProject,
    ProjectDetails: () => ({
      projects: {
        items: [sampleProjectDetails("p1", { activeRequest: null })],
        pageInfo: { hasNextPage: false },
      },
    }),
    ProjectRequests: () => ({ projectRequests: [] }),
    RegisteredWindows: () => ({ registeredWindows: { items: [], hasNextPage: false } }),
  });
}

const addButton = () => screen.findByRole("button", { name: "Add to my projects" });

describe("an invitation, for anonymous visitors", () => {
  it("[R1.2] [R2.18] [R7.25] is checked without a session, above the introduction", async () => {
    const { callsOf } = await openAnonymous(() => ({ associateProject: true }));
    expect(await screen.findByText(/A project has been prepared for you/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
    const [call, ...others] = callsOf("AssociateProject");
    expect(call?.variables).toEqual({ entityId: "p1", token: "welcome-home" });
    expect(call?.headers.get("authorization")).toBeNull();
    expect(others).toEqual([]);
  });

  it("leads to the sign-in and back here", async () => {
    const { user, addressesLeftFor } = await openAnonymous(() => ({ associateProject: true }));
    await screen.findByText(/A project has been prepared for you/);
    await user.click(screen.getByRole("button", { name: "Sign in and continue" }));
    await expect.poll(() => addressesLeftFor()).toHaveLength(1);
    expect(readCredential("backUrl")).toBe(address);
  });

  it("that does not fit is told, and whoever has used it can sign in", async () => {
    await openAnonymous(() => ({ associateProject: false }));
    expect(await screen.findByText(/does not fit or was used already/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in and continue" })).toBeTruthy();
  });

  it("to a project that does not exist is told", async () => {
    await openAnonymous(() => graphQlError("no", "NOT_FOUND"));
    expect(await screen.findByRole("heading", { name: "We do not know this project" })).toBeTruthy();
  });

  it("is checked again after the network failed", async () => {
    const { user, answer } = await openAnonymous(lost);
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach our service.");
    answer({ AssociateProject: () => ({ associateProject: true }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/A project has been prepared for you/)).toBeTruthy();
  });
});

describe("an invitation, for signed-in visitors", () => {
  it("[R2.17] [R6.3] [R7.25] adds the project by a button alone, and leads to it", async () => {
    const { user, callsOf, router, queryClient } = await openSignedIn(() => ({ associateProject: true }));
    const button = await addButton();
    expect(callsOf("AssociateProject")).toEqual([]);
    queryClient.setQueryData(["projects"], { pages: [], pageParams: [] });
    await router.navigate(address);
    await user.click(button);
    await expect.poll(() => router.state.location.pathname).toBe("/project/p1");
    expect(currentToasts()).toMatchObject([{ tone: "positive", text: messages.added }]);
    expect(callsOf("AssociateProject")).toHaveLength(1);
    expect(callsOf("AssociateProject")[0]?.headers.get("authorization")).toBe("Bearer id-token");
    expect(queryClient.getQueryState(["projects"])?.isInvalidated).toBe(true);
  });

  it.each([
    [() => ({ associateProject: false }), "This invitation does not fit or was used already"],
    [() => graphQlError("no", "NOT_FOUND"), "We do not know this project"],
  ] as const)("that cannot be used is told: %#", async (answer, title) => {
    const { user } = await openSignedIn(answer);
    await user.click(await addButton());
    const heading = await screen.findByRole("heading", { name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole("link", { name: "Go to my projects" }).getAttribute("href")).toBe("/overview");
  });

  it("is tried again after the network failed", async () => {
    const { user, answer } = await openSignedIn(lost);
    await user.click(await addButton());
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach our service.");
    answer({ AssociateProject: () => ({ associateProject: false }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/does not fit or was used already/)).toBeTruthy();
  });
});
