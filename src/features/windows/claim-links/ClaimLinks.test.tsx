import { createId, ids } from "#schema/createId.ts";
import "#testing/dialogElement.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ClaimLink, readClaimLinks, writeClaimLink } from "#storage/claimLinks.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { getSection } from "#testing/rendering/sections.ts";
import { customerResponses } from "#testing/samples/sampleProjects.ts";

const accountId = ids.account;
const link: ClaimLink = {
  token: "token/1",
  windows: [
    { key: "TGS M06", serialNumber: "SN100001" },
    { key: "TGS M08", serialNumber: "SN100002" },
  ],
  registeredAt: Date.UTC(2026, 2, 14, 12),
  isPassedOn: false,
};
const url = `${location.origin}/installed-windows/claim/token%2F1`;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
});

async function openOverview(links: readonly ClaimLink[] = [link]) {
  storeTestCredentials();
  for (const it of links) writeClaimLink(accountId, it);
  const portal = await renderPortal("/overview", customerResponses);
  await screen.findAllByRole("textbox");
  const section = getSection("Links to pass on");
  const press = (name: string) => portal.user.click(section.getByRole("button", { name }));
  return { ...portal, section, press };
}

const isPassedOn = () => readClaimLinks(accountId).map((it) => it.isPassedOn);

describe("ClaimLinks", () => {
  it("lists the links of the account with their windows, the newest first", async () => {
    writeClaimLink(createId("account", 2), { ...link, token: "foreign" });
    const { section } = await openOverview([
      link,
      { ...link, token: "2", registeredAt: link.registeredAt + 1 },
    ]);
    expect(section.getAllByRole("textbox").map((it) => (it as HTMLInputElement).value)).toEqual([
      `${location.origin}/installed-windows/claim/2`,
      url,
    ]);
    expect(section.getAllByRole("heading", { name: "2 windows, registered on March 14, 2026" })).toHaveLength(
      2,
    );
    expect(section.getAllByText("TGS M06 · SN100001, TGS M08 · SN100002")).toHaveLength(2);
  });

  it("renders nothing without links of the account", async () => {
    storeTestCredentials();
    writeClaimLink(createId("account", 2), link);
    await renderPortal("/overview", customerResponses);
    await screen.findByText("There is no project here yet");
    expect(screen.queryByText("Links to pass on")).toBeNull();
  });

  it("marks a link that was copied as passed on, and keeps it", async () => {
    const { section, press } = await openOverview();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    await press("Copy the link");
    expect(writeText).toHaveBeenCalledWith(url);
    expect(await section.findByText("Passed on")).toBeTruthy();
    expect(isPassedOn()).toEqual([true]);
  });

  it("marks a link that was copied by hand as passed on", async () => {
    const { section } = await openOverview();
    fireEvent.copy(section.getByRole("textbox"));
    expect(isPassedOn()).toEqual([true]);
  });

  it("marks a link that was shared as passed on, but not if the customer closed the dialog", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    share.mockRejectedValueOnce(new DOMException("Share canceled", "AbortError"));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { section, press } = await openOverview();
    await press("Share the link");
    expect(isPassedOn()).toEqual([false]);
    share.mockResolvedValueOnce();
    await press("Share the link");
    await section.findByText("Passed on");
    expect(share).toHaveBeenLastCalledWith({ title: "Your roof windows at Taglys", url });
    expect(isPassedOn()).toEqual([true]);
  });

  it("opens an e-mail with the link, whose URL is in no link of the page", async () => {
    const openUrl = vi.spyOn(window, "open").mockReturnValue(null);
    const { press, container } = await openOverview();
    await press("Send the link by e-mail");
    const mail = new URL(String(openUrl.mock.calls[0]?.[0]));
    expect([mail.protocol, mail.pathname]).toEqual(["mailto:", ""]);
    expect(mail.searchParams.get("body")).toBe(
      `Your 2 roof windows are registered at Taglys. Open this link and sign in to add them to your account:\r\n\r\n${url}`,
    );
    expect(isPassedOn()).toEqual([true]);
    expect([...container.querySelectorAll("a")].filter(({ href }) => href.includes("token"))).toEqual([]);
  });

  it("prints a sheet with the link as a text and as a QR code, and marks the link as passed on", async () => {
    const printed: (string | undefined)[] = [];
    const getSheet = () => document.querySelector<HTMLElement>("[data-print-sheet]");
    vi.spyOn(window, "print").mockImplementation(() => {
      printed.push(getSheet()?.querySelector("svg")?.getAttribute("aria-label") ?? undefined);
      printed.push(getSheet()?.textContent);
    });
    const { section, press } = await openOverview();
    await press("Print with QR code");
    await section.findByText("Passed on");
    expect(printed).toEqual([
      "QR code with the same link",
      `Your roof windows at TaglysTGS M06 · SN100001, TGS M08 · SN100002Your 2 roof windows are registered at Taglys. Open this link and sign in to add them to your account:${url}`,
    ]);
    expect(isPassedOn()).toEqual([true]);
    fireEvent(window, new Event("afterprint"));
    expect(getSheet()).toBeNull();
  });

  it("deletes a link, and restores it until the customer leaves the screen", async () => {
    const { section, press, router } = await openOverview();
    await press("Delete the link");
    expect(readClaimLinks(accountId)).toEqual([]);
    await expect.poll(() => document.activeElement).toBe(section.getByRole("button", { name: "Undo" }));
    await press("Undo");
    expect(readClaimLinks(accountId)).toEqual([link]);
    await expect
      .poll(() => document.activeElement)
      .toBe(section.getByRole("button", { name: "Delete the link" }));
    await press("Delete the link");
    await act(() => router.navigate("/faq"));
    await act(() => router.navigate("/overview"));
    await screen.findByText("There is no project here yet");
    expect(screen.queryByText("Links to pass on")).toBeNull();
  });
});

describe("Sign-out with links to pass on", () => {
  it("asks first, and then removes them", async () => {
    const { user, getRedirects } = await openOverview();
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign out and delete your links?" }));
    expect(getRedirects()).toEqual([]);
    expect(dialog.queryByText(/You have entered something/)).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(getRedirects()).toHaveLength(1));
    expect(readClaimLinks(accountId)).toEqual([]);
  });
});
