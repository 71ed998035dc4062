import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { mutations, prepareMutation } from "#testing/mutations/mutations.ts";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";

/** The card of the only project or window in the list. */
async function findCard() {
  return within(await screen.findByRole("article"));
}

/** Opens the list, from there the page of a mutation, and carries it out. `goBack` leads to the list again. */
async function changeAfterList(name: string) {
  const mutation = mutations[name];
  if (!mutation) throw new Error(`There is no mutation "${name}".`);
  const { path, persona, plan, send, expectDone, expectShown } = mutation;
  const page = await renderInWorld("/overview", { persona, plan });
  const openCard = async () => page.user.click((await findCard()).getByRole("link"));
  return {
    card: await findCard(),
    expectShown,
    openCard,
    change: async () => {
      if (path !== "/overview") await openCard();
      const control = await prepareMutation(mutation, page);
      if (send) send(control, page);
      else fireEvent.click(control);
      await waitFor(expectDone);
    },
    goBack: () => act(() => page.router.navigate(-1)),
  };
}

it("the list of windows shows a room that the page of a window has changed", async () => {
  const { card, change, goBack } = await changeAfterList("choosing a room");
  expect(card.queryByText("Kitchen")).toBeNull();
  await change();
  await goBack();
  expect(await (await findCard()).findByText("Kitchen")).toBeTruthy();
});

it.each([
  "choosing a room",
  "saving notes",
  "saving the installer's name",
  "adding an invoice",
  "deleting an invoice",
])("the page of a window shows its change after a visit to the list: %s", async (name) => {
  const { change, goBack, openCard, expectShown } = await changeAfterList(name);
  await change();
  await goBack();
  await openCard();
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expectShown?.());
});

it("the list of projects has no unread notification after it was read on the page of the project", async () => {
  const { card, change, goBack } = await changeAfterList("reading a notification");
  expect(card.getByText("1 unread notification")).toBeTruthy();
  await change();
  await goBack();
  await findCard();
  await waitFor(() => expect(screen.queryByText("1 unread notification")).toBeNull());
});
