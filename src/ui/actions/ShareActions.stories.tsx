import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShareActions } from "./ShareActions.tsx";

const meta = {
  component: ShareActions,
  args: { title: "Offer for Elm Street 7", text: "2 × Roof window", what: "the offer" },
} satisfies Meta<typeof ShareActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithShareDialog: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "share", { value: fn(), configurable: true });
    return () => Reflect.deleteProperty(navigator, "share");
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share the offer" }));
    expect(navigator.share).toHaveBeenCalledWith({
      title: "Offer for Elm Street 7",
      text: "2 × Roof window",
    });
  },
};

export const WithoutShareDialog: Story = {
  play: async ({ canvas }) => {
    expect(canvas.queryByRole("button", { name: "Share the offer" })).toBeNull();
    const email = canvas.getByRole<HTMLAnchorElement>("link", { name: "Send the offer by e-mail" });
    expect(new URL(email.href).searchParams.get("body")).toBe("2 × Roof window");
  },
};
