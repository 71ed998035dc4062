import "#testing/dialogElement.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { actionResponses } from "#testing/mutations/actionResponses.ts";
import { mutationActions, prepareMutation } from "#testing/mutations/mutationActions.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { sendUploadsByFetch } from "#testing/network/sendUploadsByFetch.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

/** Ways to submit twice before the next render. */
const submissions = {
  "a double click": (target: HTMLElement) => {
    fireEvent.click(target);
    fireEvent.click(target);
  },
  "the Enter key held down": (target: HTMLElement) => {
    const form = target.closest("form");
    for (let repeat = 0; repeat < 3; repeat += 1) {
      if (form) fireEvent.submit(form);
      else fireEvent.click(target);
    }
  },
};

describe("double submission", () => {
  it.each(Object.entries(mutationActions).filter(([, { send }]) => !send))(
    "sends one request for %s",
    async (_, action) => {
      const { path, operation, responses } = action;
      storeTestCredentials();
      const { user, getRequests, stubResponses, queryClient, takeLoggedErrors } = await renderPortal(path, {
        ...actionResponses,
        ...responses,
      });
      sendUploadsByFetch();
      let target = await prepareMutation(action, user, stubResponses);
      for (const [way, submit] of Object.entries(submissions)) {
        const pending = Promise.withResolvers<Response>();
        const before = getRequests(operation).length;
        stubResponses({ [operation]: () => pending.promise });
        submit(target);
        await expect.poll(() => getRequests(operation).length).toBeGreaterThan(before);
        // A second request would have been sent by now.
        await act(() => new Promise((resolve) => setTimeout(resolve)));
        expect(getRequests(operation), `requests by ${way}`).toHaveLength(before + 1);
        pending.resolve(createErrorResponse(503));
        await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
        if (target.isConnected) continue;
        const retry = screen.queryByRole("button", { name: /^Try again/ });
        target = retry ?? (await action.find(user, stubResponses));
      }
      takeLoggedErrors();
    },
  );
});
