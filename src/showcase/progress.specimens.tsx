import { LoadingBar } from "../ui/LoadingBar.tsx";
import { LoadMore } from "../ui/LoadMore.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { Stage } from "./Stage.tsx";
import { doNothing, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";
import styles from "./specimens.module.css";

const more = {
  hasMore: true,
  busy: false,
  failed: false,
  onMore: doNothing,
  moreLabel: "Load more",
  retryLabel: "Try again",
  failedText: sentence,
};

export const progressSpecimens: readonly Specimen[] = [
  {
    name: "Spinner",
    files: ["ui/Spinner.tsx"],
    states: { default: <Spinner />, large: <Spinner size={32} /> },
  },
  {
    name: "ProgressBar",
    files: ["ui/ProgressBar.tsx"],
    states: {
      begun: <ProgressBar value={0.05} label={shortText} />,
      halfway: <ProgressBar value={0.5} label={shortText} />,
      done: <ProgressBar value={1} label={shortText} />,
      "nobody knows": <ProgressBar value={undefined} label={shortText} />,
    },
  },
  {
    name: "LoadingBar",
    files: ["ui/LoadingBar.tsx"],
    layout: "wide",
    states: {
      active: (
        <Stage height="low">
          <LoadingBar active label={shortText} />
        </Stage>
      ),
      still: (
        <Stage height="low">
          <LoadingBar active={false} label={shortText} />
        </Stage>
      ),
    },
  },
  {
    name: "Skeleton",
    files: ["ui/Skeleton.tsx"],
    states: {
      block: <Skeleton className={styles["block"]} />,
      "lines of text": (
        <>
          <Skeleton shape="text" className={styles["line"]} />
          <Skeleton shape="text" className={styles["half-line"]} />
        </>
      ),
    },
  },
  {
    name: "LoadMore",
    files: ["ui/LoadMore.tsx"],
    states: {
      default: <LoadMore {...more} />,
      busy: <LoadMore {...more} busy />,
      failed: <LoadMore {...more} failed />,
      "no more": <LoadMore {...more} hasMore={false} loadedText={sentence} />,
    },
  },
];
