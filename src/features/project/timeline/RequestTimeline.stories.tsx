import type { Meta, StoryObj } from "@storybook/react-vite";
import type { InstallationFlow } from "#api/generated/main.ts";
import { requestStatuses } from "#request-status/requestStatusFacts.ts";
import { surveyTypes } from "#schema/enumValues.ts";
import { createSampleNewRequest } from "#testing/samples/sampleProjects.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { RequestTimeline } from "./RequestTimeline.tsx";

const meta = {
  component: RequestTimeline,
  args: {
    request: createSampleNewRequest(),
    siteVisitDate: "2026-03-20T12:00:00Z",
    surveyType: surveyTypes.onSite,
  },
  // A page has one timeline.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: ({ request, ...visit }) => (
    <Stack>
      {requestStatuses.map((currentStatus) => (
        <Card key={currentStatus} padding="inline">
          <RequestTimeline
            request={{ ...request, currentStatus, previousActiveStatus: "OFFER_SENT" }}
            {...visit}
          />
        </Card>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof RequestTimeline>;

export default meta;

type Story = StoryObj<typeof meta>;

const createFlow = (installationFlow: InstallationFlow): Story => ({
  args: { request: createSampleNewRequest({ installationFlow }) },
});

export const DefaultFlow = createFlow("DEFAULT");

export const InstallerFlow = createFlow("SPP_INSTALLER");

export const TaglysFlow = createFlow("SPP_TAGLYS");
