import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn } from "storybook/test";
import { longTitle, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { Toast } from "./Toast.tsx";
import { ToastList } from "./ToastList.tsx";

const info = { id: "info", tone: "info", message: `${sentence}\n${longTitle}` } as const;
const saved = { id: "saved", tone: "positive", message: "Saved" } as const;
const failed = { id: "failed", tone: "negative", message: "The server does not respond" } as const;

/** Closes toasts as the portal does. */
function ClosingToastList({ toasts, onClose, ...rest }: ComponentProps<typeof ToastList>) {
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  const handleClose = (id: string) => {
    onClose(id);
    setClosedIds((ids) => [...ids, id]);
  };
  const openToasts = toasts.filter(({ id }) => !closedIds.includes(id));
  return <ToastList {...rest} toasts={openToasts} onClose={handleClose} />;
}

const meta = {
  component: ToastList,
  subcomponents: { Toast },
  args: {
    label: "Messages",
    closeLabel: "Close",
    toasts: [saved, failed],
    onClose: fn(),
    onPause: fn(),
    onResume: fn(),
  },
  render: (args) => (
    <>
      <ClosingToastList {...args} />
      <Button variant="secondary">Elsewhere</Button>
    </>
  ),
} satisfies Meta<typeof ToastList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachTone: Story = {
  name: "Each tone, only negative ones are alerts",
  args: { toasts: [info, saved, failed] },
  play: async ({ canvas }) => {
    expect(canvas.getAllByRole("alert")).toHaveLength(1);
    expect(canvas.getByRole("alert")).toHaveTextContent("The server does not respond");
  },
};

export const UnderPointer: Story = {
  name: "Under the pointer, pauses",
  args: { toasts: [saved] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByText("Saved"));
    expect(args.onPause).toHaveBeenCalledTimes(1);
    expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText("Saved"));
    expect(args.onPause).toHaveBeenCalledTimes(1);
    expect(args.onResume).toHaveBeenCalledTimes(1);
  },
};

export const WithFocus: Story = {
  name: "With the focus, pauses once until the focus leaves the list",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    expect(args.onPause).toHaveBeenCalledTimes(1);
    expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    expect(args.onPause).toHaveBeenCalledTimes(1);
    expect(args.onResume).toHaveBeenCalledTimes(1);
  },
};

export const WithFocusAndPointer: Story = {
  name: "With the focus, stays paused after the pointer has left",
  args: { toasts: [saved] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.hover(canvas.getByText("Saved"));
    await userEvent.unhover(canvas.getByText("Saved"));
    expect(args.onPause).toHaveBeenCalledTimes(1);
    expect(args.onResume).not.toHaveBeenCalled();
  },
};

export const LastClosed: Story = {
  name: "The last one closed under the pointer, resumes",
  args: { toasts: [saved] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    expect(args.onResume).toHaveBeenCalledTimes(1);
  },
};
