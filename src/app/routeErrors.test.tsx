import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";
import { failure, graphQlError } from "../testing/responses.ts";
import { customerAnswers, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

const couldNotBeShown = ["A screen could not be shown"];

describe("a screen that cannot be shown", () => {
  it("[R5.1] says that nothing was found where the configuration is null", async () => {
    const { takeLoggedErrors } = await renderPortal("/feedback/p1", {
      RuntimeConfig: () => ({ runtimeConfig: null }),
    });
    expect(await screen.findByRole("heading", { level: 1, name: "We could not find this" })).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(couldNotBeShown);
  });

  it("tells an unreachable service from a failing one", async () => {
    const { takeLoggedErrors } = await renderPortal("/feedback/p1", {
      RuntimeConfig: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    expect(await screen.findByText(/^We could not reach our service\./)).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(couldNotBeShown);
  });

  it("has asked three times before it gives up, and asks again on demand", async () => {
    const { user, answer, callsOf, takeLoggedErrors } = await renderPortal("/feedback/p1", {
      RuntimeConfig: () => failure(503),
    });
    expect(await screen.findByText(/^This page could not be loaded\./)).toBeTruthy();
    expect(callsOf("RuntimeConfig")).toHaveLength(3);
    answer(visitorAnswers);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "How did it go?" })).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(couldNotBeShown);
  });

  it("[R2.5] [R2.7] gives way to the next navigation", async () => {
    rememberSignIn();
    const { user, answer, takeLoggedErrors } = await renderPortal("/overview", {
      ...customerAnswers,
      Projects: () => graphQlError("Sorry."),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    answer({ Projects: customerAnswers.Projects });
    await user.click(screen.getByRole("link", { name: "Help" }));
    expect(await screen.findByRole("heading", { name: "How can we help?" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Something went wrong" })).toBeNull();
    expect(takeLoggedErrors()).toEqual(couldNotBeShown);
  });

  it("[R2.5] [R2.6] makes room for the loading bar as soon as the navigation begins", async () => {
    rememberSignIn();
    const { user, answer, takeLoggedErrors } = await renderPortal("/overview", {
      ...customerAnswers,
      ShowAccount: () => graphQlError("Sorry."),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    const account = Promise.withResolvers<ReturnType<typeof customerAnswers.ShowAccount>>();
    answer({ ShowAccount: () => account.promise });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("heading", { name: "Something went wrong" })).toBeNull();
    expect(screen.getByRole("progressbar", { name: "Loading" })).toBeTruthy();
    account.resolve(customerAnswers.ShowAccount());
    expect(await screen.findByRole("heading", { name: "Hello Ada, here are your projects" })).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(takeLoggedErrors()).toEqual(couldNotBeShown);
  });
});

describe("the loading flag", () => {
  it("[R4.10] [R2.5] [R2.6] is on from the start of a navigation to its end", async () => {
    const { router, answer } = await renderPortal("/logout", visitorAnswers);
    await screen.findByRole("heading", { name: "You are signed out" });
    expect(screen.queryByRole("progressbar")).toBeNull();

    rememberSignIn();
    const session = Promise.withResolvers<Response>();
    answer({ ...customerAnswers, "/api/auth/me": () => session.promise });
    void router.navigate("/");
    expect(await screen.findByRole("progressbar", { name: "Loading" })).toBeTruthy();
    session.resolve(Response.json(customerAnswers["/api/auth/me"]()));
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(router.state.location.pathname).toBe("/overview");
  });

  it("[R4.10] [R2.6] is off after a navigation that failed", async () => {
    const { router, answer, takeLoggedErrors } = await renderPortal("/logout", visitorAnswers);
    await screen.findByRole("heading", { name: "You are signed out" });
    rememberSignIn();
    answer({ ...customerAnswers, "/api/auth/me": () => failure(404) });
    await router.navigate("/");
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(takeLoggedErrors()).toEqual(couldNotBeShown);
  });
});
