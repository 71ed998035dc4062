import { act, screen } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/renderScreen.tsx";
import { TextField } from "../ui/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";
import { personLabels } from "./personMessages.ts";
import { optionalText, requiredLine } from "./rules.ts";
import { useFieldProps } from "./useFieldProps.ts";
import { useForm } from "./useForm.ts";

const schema = v.object({
  firstName: requiredLine,
  company: optionalText(5),
  postCode: v.pipe(v.string(), v.regex(/^\d{5}$/, "postCode")),
});
const { firstName, company, postCode } = personLabels;
const labels = { firstName, company, postCode };

function SmallForm({ send }: { send: (values: v.InferOutput<typeof schema>) => unknown }) {
  const { problems, attempts, isDirty, showProblems, formProps } = useForm(schema, send);
  const field = useFieldProps({ idPrefix: "small-", labels, values: { postCode: "20095" }, problems });
  return (
    <form {...formProps}>
      <FormErrorSummary problems={problems} labels={labels} idPrefix="small-" attempts={attempts} />
      <TextField {...field("firstName")} />
      <TextField {...field("company", { optional: true })} />
      <TextField {...field("postCode")} />
      <p>{isDirty ? "changed" : "unchanged"}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={() => showProblems({ company: { text: "Unknown to us." } })}>
        Refuse
      </button>
    </form>
  );
}

async function setUp(send: (values: v.InferOutput<typeof schema>) => unknown = () => undefined) {
  const spy = vi.fn(send);
  const { user } = await renderScreen(<SmallForm send={spy} />);
  return { user, send: spy, save: () => user.click(screen.getByRole("button", { name: "Save" })) };
}

const input = (name: RegExp) => screen.getByRole("textbox", { name });
const errorOf = (name: RegExp) => {
  const ids = input(name).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
};

describe("a form", () => {
  it("sends what is good, trimmed and with null for blanks", async () => {
    const { user, send, save } = await setUp();
    await user.type(input(/First name/), "  Ada ");
    await save();
    expect(send.mock.calls).toEqual([[{ firstName: "Ada", company: null, postCode: "20095" }]]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("tells problems beside the fields and in a list that takes the focus and leads to them", async () => {
    const { user, send, save } = await setUp();
    await user.type(input(/Company/), "Too long");
    await user.clear(input(/Post code/));
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe("There are 3 things to correct");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "First name: Please fill in this field.",
      "Company: Please use 5 characters at most.",
      "Post code: Enter a post code such as 10115.",
    ]);
    expect(errorOf(/First name/)).toBe("Please fill in this field.");
    expect(input(/First name/).getAttribute("aria-invalid")).toBe("true");
    await user.click(screen.getByRole("link", { name: /Company/ }));
    expect(document.activeElement).toBe(input(/Company/));
  });

  it("takes the focus to the list again at the next attempt, and takes the list away once all is good", async () => {
    const { user, send, save } = await setUp();
    await save();
    await save();
    expect(document.activeElement?.textContent).toBe("There is 1 thing to correct");
    await user.type(input(/First name/), "Ada");
    await save();
    expect(screen.queryByText(/to correct/)).toBeNull();
    expect(input(/First name/).getAttribute("aria-invalid")).toBeNull();
    expect(send).toHaveBeenCalledOnce();
  });

  it("shows problems that the service found, in its words", async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole("button", { name: "Refuse" }));
    expect(errorOf(/Company/)).toBe("Unknown to us.");
    expect(document.activeElement?.textContent).toBe("There is 1 thing to correct");
  });

  it("knows whether anything was changed", async () => {
    const { user } = await setUp();
    expect(screen.getByText("unchanged")).toBeTruthy();
    await user.type(input(/Company/), "B");
    expect(screen.getByText("changed")).toBeTruthy();
  });

  it.each(["good", "bad"])("sends once until there is a %s answer, then again", async (kind) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { user, send, save } = await setUp(() => promise);
    await user.type(input(/First name/), "Ada");
    await save();
    await save();
    expect(send).toHaveBeenCalledOnce();
    await act(async () => (kind === "good" ? resolve() : reject(new Error("Failure"))));
    await save();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("marks fields that may stay empty", async () => {
    await setUp();
    expect(screen.getByText("optional")).toBeTruthy();
    expect(input(/Company/).hasAttribute("required")).toBe(false);
    expect(input(/First name/).hasAttribute("required")).toBe(true);
  });
});
