import { Icon } from "../ui/Icon.tsx";
import { sunIcon } from "../ui/icons/sunIcon.tsx";
import { DataPlateIllustration } from "../ui/illustrations/DataPlateIllustration.tsx";
import { DoneIllustration } from "../ui/illustrations/DoneIllustration.tsx";
import { Drawing } from "../ui/illustrations/Drawing.tsx";
import { EmptyRoofIllustration } from "../ui/illustrations/EmptyRoofIllustration.tsx";
import { HeroIllustration } from "../ui/illustrations/HeroIllustration.tsx";
import { LostIllustration } from "../ui/illustrations/LostIllustration.tsx";
import { Wordmark } from "../ui/illustrations/Wordmark.tsx";
import { icons } from "./icons.ts";
import { shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";
import styles from "./specimens.module.css";

export const drawingSpecimens: readonly Specimen[] = [
  {
    name: "Icon",
    files: ["ui/Icon.tsx"],
    layout: "wide",
    states: {
      every: (
        <ul className={styles["icons"]}>
          {icons.map(([name, drawing]) => (
            <li key={name}>
              <Icon drawing={drawing} size={24} />
              {name}
            </li>
          ))}
        </ul>
      ),
      "16, 20, 24 and 32 px": (
        <ul className={styles["icons"]}>
          {([16, 20, 24, 32] as const).map((size) => (
            <li key={size}>
              <Icon drawing={sunIcon} size={size} />
              {size}
            </li>
          ))}
        </ul>
      ),
    },
  },
  {
    name: "Illustrations",
    files: [
      "ui/illustrations.tsx",
      "ui/illustrations/Drawing.tsx",
      "ui/illustrations/DataPlateIllustration.tsx",
      "ui/illustrations/DoneIllustration.tsx",
      "ui/illustrations/EmptyRoofIllustration.tsx",
      "ui/illustrations/LostIllustration.tsx",
    ],
    states: {
      "an empty roof": <EmptyRoofIllustration />,
      lost: <LostIllustration />,
      done: <DoneIllustration />,
      "the data plate": <DataPlateIllustration />,
      "named for readers": <EmptyRoofIllustration label={shortText} />,
      "the frame of all": (
        <Drawing width={400} height={280}>
          <path d="M4 4h392v272H4zM4 4l392 272M396 4 4 276" />
        </Drawing>
      ),
    },
  },
  {
    name: "HeroIllustration",
    files: [
      "ui/illustrations/HeroIllustration.tsx",
      "ui/illustrations/HeroFurniture.tsx",
      "ui/illustrations/HeroWindows.tsx",
    ],
    layout: "wide",
    states: {
      default: (
        <div className={styles["drawing"]}>
          <HeroIllustration />
        </div>
      ),
    },
  },
  {
    name: "Wordmark",
    files: ["ui/illustrations/Wordmark.tsx", "ui/illustrations/Glyph.tsx"],
    states: { default: <Wordmark />, "named for readers": <Wordmark label={shortText} /> },
  },
];
