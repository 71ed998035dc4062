import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAttachments, rowNames, sampleAttachment } from "../../testing/openAttachments.tsx";
import { graphQlError } from "../../testing/responses.ts";

describe("deleting a file", () => {
  const ask = (name: string) =>
    userEvent
      .click(screen.getByRole("button", { name: `Delete ${name}` }))
      .then(() => screen.getByRole("dialog"));
  const confirm = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  it("asks first, and does nothing without a yes", async () => {
    await openAttachments([sampleAttachment("plan")]);
    const dialog = await ask("plan.pdf");
    expect(dialog.textContent).toContain("plan.pdfIt will be deleted for good.");
    await confirm("Keep file");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete plan.pdf" }));
  });

  it.each([
    ["the service deletes it", () => ({ deleteAttachment: true })],
    ["it is gone already", () => graphQlError("There is no attachment plan.", "NOT_FOUND")],
  ])("takes it off the list where %s", async (_, DeleteAttachment) => {
    const { callsOf } = await openAttachments([sampleAttachment("plan"), sampleAttachment("other")], {
      DeleteAttachment,
    });
    await ask("plan.pdf");
    await confirm("Delete file");
    await waitFor(() => expect(rowNames()).toEqual(["other.pdf"]));
    expect(callsOf("DeleteAttachment")[0]?.variables).toEqual({ requestId: "r", attachmentId: "plan" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your files" }));
    expect(screen.getByText("plan.pdf was deleted.")).toBeTruthy();
  });

  it("tells in the dialog where that fails, and tries again", async () => {
    const answers = [
      () => graphQlError("Not now."),
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => ({ deleteAttachment: true }),
    ];
    const { queryClient } = await openAttachments([sampleAttachment("plan")], {
      DeleteAttachment: () => answers.shift()?.() ?? { deleteAttachment: false },
    });
    const dialog = await ask("plan.pdf");
    await confirm("Delete file");
    expect(await within(dialog).findByText("Not now.")).toBeTruthy();
    await confirm("Try again");
    expect(await within(dialog).findByText(/We could not reach our service/)).toBeTruthy();
    await confirm("Try again");
    expect(await screen.findByText("No file has been added yet.")).toBeTruthy();
    // Told here, so not by a toast.
    const mutations = queryClient.getMutationCache().getAll();
    expect(mutations.map(({ meta }) => meta)).toEqual(mutations.map(() => ({ ownErrors: true })));
  });

  it("forgets a failure that was read", async () => {
    await openAttachments([sampleAttachment("plan")], { DeleteAttachment: () => graphQlError("Not now.") });
    const dialog = await ask("plan.pdf");
    await confirm("Delete file");
    await within(dialog).findByText("Not now.");
    await confirm("Keep file");
    expect((await ask("plan.pdf")).textContent).not.toContain("Not now.");
  });

  it("tells of a failure where the dialog was closed in the meantime", async () => {
    const answer = Promise.withResolvers<Response>();
    await openAttachments([sampleAttachment("plan")], { DeleteAttachment: () => answer.promise });
    await ask("plan.pdf");
    await confirm("Delete file");
    await confirm("Keep file");
    expect(screen.queryByRole("dialog")).toBeNull();
    answer.resolve(graphQlError("Not now."));
    expect(await screen.findByText("Not now.")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
