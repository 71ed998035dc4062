import { FormattedMessage } from "react-intl";
import { generatePath, useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Container } from "../../ui/Container.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { CampaignPreview } from "./CampaignPreview.tsx";
import styles from "./CampaignPreviewPage.module.css";
import { placementOf, positionTypes } from "./placementRules.ts";
import { messages } from "./previewMessages.ts";

/** Shows one asset of campaigns to those who make them: that of a placement, or that a kind of picture is for. */
export function CampaignPreviewPage() {
  const { campaignPositionType: name = "" } = useParams();
  const placement = placementOf(name);
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
