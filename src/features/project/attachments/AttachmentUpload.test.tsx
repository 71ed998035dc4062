import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import english from "#i18n/locales/en.json" with { type: "json" };
import { ids } from "#schema/createId.ts";
import { fakeImageDecoder } from "#testing/browser/fakeImageDecoder.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { FakeUpload } from "#testing/network/fakeUploads.ts";
import {
  createSampleAttachment,
  getRowNames,
  openAttachments,
  row,
} from "#testing/rendering/openAttachments.tsx";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";
import { attachmentsQuery } from "./attachmentsQuery.ts";

const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });

/** Drops the files, since the file picker would not offer invalid ones. */
function drop(...files: File[]) {
  const zone = screen.getByRole("button", { name: "Choose files" }).parentElement;
  if (!zone) throw new Error("The button is in no drop zone.");
  fireEvent.drop(zone, { dataTransfer: { files, types: ["Files"] } });
}

async function findUpload(sent: readonly FakeUpload[], name: string): Promise<FakeUpload> {
  const find = () => sent.findLast(({ fileNames }) => fileNames.includes(name));
  await waitFor(() => expect(find(), `${name} has not been sent`).toBeTruthy());
  const upload = find();
  if (!upload) throw new Error(`${name} has not been sent`);
  return upload;
}

afterEach(() => vi.restoreAllMocks());

const createResponse = (id: string) => ({ uploadAttachment: [createSampleAttachment(id)] });

