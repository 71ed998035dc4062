import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAttachments, row, rowNames, sampleAttachment } from "../../testing/openAttachments.tsx";
import { graphQlError } from "../../testing/responses.ts";
import type { Attachment } from "./attachmentsQuery.ts";

describe("the files of a request", () => {
  it("are listed with kind and size, as links that are safe", async () => {
    await openAttachments([
      sampleAttachment("plan"),
      sampleAttachment("roof", {
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

  it("have the limits told before a file is chosen", async () => {
    await openAttachments([sampleAttachment("plan")]);
    expect(
      screen.getByText("PDF, JPEG, PNG or HEIC, up to 10 MB each. There is room for 9 more files."),
    ).toBeTruthy();
  });

  it("may be none", async () => {
    await openAttachments([]);
    expect(screen.getByText("No file has been added yet.")).toBeTruthy();
  });

  it("can only be read where the project is archived", async () => {
    await openAttachments([sampleAttachment("plan")], { readOnly: true });
    expect(screen.getByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    let attachments: Attachment[] | undefined;
    const { user } = await openAttachments([], {
      Attachments: () => (attachments ? { attachments } : graphQlError("The archive is closed.")),
    });
    expect(screen.getByRole("alert").textContent).toContain("The archive is closed.");
    attachments = [sampleAttachment("plan")];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your files" }));
  });

  it("show hostile names as text, and what turns their order as a mark", async () => {
    const hostile = "<img src=x onerror=alert(1)>\u202Efdp.jpg";
    await openAttachments([sampleAttachment("a", { name: hostile }), sampleAttachment("b", { name: "  " })]);
    expect(rowNames()).toEqual(["<img src=x onerror=alert(1)>\uFFFDfdp.jpg", "File without a name"]);
    expect(document.querySelector("img")).toBeNull();
  });
});
