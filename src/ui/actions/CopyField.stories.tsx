import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn } from "storybook/test";
import { Button } from "./Button.tsx";
import { CopyField } from "./CopyField.tsx";

const value = "https://portal.example/installed-windows/claim/1";

const meta = {
  component: CopyField,
  args: {
    label: "Link",
    value,
    copyLabel: "Copy",
    copiedLabel: "Copied",
    failedLabel: "Press Ctrl and C",
  },
} satisfies Meta<typeof CopyField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Denied: Story = {
  name: "Denied by the browser, selects the text",
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    expect(await canvas.findByText("Press Ctrl and C")).toBeVisible();
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Link" });
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(value);
  },
};

export const ChangedValue: Story = {
  name: "Changed value, withdraws the announcement",
  render: function ChangingField(args) {
    const [count, setCount] = useState(1);
    return (
      <>
        <CopyField {...args} value={`${args.value}${count}`} />
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          Change
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    expect(await canvas.findByText("Copied")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    expect(canvas.queryByText("Copied")).toBeNull();
  },
};
