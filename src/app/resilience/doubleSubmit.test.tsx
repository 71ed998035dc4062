import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mutations, prepareMutation } from "#testing/mutations/mutations.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";

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
  it.each(Object.entries(mutations).filter(([, { send }]) => !send))(
    "sends one request for %s",
    async (_, mutation) => {
      const { path, operation } = mutation;
      const page = await renderInWorld(path, mutation);
      const { getRequests, stubResponses, queryClient, takeLoggedErrors } = page;
      let target = await prepareMutation(mutation, page);
      for (const [way, submit] of Object.entries(submissions)) {
        const pending = Promise.withResolvers<Response>();
        const before = getRequests(operation).length;
        stubResponses({ [operation]: () => pending.promise });
        submit(target);
        await expect.poll(() => getRequests(operation).length).toBeGreaterThan(before);
        // Leaves time for a second request.
        await act(() => new Promise((resolve) => setTimeout(resolve)));
        expect(getRequests(operation), `requests by ${way}`).toHaveLength(before + 1);
        pending.resolve(createErrorResponse(503));
        await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
        if (target.isConnected) continue;
        const retry = screen.queryByRole("button", { name: /^Try again/ });
        target = retry ?? (await mutation.find(page));
      }
      takeLoggedErrors();
    },
  );
});
