import { useLocation } from "react-router-dom";
import { Container } from "../ui/Container.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { ChoiceBar } from "./ChoiceBar.tsx";
import { bareQueryOf, isBare } from "./choices.ts";
import styles from "./ShowcasePage.module.css";
import { SpecimenLinks } from "./SpecimenLinks.tsx";
import { SpecimenList } from "./SpecimenList.tsx";
import { Surroundings } from "./Surroundings.tsx";
import { specimens } from "./specimens.ts";
import { useChoices } from "./useChoices.ts";
import { useTheme } from "./useTheme.ts";

const frame = "specimens";

/** For developers alone: every component in its states, in each locale, theme and width. */
export function ShowcasePage() {
  const { pathname, search } = useLocation();
  const [choices, choose] = useChoices();
  const { locale, theme, width } = choices;
  useTheme(theme);
  const list = (
    <Surroundings locale={locale}>
      <SpecimenList specimens={specimens} />
    </Surroundings>
  );
  if (isBare(search)) return <Container>{list}</Container>;

  const framed = width !== "full";
  const bareAddress = pathname + bareQueryOf(choices);
  return (
    <Container className={styles["page"]}>
      <header lang="en">
        <PageHeading lead="What the portal is built of. Hover, press and tab through it: states of pointer and focus are the components' own.">
          Components
        </PageHeading>
      </header>
      <div className={styles["bar"]} lang="en">
        <ChoiceBar choices={choices} onChoose={choose} />
      </div>
      <div className={styles["links"]} lang="en">
        <SpecimenLinks specimens={specimens} {...(framed && { address: bareAddress, frame })} />
      </div>
      <main className={framed ? styles["frames"] : undefined}>
        {framed ? (
          <iframe
            // A frame that is given another address would add to the history.
            key={bareAddress}
            name={frame}
            title={`Components, ${width} px wide`}
            src={bareAddress}
            className={styles["frame"]}
            style={{ inlineSize: `${width}px` }}
          />
        ) : (
          list
        )}
      </main>
    </Container>
  );
}
