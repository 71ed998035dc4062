import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeUpload } from "../../testing/fakeUpload.ts";
import { openAttachments, row, rowNames, sampleAttachment } from "../../testing/openAttachments.tsx";
import { failure, graphQlError } from "../../testing/responses.ts";

const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });

/** Drops files, as the picker would not let the wrong ones through. */
function drop(...files: File[]) {
  const zone = screen.getByRole("button", { name: "Choose files" }).parentElement;
  if (!zone) throw new Error("the button stands in no zone");
  fireEvent.drop(zone, { dataTransfer: { files, types: ["Files"] } });
}

async function uploadOf(sent: readonly FakeUpload[], name: string): Promise<FakeUpload> {
  const found = () => sent.findLast(({ fileNames }) => fileNames.includes(name));
  await waitFor(() => expect(found(), `${name} has not been sent`).toBeTruthy());
  const upload = found();
  if (!upload) throw new Error(`${name} has not been sent`);
  return upload;
}

const added = (id: string) => ({ uploadAttachment: [sampleAttachment(id)] });
const news = () => screen.getByRole("log").textContent;

describe("adding files", () => {
  it("sends each with its own progress, two at a time, and lists what has arrived", async () => {
    const { sent } = await openAttachments([sampleAttachment("old")]);
    drop(pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"));
    const a = await uploadOf(sent, "a.pdf");
    const b = await uploadOf(sent, "b.pdf");
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
    await a.answer(added("a"));
    expect(await screen.findByRole("link", { name: "a.pdf" })).toBeTruthy();
    expect(news()).toBe("a.pdf was added. ");
    await (await uploadOf(sent, "c.pdf")).answer(added("c"));
    await b.answer(added("b"));
    await screen.findByRole("link", { name: "b.pdf" });
    expect(rowNames()).toEqual(["old.pdf", "a.pdf", "c.pdf", "b.pdf"]);
    expect(screen.getByText(/There is room for 6 more files/)).toBeTruthy();
  });

  it("refuses what may not be sent, each with its reason, and sends the rest", async () => {
    const { sent, user } = await openAttachments([]);
    const tooBig = new File(["%PDF-", new Uint8Array(10 * 1024 * 1024)], "big.pdf", {
      type: "application/pdf",
    });
    const disguised = new File(["MZ"], "plan.pdf", { type: "application/pdf" });
    drop(
      new File(["text"], "notes.txt", { type: "text/plain" }),
      new File([], "empty.png", { type: "image/png" }),
      tooBig,
      disguised,
      pdf("fine.pdf"),
    );
    await (await uploadOf(sent, "fine.pdf")).answer(added("fine"));
    await screen.findByRole("link", { name: "fine.pdf" });
    for (const [name, reason] of [
      ["notes.txt", "Only PDF, JPEG, PNG and HEIC files can be added."],
      ["empty.png", "This file is empty."],
      ["big.pdf", "This file is too big: at most 10 MB can be sent."],
      ["plan.pdf", "This file is damaged, or its content is not what its name says."],
    ] as const) {
      expect(row(name).getByText(reason)).toBeTruthy();
      expect(news()).toContain(`${name} was not added. ${reason}`);
    }
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Take notes.txt off the list" }));
    expect(screen.queryByRole("listitem", { name: "notes.txt" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Uploads" }));
  });

  it("says above the list which files find no room", async () => {
    const { sent, user } = await openAttachments(
      ["1", "2", "3", "4", "5", "6", "7", "8"].map((id) => sampleAttachment(id)),
    );
    drop(pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"), pdf("d.pdf"));
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("2 files too many");
    expect(
      within(notice)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["c.pdf", "d.pdf"]);
    await (await uploadOf(sent, "a.pdf")).answer(added("a"));
    await (await uploadOf(sent, "b.pdf")).answer(added("b"));
    expect(await screen.findByText(/^No more files fit: there are 10 files at most/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Choose files" }).disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("leaves the others alone when one fails, and tries it again", async () => {
    const { sent, user } = await openAttachments([]);
    drop(pdf("a.pdf"), pdf("b.pdf"));
    const a = await uploadOf(sent, "a.pdf");
    await a.progress(0.5);
    await a.loseConnection();
    const lost = /lost when about half of the file was sent/;
    expect(row("a.pdf").getByText(lost)).toBeTruthy();
    expect(news()).toMatch(lost);
    await (await uploadOf(sent, "b.pdf")).answer(added("b"));
    await screen.findByRole("link", { name: "b.pdf" });
    await user.click(screen.getByRole("button", { name: "Try again: a.pdf" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stop sending a.pdf" }));
    expect(row("a.pdf").queryByText(lost)).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(3));
    await (await uploadOf(sent, "a.pdf")).answer(added("a"));
    expect(await screen.findByRole("link", { name: "a.pdf" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Uploads" }));
  });

  it.each([
    [0, /before anything was sent/],
    [0.2, /before half of the file/],
    [0.8, /most of the file/],
    [1, /It may have arrived/],
  ])("says how far a file came whose connection was lost at %d", async (share, words) => {
    const { sent, callsOf } = await openAttachments([]);
    drop(pdf("a.pdf"));
    const upload = await uploadOf(sent, "a.pdf");
    await upload.progress(share);
    await upload.loseConnection();
    expect(row("a.pdf").getByText(words)).toBeTruthy();
    // What was broken off may have arrived: the list is asked for anew.
    await waitFor(() => expect(callsOf("Attachments")).toHaveLength(2));
  });

  it.each([
    ["an error", () => graphQlError('"<b>a.pdf</b>" contains a virus.'), '"<b>a.pdf</b>" contains a virus.'],
    ["a message", () => Response.json({ message: "Closed for now" }, { status: 503 }), "Closed for now"],
    ["413", () => failure(413, "Too Large"), "This file is too big: at most 10 MB can be sent."],
  ])("shows at the file what the service says of it by %s", async (_, response, words) => {
    const { sent } = await openAttachments([]);
    drop(pdf("a.pdf"));
    await (await uploadOf(sent, "a.pdf")).respond(response());
    expect(await row("a.pdf").findByText(words)).toBeTruthy();
  });

  it("stops a file that is on its way", async () => {
    const { sent, user } = await openAttachments([]);
    drop(pdf("a.pdf"), pdf("b.pdf"));
    const a = await uploadOf(sent, "a.pdf");
    await user.click(screen.getByRole("button", { name: "Stop sending a.pdf" }));
    expect(a.isAborted()).toBe(true);
    expect(rowNames()).toEqual(["b.pdf"]);
    await (await uploadOf(sent, "b.pdf")).answer(added("b"));
    expect(await screen.findByRole("link", { name: "b.pdf" })).toBeTruthy();
    expect(news()).toBe("b.pdf was added. ");
  });

  it("stops all of them when the visitor leaves", async () => {
    const { sent, unmount } = await openAttachments([]);
    drop(pdf("a.pdf"), pdf("b.pdf"));
    const both = [await uploadOf(sent, "a.pdf"), await uploadOf(sent, "b.pdf")];
    unmount();
    expect(both.map((upload) => upload.isAborted())).toEqual([true, true]);
  });
});
