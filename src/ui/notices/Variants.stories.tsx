import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { EmptyRoofIllustration } from "../illustrations/EmptyRoofIllustration.tsx";
import { LostIllustration } from "../illustrations/LostIllustration.tsx";
import { Stack } from "../layout/Stack.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { InlineBanner } from "./InlineBanner.tsx";

export default {} satisfies Meta;

export const EmptyStates: StoryObj = {
  render: () => (
    <Stack>
      <EmptyState
        title="No projects yet"
        illustration={<EmptyRoofIllustration />}
        action={<Button>Start a project</Button>}
      >
        {sentence}
      </EmptyState>
      <EmptyState title={longTitle} headingLevel={3}>
        {paragraph}
      </EmptyState>
    </Stack>
  ),
};

export const ErrorPanels: StoryObj = {
  render: () => (
    <Stack>
      <ErrorPanel
        title="The page does not exist"
        illustration={<LostIllustration />}
        actions={
          <>
            <Button>Try again</Button>
            <Button variant="secondary">Back to the start</Button>
          </>
        }
      >
        {sentence}
      </ErrorPanel>
      <ErrorPanel title={longTitle}>{paragraph}</ErrorPanel>
    </Stack>
  ),
};

export const ErrorSummaryWithLongText: StoryObj = {
  render: () => <ErrorSummary title="One thing to correct" items={[{ fieldId: "name", text: longTitle }]} />,
};

export const InlineBanners: StoryObj = {
  render: () => (
    <Stack>
      <InlineBanner tone="info" title="Your request" />
      <InlineBanner
        tone="caution"
        title={longTitle}
        action={
          <Button variant="secondary" size="compact">
            Try again
          </Button>
        }
      >
        {paragraph}
      </InlineBanner>
      <InlineBanner tone="negative" title="Your request" role="alert">
        <p>{"The city is too short.\nThe street is missing."}</p>
      </InlineBanner>
    </Stack>
  ),
  play: ({ canvas }) => {
    // Two messages of a service.
    expect(canvas.getByRole("alert").innerText).toContain("short.\nThe street");
  },
};
