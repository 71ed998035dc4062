import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHttpError } from "#api/errors.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";
import { showToast } from "#ui/notices/toastStore.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function openIntroduction() {
  const portal = await renderPortal("/", visitorResponses);
  await screen.findByRole("heading", { level: 1 });
  return portal;
}

/** The landmark exists only while it has toasts. */
const findToasts = async () => within(await screen.findByRole("region", { name: "Messages" }));

describe("ToastHost", () => {
  it("shows an unhandled rejection", { tags: ["R8.12"] }, async () => {
    await openIntroduction();
    const reason = createHttpError(500, "Internal Server Error");
    act(() => void dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })));
    expect((await findToasts()).getByRole("alert").textContent).toContain(
      "Our service reported a problem. Please try again in a moment.",
    );
  });

  it("closes a toast when its button is clicked", async () => {
    const { user } = await openIntroduction();
    act(() => showToast({ tone: "info", text: "Saved.", duration: "short" }));
    await user.click((await findToasts()).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Messages" })).toBeNull();
  });

  it("shows a toast above an error screen", async () => {
    storeTestCredentials();
    const { takeLoggedErrors } = await renderPortal("/overview", {
      ...customerResponses,
      "/api/auth/me": () => createErrorResponse(404),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    // The screen logs its error in an effect, which may run after its heading is rendered.
    await waitFor(() => expect(takeLoggedErrors()).toHaveLength(1));
    act(() => showToast({ tone: "negative", text: "The offer has expired.", duration: "long" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The offer has expired.");
  });
});
