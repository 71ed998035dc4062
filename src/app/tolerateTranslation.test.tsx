import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { confirmLabel, getDialogHeading, openCancelDialog } from "#testing/rendering/openCancelDialog.tsx";
import { type TranslatorName, translateTexts } from "#testing/translation/translators.ts";
import { tolerateTranslation } from "./tolerateTranslation.ts";

it.each<TranslatorName>(["Chrome, each text", "Safari, each text"])(
  "tolerateTranslation lets the button say that it cancels for good (%s)",
  async (translator) => {
    onTestFinished(tolerateTranslation());
    const { user, getRequests } = await openCancelDialog();
    await user.click(await screen.findByRole("radio", { name: "Too expensive" }));
    const dialog = screen.getByRole("dialog");
    translateTexts(dialog, translator);
    await user.click(within(dialog).getByRole("button", { name: "«Continue»" }));
    const buttons = within(dialog).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["«Close»", "Back", confirmLabel]);
    expect(getDialogHeading().textContent).toBe("Cancel this request permanently?");
    expect(getRequests("CancelRequest")).toEqual([]);
  },
);
