import { FormattedMessage } from "react-intl";
import { generatePath, useParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { Container } from "../../../ui/layout/Container.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { findPlacement, positionTypes } from "../assets/placementRules.ts";
import { CampaignPreview } from "./CampaignPreview.tsx";
import styles from "./CampaignPreviewPage.module.css";
import { messages } from "./messages.ts";

/** Shows an asset to the editors of campaigns, by the name of a placement or of a type of picture. */
export function CampaignPreviewPage() {
  const { campaignPositionType: name = "" } = useParams();
  const placement = findPlacement(name);
  return (
    <main className={styles["page"]}>
      {placement ? (
        <>
          <Container>
            <PageHeading lead={<FormattedMessage {...messages.lead} />}>
              <FormattedMessage {...messages.title} values={{ name }} />
            </PageHeading>
          </Container>
          <CampaignPreview placement={placement} />
        </>
      ) : (
        <Container>
          <PageHeading lead={<FormattedMessage {...messages.unknownText} />}>
            <FormattedMessage {...messages.unknown} values={{ name }} />
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
