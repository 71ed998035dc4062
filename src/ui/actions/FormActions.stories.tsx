import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { Button } from "./Button.tsx";
import { FormActions } from "./FormActions.tsx";

const meta = { component: FormActions } satisfies Meta<typeof FormActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneButton: Story = { args: { children: <Button>Save</Button> } };

export const TwoButtons: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
  },
};

export const BusyWithLongText: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary" disabled>
          Cancel
        </Button>
        <Button busy>{longTitle}</Button>
      </>
    ),
  },
};
