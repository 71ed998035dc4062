import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createIntl, RawIntlProvider } from "react-intl";
import { expect, it } from "vitest";
import english from "./locales/en.json" with { type: "json" };
import { findText, getText, Text, useText } from "./text.tsx";

const intl = createIntl({ locale: "en", messages: english });
const t = getText(intl);

function renderText(element: ReactNode) {
  return render(<RawIntlProvider value={intl}>{element}</RawIntlProvider>).container;
}

it("Text and useText › show a message with its arguments", () => {
  const Greeting = () => useText()("cabinet.signedInAs", { firstName: "Anna", lastName: "Berg" });
  const name = <bdi>Anna</bdi>;
  expect(renderText(<Text id="app.close" />).textContent).toBe("Close");
  expect(renderText(<Greeting />).textContent).toContain("Anna Berg");
  expect(
    renderText(<Text id="cabinet.signedInAs" values={{ firstName: name, lastName: "" }} />).innerHTML,
  ).toContain("<bdi>Anna</bdi>");
});

it.each(["SOMETHING_NEW", "toString"])(
  "a value %j that only a newer backend knows has the text of `unknown`",
  (value) => {
    const id = `room.${value}` as "room.LOFT";
    expect([t(id), renderText(<Text id={id} />).textContent]).toEqual(["Other room", "Other room"]);
  },
);

it("findText › returns undefined for an id that does not exist", () => {
  expect([findText(intl, "form.required.city"), findText(intl, "form.required.notes")]).toEqual([
    english["form.required.city"],
    undefined,
  ]);
});

it("the types refuse unknown ids, and arguments that are missing, unknown or of another type", () => {
  // @ts-expect-error
  const unknownId = () => t("app.clos");
  // @ts-expect-error
  const missing = () => t("cabinet.signedInAs", { firstName: "Anna" });
  // @ts-expect-error
  const none = () => <Text id="cabinet.signedInAs" />;
  // @ts-expect-error
  const superfluous = () => t("app.close", { name: "" });
  // @ts-expect-error
  const wrongType = () => t("form.problems", { count: "one" });
  // @ts-expect-error
  const missingOfOneId = (isLate: boolean) => t(isLate ? "page.projectList.tasks.late" : "app.close");
  expect([unknownId, missing, none, superfluous, wrongType, missingOfOneId]).toHaveLength(6);
});
