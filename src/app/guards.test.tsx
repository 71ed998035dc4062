import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { discoveryPath } from "../testing/identity/fakeIdentityProvider.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import { visitorResponses } from "../testing/samples/sampleProjects.ts";

describe("requireSignedIn", () => {
  it("redirects anonymous visitors to sign in and stores the back URL", { tags: ["R2.31"] }, async () => {
    const path = "/overview?from=mail#latest";
    const { requests, getRedirects, getReplacements } = await renderPortal(path, visitorResponses);
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(getRedirects()[0]?.pathname).toBe("/tenant/B2C_1_signin/oauth2/v2.0/authorize");
    expect(getRedirects()[0]?.searchParams.get("ui_locales")).toBe("en");
    expect(localStorage.getItem("ad_backUrl")).toBe(path);
    expect(getReplacements(), "Back does not lead to a page that redirects again").toEqual([true]);
    expect(requests.map(({ name }) => name)).toEqual(["RuntimeConfig", discoveryPath]);
  });

  it("redirects anonymous visitors who follow a link, and stores its target as back URL", async () => {
    const { router, getRedirects, getReplacements } = await renderPortal(
      "/?campaign=1#top",
      visitorResponses,
    );
    await screen.findByRole("heading", { level: 1 });
    void router.navigate("/project/7?tab=files");
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(localStorage.getItem("ad_backUrl")).toBe("/project/7?tab=files");
    expect(getReplacements(), "Back leads to the page of the link").toEqual([false]);
  });
});
