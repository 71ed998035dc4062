import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { useIntl } from "react-intl";
import { generatePath, useParams } from "react-router-dom";
import type { CampaignPlacement } from "#api/generated/rest.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { RetryButton } from "#errors/RetryButton.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Tag } from "#ui/badges/Tag.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import {
  type CampaignAsset,
  createCampaignAsset,
  findMissingParts,
  isPlacedAt,
  type MissingPart,
  selectCampaignAsset,
} from "../selection/campaignAsset.ts";
import { campaignsQuery } from "../selection/campaignsQuery.ts";
import { getTextLanguages } from "../selection/getTextLanguages.ts";
import type { Campaign } from "../selection/parseCampaigns.ts";
import { findPlacement, positionTypes } from "../selection/placementRules.ts";
import styles from "./CampaignPreviewPage.module.css";
import { PreviewFrames } from "./PreviewFrames.tsx";
import { usePostedCampaigns } from "./usePostedCampaigns.ts";

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

/** A selected campaign at a placement, from the list of campaigns or posted by the editor, with its missing parts. */
function CampaignPreview({ placement }: { placement: CampaignPlacement }) {
  const t = useText();
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

  useAnnouncement(
    isError
      ? t("page.campaignPreview.listFailed.title")
      : !campaign && isPending && t("page.campaignPreview.loading"),
  );
  return (
    <>
      <Container className={styles["notes"]}>
        {isError ? (
          <InlineBanner
            tone="caution"
            title={<Text id="page.campaignPreview.listFailed.title" />}
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
          <p>
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
  // A campaign without texts has no language; then all texts are missing.
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

interface CampaignSelectsProps {
  campaigns: readonly Campaign[];
  postedIds: readonly string[];
  campaignId: string;
  onCampaign: (id: string) => void;
  languages: readonly string[];
  language: string | undefined;
  onLanguage: (language: string) => void;
}

/** Selects the campaign and its language, if there are several. */
function CampaignSelects(props: CampaignSelectsProps) {
  const { campaigns, postedIds, campaignId, onCampaign, languages, language, onLanguage } = props;
  const intl = useIntl();
  const t = useText();
  const handleCampaignChange = ({ target }: ChangeEvent<HTMLSelectElement>) => onCampaign(target.value);
  const handleLanguageChange = ({ target }: ChangeEvent<HTMLSelectElement>) => onLanguage(target.value);
  const names = new Intl.DisplayNames(intl.locale, { type: "language" });
  return (
    <div className={styles["choices"]}>
      {campaigns.length > 1 ? (
        <Select label={t("page.campaignPreview.campaign")} value={campaignId} onChange={handleCampaignChange}>
          {campaigns.map(({ id }) => (
            <option key={id} value={id}>
              {postedIds.includes(id) ? t("page.campaignPreview.posted", { id }) : id}
            </option>
          ))}
        </Select>
      ) : null}
      {languages.length > 1 ? (
        <Select label={t("page.campaignPreview.language")} value={language} onChange={handleLanguageChange}>
          {languages.map((tag) => (
            <option key={tag} value={tag}>
              {isLanguageTag(tag) ? names.of(tag) : tag}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  );
}

/** `Intl.DisplayNames` throws on invalid tags, and an editor can post any text. */
function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,3}$/.test(tag);
}

function MissingParts({ parts }: { parts: readonly MissingPart[] }) {
  return (
    <Section title={<Text id="page.campaignPreview.parts.title" />}>
      {parts.length === 0 ? (
        <p>
          <Text id="page.campaignPreview.parts.complete" />
        </p>
      ) : (
        <ul className={styles["parts"]}>
          {parts.map(({ kind, name, problem, required }) => (
            <li key={`${kind} ${name}`} className={styles["part"]}>
              <span className={styles["kind"]}>
                <Text id={`page.campaignPreview.parts.${kind}`} />
              </span>
              <code className={styles["partName"]}>{name}</code>
              <span>
                <Text id={`page.campaignPreview.parts.${problem}`} />
              </span>
              {required ? (
                <Tag tone="accent">
                  <Text id="page.campaignPreview.parts.required" />
                </Tag>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The asset of a campaign with placeholders for missing texts. The page's own URL replaces a missing URL. */
function createPreviewAsset(
  campaign: Campaign,
  placement: CampaignPlacement,
  language: string,
): CampaignAsset | undefined {
  const missingTexts = findMissingParts(campaign, placement, language).flatMap((part) =>
    part.kind === "text" ? [part.name] : [],
  );
  const placeholders = missingTexts.map((label) => ({
    label,
    locale: language,
    contents: label === "campaign_url" ? location.pathname : `[${label}]`,
  }));
  const completed = { ...campaign, texts: [...placeholders, ...campaign.texts] };
  return createCampaignAsset(completed, placement, language);
}

/** The languages of the texts of a campaign, in the order of their first occurrence. */
function getCampaignLanguages({ texts }: Campaign): string[] {
  return [...new Set(texts.map(({ locale }) => locale))];
}
