import "#testing/dialogElement.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { addUnsavedChanges } from "#forms/unsavedChanges.ts";
import * as pageExit from "#session/sign-in/leavePage.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { createSampleConfig, customerResponses, visitorResponses } from "#testing/samples/sampleProjects.ts";

describe("GuestLayout", () => {
  it("stores the URL of an invitation as back URL when the visitor signs in", async () => {
    const { user, getRedirects } = await renderPortal("/installed-windows/claim/t1", visitorResponses);
    await user.click(await screen.findByRole("button", { name: "Sign in" }));
    await expect.poll(() => getRedirects()).toHaveLength(1);
    expect(localStorage.getItem("ad_backUrl")).toBe("/installed-windows/claim/t1");
  });

  it("offers to sign in with a link to the projects, which the browser can open in another tab", async () => {
    const { user } = await renderPortal("/", visitorResponses);
    const link = await screen.findByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/overview");
    let isLeftToBrowser: boolean | undefined;
    const handleClick = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      // jsdom opens no tabs.
      event.preventDefault();
    };
    addEventListener("click", handleClick, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(link.getAttribute("aria-busy")).toBeNull();
    await user.click(link);
    expect(link.getAttribute("aria-busy")).toBe("true");
  });

  it("links to the projects of a signed-in visitor in place of the sign-in", async () => {
    storeTestCredentials();
    await renderPortal("/installed-windows/claim/t1", customerResponses);
    const link = await screen.findByRole("link", { name: "Projects" });
    expect(link.getAttribute("href")).toBe("/overview");
    expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
  });

  it("applies the language chosen in the dialog, and stores it for the next visit", async () => {
    const runtimeConfig = createSampleConfig({ country: "CH", defaultLocale: "de-CH" });
    const { user } = await renderPortal("/", { RuntimeConfig: () => ({ runtimeConfig }) }, "de-CH");
    await user.click(await screen.findByRole("button", { name: "Land und Sprache" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(await dialog.findByRole("combobox", { name: "Sprache" }), "Italiano");
    expect(document.documentElement.lang).toBe("de-CH");
    await user.click(dialog.getByRole("button", { name: "Übernehmen" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("it-CH"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.cookie).toContain("locale=it-CH"));
  });

  it("opens a dialog with the portals of all countries", { tags: ["R2.32"] }, async () => {
    const { user } = await renderPortal("/", visitorResponses);
    await user.click(await screen.findByRole("button", { name: "Country and language" }));
    const dialog = await screen.findByRole("dialog", { name: "Country and language" });
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Germany", "https://de.portal.example/"],
      ["Ireland", "https://ie.portal.example/"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("leaves out countries whose URL is not safe", async () => {
    const runtimeConfig = createSampleConfig({
      domains: [
        { country: "AT", url: "data:text/html,<script>alert(1)</script>" },
        { country: "DE", url: "/" },
        { country: "IE", url: "https://ie.portal.example" },
      ],
    });
    const { user } = await renderPortal("/", { RuntimeConfig: () => ({ runtimeConfig }) });
    await user.click(await screen.findByRole("button", { name: "Country and language" }));
    const links = within(await screen.findByRole("dialog")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Germany", "http://localhost:3000/"],
      ["Ireland", "https://ie.portal.example/"],
    ]);
  });

  it("changes to the selected language at once and stores it", { tags: ["R1.14", "R9.5"] }, async () => {
    const { user, select, reload, takeLoggedErrors } = await openSwissPortal();
    await user.selectOptions(select, "Français");
    await waitFor(() => expect(select).toHaveProperty("value", "fr-CH"));
    expect(await screen.findByRole("combobox", { name: "Langue" })).toBe(select);
    expect(document.documentElement.lang).toBe("fr-CH");
    await waitFor(() => expect(document.cookie).toBe("locale=fr-CH"));
    expect(reload).toHaveBeenCalledTimes(1);
    // Missing French messages are logged; another test checks that there are none.
    takeLoggedErrors();
  });

  it.each(["Enter", "Tab"])(
    "applies a language that was chosen with arrow keys only with %s",
    async (key) => {
      const { user, select, reload } = await openSwissPortal();
      const press = (pressed: string, value: string) => {
        fireEvent.keyDown(select, { key: pressed });
        fireEvent.change(select, { target: { value } });
      };
      select.focus();
      press("ArrowDown", "fr-CH");
      press("ArrowDown", "it-CH");
      expect(select).toHaveProperty("value", "it-CH");
      await Promise.resolve();
      expect(document.documentElement.lang).toBe("de-CH");
      await user.keyboard(`{${key}}`);
      await waitFor(() => expect(document.documentElement.lang).toBe("it-CH"));
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    },
  );

  it("does not reload the page while a form has unsaved changes", async () => {
    const { user, select, reload } = await openSwissPortal();
    onTestFinished(addUnsavedChanges("input", () => {}));
    await user.selectOptions(select, "Italiano");
    await waitFor(() => expect(document.cookie).toBe("locale=it-CH"));
    expect(document.documentElement.lang).toBe("it-CH");
    expect(reload).not.toHaveBeenCalled();
  });
});

async function openSwissPortal() {
  const reload = vi.spyOn(pageExit, "reloadPage").mockReset();
  const runtimeConfig = createSampleConfig({ country: "CH", defaultLocale: "de-CH" });
  const portal = await renderPortal("/", { RuntimeConfig: () => ({ runtimeConfig }) }, "de-CH");
  return { ...portal, reload, select: await screen.findByRole("combobox", { name: "Sprache" }) };
}
