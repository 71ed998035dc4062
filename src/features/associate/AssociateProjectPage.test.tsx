import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  createSampleProjectDetails,
  customerResponses,
  visitorResponses,
} from "#testing/samples/sampleProjects.ts";
import { createWindowsPage } from "#testing/samples/sampleWindows.ts";
import { urls } from "#testing/samples/urls.ts";
import { getToasts } from "#ui/notices/toastStore.ts";

type Associate = NonNullable<ResponseStubs["AssociateProject"]>;

const invitationUrl = urls.invitation;

function openAnonymous(AssociateProject: Associate, url = invitationUrl) {
  return renderPortal(url, { ...visitorResponses, AssociateProject });
}

function openSignedIn(AssociateProject: Associate) {
  storeTestCredentials();
  return renderPortal(invitationUrl, {
    ...customerResponses,
    AssociateProject,
    ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1, { activeRequest: null })]),
    RegisteredWindowsOfProject: () => createWindowsPage([]),
  });
}

const findAddButton = () => screen.findByRole("button", { name: "Add to my projects" });

const signInAndAdd = "Sign in and add the project";
const addAnonymously = "Add without signing in";

async function addWithoutSigningIn(AssociateProject: Associate) {
  const portal = await openAnonymous(AssociateProject);
  await portal.user.click(await screen.findByRole("button", { name: addAnonymously }));
  return portal;
}

async function signInFrom(button: string, { user, getRedirects }: Awaited<ReturnType<typeof openAnonymous>>) {
  await user.click(await screen.findByRole("button", { name: button }));
  await expect.poll(() => getRedirects()).toHaveLength(1);
}

describe("AssociateProjectPage for anonymous visitors", () => {
  it.each([".", "%20", ">)"])("adds the project with %j appended to the link", async (rest) => {
    const { user, getRequests } = await openAnonymous(
      () => ({ associateProject: true }),
      invitationUrl + rest,
    );
    await user.click(await screen.findByRole("button", { name: addAnonymously }));
    await expect.poll(() => getRequests("AssociateProject")).toHaveLength(1);
    expect(invitationUrl.endsWith(`/${getRequests("AssociateProject")[0]?.variables["token"]}`)).toBe(true);
  });

  it("offers two ways to add the project above the introduction, and sends no request", async () => {
    const { getRequests } = await openAnonymous(() => ({ associateProject: true }));
    expect(await screen.findByText(/A project has been prepared for you/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
    expect(screen.getByRole("button", { name: signInAndAdd })).toBeTruthy();
    expect(screen.getByRole("button", { name: addAnonymously })).toBeTruthy();
    expect(getRequests("AssociateProject")).toEqual([]);
  });

  it("signs in, then adds the project without another click", async () => {
    const portal = await openAnonymous(() => ({ associateProject: true }));
    await signInFrom(signInAndAdd, portal);
    expect(localStorage.getItem("ad_backUrl")).toBe(invitationUrl);
    expect(portal.getRequests("AssociateProject")).toEqual([]);
    portal.unmount();
    const { router, getRequests } = await openSignedIn(() => ({ associateProject: true }));
    await expect.poll(() => router.state.location.pathname).toBe(urls.project);
    // The URL with the token leaves the history.
    expect(router.state.historyAction).toBe("REPLACE");
    expect(getRequests("AssociateProject")).toHaveLength(1);
    await router.navigate(invitationUrl);
    expect(await findAddButton()).toBeTruthy();
    expect(getRequests("AssociateProject"), "not when the page is opened again").toHaveLength(1);
  });

  it("adds nothing after a sign-in that began on the introduction or at another project", async () => {
    const portal = await openAnonymous(() => ({ associateProject: true }));
    await signInFrom("Sign in or create an account", portal);
    portal.unmount();
    sessionStorage.setItem("taglys.account.invitation", createId("project", 2));
    const { getRequests } = await openSignedIn(() => ({ associateProject: true }));
    expect(await findAddButton()).toBeTruthy();
    expect(getRequests("AssociateProject")).toEqual([]);
  });

  it("adds the project without a token and explains the next step", { tags: ["R1.2"] }, async () => {
    const portal = await addWithoutSigningIn(() => ({ associateProject: true }));
    const heading = await screen.findByRole("heading", { name: "The project has been added" });
    await expect.poll(() => document.activeElement).toBe(heading);
    // The URL with the token leaves the history.
    expect(location.pathname).toBe("/");
    const [request, ...others] = portal.getRequests("AssociateProject");
    expect(request?.variables).toEqual({ entityId: ids.project, token: "welcome-home" });
    expect(request?.headers.get("authorization")).toBeNull();
    expect(others).toEqual([]);
    const panel = within(heading.closest("section") ?? document.body);
    await portal.user.click(panel.getByRole("button", { name: "Sign in" }));
    await expect.poll(() => portal.getRedirects()).toHaveLength(1);
    expect(localStorage.getItem("ad_backUrl")).toBe(urls.project);
  });

  it.each([
    ["HTTP 401", () => new Response(null, { status: 401 })],
    ["AUTH_NOT_AUTHORIZED", () => createGraphQlErrorResponse("no", "AUTH_NOT_AUTHORIZED")],
  ] as const)("signs in if the service requires it (%s), then adds the project", async (_, refuse) => {
    const portal = await addWithoutSigningIn(refuse);
    await expect.poll(() => portal.getRedirects()).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem("ad_backUrl")).toBe(invitationUrl);
    portal.unmount();
    const { router } = await openSignedIn(() => ({ associateProject: true }));
    await expect.poll(() => router.state.location.pathname).toBe(urls.project);
  });
});

describe("AssociateProjectPage with the response null", () => {
  it("tells anonymous visitors that the result is unknown", async () => {
    await addWithoutSigningIn(() => Response.json({ data: { associateProject: null } }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not find out whether this worked",
    );
  });

  it("tells customers that the result is unknown", async () => {
    const { user, getRequests } = await openSignedIn(() =>
      Response.json({ data: { associateProject: null } }),
    );
    await user.click(await findAddButton());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not find out whether this worked",
    );
    // A second request would find the invitation used.
    expect(getRequests("AssociateProject")).toHaveLength(1);
  });
});

describe("AssociateProjectPage for signed-in customers", () => {
  it("adds the project when the button is clicked, and navigates to it", {
    tags: ["R7.25"],
  }, async () => {
    const { user, getRequests, router, stubResponses } = await openSignedIn(() => ({
      associateProject: true,
    }));
    await findAddButton();
    expect(getRequests("AssociateProject")).toEqual([]);
    await act(() => router.navigate("/overview"));
    await screen.findByText("There is no project here yet");
    await act(() => router.navigate(invitationUrl));
    await user.click(await findAddButton());
    await expect.poll(() => router.state.location.pathname).toBe(urls.project);
    expect(getToasts()).toMatchObject([{ tone: "positive", messageId: "page.associate.added" }]);
    expect(getRequests("AssociateProject")).toHaveLength(1);
    expect(getRequests("AssociateProject")[0]?.headers.get("authorization")).toBe("Bearer id-token");
    stubResponses({ Projects: () => createProjectsPage([createSampleProject(1)]) });
    await act(() => router.navigate("/overview"));
    expect(await screen.findByRole("link", { name: "Street of p1 7" })).toBeTruthy();
  });
});
