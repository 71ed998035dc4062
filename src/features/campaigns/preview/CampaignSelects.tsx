import type { ChangeEvent } from "react";
import { useIntl } from "react-intl";
import { useText } from "#i18n/text.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import type { Campaign } from "../selection/parseCampaigns.ts";
import styles from "./CampaignPreviewPage.module.css";

interface CampaignSelectsProps {
  campaigns: readonly Campaign[];
  postedIds: readonly string[];
  campaignId: string;
  onCampaign: (id: string) => void;
  languages: readonly string[];
  language: string | undefined;
  onLanguage: (language: string) => void;
}

/** Selects the campaign and its language, each where there are several. */
export function CampaignSelects(props: CampaignSelectsProps) {
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
