import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { sentence } from "#testing/stories/sampleTexts.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { PanelContent } from "./PanelContent.tsx";
import { Popover } from "./Popover.tsx";

type PopoverArgs = Pick<ComponentProps<typeof Popover>, "title" | "closeLabel" | "children">;

function ButtonWithPopover(args: PopoverArgs) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={ref}
        icon="bell"
        label="3 notifications"
        popoverTarget="popover"
        aria-expanded={isOpen}
      />
      <Popover {...args} id="popover" anchorRef={ref} open={isOpen} onOpenChange={setOpen} />
      <p>{sentence}</p>
    </>
  );
}

const meta = {
  component: ButtonWithPopover,
  subcomponents: { PanelContent },
  args: { title: "Notifications", closeLabel: "Close", children: sentence },
} satisfies Meta<typeof ButtonWithPopover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpenedByButton: Story = {
  name: "Opened by a button, takes the focus and returns it",
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "3 notifications" });
    const getPanel = () => canvas.queryByRole("dialog", { name: "Notifications" });
    await userEvent.click(opener);
    await waitFor(() => expect(getPanel()).toBeVisible());
    expect(getPanel()?.matches(":popover-open")).toBe(true);
    expect(canvas.getByRole("heading", { name: "Notifications" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(getPanel()).toBeNull());
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(getPanel()).toBeVisible());
    await userEvent.click(opener);
    await waitFor(() => expect(getPanel()).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(getPanel()).toBeVisible());
  },
};
