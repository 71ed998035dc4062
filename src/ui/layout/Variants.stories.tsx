import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, paragraph, sentence } from "#testing/stories/sampleTexts.ts";
import { Button } from "../actions/Button.tsx";
import { CardLink } from "../links/CardLink.tsx";
import { Card } from "./Card.tsx";
import { Container } from "./Container.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { Section } from "./Section.tsx";
import { Stack } from "./Stack.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export default {} satisfies Meta;

export const Cards: StoryObj = {
  render: () => (
    <Stack>
      <Card>{sentence}</Card>
      <Card padding="none">{sentence}</Card>
      <Card interactive>
        <CardLink to="/elsewhere">Roof window</CardLink>
        <p>{sentence}</p>
      </Card>
    </Stack>
  ),
};

export const Containers: StoryObj = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      {(["page", "form"] as const).map((width) => (
        // The outline makes the width visible.
        <Container key={width} width={width} style={{ outline: "1px dashed var(--color-border-strong)" }}>
          {paragraph}
        </Container>
      ))}
    </>
  ),
};

export const Disclosures: StoryObj = {
  render: () => (
    <>
      <Disclosure title="Where is the serial number?" defaultOpen>
        {paragraph}
      </Disclosure>
      <Disclosure title={longTitle} icon="help">
        {paragraph}
      </Disclosure>
    </>
  ),
};

export const Sections: StoryObj = {
  render: () => (
    <Section title="Your details">
      <Section
        title={longTitle}
        lead={paragraph}
        actions={
          <Button variant="secondary" size="compact" icon="edit">
            Edit
          </Button>
        }
      >
        {sentence}
      </Section>
    </Section>
  ),
};

export const Stacks: StoryObj = {
  render: () => (
    <Stack gap="section">
      {(["regular", "small", "large"] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <p>{gap}</p>
          <p>
            Text before
            <VisuallyHidden>{sentence}</VisuallyHidden>, text after.
          </p>
        </Stack>
      ))}
    </Stack>
  ),
};
