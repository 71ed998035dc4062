import "../../testing/dialogElement.ts";
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { actionResponses } from "../../testing/mutations/actionResponses.ts";
import { mutationActions, prepareMutation } from "../../testing/mutations/mutationActions.ts";
import { createErrorResponse } from "../../testing/network/errorResponses.ts";
import { sendUploadsByFetch } from "../../testing/network/sendUploadsByFetch.ts";
import { renderPortal } from "../../testing/screens/renderPortal.tsx";
import { storeTestCredentials } from "../../testing/session/storeTestCredentials.ts";

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

/** Ways to submit twice before the next render. */
const submissions = {
  "double click": (target: HTMLElement) => {
    fireEvent.click(target);
    fireEvent.click(target);
  },
  "Enter key held down": (target: HTMLElement) => {
    const form = target.closest("form");
    for (let repeat = 0; repeat < 3; repeat += 1) {
      if (form) fireEvent.submit(form);
      else fireEvent.click(target);
    }
  },
};

describe.each(Object.entries(submissions))("double submission by %s", (_, submit) => {
  it.each(Object.entries(mutationActions).filter(([, { send }]) => !send))(
    "sends one request for %s",
    async (__, action) => {
      const { path, operation, responses } = action;
      storeTestCredentials();
      const pending = Promise.withResolvers<Response>();
      onTestFinished(() => pending.resolve(createErrorResponse(400)));
      const { user, getRequests, stubResponses } = await renderPortal(path, {
        ...actionResponses,
        ...responses,
      });
      sendUploadsByFetch();
      const target = await prepareMutation(action, user, stubResponses);
      const before = getRequests(operation).length;
      stubResponses({ [operation]: () => pending.promise });
      submit(target);
      await expect.poll(() => getRequests(operation).length).toBeGreaterThan(before);
      // A second request would have been sent by now.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(getRequests(operation)).toHaveLength(before + 1);
    },
  );
});
