import "#testing/dialogElement.ts";
import { act, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { fakeIntersectionObserver } from "#testing/browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { type MalformedResponse, malformedResponse } from "#testing/malformed-responses/malformedResponse.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { validResponses } from "#testing/samples/validResponses.ts";
import { getRunCount } from "./generatedCases.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: getRunCount(45) });

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

type CallName = keyof typeof validResponses;

/** The page on which the portal sends each request. */
const pages: Partial<Record<CallName, string>> = {
  RuntimeConfig: "/overview",
  ShowAccount: "/overview",
  "/api/auth/me": "/overview",
  "/api/campaigns": "/overview",
  Projects: "/overview",
  UnreadNotifications: "/project/project-1",
  MakeNotificationRead: "/project/project-1",
  ProjectDetails: "/project/project-1",
  ShowRequest: "/project/project-1",
  Attachments: "/project/project-1",
  RegisteredWindows: "/overview",
  FaqContent: "/faq?q=window",
  DocumentContent: "/faq",
  BookmarkContent: "/faq",
  RegisteredWindowById: "/window/window-1",
};

let cases = 0;
afterAll(() => {
  process.stdout.write(`Malformed responses to the whole portal: ${cases} cases.\n`);
});

/** Collects uncaught errors and unhandled rejections until the test ends. */
function collectUncaughtErrors(): unknown[] {
  const uncaught: unknown[] = [];
  const handleError = (event: ErrorEvent) => void uncaught.push(event.error);
  const handleRejection = (reason: unknown) => void uncaught.push(reason);
  addEventListener("error", handleError);
  process.on("unhandledRejection", handleRejection);
  onTestFinished(() => {
    removeEventListener("error", handleError);
    process.off("unhandledRejection", handleRejection);
  });
  return uncaught;
}

const entries = Object.entries(pages).filter(
  (entry): entry is [CallName, string] => entry[0] in validResponses,
);

it.each(entries)(
  "a malformed response of %s leaves no blank page and no uncaught error",
  { timeout: 60_000 },
  async (name, path) => {
    const uncaught = collectUncaughtErrors();
    let close = () => {};
    await fc.assert(
      fc
        .asyncProperty(malformedResponse(validResponses[name]()).filter(hasServiceUrl), async (response) => {
          storeTestCredentials();
          const portal = await renderPortal(path, {
            ...validResponses,
            [name]: () => createResponse(name, response),
          });
          close = () => {
            // Any error may be logged.
            portal.takeLoggedErrors();
            portal.unmount();
          };
          const viewport = fakeIntersectionObserver();
          await expect.poll(() => getScreenText() || "blank").not.toBe("blank");
          await settle();
          viewport.showAll();
          await settle();
          const bell = screen.queryByRole("button", { name: /unread/ });
          if (bell) await portal.user.click(bell);
          expect(getScreenText()).not.toBe("");
          expect(document.querySelector("h1")?.textContent).not.toBe("");
          expect(screen.queryByText("Unexpected Application Error!")).toBeNull();
          expect(uncaught).toEqual([]);
          cases += 1;
        })
        .afterEach(() => close()),
    );
  },
);

/** With another URL of the registration service its requests would not reach the fake service. */
const hasServiceUrl = ({ faults }: MalformedResponse) =>
  !faults.some(({ path }) => path.includes("registrationServiceUrl"));

const createResponse = (name: CallName, { data }: MalformedResponse) =>
  Response.json(name.startsWith("/") ? data : { data });

/** The text of the screen; an error screen without a layout has no `main`. */
const getScreenText = () => document.querySelector("main, h1")?.textContent?.trim() ?? "";

/** Lets the portal render and send the requests that follow. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}
