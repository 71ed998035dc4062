import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, waitFor } from "storybook/test";
import { LinkButton } from "../ui/actions/LinkButton.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";

const meta = {
  component: LeaveGuard,
  subcomponents: { LeaveDialog },
  args: { loses: "input" },
  render: (args) => (
    <Stack>
      <LeaveGuard {...args} />
      <LinkButton to="/elsewhere">To another page</LinkButton>
      <LinkButton to="/?request=2#top">To another query</LinkButton>
      <CurrentLocation />
    </Stack>
  ),
} satisfies Meta<typeof LeaveGuard>;

export default meta;

type Story = StoryObj<typeof meta>;

function CurrentLocation() {
  const { pathname, search } = useLocation();
  return (
    <p>
      Now at <output>{pathname + search}</output>
    </p>
  );
}

export const Stay: Story = {
  name: "Active, stays on the page on request",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "To another page" }));
    expect(await canvas.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Keep editing" }));
    expect(canvas.queryByRole("dialog")).toBeNull();
    expect(canvas.getByRole("status")).toHaveTextContent(/^\/$/);
  },
};

export const Leave: Story = {
  name: "Active, leaves the page on request",
  play: async ({ canvas, userEvent }) => {
    // The browser asks before the page unloads.
    await waitFor(() => expect(preventsUnload()).toBe(true));
    await userEvent.click(canvas.getByRole("link", { name: "To another page" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Leave" }));
    expect(await canvas.findByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(preventsUnload()).toBe(false);
  },
};

export const SamePath: Story = {
  name: "Active, allows navigation to another query or hash of the same path",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "To another query" }));
    expect(canvas.queryByRole("dialog")).toBeNull();
    expect(canvas.getByRole("status")).toHaveTextContent("/?request=2");
  },
};

function preventsUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
