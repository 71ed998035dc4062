import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { mutations } from "#testing/mutations/mutations.ts";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";

/** Sets a property without an event, as browsers and password managers do. */
function setProperty(control: HTMLElement, name: "value" | "checked", value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
}

const fillIn = (label: string | RegExp, text: string) =>
  setProperty(screen.getByLabelText(label, { selector: ":not(fieldset)" }), "value", text);

async function fillInWindow() {
  await screen.findByLabelText("Model code");
  fillIn("Model code", "TGS M06");
  fillIn("Serial number", "TG90000001");
  fillIn("Installed on", "2026-03-01");
}

it.each<[string, (user: UserEvent) => Promise<void>, object]>([
  [
    "giving feedback",
    async () => {
      setProperty(await screen.findByRole("radio", { name: "Good" }), "checked", true);
      setProperty(screen.getByRole("textbox"), "value", "Light!");
    },
    { rating: 3, comment: "Light!" },
  ],
  [
    "changing customer data",
    async () => {
      await screen.findByLabelText("Last name");
      fillIn("Last name", "Holm");
    },
    { customer: { lastName: "Holm" } },
  ],
  [
    "cancelling a request in own words",
    async (user) => {
      const reasons = await screen.findAllByRole("radio");
      await user.click(reasons.at(-1) ?? document.body);
      fillIn(/In your own words/, "We move.");
    },
    { customReason: "We move." },
  ],
  [
    "saving notes",
    async () => setProperty(await screen.findByRole("textbox", { name: "Notes" }), "value", "Oiled."),
    { notes: "Oiled." },
  ],
  [
    "saving the installer's name",
    async () => setProperty(await screen.findByRole("textbox"), "value", "Roof & Sons"),
    { name: "Roof & Sons" },
  ],
  [
    "registering windows of a project",
    fillInWindow,
    { windowProducts: [{ key: "TGS M06", serialNumber: "TG90000001", installationDate: "2026-03-01" }] },
  ],
  [
    "registering own windows",
    async () => {
      await fillInWindow();
      await screen.findByLabelText("Street");
      fillIn("Street", "Alster");
      fillIn("Post code", "20095");
      fillIn("Town", "Hamburg");
      setProperty(screen.getByRole("checkbox", { name: /News|news|offers/ }), "checked", true);
    },
    {
      windowProducts: [{ serialNumber: "TG90000001" }],
      productOwner: { street: "Alster", postCode: "20095", city: "Hamburg", acceptedMarketing: true },
    },
  ],
])(
  "a form sends values that a browser filled in without an event before a render: %s",
  async (name, fill, sent) => {
    const mutation = mutations[name];
    if (!mutation) throw new Error(`There must be a mutation named "${name}".`);
    const page = await renderInWorld(mutation.path, mutation);
    await mutation.open?.(page.user);
    await fill(page.user);
    await act(() => changeLocale("en-GB"));
    fireEvent.click(await mutation.find(page));
    await waitFor(() => expect(page.getRequests(mutation.operation)).toHaveLength(1));
    expect(page.getRequests(mutation.operation)[0]?.variables).toMatchObject(sent);
  },
);
