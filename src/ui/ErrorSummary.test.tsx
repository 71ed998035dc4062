import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { TextField } from "./TextField.tsx";

const scrollIntoView = vi.fn();

// jsdom draws nothing and so scrolls nothing.
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(cleanup);

const nameMissing = { fieldId: "name", text: "Enter your name" };
const homeMissing = { fieldId: "home", text: "Say whose home it is" };
const options = [
  { value: "OWNER", label: "Mine" },
  { value: "TENANT", label: "Rented" },
];

function Form({ items, attempt }: { items: (typeof nameMissing)[]; attempt: number }) {
  return (
    <>
      <ErrorSummary title="Two things to mend" items={items} focusKey={attempt} />
      <TextField id="name" label="Name" />
      <RadioGroup id="home" legend="Home" name="home" options={options} defaultValue="TENANT" />
    </>
  );
}

describe("ErrorSummary", () => {
  it("is not there while all is well, and takes the focus when it appears", () => {
    const { rerender } = render(<Form items={[]} attempt={0} />);
    expect(screen.queryByRole("region")).toBeNull();
    rerender(<Form items={[nameMissing]} attempt={0} />);
    expect(screen.getByRole("region", { name: "Two things to mend" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });

  it("leaves the focus where a field is being mended, until the next attempt", () => {
    const { rerender } = render(<Form items={[nameMissing, homeMissing]} attempt={1} />);
    const input = screen.getByRole("textbox", { name: "Name" });
    input.focus();
    rerender(<Form items={[homeMissing]} attempt={1} />);
    expect(document.activeElement).toBe(input);
    rerender(<Form items={[homeMissing]} attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });

  it("leads to a field and leaves the address alone", async () => {
    render(<Form items={[nameMissing]} attempt={0} />);
    const before = window.location.href;
    await userEvent.click(screen.getByRole("link", { name: "Enter your name" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.location.href).toBe(before);
  });

  it("leads into a group at its chosen option", async () => {
    render(<Form items={[homeMissing]} attempt={0} />);
    await userEvent.click(screen.getByRole("link", { name: "Say whose home it is" }));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Rented" }));
  });
});
