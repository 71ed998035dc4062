import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { CampaignPlacement } from "#api/generated/rest.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { RetryButton } from "#errors/ErrorBanner.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { findMissingParts, isPlacedAt, selectCampaignAsset } from "../selection/campaignAsset.ts";
import { campaignsQuery } from "../selection/campaignsQuery.ts";
import { getTextLanguages } from "../selection/getTextLanguages.ts";
import type { Campaign } from "../selection/parseCampaigns.ts";
import styles from "./CampaignPreviewPage.module.css";
import { CampaignSelects } from "./CampaignSelects.tsx";
import { createPreviewAsset, getCampaignLanguages } from "./createPreviewAsset.ts";
import { MissingParts } from "./MissingParts.tsx";
import { PreviewFrames } from "./PreviewFrames.tsx";
import { usePostedCampaigns } from "./usePostedCampaigns.ts";

/** A selected campaign at a placement, from the list of campaigns or posted by the editor, with its missing parts. */
export function CampaignPreview({ placement }: { placement: CampaignPlacement }) {
  const { locale } = useIntl();
  const { domains, defaultLocale } = useConfig();
  const query = useQuery(campaignsQuery(useRequestedLocale()));
  const { data: listed = [], isError, isPending, refetch } = query;
  const posted = usePostedCampaigns(domains);
  const [selectedId, setSelectedId] = useState<string>();
  const [selectedLanguage, setSelectedLanguage] = useState<string>();

  const campaigns = [
    ...posted,
    ...listed.filter((candidate) => posted.every(({ id }) => id !== candidate.id)),
  ];
  const languages = getTextLanguages(locale, defaultLocale);
  const visibleId = selectCampaignAsset(listed, placement, languages)?.campaignId;
  const campaign =
    campaigns.find(({ id }) => id === selectedId) ??
    posted[0] ??
    campaigns.find(({ id }) => id === visibleId) ??
    campaigns.find((candidate) => isPlacedAt(candidate, placement)) ??
    campaigns[0];
  const campaignLanguages = campaign ? getCampaignLanguages(campaign) : [];
  const language = [selectedLanguage, ...languages, ...campaignLanguages].find(
    (candidate) => candidate && campaignLanguages.includes(candidate),
  );

  return (
    <>
      <Container className={styles["notes"]}>
        {isError ? (
          <InlineBanner
            tone="caution"
            title={<Text id="page.campaignPreview.listFailed.title" />}
            role="status"
            action={<RetryButton onClick={() => void refetch()} />}
          >
            <Text id="page.campaignPreview.listFailed.text" />
          </InlineBanner>
        ) : null}
        {campaign ? (
          <CampaignSelects
            campaigns={campaigns}
            postedIds={posted.map(({ id }) => id)}
            campaignId={campaign.id}
            onCampaign={setSelectedId}
            languages={campaignLanguages}
            language={language}
            onLanguage={setSelectedLanguage}
          />
        ) : null}
        {!campaign && isPending ? (
          <p role="status">
            <Text id="page.campaignPreview.loading" />
          </p>
        ) : null}
        {!campaign && !isPending ? (
          <EmptyState title={<Text id="page.campaignPreview.empty.title" />}>
            <Text id="page.campaignPreview.empty.text" />
          </EmptyState>
        ) : null}
      </Container>
      {campaign ? <SelectedCampaign campaign={campaign} placement={placement} language={language} /> : null}
    </>
  );
}

interface SelectedCampaignProps {
  campaign: Campaign;
  placement: CampaignPlacement;
  language: string | undefined;
}

function SelectedCampaign({ campaign, placement, language }: SelectedCampaignProps) {
  // A campaign without texts has no language: then all texts are listed as missing.
  const parts = findMissingParts(campaign, placement, language ?? "");
  const asset = createPreviewAsset(campaign, placement, language ?? "");
  return (
    <>
      {asset ? <PreviewFrames key={`${campaign.id} ${language}`} asset={asset} /> : null}
      <Container className={styles["notes"]}>
        {language === undefined ? (
          <InlineBanner tone="caution" title={<Text id="page.campaignPreview.noTexts" />} />
        ) : null}
        {isPlacedAt(campaign, placement) ? null : (
          <InlineBanner tone="caution" title={<Text id="page.campaignPreview.notPlaced" />} />
        )}
        {parts.some(({ required }) => required) ? (
          <InlineBanner tone="caution" title={<Text id="page.campaignPreview.hidden" />} />
        ) : null}
        <MissingParts parts={parts} />
      </Container>
    </>
  );
}
