import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { Stack } from "../layout/Stack.tsx";
import { LoadingBar } from "./LoadingBar.tsx";
import { LoadingRegion } from "./LoadingRegion.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { Spinner } from "./Spinner.tsx";

export default {} satisfies Meta;

const firstPage = {
  page: 1,
  hasMore: true,
  busy: false,
  failed: false,
  onLoadMore: () => {},
  moreLabel: "Load more",
  retryLabel: "Try again",
  failedText: "The projects could not be loaded.",
  loadedText: "All projects are shown.",
};

export const LoadMoreButtons: StoryObj = {
  render: () => (
    <Stack>
      <LoadMore {...firstPage} />
      <LoadMore {...firstPage} busy />
      <LoadMore {...firstPage} failed />
      <LoadMore {...firstPage} page={2} hasMore={false} />
    </Stack>
  ),
  play: () => waitFor(() => expect(getAnnouncement()).toBe("All projects are shown.")),
};

export const Progress: StoryObj = {
  render: () => (
    <Stack>
      <LoadingBar active label="Loading" />
      <LoadingBar active={false} label="Loaded" />
      <ProgressBar label="Started" value={0.05} />
      <ProgressBar label="Done" value={1} />
      <ProgressBar label="Unknown" value={undefined} />
      <Spinner />
    </Stack>
  ),
};

export const Skeletons: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateRows: "6rem auto" }}>
      <Skeleton />
      <Skeleton shape="text" />
    </div>
  ),
};

export const Loading: StoryObj = {
  render: () => (
    <LoadingRegion text="Your windows are loading.">
      <Skeleton shape="text" />
    </LoadingRegion>
  ),
  play: () => waitFor(() => expect(getAnnouncement()).toBe("Your windows are loading.")),
};
