import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph } from "#testing/stories/sampleTexts.ts";
import { CalendarButton } from "../calendar/CalendarButton.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Button } from "./Button.tsx";
import { CopyField } from "./CopyField.tsx";
import { FormActions } from "./FormActions.tsx";
import { IconButton } from "./IconButton.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { ShareActions } from "./ShareActions.tsx";
import { ShareButton } from "./ShareButton.tsx";

export default { subcomponents: { ShareButton } } satisfies Meta;

export const Buttons: StoryObj = {
  render: () => (
    <Stack>
      <Button>Save</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="destructive">Destructive</Button>
      <Button size="compact">Compact</Button>
      <Button icon="upload">With icon</Button>
      <Button icon="globe" iconOnlyOnPhone variant="quiet">
        Icon only on a phone
      </Button>
      <Button wide>Wide on a phone</Button>
      <Button icon="check">{longTitle}</Button>
      <Button disabled>Disabled</Button>
      <Button disabled variant="secondary">
        Disabled
      </Button>
      <Button busy>Busy</Button>
      <Button busy variant="secondary" icon="upload">
        Busy
      </Button>
    </Stack>
  ),
};

export const IconButtons: StoryObj = {
  render: () => (
    <>
      <IconButton icon="bell" label="Notifications" />
      <IconButton icon="bell" label="3 notifications" count={3} />
      <IconButton icon="bell" label="120 notifications" count={120} />
      <IconButton icon="trash" label="Delete" disabled />
    </>
  ),
};

export const LinkButtons: StoryObj = {
  render: () => (
    <Stack>
      <LinkButton to="/elsewhere">Projects</LinkButton>
      <LinkButton href="https://portal.example" variant="secondary" icon="external">
        Guide
      </LinkButton>
      <LinkButton to="/elsewhere" variant="quiet" size="compact">
        Quiet
      </LinkButton>
      <LinkButton to="/elsewhere">{longTitle}</LinkButton>
    </Stack>
  ),
};

export const FormsWithActions: StoryObj = {
  render: () => (
    <Stack>
      <FormActions>
        <Button>Save</Button>
      </FormActions>
      <FormActions>
        <Button variant="secondary" disabled>
          Cancel
        </Button>
        <Button busy>{longTitle}</Button>
      </FormActions>
    </Stack>
  ),
};

export const SharedAndKept: StoryObj = {
  render: () => (
    <>
      <ShareActions title={longTitle} text={paragraph} what="the offer" />
      <CalendarButton
        event={{ id: "1", title: longTitle, when: { firstDay: "2026-06-01" } }}
        fileName="visit"
      >
        Add to calendar
      </CalendarButton>
    </>
  ),
};

export const CopyFieldWithLongText: StoryObj = {
  render: () => (
    <CopyField
      label={longTitle}
      value={paragraph}
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Press Ctrl and C"
    />
  ),
};
