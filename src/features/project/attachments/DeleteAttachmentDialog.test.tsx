import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createId, ids } from "#schema/createId.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { createSampleAttachment, getRowNames, openAttachments } from "#testing/rendering/openAttachments.tsx";
import { type Attachment, attachmentsQuery } from "./attachmentsQuery.ts";

const plan = createSampleAttachment("plan", { id: ids.attachment });

describe("DeleteAttachmentDialog", () => {
  const openDialog = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: `Delete ${name}` }));
    return screen.getByRole("dialog");
  };
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  it("deletes nothing without confirmation", async () => {
    await openAttachments([plan]);
    const dialog = await openDialog("plan.pdf");
    expect(within(dialog).getByRole("listitem", { name: "plan.pdf" })).toBeTruthy();
    expect(within(dialog).getByText("It will be deleted for good.")).toBeTruthy();
    await press("Keep file");
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Delete plan.pdf" }));
  });

  it("deletes the file and removes it from the list", { tags: ["R1.7", "R7.22"] }, async () => {
    const { getRequests } = await openAttachments([plan, createSampleAttachment("other")], {
      DeleteAttachment: () => ({ deleteAttachment: true }),
    });
    await openDialog("plan.pdf");
    await press("Delete file");
    await waitFor(() => expect(getRowNames()).toEqual(["other.pdf"]));
    expect(getRequests("DeleteAttachment")[0]?.variables).toEqual({
      requestId: ids.request,
      attachmentId: plan.id,
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Your files" }).closest("summary"));
    await expect.poll(getAnnouncement).toBe("plan.pdf was deleted.");
  });

  it("numbers files of the same name, and shows the picture of the file to delete", async () => {
    const photos = [1, 2, 3].map((number) =>
      createSampleAttachment(createId("attachment", number), { name: "image.jpg", mime: "image/jpeg" }),
    );
    const { getRequests } = await openAttachments(photos, {
      DeleteAttachment: () => ({ deleteAttachment: true }),
    });
    expect(getRowNames()).toEqual(["image.jpg", "image.jpg (2)", "image.jpg (3)"]);
    const dialog = await openDialog("image.jpg (2)");
    expect(dialog.querySelector("img")?.getAttribute("src")).toBe(
      `${location.origin}/files/${photos[1]?.id}`,
    );
    expect(within(dialog).getByRole("listitem", { name: "image.jpg (2)" })).toBeTruthy();
    await press("Delete file");
    await expect.poll(getAnnouncement).toBe("image.jpg (2) was deleted.");
    expect(getRequests("DeleteAttachment")[0]?.variables["attachmentId"]).toBe(photos[1]?.id);
  });

  it("keeps the file off the list when an older response arrives", async () => {
    const { queryClient, stubResponses } = await openAttachments([plan, createSampleAttachment("other")], {
      DeleteAttachment: () => ({ deleteAttachment: true }),
    });
    const older = Promise.withResolvers<{ attachments: Attachment[] }>();
    stubResponses({ Attachments: () => older.promise });
    void queryClient.invalidateQueries({ queryKey: attachmentsQuery(ids.request).queryKey });
    await openDialog("plan.pdf");
    await press("Delete file");
    await waitFor(() => expect(getRowNames()).toEqual(["other.pdf"]));
    await act(async () => older.resolve({ attachments: [plan, createSampleAttachment("other")] }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(getRowNames()).toEqual(["other.pdf"]);
  });

  it("removes a file from the list that somebody else has deleted", async () => {
    await openAttachments([plan, createSampleAttachment("other")], {
      DeleteAttachment: () => createGraphQlErrorResponse("There is no attachment plan.", "NOT_FOUND"),
    });
    await openDialog("plan.pdf");
    await press("Delete file");
    await waitFor(() => expect(getRowNames()).toEqual(["other.pdf"]));
  });

  it("does not show an earlier error when it opens again", async () => {
    await openAttachments([plan], {
      DeleteAttachment: () => createGraphQlErrorResponse("Not now."),
    });
    const dialog = await openDialog("plan.pdf");
    await press("Delete file");
    await within(dialog).findByText("Not now.");
    await press("Keep file");
    expect((await openDialog("plan.pdf")).textContent).not.toContain("Not now.");
  });

  it("opens again with the error if it was closed before the response", async () => {
    const response = Promise.withResolvers<Response>();
    await openAttachments([plan], { DeleteAttachment: () => response.promise });
    await openDialog("plan.pdf");
    await press("Delete file");
    await press("Keep file");
    expect(screen.queryByRole("dialog")).toBeNull();
    response.resolve(createGraphQlErrorResponse("Not now."));
    expect(await screen.findByText("Not now.")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
