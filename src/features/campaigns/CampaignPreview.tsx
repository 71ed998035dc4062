import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Campaign, CampaignPlacement } from "../../api/generated/rest.ts";
import { type RuntimeConfig, runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { Container } from "../../ui/Container.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { CampaignChoice } from "./CampaignChoice.tsx";
import styles from "./CampaignPreviewPage.module.css";
import { campaignsQuery } from "./campaignsQuery.ts";
import { MissingParts } from "./MissingParts.tsx";
import { missingParts } from "./missingParts.ts";
import { PreviewFrames } from "./PreviewFrames.tsx";
import { languagesOf, previewAssetOf } from "./previewAsset.ts";
import { messages } from "./previewMessages.ts";
import { isPlacedAt, selectCampaignAsset } from "./selectCampaignAsset.ts";
import { textLanguages } from "./textLanguages.ts";
import { usePostedCampaigns } from "./usePostedCampaigns.ts";

const noDomains: RuntimeConfig["domains"] = [];

/** The campaigns of the list and of the editor, one of them at a placement, and what it lacks there. */
export function CampaignPreview({ placement }: { placement: CampaignPlacement }) {
  const { locale } = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  const { data: listed = [], isError, isPending } = useQuery(campaignsQuery());
  const posted = usePostedCampaigns(config?.domains ?? noDomains);
  const [chosenId, setChosenId] = useState<string>();
  const [chosenLanguage, setChosenLanguage] = useState<string>();

  const campaigns = [...posted, ...listed.filter((one) => posted.every(({ id }) => id !== one.id))];
  const languages = textLanguages(locale, config?.defaultLocale);
  const shownId = selectCampaignAsset(listed, placement, languages)?.campaignId;
  const campaign =
    campaigns.find(({ id }) => id === chosenId) ??
    posted[0] ??
    campaigns.find(({ id }) => id === shownId) ??
    campaigns.find((one) => isPlacedAt(one, placement)) ??
    campaigns[0];
  const spoken = campaign ? languagesOf(campaign) : [];
  const language = [chosenLanguage, ...languages, ...spoken].find((one) => one && spoken.includes(one));

  return (
    <>
      <Container className={styles["notes"]}>
        {isError ? (
          <InlineBanner tone="caution" title={<FormattedMessage {...messages.listFailed} />} role="status">
            <FormattedMessage {...messages.listFailedText} />
          </InlineBanner>
        ) : null}
        {campaign ? (
          <CampaignChoice
            campaigns={campaigns}
            postedIds={posted.map(({ id }) => id)}
            campaignId={campaign.id}
            onCampaign={setChosenId}
            languages={spoken}
            language={language}
            onLanguage={setChosenLanguage}
          />
        ) : null}
        {!campaign && isPending ? (
          <p role="status">
            <FormattedMessage {...messages.loading} />
          </p>
        ) : null}
        {!campaign && !isPending ? (
          <EmptyState title={<FormattedMessage {...messages.emptyTitle} />}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        ) : null}
      </Container>
      {campaign ? <ChosenCampaign campaign={campaign} placement={placement} language={language} /> : null}
    </>
  );
}

interface ChosenCampaignProps {
  campaign: Campaign;
  placement: CampaignPlacement;
  language: string | undefined;
}

function ChosenCampaign({ campaign, placement, language }: ChosenCampaignProps) {
  // Without any language all texts are missing, and are named all the same.
  const parts = missingParts(campaign, placement, language ?? "");
  const asset = previewAssetOf(campaign, placement, language ?? "");
  return (
    <>
      {asset ? <PreviewFrames key={`${campaign.id} ${language}`} asset={asset} /> : null}
      <Container className={styles["notes"]}>
        {language === undefined ? (
          <InlineBanner tone="caution" title={<FormattedMessage {...messages.noTexts} />} />
        ) : null}
        {isPlacedAt(campaign, placement) ? null : (
          <InlineBanner tone="caution" title={<FormattedMessage {...messages.notPlaced} />} />
        )}
        {parts.some(({ required }) => required) ? (
          <InlineBanner tone="caution" title={<FormattedMessage {...messages.hidden} />} />
        ) : null}
        <MissingParts parts={parts} />
      </Container>
    </>
  );
}
