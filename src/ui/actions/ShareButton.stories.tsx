import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ShareButton } from "./ShareButton.tsx";

const data = { title: "Roof window", url: "https://portal.example/window/1" };
const share = fn(async (_: ShareData) => {});

const meta = {
  component: ShareButton,
  args: { getData: () => data, onShared: fn(), children: "Share" },
  beforeEach: () => {
    share.mockReset();
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, "share");
  },
} satisfies Meta<typeof ShareButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith(data);
    await waitFor(() => expect(args.onShared).toHaveBeenCalledOnce());
  },
};

export const Closed: Story = {
  name: "Closed by the visitor, reports nothing",
  play: async ({ canvas, userEvent, args }) => {
    share.mockRejectedValue(new DOMException("Share canceled", "AbortError"));
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    expect(args.onShared).not.toHaveBeenCalled();
  },
};
