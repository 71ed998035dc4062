import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { changeLocale } from "../i18n/locale/activeLocale.ts";
import { removeAttempts } from "../session/sign-in/signInAttempts.ts";
import { createCredentialStore } from "../session/tokens/credentialStore.ts";
import {
  createCallbackUrl,
  createErrorCallbackUrl,
  createProviderResponses,
  setClock,
} from "../testing/identity/fakeIdentityProvider.ts";
import { redirectToProvider } from "../testing/identity/loadSessionPage.ts";
import { returnFromProvider } from "../testing/identity/returnFromProvider.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "../testing/samples/sampleProjects.ts";

beforeEach(() => setClock());

afterEach(() => void vi.useRealTimers());

const projectListHeading = { name: "Welcome, Ada Berg" };

function getPathAndHash({ pathname, hash }: URL): string {
  return pathname + hash;
}

/** With the parameter trl, ids take the place of the active locale's texts. */
async function restoreTexts() {
  history.replaceState(null, "", "/");
  await changeLocale("de");
  await changeLocale("en");
}

it("the authorization route keeps the parameter trl in the URL", async () => {
  onTestFinished(restoreTexts);
  const { takeLoggedErrors } = await renderPortal("/authorization?trl", visitorResponses);
  await screen.findByRole("heading", { level: 1 });
  expect(location.search).toBe("?trl");
  takeLoggedErrors();
});

it("a redirect of a signed-in visitor keeps the parameter trl in the URL", async () => {
  onTestFinished(restoreTexts);
  storeTestCredentials();
  const { router } = await renderPortal("/?trl", customerResponses);
  await waitFor(() => expect(router.createHref(router.state.location)).toBe("/overview?trl"));
});

describe("authorization route: successful return", () => {
  it("redirects to the stored back URL", { tags: ["R2.12"] }, async () => {
    const { router } = await returnFromProvider("/faq?from=mail#latest");
    expect(await screen.findByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    expect(router.createHref(router.state.location)).toBe("/faq?from=mail#latest");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("redirects to the project list without a back URL", { tags: ["R2.13"] }, async () => {
    const { router } = await returnFromProvider();
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("removes the provider's response from the URL at once", async () => {
    const { attempt } = await redirectToProvider();
    await renderPortal(getPathAndHash(await createCallbackUrl(attempt)), {
      RuntimeConfig: () => new Promise<never>(() => {}),
    });
    expect(location.href).toBe("http://localhost:3000/authorization");
  });

  it("redirects a visitor who cancelled to the introduction", { tags: ["R2.14", "R8.8"] }, async () => {
    const { attempt } = await redirectToProvider("/faq");
    const returnUrl = createErrorCallbackUrl(
      attempt,
      "AADB2C90091: The user has cancelled entering self-asserted information.",
    );
    const { router } = await renderPortal(getPathAndHash(returnUrl), visitorResponses);
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("replaces its history entry if a signed-in visitor cancelled and the introduction redirects again", async () => {
    const { attempt } = await redirectToProvider();
    storeTestCredentials();
    const returnUrl = createErrorCallbackUrl(attempt, "AADB2C90091: The user has cancelled.");
    const { router } = await renderPortal(getPathAndHash(returnUrl), customerResponses);
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("replaces its history entry by the reset policy's page", async () => {
    const { attempt } = await redirectToProvider();
    const returnUrl = createErrorCallbackUrl(attempt, "AADB2C90118: The user has forgotten their password.");
    const { getRedirects, getReplacements } = await renderPortal(getPathAndHash(returnUrl), visitorResponses);
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(getRedirects()[0]?.pathname).toMatch("/B2C_1_reset");
    expect(getReplacements()).toEqual([true]);
  });
});

/** The console has the reason for developers, besides the visitor's text. */
const loggedErrors = ["The sign-in failed"];

describe("authorization route: failed return", () => {
  async function getRefusedReturnUrl(): Promise<string> {
    const { attempt } = await redirectToProvider();
    const description = "AADB2C90037: An error occurred.\r\nCorrelation ID: 1";
    return getPathAndHash(createErrorCallbackUrl(attempt, description));
  }

  async function getReturnUrlOfAnotherClient(): Promise<string> {
    const { attempt } = await redirectToProvider();
    return getPathAndHash(await createCallbackUrl(attempt, { aud: "another" }));
  }

  it("shows any other error of the provider with its description", { tags: ["R8.9"] }, async () => {
    const { takeLoggedErrors } = await renderPortal(await getRefusedReturnUrl(), visitorResponses);
    expect(await screen.findByText(/^The sign-in service could not sign you in/)).toBeTruthy();
    expect(screen.getByText("AADB2C90037: An error occurred.").closest("details")?.open).toBe(false);
    expect(takeLoggedErrors()).toEqual(loggedErrors);
  });

  it.each([
    [
      "an error that does not belong to a sign-in of this browser",
      async () => "/authorization#error=x&error_description=AADB2C90037",
      "This sign-in was not started in this browser. Please sign in again.",
      "The state does not match a sign-in attempt of this browser.",
    ],
    [
      "a response without a code",
      async () => "/authorization#state=s",
      "The sign-in page sent you back without signing you in. Please sign in again.",
      "'Code' parameter is not provided",
    ],
    [
      "an id token of another client, with the reason of a library",
      getReturnUrlOfAnotherClient,
      "The sign-in service could not sign you in. Please try again in a moment.",
      /JWT .*claim value/,
    ],
  ])("explains %s and offers to sign in again", async (_, getUrl, text, technicalReason) => {
    const { takeLoggedErrors } = await renderPortal(await getUrl(), {
      ...visitorResponses,
      ...(await createProviderResponses()),
    });
    expect(await screen.findByRole("heading", { name: "Signing in did not work" })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(technicalReason).closest("details")?.open).toBe(false);
    expect(screen.getByRole("button", { name: "Sign in again" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/");
    const phone = screen.getByRole("link", { name: /^Customer service: \+49\s30\s23125\s100$/ });
    expect(phone.getAttribute("href")).toBe("tel:+493023125100");
    expect(takeLoggedErrors()).toEqual(loggedErrors);
  });

  it("replaces its history entry by the provider's page if the visitor signs in again", async () => {
    const { user, getRedirects, getReplacements, takeLoggedErrors } = await renderPortal(
      "/authorization",
      visitorResponses,
    );
    await user.click(await screen.findByRole("button", { name: "Sign in again" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(getReplacements()).toEqual([true]);
    expect(takeLoggedErrors()).toEqual(loggedErrors);
  });
});

describe("authorization route: return without an attempt", () => {
  /** The path and hash of a return URL whose attempt has ended. */
  async function getUsedReturnUrl(): Promise<string> {
    const { attempt } = await redirectToProvider();
    const returnUrl = getPathAndHash(await createCallbackUrl(attempt));
    removeAttempts(createCredentialStore());
    return returnUrl;
  }

  it.each([
    ["is used again", getUsedReturnUrl],
    ["has no response, as after Back", async () => "/authorization"],
  ])("redirects a signed-in visitor to the project list if it %s", async (_, getUrl) => {
    const returnUrl = await getUrl();
    storeTestCredentials();
    const { router, queryClient, requests } = await renderPortal(returnUrl, customerResponses);
    expect(await screen.findByRole("heading", projectListHeading)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/overview");
    expect(requests.filter(({ url }) => url.includes("/tenant/"))).toEqual([]);
    expect(queryClient.getQueryData(["session"])).toMatchObject({ justAuthorized: false });
  });
});
