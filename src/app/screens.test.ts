import { expect, it } from "vitest";
import { layouts, screens } from "./screens.ts";

it("screens have the specified path, view name, layout and guard", { tags: ["R2.10", "R6.1"] }, () => {
  const rows = Object.values(screens).map(({ path, viewName, layout, guard }) => {
    const layoutGuard = layout === "cabinet" || layout === "feedback" ? layouts[layout].guard : guard;
    return [path, viewName, layout, layoutGuard];
  });
  expect(rows).toEqual([
    ["/", "home page", "guest", "anonymous"],
    ["/register/:projectId/:token", "associate project", "guest", "everybody"],
    ["/installed-windows/claim/:token", "claim installed windows", "guest", "everybody"],
    ["/logout", "logout", "guest", "anonymous"],
    ["/overview", "project list", "cabinet", "signedIn"],
    ["/project/:projectId", "project", "cabinet", "signedIn"],
    ["/window-registration/:projectId?", "window registration", "cabinet", "signedIn"],
    ["/faq", "faq", "cabinet", "signedIn"],
    ["/window/:windowId", "window", "cabinet", "signedIn"],
    ["/authorization", "authorization", "none", "signInReturn"],
    ["/feedback/:projectId", "feedback", "feedback", "none"],
    ["/campaign-asset-preview/:campaignPositionType", "campaign asset preview", "none", "none"],
  ]);
});
