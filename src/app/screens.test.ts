import { expect, it } from "vitest";
import { layouts, screens } from "./screens.ts";

it("screens have the specified path, view name, layout, guard and title", {
  tags: ["R2.10", "R2.23", "R6.1"],
}, () => {
  const rows = Object.values(screens).map(({ path, viewName, layout, guard, titleTranslationKey }) => {
    const layoutGuard = layout === "cabinet" || layout === "feedback" ? layouts[layout].guard : guard;
    return [path, viewName, layout, layoutGuard, titleTranslationKey];
  });
  expect(rows).toEqual([
    ["/", "home page", "guest", "anonymous", undefined],
    ["/register/:projectId/:token", "associate project", "guest", "everybody", "page.associate.metaTitle"],
    [
      "/installed-windows/claim/:token",
      "claim installed windows",
      "guest",
      "everybody",
      "page.claim.metaTitle",
    ],
    ["/logout", "logout", "guest", "anonymous", "page.logout.metaTitle"],
    ["/overview", "project list", "cabinet", "signedIn", "page.projectList.metaTitle"],
    ["/project/:projectId", "project", "cabinet", "signedIn", "page.project.metaTitle"],
    [
      "/window-registration/:projectId?",
      "window registration",
      "cabinet",
      "signedIn",
      "page.windowRegistration.metaTitle",
    ],
    ["/faq", "faq", "cabinet", "signedIn", "page.faq.metaTitle"],
    ["/window/:windowId", "window", "cabinet", "signedIn", "page.window.metaTitle"],
    ["/authorization", "authorization", "none", "signInReturn", undefined],
    ["/feedback/:projectId", "feedback", "feedback", "none", "page.feedback.metaTitle"],
    ["/campaign-asset-preview/:campaignPositionType", "campaign asset preview", "none", "none", undefined],
  ]);
});
