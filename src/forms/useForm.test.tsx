import { screen } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { getDescriptions } from "#testing/browser/getDescriptions.ts";
import { createGraphQlError } from "../api/errors.ts";
import { useGuardedMutation } from "../api/useGuardedMutation.ts";
import { renderScreen } from "../testing/rendering/renderScreen.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";
import { personLabels } from "./person/personLabels.ts";
import { getFieldErrors, validateFields } from "./rules/fieldErrors.ts";
import { optionalText, requiredLine } from "./rules/rules.ts";
import { useFieldProps } from "./useFieldProps.ts";
import { useForm } from "./useForm.ts";

const schema = v.object({
  firstName: requiredLine,
  company: optionalText(5),
  postCode: v.pipe(v.string(), v.regex(/^\d{5}$/, "postCode")),
});
const { firstName, company, postCode } = personLabels;
const labels = { firstName, company, postCode };

type Values = v.InferOutput<typeof schema>;

const draft = { restored: undefined, keep: () => {} };
const defaults = { firstName: "", company: "", postCode: "20095" };
const rejectCompany = () => {
  throw createGraphQlError([{ field: "company", message: "Unknown to us." }]);
};

function TestForm({ send }: { send: (values: Values) => unknown }) {
  const form = useForm({
    defaults,
    draft,
    validate: (texts) => validateFields(schema, texts),
    mutation: useGuardedMutation({ mutationFn: async (values: Values) => send(values) }),
    getServiceErrors: (failure) => getFieldErrors(failure, "", Object.keys(labels)),
  });
  const { errors, focusKey, hasChanges, error, formProps } = form;
  const getFieldProps = useFieldProps({ idPrefix: "test-", labels, form });
  return (
    <form {...formProps}>
      <FormErrorSummary errors={errors} labels={labels} idPrefix="test-" focusKey={focusKey} />
      <TextField {...getFieldProps("firstName")} />
      <TextField {...getFieldProps("company", { optional: true })} />
      <TextField {...getFieldProps("postCode")} />
      <p>{hasChanges ? "changed" : "unchanged"}</p>
      <button type="submit">Save</button>
      <output>{error?.message}</output>
    </form>
  );
}

async function renderForm(send: (values: Values) => unknown = () => null) {
  const spy = vi.fn(send);
  const { user } = await renderScreen(<TestForm send={spy} />);
  return { user, send: spy, save: () => user.click(screen.getByRole("button", { name: "Save" })) };
}

const getInput = (name: RegExp) => screen.getByRole("textbox", { name });
const getErrorText = (name: RegExp) => getDescriptions(getInput(name)).join(" ");

describe("useForm", () => {
  it("submits valid values, trimmed and with null for blank ones", async () => {
    const { user, send, save } = await renderForm();
    await user.type(getInput(/First name/), "  Ada ");
    await save();
    expect(send.mock.calls).toEqual([[{ firstName: "Ada", company: null, postCode: "20095" }]]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("shows errors at the fields and in a summary that takes the focus and links to the fields", async () => {
    const { user, send, save } = await renderForm();
    await user.type(getInput(/Company/), "Too long");
    await user.clear(getInput(/Post code/));
    await save();
    expect(send).not.toHaveBeenCalled();
    await expect.poll(() => document.activeElement?.textContent).toBe("There are 3 things to correct");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Enter the first name.",
      "Company: Please use 5 characters at most.",
      "Post code: Enter a post code such as 10115.",
    ]);
    expect(getErrorText(/First name/)).toBe("Enter the first name.");
    expect(getInput(/First name/).getAttribute("aria-invalid")).toBe("true");
    const link = screen.getByRole("link", { name: /Company/ });
    expect(link.getAttribute("href")).toBe("#test-company");
    await user.click(link);
    await expect.poll(() => document.activeElement).toBe(getInput(/Company/));
  });

  it("moves the focus to the summary again at the next invalid submission, and removes it at a valid one", async () => {
    const { user, send, save } = await renderForm();
    await save();
    await save();
    await expect.poll(() => document.activeElement?.textContent).toBe("There is 1 thing to correct");
    await user.type(getInput(/First name/), "Ada");
    await save();
    expect(screen.queryByText(/to correct/)).toBeNull();
    expect(getInput(/First name/).getAttribute("aria-invalid")).toBeNull();
    expect(send).toHaveBeenCalledOnce();
  });

  it("shows errors of the service with their text", async () => {
    const { user, save } = await renderForm(rejectCompany);
    await user.type(getInput(/First name/), "Ada");
    await save();
    expect(getErrorText(/Company/)).toBe("Unknown to us.");
    await expect.poll(() => document.activeElement?.textContent).toBe("There is 1 thing to correct");
  });

  it("removes the error of a field once it is corrected and left, and a text of the service once its field is changed", async () => {
    const { user, save } = await renderForm(rejectCompany);
    await user.clear(getInput(/Post code/));
    await save();
    await user.type(getInput(/Post code/), "2009");
    expect(getErrorText(/Post code/)).toBe("Enter a post code such as 10115.");
    await user.type(getInput(/Post code/), "5");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Enter the first name."]);
    await expect.poll(() => document.activeElement).toBe(getInput(/Post code/));
    await user.tab();
    expect(getErrorText(/Post code/)).toBe("");

    await user.type(getInput(/First name/), "Ada");
    await save();
    await user.type(getInput(/First name/), " Maria");
    expect(getErrorText(/Company/)).toBe("Unknown to us.");
    await user.type(getInput(/Company/), "B{Tab}");
    expect(getErrorText(/Company/)).toBe("");
  });

  it("has changes as long as any control differs from its first value", async () => {
    const { user } = await renderForm();
    expect(screen.getByText("unchanged")).toBeTruthy();
    await user.type(getInput(/Company/), "B");
    expect(screen.getByText("changed")).toBeTruthy();
    await user.clear(getInput(/Company/));
    expect(screen.getByText("unchanged")).toBeTruthy();
  });

  it("marks optional fields", async () => {
    await renderForm();
    expect(screen.getByText("optional")).toBeTruthy();
    expect(getInput(/Company/).hasAttribute("aria-required")).toBe(false);
    expect(getInput(/First name/).getAttribute("aria-required")).toBe("true");
  });
});
