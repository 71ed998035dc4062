import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import "../../testing/dialogElement.ts";
import { type Answers, fakeService } from "../../testing/fakeService.ts";
import { type FakeUpload, fakeUploads } from "../../testing/fakeUpload.ts";
import { failure, graphQlError } from "../../testing/responses.ts";
import { connectForTest } from "../../testing/testConnection.ts";
import { AttachmentsSection } from "./AttachmentsSection.tsx";
import type { Attachment } from "./attachmentsQuery.ts";

afterEach(cleanup);

const sample = (id: string, changes: Partial<Attachment> = {}): Attachment => ({
  id,
  name: `${id}.pdf`,
  mime: "application/pdf",
  size: 340 * 1024,
  link: `/files/${id}`,
  ...changes,
});
const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });

/** Draws the section for a request with these files, once they are there. */
async function openSection(attachments: Attachment[], more: Answers & { readOnly?: boolean } = {}) {
  const { readOnly = false, ...answers } = more;
  connectForTest();
  const service = fakeService({ Attachments: () => ({ attachments }), ...answers });
  const sent = fakeUploads();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en">
          <AttachmentsSection requestId="r" readOnly={readOnly} />
        </IntlProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(screen.queryByText("Your files are loading.")).toBeNull());
  return { ...service, sent, queryClient, unmount, user: userEvent.setup() };
}

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

const rowNames = () => screen.getAllByRole("listitem").map((row) => row.querySelector("bdi")?.textContent);
const row = (name: string) => within(screen.getByRole("listitem", { name }));
const added = (id: string) => ({ uploadAttachment: [sample(id)] });
const news = () => screen.getByRole("log").textContent;

describe("the files of a request", () => {
  it("are listed with kind and size, as links that are safe", async () => {
    await openSection([
      sample("plan"),
      sample("roof", { name: "roof.jpg", mime: "image/jpeg", size: 2.5 * 1024 * 1024, link: "javascript:1" }),
    ]);
    expect(screen.getByRole("link", { name: "plan.pdf" }).getAttribute("href")).toBe(
      `${location.origin}/files/plan`,
    );
    expect(row("plan.pdf").getByText("PDF document, 340 kB")).toBeTruthy();
    expect(row("roof.jpg").getByText("JPEG photo, 2.5 MB")).toBeTruthy();
    expect(row("roof.jpg").queryByRole("link")).toBeNull();
  });

  it("have the limits told before a file is chosen", async () => {
    await openSection([sample("plan")]);
    expect(
      screen.getByText("PDF, JPEG, PNG or HEIC, up to 10 MB each. There is room for 9 more files."),
    ).toBeTruthy();
  });

  it("may be none", async () => {
    await openSection([]);
    expect(screen.getByText("No file has been added yet.")).toBeTruthy();
  });

  it("can only be read where the project is archived", async () => {
    await openSection([sample("plan")], { readOnly: true });
    expect(screen.getByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    let attachments: Attachment[] | undefined;
    const { user } = await openSection([], {
      Attachments: () => (attachments ? { attachments } : graphQlError("The archive is closed.")),
    });
    expect(screen.getByRole("alert").textContent).toContain("The archive is closed.");
    attachments = [sample("plan")];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "plan.pdf" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your files" }));
  });

  it("show hostile names as text, and what turns their order as a mark", async () => {
    const hostile = "<img src=x onerror=alert(1)>\u202Efdp.jpg";
    await openSection([sample("a", { name: hostile }), sample("b", { name: "  " })]);
    expect(rowNames()).toEqual(["<img src=x onerror=alert(1)>\uFFFDfdp.jpg", "File without a name"]);
    expect(document.querySelector("img")).toBeNull();
  });
});

describe("adding files", () => {
  it("sends each with its own progress, two at a time, and lists what has arrived", async () => {
    const { sent } = await openSection([sample("old")]);
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
    const { sent, user } = await openSection([]);
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
    const { sent, user } = await openSection(
      ["1", "2", "3", "4", "5", "6", "7", "8"].map((id) => sample(id)),
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
    const { sent, user } = await openSection([]);
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
    const { sent, callsOf } = await openSection([]);
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
    const { sent } = await openSection([]);
    drop(pdf("a.pdf"));
    await (await uploadOf(sent, "a.pdf")).respond(response());
    expect(await row("a.pdf").findByText(words)).toBeTruthy();
  });

  it("stops a file that is on its way", async () => {
    const { sent, user } = await openSection([]);
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
    const { sent, unmount } = await openSection([]);
    drop(pdf("a.pdf"), pdf("b.pdf"));
    const both = [await uploadOf(sent, "a.pdf"), await uploadOf(sent, "b.pdf")];
    unmount();
    expect(both.map((upload) => upload.isAborted())).toEqual([true, true]);
  });
});

describe("deleting a file", () => {
  const ask = (name: string) =>
    userEvent
      .click(screen.getByRole("button", { name: `Delete ${name}` }))
      .then(() => screen.getByRole("dialog"));
  const confirm = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  it("asks first, and does nothing without a yes", async () => {
    await openSection([sample("plan")]);
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
    const { callsOf } = await openSection([sample("plan"), sample("other")], { DeleteAttachment });
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
    const { queryClient } = await openSection([sample("plan")], {
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
    await openSection([sample("plan")], { DeleteAttachment: () => graphQlError("Not now.") });
    const dialog = await ask("plan.pdf");
    await confirm("Delete file");
    await within(dialog).findByText("Not now.");
    await confirm("Keep file");
    expect((await ask("plan.pdf")).textContent).not.toContain("Not now.");
  });

  it("tells of a failure where the dialog was closed in the meantime", async () => {
    const answer = Promise.withResolvers<Response>();
    await openSection([sample("plan")], { DeleteAttachment: () => answer.promise });
    await ask("plan.pdf");
    await confirm("Delete file");
    await confirm("Keep file");
    expect(screen.queryByRole("dialog")).toBeNull();
    answer.resolve(graphQlError("Not now."));
    expect(await screen.findByText("Not now.")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});
