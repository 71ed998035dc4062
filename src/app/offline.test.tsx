import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Answers } from "../testing/fakeService.ts";
import { setOnline } from "../testing/network.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { customerAnswers, samplePage, sampleProject, visitorAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

const words = /^You are offline\./;
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const projects = { Projects: () => samplePage([sampleProject("a")]) } satisfies Answers;

it("says so as long as the network is missing, for readers too", async () => {
  await renderPortal("/", visitorAnswers);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(words)).toBeNull();
  setOnline(false);
  expect((await screen.findByText(words)).closest("[role=status]")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it("lets a list wait for the network, and loads it by itself", async () => {
  rememberSignIn();
  const { router, callsOf, answer } = await renderPortal("/faq", customerAnswers);
  await screen.findByRole("heading", { name: "How can we help?" });
  setOnline(false);
  answer({ Projects: unreachable });
  void router.navigate("/overview");
  await screen.findByText("Your projects are loading.");
  expect(callsOf("Projects")).toHaveLength(0);
  answer(projects);
  setOnline(true);
  expect(await screen.findByRole("link", { name: "Street of a 7" })).toBeTruthy();
  expect(callsOf("Projects")).toHaveLength(1);
});

it("goes on with a call that the network was lost under", async () => {
  rememberSignIn();
  const lost = Promise.withResolvers<never>();
  const { callsOf, answer } = await renderPortal("/overview", {
    ...customerAnswers,
    Projects: () => lost.promise,
  });
  await screen.findByText("Your projects are loading.");
  expect(callsOf("Projects")).toHaveLength(1);
  setOnline(false);
  answer(projects);
  lost.reject(new TypeError("Failed to fetch"));
  setOnline(true);
  expect(await screen.findByRole("link", { name: "Street of a 7" })).toBeTruthy();
});

it("says at once that a form cannot be sent, keeps what was entered, and sends it afterwards", async () => {
  const { user, callsOf, answer } = await renderPortal("/feedback/p1", {
    ...visitorAnswers,
    GiveFeedback: unreachable,
  });
  await user.click(await screen.findByRole("radio", { name: "Good" }));
  const comment = screen.getByRole<HTMLTextAreaElement>("textbox");
  await user.type(comment, "Half of it");
  setOnline(false);
  await user.type(comment, " and the rest");
  await user.click(screen.getByRole("button", { name: "Send feedback" }));
  expect(await screen.findByText(/what you entered is still here/)).toBeTruthy();
  expect(comment.value).toBe("Half of it and the rest");

  answer({ GiveFeedback: () => ({ giveFeedback: true }) });
  setOnline(true);
  await user.click(screen.getByRole("button", { name: "Send feedback" }));
  expect(await screen.findByRole("heading", { name: "Thank you for your feedback" })).toBeTruthy();
  expect(callsOf("GiveFeedback").at(-1)?.variables).toMatchObject({
    rating: 3,
    comment: "Half of it and the rest",
  });
});

it("shows a screen by itself that could not be loaded without a network", async () => {
  const { answer, takeLoggedErrors } = await renderPortal("/feedback/p1", { RuntimeConfig: unreachable });
  await screen.findByText(/^We could not reach our service\./);
  setOnline(false);
  answer(visitorAnswers);
  expect(await screen.findByText(words)).toBeTruthy();
  setOnline(true);
  expect(await screen.findByRole("heading", { name: "How did it go?" })).toBeTruthy();
  expect(takeLoggedErrors()).toEqual(["A screen could not be shown"]);
});
