import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, type FormEvent, type MouseEvent, useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "./Button.tsx";
import { ButtonLabel } from "./ButtonLabel.tsx";

const meta = {
  component: Button,
  subcomponents: { ButtonLabel },
  args: { children: "Save", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

function SavingButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    setBusy(true);
  };
  return <Button {...rest} busy={isBusy} onClick={handleClick} />;
}

export const BusyAfterClick: Story = {
  name: "Busy after a click, keeps its name and the focus",
  render: (args) => <SavingButton {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    // By default, a button submits no form.
    expect(canvas.getByRole("button")).toHaveAttribute("type", "button");
    await userEvent.click(canvas.getByRole("button"));
    const button = canvas.getByRole("button", { name: "Save", busy: true });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(args.onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
  },
};

const handleSubmit = fn((event: FormEvent) => event.preventDefault());

export const BusyInForm: Story = {
  name: "Busy in a form, does not submit it",
  args: { busy: true, type: "submit" },
  render: (args) => (
    <form onSubmit={handleSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    expect(handleSubmit).not.toHaveBeenCalled();
  },
};
