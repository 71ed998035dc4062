import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import {
  cancelledRequest,
  confirmLabel,
  getDialog,
  openCancelDialog,
  openConfirmStep,
} from "#testing/rendering/openCancelDialog.tsx";
import { createProjectsPage, createSampleProjectDetails } from "#testing/samples/sampleProjects.ts";
import { projectQuery } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

describe("CancelRequest", () => {
  it("cancels the request after reason and review", { tags: ["R1.5", "R4.3"] }, async () => {
    const { user, press, getRequests } = await openCancelDialog();
    const expectRequestName = () =>
      expect(within(screen.getByRole("dialog")).getByText("Street of p1 7, 20095 Hamburg")).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Why do you want to cancel?" })).toBeTruthy();
    expectRequestName();
    await expect.poll(() => document.activeElement).toBe(within(getDialog()).getByRole("heading"));
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(screen.getByRole("textbox", { name: /In your own words/ }), " We move to Kiel. ");

    await press("Continue");
    expect(screen.getByRole("dialog", { name: "Cancel this request permanently?" })).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(within(getDialog()).getByRole("heading"));
    expectRequestName();
    const facts = screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ["Requested", "2 × Roof window"],
      ["Installer", "Roof & Light"],
      ["Sent on", "March 14, 2026"],
      ["Your reason", "Something else"],
      ["In your own words", "We move to Kiel."],
    ]);

    expect(getRequests("CancelRequestWithCustomReason")).toEqual([]);

    await press(confirmLabel);
    expect(await screen.findByRole("dialog", { name: "Your request is cancelled" })).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(within(getDialog()).getByRole("heading"));
    expectRequestName();
    expect(getRequests("CancelRequestWithCustomReason").map(({ variables }) => variables)).toEqual([
      { requestId: ids.request, reasonId: createId("reason", 2), customReason: "We move to Kiel." },
    ]);
    expect(getRequests("CancelRequest")).toEqual([]);
  });

  for (const [what, name, reasonId, ...tags] of [
    ["allows no free text", "Too expensive", createId("reason", 1), "R4.3", "R1.5", "R7.20"],
    ["allows free text of which none was typed", "Something else", createId("reason", 2)],
  ] as const) {
    it(`sends only request and reason for a reason that ${what}`, { tags: [...tags] }, async () => {
      const { user, press, getRequests } = await openCancelDialog();
      await user.click(await screen.findByRole("radio", { name: "Something else" }));
      await user.type(
        screen.getByRole("textbox", { name: /In your own words/ }),
        name === "Something else" ? " " : "Kiel",
      );
      await user.click(screen.getByRole("radio", { name }));
      await press("Continue");
      await press(confirmLabel);
      await screen.findByRole("dialog", { name: "Your request is cancelled" });
      expect(getRequests("CancelRequest").map(({ variables }) => variables)).toEqual([
        { requestId: ids.request, reasonId },
      ]);
      expect(getRequests("CancelRequestWithCustomReason")).toEqual([]);
    });
  }

  it("loads the project again once the customer has closed the result", async () => {
    const { press, stubResponses, getRequests, queryClient } = await openConfirmStep();
    stubResponses({
      ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1, { activeRequest: null })]),
    });
    await press(confirmLabel);
    await screen.findByRole("dialog", { name: "Your request is cancelled" });
    expect(getRequests("ProjectDetails")).toHaveLength(1);

    await press("Back to the request");
    expect(screen.queryByRole("button", { name: "Cancel request" })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    const { queryKey } = projectQuery(ids.project);
    await waitFor(() => expect(queryClient.getQueryData(queryKey)?.activeRequest).toBeNull());
    expect(getRequests("ProjectDetails")).toHaveLength(2);
  });

  it("shows the project without the request if the visitor left without closing the dialog", async () => {
    const { press, router, getRequests } = await openConfirmStep();
    await press(confirmLabel);
    await screen.findByRole("dialog", { name: "Your request is cancelled" });
    await act(() => router.navigate("/elsewhere"));
    await act(() => router.navigate("/"));
    await waitFor(() => expect(getRequests("ProjectDetails")).toHaveLength(2));
  });

  it("opens the dialog again with the result if it was closed before the response", async () => {
    const { promise, resolve } = Promise.withResolvers<{ cancelRequest: InstallerRequest }>();
    const { press } = await openConfirmStep({ CancelRequest: () => promise });
    await press(confirmLabel);
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    resolve({ cancelRequest: cancelledRequest });
    expect(await screen.findByRole("dialog", { name: "Your request is cancelled" })).toBeTruthy();
  });
});
