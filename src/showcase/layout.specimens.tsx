import { Container } from "../ui/Container.tsx";
import { Stack } from "../ui/Stack.tsx";
import { Tag } from "../ui/Tag.tsx";
import { paragraph, shortText } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";
import styles from "./specimens.module.css";

const things = ["one", "two", "three"].map((key) => (
  <div key={key}>
    <Tag>{shortText}</Tag>
  </div>
));

export const layoutSpecimens: readonly Specimen[] = [
  {
    name: "Container",
    files: ["ui/Container.tsx"],
    layout: "wide",
    states: {
      page: <Container className={styles["edges"]}>{paragraph}</Container>,
      prose: (
        <Container width="prose" className={styles["edges"]}>
          {paragraph}
        </Container>
      ),
      form: (
        <Container width="form" className={styles["edges"]}>
          {paragraph}
        </Container>
      ),
    },
  },
  {
    name: "Stack",
    files: ["ui/Stack.tsx"],
    states: {
      small: <Stack gap="small">{things}</Stack>,
      regular: <Stack>{things}</Stack>,
      large: <Stack gap="large">{things}</Stack>,
      section: <Stack gap="section">{things}</Stack>,
    },
  },
];
