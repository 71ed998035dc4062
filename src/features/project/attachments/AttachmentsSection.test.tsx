import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createSampleAttachment, openAttachments, row } from "#testing/rendering/openAttachments.tsx";

describe("AttachmentsSection", () => {
  it("lists the attachments with type and size, and links only safe URLs", { tags: ["R7.15"] }, async () => {
    await openAttachments([
      createSampleAttachment("plan"),
      createSampleAttachment("roof", {
        name: "roof.jpg",
        mime: "image/jpeg",
        size: 2.5 * 1024 * 1024,
        link: "javascript:1",
      }),
    ]);
    expect(screen.getByRole("link", { name: "plan.pdf" }).getAttribute("href")).toBe(
      `${location.origin}/files/plan`,
    );
    expect(row("plan.pdf").getByText("PDF document, 340 kB")).toBeTruthy();
    expect(row("roof.jpg").getByText("JPEG photo, 2.5 MB")).toBeTruthy();
    expect(row("roof.jpg").queryByRole("link")).toBeNull();
  });

  it("has no buttons when it is read-only", async () => {
    await openAttachments([createSampleAttachment("plan")], { readOnly: true });
    expect(await screen.findByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not there when it is read-only and there are no files", async () => {
    const { getRequests } = await openAttachments([], { readOnly: true });
    await expect.poll(() => getRequests("Attachments")).toHaveLength(1);
    expect(screen.queryByRole("heading", { name: "Your files" })).toBeNull();
  });
});
