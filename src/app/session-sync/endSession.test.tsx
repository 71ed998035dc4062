import { screen, waitFor } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { queryKeys } from "#api/queryKeys.ts";
import { ids } from "#schema/createId.ts";
import { readDraft, writeDraft } from "#storage/drafts.ts";
import { createTestSession } from "#testing/identity/createTestSession.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import {
  createProjectsPage,
  createSampleProject,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { handleSessionEnd } from "./endSession.ts";

describe("handleSessionEnd.expired", () => {
  it("redirects to sign in once and without a toast, and stores the back URL", async () => {
    storeTestCredentials();
    const { user, stubResponses, getRedirects, queryClient } = await renderPortal("/overview?from=mail", {
      ...customerResponses,
      Projects: () => createProjectsPage([createSampleProject(1)], true),
    });
    const loadMore = await screen.findByRole("button", { name: "Load more" });
    localStorage.setItem("ad_refreshTokenExpiresAt", "1");
    stubResponses({
      Projects: () => createGraphQlErrorResponse("Please sign in.", "AUTH_NOT_AUTHORIZED"),
      UnreadNotifications: () => createGraphQlErrorResponse("Please sign in.", "AUTH_NOT_AUTHORIZED"),
    });
    void queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
    await user.click(loadMore);
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview?from=mail");
    expect(localStorage.getItem("ad_idToken")).toBeNull();
    expect(screen.queryByText("Please sign in.")).toBeNull();
  });

  it("redirects to sign in if the expired token cannot be refreshed, regardless of the service's response", async () => {
    storeTestCredentials();
    const { user, getRedirects, getReplacements } = await renderPortal("/overview", {
      ...customerResponses,
      Projects: () => createProjectsPage([createSampleProject(1)], true),
    });
    const loadMore = await screen.findByRole("button", { name: "Load more" });
    localStorage.setItem("ad_idTokenExpiresAt", "1");
    localStorage.setItem("ad_refreshTokenExpiresAt", "1");
    await user.click(loadMore);
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview");
    expect(getReplacements(), "Back does not lead to a page that redirects again").toEqual([true]);
  });

  it("keeps drafts if the visitor was not signed in", async () => {
    const scope = { accountId: ids.account, form: "registration " };
    writeDraft(scope, "half a window");
    await handleSessionEnd.expired(createTestSession(), createMemoryRouter([{ path: "/" }]));
    expect(readDraft(scope)).toBe("half a window");
  });
});
