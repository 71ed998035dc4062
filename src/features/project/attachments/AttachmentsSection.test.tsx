import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
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

  it("requests a four-minute-old link again on a press, and opens the new one", async () => {
    const opened: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      opened.push(this.href);
    });
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => {
      click.mockRestore();
      vi.useRealTimers();
    });
    const opening = Date.now();
    let count = 0;
    const { user, getRequests } = await openAttachments([], {
      Attachments: () => {
        count += 1;
        const links = ["plan", "roof"].map((id) =>
          createSampleAttachment(id, { link: `/files/${id}?${count}` }),
        );
        return { attachments: links };
      },
    });
    const link = screen.getByRole("link", { name: "roof.pdf" });
    const isFollowed = vi.fn(
      (event: Event) => !event.defaultPrevented && event.preventDefault() === undefined,
    );
    addEventListener("click", isFollowed);
    onTestFinished(() => removeEventListener("click", isFollowed));
    vi.setSystemTime(opening + 3.9 * 60_000);
    await user.click(link);
    expect(isFollowed).toHaveLastReturnedWith(true);
    expect(getRequests("Attachments")).toHaveLength(1);
    vi.setSystemTime(opening + 4.1 * 60_000);
    await user.click(link);
    expect(isFollowed).toHaveLastReturnedWith(false);
    await waitFor(() => expect(opened).toEqual([`${location.origin}/files/roof?2`]));
    await waitFor(() => expect(link.getAttribute("href")).toBe(`${location.origin}/files/roof?2`));
  });

  it("has no buttons when it is read-only", async () => {
    await openAttachments([createSampleAttachment("plan")], { readOnly: true });
    expect(await screen.findByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("renders nothing when it is read-only and has no files", async () => {
    const { getRequests } = await openAttachments([], { readOnly: true });
    await expect.poll(() => getRequests("Attachments")).toHaveLength(1);
    expect(screen.queryByRole("heading", { name: "Your files" })).toBeNull();
  });
});
