import { generatePath, useParams } from "react-router-dom";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Container } from "#ui/layout/Container.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { findPlacement, positionTypes } from "../selection/placementRules.ts";
import { CampaignPreview } from "./CampaignPreview.tsx";
import styles from "./CampaignPreviewPage.module.css";

/** Shows an asset to the editors of campaigns, by the name of a placement or of a type of picture. */
export function CampaignPreviewPage() {
  const { campaignPositionType: name = "" } = useParams();
  const placement = findPlacement(name);
  return (
    <main className={styles["page"]}>
      {placement ? (
        <>
          <Container>
            <PageHeading lead={<Text id="page.campaignPreview.lead" />}>
              <Text id="page.campaignPreview.title" values={{ name }} />
            </PageHeading>
          </Container>
          <CampaignPreview placement={placement} />
        </>
      ) : (
        <Container>
          <PageHeading lead={<Text id="page.campaignPreview.unknown.text" />}>
            <Text id="page.campaignPreview.unknown.title" values={{ name }} />
          </PageHeading>
          <ul className={styles["names"]}>
            {positionTypes.map((known) => (
              <li key={known}>
                <TextLink
                  to={generatePath(paths.campaignPreview, { campaignPositionType: known })}
                  standalone
                >
                  {known}
                </TextLink>
              </li>
            ))}
          </ul>
        </Container>
      )}
    </main>
  );
}
