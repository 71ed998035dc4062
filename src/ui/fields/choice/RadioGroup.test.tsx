import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RadioGroup } from "./RadioGroup.tsx";

afterEach(cleanup);

const options = [
  { value: "OWNER", label: "I own the home", hint: "Alone or with others" },
  { value: "TENANT", label: "I rent it" },
];

describe("RadioGroup", () => {
  it("names the group by its legend and options by their labels only", () => {
    render(<RadioGroup legend="Your home" name="tenancy" options={options} />);
    expect(screen.getByRole("radiogroup", { name: "Your home" })).toBeTruthy();
    const owner = screen.getByRole("radio", { name: "I own the home" });
    const hint = document.getElementById(owner.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("Alone or with others");
  });

  it("is required, but not invalid before the first choice", () => {
    render(<RadioGroup legend="Your home" name="tenancy" options={options} required />);
    const group = screen.getByRole("radiogroup", { name: "Your home" });
    expect(group.getAttribute("aria-required")).toBe("true");
    for (const control of [group, ...screen.getAllByRole("radio")])
      expect(control.matches(":invalid")).toBe(false);
  });

  it("is described by its error, and each option is too, since options take the focus", () => {
    render(<RadioGroup id="tenancy" legend="Your home" name="t" options={options} error="Choose one" />);
    const group = screen.getByRole("radiogroup", { name: "Your home" });
    expect(group.getAttribute("aria-invalid")).toBe("true");
    const error = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    expect(error?.textContent).toBe("Choose one");
    const descriptions = screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-describedby"));
    expect(descriptions).toEqual(["tenancy-error tenancy-0-hint", "tenancy-error"]);
  });
});