describe("AttachmentUpload", () => {
  it("sends two files at a time, each with its progress, and lists the uploaded ones", {
    tags: ["R1.7", "R7.23"],
  }, async () => {
    const { sent } = await openAttachments([createSampleAttachment("old")]);
    drop(pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"));
    const a = await findUpload(sent, "a.pdf");
    const b = await findUpload(sent, "b.pdf");
    expect(sent).toHaveLength(2);
    expect(row("c.pdf").getByText("Waiting")).toBeTruthy();
    await a.progress(0.25);
    await b.progress(1);
    expect(row("a.pdf").getByText("Sending, 25%")).toBeTruthy();
    expect(row("a.pdf").getByRole("progressbar", { name: "Sending a.pdf" }).getAttribute("value")).toBe(
      "0.25",
    );
    expect(row("b.pdf").getByText("Almost done")).toBeTruthy();
    expect(row("b.pdf").getByRole("progressbar").hasAttribute("value")).toBe(false);
    await a.respondWithData(createResponse("a"));
    expect(await screen.findByRole("link", { name: "a.pdf" })).toBeTruthy();
    await expect.poll(getAnnouncement).toBe("a.pdf was added.");
    await (await findUpload(sent, "c.pdf")).respondWithData(createResponse("c"));
    await b.respondWithData(createResponse("b"));
    await screen.findByRole("link", { name: "b.pdf" });
    expect(getRowNames()).toEqual(["old.pdf", "a.pdf", "c.pdf", "b.pdf"]);
    expect(screen.getByText(/There is room for 6 more files/)).toBeTruthy();
  });

  it("continues with the other files when one fails, and sends the failed one again on retry", async () => {
    const { sent, user } = await openAttachments([]);
    drop(pdf("a.pdf"), pdf("b.pdf"));
    const a = await findUpload(sent, "a.pdf");
    await a.progress(0.5);
    await a.loseConnection();
    const connectionLost = /lost while the file was sent/;
    expect(row("a.pdf").getByText(connectionLost)).toBeTruthy();
    await expect.poll(getAnnouncement).toMatch(connectionLost);
    await (await findUpload(sent, "b.pdf")).respondWithData(createResponse("b"));
    await screen.findByRole("link", { name: "b.pdf" });
    await user.click(screen.getByRole("button", { name: "Try again: a.pdf" }));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Stop sending a.pdf" }));
    expect(row("a.pdf").queryByText(connectionLost)).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(3));
    await (await findUpload(sent, "a.pdf")).respondWithData(createResponse("a"));
    expect(await screen.findByRole("link", { name: "a.pdf" })).toBeTruthy();
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Your files" }).closest("summary"));
  });

  it("offers no retry for a file that the service refuses", async () => {
    const { sent } = await openAttachments([]);
    drop(pdf("a.pdf"));
    const virus = "“a.pdf” contains a virus.";
    await (await findUpload(sent, "a.pdf")).respond(createValidationErrorResponse({ "files.0": virus }));
    expect(await row("a.pdf").findByText(virus)).toBeTruthy();
    expect(row("a.pdf").getByText("Not added")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
  });

  it.each([0, 0.5])(
    "reports, without a retry, that a file has changed since it was chosen, if the request fails at the share %f",
    async (progress) => {
      const { sent } = await openAttachments([]);
      drop(pdf("a.pdf"));
      const upload = await findUpload(sent, "a.pdf");
      if (progress > 0) await upload.progress(progress);
      vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(
        new DOMException("changed", "NotReadableError"),
      );
      await upload.loseConnection();
      const text = "This file could not be read. It may have been moved or changed: choose it again.";
      expect(await row("a.pdf").findByText(text)).toBeTruthy();
      expect(row("a.pdf").getByText("Not added")).toBeTruthy();
      expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
    },
  );

  it("offers a retry once the wait for a busy service is over", async () => {
    const { sent } = await openAttachments([]);
    drop(pdf("a.pdf"));
    const response = new Response(null, { status: 429, headers: { "retry-after": "60" } });
    await (await findUpload(sent, "a.pdf")).respond(response);
    expect(await row("a.pdf").findByText("Our service is busy. You can try again in 1 minute.")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /Try again/ }).disabled).toBe(true);
  });

  it("sends a photo that is too big only after the visitor has shrunk it", async () => {
    fakeImageDecoder({ width: 8000, height: 4000, bytesPerPixel: 2 });
    const { sent, user } = await openAttachments([]);
    drop(new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(10 * 1024 * 1024)], "roof.jpg"));
    expect(await row("roof.jpg").findByText(/^This photo is too big: at most 10 MB/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Make smaller and add: roof.jpg" }));
    expect((await findUpload(sent, "roof.jpg")).body.get("0")).toMatchObject({
      type: "image/jpeg",
      // 4,096 × 2,048 pixels would be 16 MiB; halved they fit.
      size: 2896 * 1448 * 2,
    });
  });

  it("keeps an uploaded file on the list when an older response arrives", async () => {
    const { sent, queryClient, stubResponses } = await openAttachments([]);
    drop(pdf("a.pdf"));
    const upload = await findUpload(sent, "a.pdf");
    const older = Promise.withResolvers<{ attachments: [] }>();
    stubResponses({ Attachments: () => older.promise });
    void queryClient.invalidateQueries({ queryKey: attachmentsQuery(ids.request).queryKey });
    await upload.respondWithData(createResponse("a"));
    await screen.findByRole("link", { name: "a.pdf" });
    await act(async () => older.resolve({ attachments: [] }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(getRowNames()).toEqual(["a.pdf"]);
  });

  it("asks before it cancels an upload", async () => {
    const { sent, user, router } = await openAttachments([]);
    drop(pdf("a.pdf"));
    const upload = await findUpload(sent, "a.pdf");
    await act(() => router.navigate("/elsewhere"));
    expect(await screen.findByRole("dialog", { name: "Leave while files are being sent?" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep sending" }));
    expect(upload.isAborted()).toBe(false);
    await act(() => router.navigate("/elsewhere"));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeTruthy();
    expect(upload.isAborted()).toBe(true);
  });

  it("finds a renamed file whose response was lost, and does not send it again", async () => {
    const { sent, stubResponses } = await openAttachments([createSampleAttachment("old")]);
    const plan = pdf("My plan.pdf");
    drop(plan);
    const upload = await findUpload(sent, "My plan.pdf");
    const stored = createSampleAttachment("new", { name: "My_plan.pdf", size: plan.size });
    stubResponses({ Attachments: () => ({ attachments: [createSampleAttachment("old"), stored] }) });
    await upload.progress(1);
    await upload.loseConnection();
    expect(await screen.findByRole("link", { name: "My_plan.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
    expect(getRowNames()).toEqual(["old.pdf", "My_plan.pdf"]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    {
      case: "an unexpected error",
      fail: (upload: FakeUpload) =>
        upload.respond(createGraphQlErrorResponse("Unexpected Execution Error", "")),
      text: "We could not find out whether this worked. Please check before you try again.",
    },
    {
      case: "nothing",
      fail: (upload: FakeUpload) => upload.loseConnection(),
      text: english["upload.problem.lostAtEnd"],
    },
  ])("does not deny that a file arrived after $case if the list cannot be loaded", async ({ fail, text }) => {
    const { sent, stubResponses } = await openAttachments([]);
    drop(pdf("a.pdf"));
    const upload = await findUpload(sent, "a.pdf");
    await upload.progress(1);
    stubResponses({ Attachments: () => createErrorResponse(500) });
    await fail(upload);
    expect(await row("a.pdf").findByText(text)).toBeTruthy();
    expect(row("a.pdf").queryByText("Not sent")).toBeNull();
    await expect.poll(getAnnouncement).toBe(`a.pdf: ${text}`);
  });

  it("loads the list again if the record of the added file cannot be read", async () => {
    const { sent, stubResponses } = await openAttachments([]);
    drop(pdf("a.pdf"));
    stubResponses({ Attachments: () => ({ attachments: [createSampleAttachment("a")] }) });
    const withoutId = { ...createSampleAttachment("a"), id: null };
    await (await findUpload(sent, "a.pdf")).respondWithData({ uploadAttachment: [withoutId] });
    expect(await screen.findByRole("link", { name: "a.pdf" })).toBeTruthy();
  });

  it("asks before the page unloads until all files are sent", async () => {
    const { sent } = await openAttachments([]);
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asks()).toBe(false);
    drop(pdf("a.pdf"));
    const upload = await findUpload(sent, "a.pdf");
    expect(asks()).toBe(true);
    await upload.respondWithData(createResponse("a"));
    await screen.findByRole("link", { name: "a.pdf" });
    expect(asks()).toBe(false);
  });
});
