import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { CalendarButton } from "./CalendarButton.tsx";

const meta = {
  component: CalendarButton,
  args: {
    event: {
      id: "site-visit-1@taglys",
      title: "Site visit",
      when: { start: new Date("2026-06-01T08:00:00Z"), minutes: 60 },
    },
    fileName: "site-visit",
    children: "Add to calendar",
  },
} satisfies Meta<typeof CalendarButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Downloads a calendar file",
  play: async ({ canvas, userEvent }) => {
    const createObjectURL = spyOn(URL, "createObjectURL");
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(fn());
    await userEvent.click(canvas.getByRole("button", { name: "Add to calendar" }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toHaveProperty("download", "site-visit.ics");
    const blob = createObjectURL.mock.calls[0]?.[0] as Blob;
    expect(blob.type).toBe("text/calendar");
    expect(await blob.text()).toContain("DTSTART:20260601T080000Z");
  },
};
