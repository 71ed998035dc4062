import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, spyOn } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { RadioGroup } from "../fields/choice/RadioGroup.tsx";
import { TextField } from "../fields/TextField.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const options = [
  { value: "OWNER", label: "Mine" },
  { value: "TENANT", label: "Rented" },
];

const meta = {
  component: ErrorSummary,
  args: {
    title: "Two things to correct",
    items: [
      { fieldId: "name", text: "Enter your name" },
      { fieldId: "home", text: "Say whose home it is" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A form whose submit button shows the errors. */
function Form({ items, ...rest }: ComponentProps<typeof ErrorSummary>) {
  const [attempts, setAttempts] = useState(0);
  const submit = () => setAttempts((count) => count + 1);
  return (
    <Stack>
      <ErrorSummary {...rest} items={attempts > 0 ? items : []} focusKey={attempts} />
      <TextField id="name" label="Name" />
      <RadioGroup id="home" legend="Home" name="home" options={options} defaultValue="TENANT" />
      <Button onClick={submit}>Send</Button>
    </Stack>
  );
}

export const Links: Story = {
  name: "Links, move the focus to a field or the selected option, and keep the URL",
  render: (args) => <Form {...args} />,
  play: async ({ canvas, userEvent }) => {
    const scrollIntoView = spyOn(Element.prototype, "scrollIntoView");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const urlBefore = window.location.href;
    await userEvent.click(canvas.getByRole("link", { name: "Enter your name" }));
    expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("link", { name: "Say whose home it is" }));
    expect(canvas.getByRole("radio", { name: "Rented" })).toHaveFocus();
    expect(window.location.href).toBe(urlBefore);
  },
};
