import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  createSampleAttachment,
  getRowNames,
  openAttachments,
  row,
} from "#testing/rendering/openAttachments.tsx";
import type { Attachment } from "./attachmentsQuery.ts";

describe("AttachmentsSection", () => {
  it("lists the attachments with type and size, and links only safe URLs", async () => {
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

  it("shows the limits for uploads", async () => {
    await openAttachments([createSampleAttachment("plan")]);
    expect(
      screen.getByText("PDF, JPEG, PNG or HEIC, up to 10 MB each. There is room for 9 more files."),
    ).toBeTruthy();
  });

  it("says that there are no attachments", async () => {
    await openAttachments([]);
    expect(screen.getByText("No file has been added yet.")).toBeTruthy();
  });

  it("has no buttons when it is read-only", async () => {
    await openAttachments([createSampleAttachment("plan")], { readOnly: true });
    expect(screen.getByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows the error when the attachments cannot be loaded, and loads them on retry", async () => {
    let attachments: Attachment[] | undefined;
    const { user } = await openAttachments([], {
      Attachments: () =>
        attachments ? { attachments } : createGraphQlErrorResponse("The archive is closed."),
    });
    expect(screen.getByRole("alert").textContent).toContain("The archive is closed.");
    attachments = [createSampleAttachment("plan")];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your files" }));
  });

  it("shows file names with markup as text, and replaces characters that reverse the text direction", async () => {
    const hostile = "<img src=x onerror=alert(1)>\u202Efdp.jpg";
    await openAttachments([
      createSampleAttachment("a", { name: hostile }),
      createSampleAttachment("b", { name: "  " }),
    ]);
    expect(getRowNames()).toEqual(["<img src=x onerror=alert(1)>\uFFFDfdp.jpg", "File without a name"]);
    expect(document.querySelector("img")).toBeNull();
  });
});
