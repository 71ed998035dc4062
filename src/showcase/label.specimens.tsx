import { CountBadge } from "../ui/CountBadge.tsx";
import { FactList } from "../ui/FactList.tsx";
import { bellIcon } from "../ui/icons/bellIcon.tsx";
import { fileIcon } from "../ui/icons/fileIcon.tsx";
import { medalIcon } from "../ui/icons/medalIcon.tsx";
import { starIcon } from "../ui/icons/starIcon.tsx";
import { windowIcon } from "../ui/icons/windowIcon.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Tag } from "../ui/Tag.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { longTitle, longWord, paragraph, sentence, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

export const labelSpecimens: readonly Specimen[] = [
  {
    name: "StatusBadge",
    files: ["ui/StatusBadge.tsx"],
    states: {
      neutral: <StatusBadge tone="neutral">{shortText}</StatusBadge>,
      progress: <StatusBadge tone="progress">{shortText}</StatusBadge>,
      positive: <StatusBadge tone="positive">{shortText}</StatusBadge>,
      caution: <StatusBadge tone="caution">{shortText}</StatusBadge>,
      negative: <StatusBadge tone="negative">{shortText}</StatusBadge>,
      "long text": <StatusBadge tone="progress">{longTitle}</StatusBadge>,
    },
  },
  {
    name: "CountBadge",
    files: ["ui/CountBadge.tsx"],
    states: {
      default: <CountBadge icon={windowIcon} count={2} label="2 windows" />,
      emphasis: <CountBadge icon={bellIcon} count={3} label="3 news" emphasis />,
      "none and many": (
        <>
          <CountBadge icon={fileIcon} count={0} label="0 files" />{" "}
          <CountBadge icon={fileIcon} count={12_345} label="12345 files" />
        </>
      ),
    },
  },
  {
    name: "Tag",
    files: ["ui/Tag.tsx"],
    states: {
      neutral: <Tag>{shortText}</Tag>,
      accent: <Tag tone="accent">{shortText}</Tag>,
      "with icon": (
        <Tag tone="accent" icon={starIcon}>
          {shortText}
        </Tag>
      ),
      "long text": <Tag icon={medalIcon}>{longTitle}</Tag>,
    },
  },
  {
    name: "FactList",
    files: ["ui/FactList.tsx"],
    layout: "wide",
    states: {
      "short facts": (
        <FactList
          facts={[
            { term: "Type sign", value: "TGS M06" },
            { term: "Serial number", value: "TG770001" },
            { term: "Left out", value: null },
          ]}
        />
      ),
      "long text": (
        <FactList
          facts={[
            { term: longWord, value: paragraph },
            { term: sentence, value: longWord },
          ]}
        />
      ),
      empty: <FactList facts={[]} />,
    },
  },
  {
    name: "VisuallyHidden",
    files: ["ui/VisuallyHidden.tsx"],
    states: {
      "for readers alone": (
        <p>
          Before<VisuallyHidden>{sentence}</VisuallyHidden>, after.
        </p>
      ),
    },
  },
];
