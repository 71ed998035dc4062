import "../testing/dialogElement.ts";
import { act, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { type BrokenAnswer, brokenAnswer } from "../testing/brokenAnswer.ts";
import { fakeViewport } from "../testing/fakeViewport.ts";
import { goodAnswers } from "../testing/goodAnswers.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { rememberSignIn } from "../testing/signedIn.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 15 });

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

type CallName = keyof typeof goodAnswers;

/** Where the portal asks, when it is opened. */
const addresses: Partial<Record<CallName, string>> = {
  RuntimeConfig: "/overview",
  ShowAccount: "/overview",
  "/api/auth/me": "/overview",
  "/api/campaigns": "/overview",
  Projects: "/overview",
  UnreadNotifications: "/project/project-1",
  MakeNotificationRead: "/project/project-1",
  ProjectDetails: "/project/project-1",
  ProjectRequests: "/project/project-1",
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
  process.stdout.write(`Broken answers to the whole portal: ${cases} cases.\n`);
});

/** What nobody caught while a test ran. */
function uncaughtErrors(): unknown[] {
  const uncaught: unknown[] = [];
  const onError = (event: ErrorEvent) => void uncaught.push(event.error);
  const onRejection = (reason: unknown) => void uncaught.push(reason);
  addEventListener("error", onError);
  process.on("unhandledRejection", onRejection);
  onTestFinished(() => {
    removeEventListener("error", onError);
    process.off("unhandledRejection", onRejection);
  });
  return uncaught;
}

const entries = Object.entries(addresses).filter(
  (entry): entry is [CallName, string] => entry[0] in goodAnswers,
);

it.each(entries)(
  "%s, broken, leaves no blank page and no error that nobody catches",
  { timeout: 60_000 },
  async (name, address) => {
    const uncaught = uncaughtErrors();
    let close = () => {};
    await fc.assert(
      fc
        .asyncProperty(brokenAnswer(goodAnswers[name]()).filter(leadsToService), async (broken) => {
          rememberSignIn();
          const portal = await renderPortal(address, {
            ...goodAnswers,
            [name]: () => answerOf(name, broken),
          });
          close = () => {
            // Whatever the portal tells developers of is welcome here.
            portal.takeLoggedErrors();
            portal.takeDown();
          };
          const viewport = fakeViewport();
          await expect.poll(() => shownText() || "blank", { timeout: 5000 }).not.toBe("blank");
          await settled();
          viewport.showAll();
          await settled();
          const bell = screen.queryByRole("button", { name: /unread/ });
          if (bell) await portal.user.click(bell);
          expect(shownText()).not.toBe("");
          expect(document.querySelector("h1")?.textContent).not.toBe("");
          expect(screen.queryByText("Unexpected Application Error!")).toBeNull();
          expect(uncaught).toEqual([]);
          cases += 1;
        })
        .afterEach(() => close()),
    );
  },
);

/** An address of the registration service that is wrong would lead past the fake service. */
const leadsToService = ({ faults }: BrokenAnswer) =>
  !faults.some(({ at }) => at.includes("registrationServiceUrl"));

const answerOf = (name: CallName, { answer }: BrokenAnswer) =>
  Response.json(name.startsWith("/") ? answer : { data: answer });

/** What the screen says; an error screen without a layout stands on its own. */
const shownText = () => document.querySelector("main, h1")?.textContent?.trim() ?? "";

/** Lets the portal draw what has come, and ask for what follows. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}
