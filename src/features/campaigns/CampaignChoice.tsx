import { type ChangeEvent, useCallback } from "react";
import { useIntl } from "react-intl";
import type { Campaign } from "../../api/generated/rest.ts";
import { Select } from "../../ui/Select.tsx";
import styles from "./CampaignPreviewPage.module.css";
import { messages } from "./previewMessages.ts";

interface CampaignChoiceProps {
  campaigns: readonly Campaign[];
  postedIds: readonly string[];
  campaignId: string;
  onCampaign: (id: string) => void;
  languages: readonly string[];
  language: string | undefined;
  onLanguage: (language: string) => void;
}

/** Which campaign the preview shows where there are several, and in which of its languages. */
export function CampaignChoice(props: CampaignChoiceProps) {
  const { campaigns, postedIds, campaignId, onCampaign, languages, language, onLanguage } = props;
  const intl = useIntl();
  const chooseCampaign = useCallback(
    ({ target }: ChangeEvent<HTMLSelectElement>) => onCampaign(target.value),
    [onCampaign],
  );
  const chooseLanguage = useCallback(
    ({ target }: ChangeEvent<HTMLSelectElement>) => onLanguage(target.value),
    [onLanguage],
  );
  const names = new Intl.DisplayNames(intl.locale, { type: "language" });
  return (
    <div className={styles["choices"]}>
      {campaigns.length > 1 ? (
        <Select label={intl.formatMessage(messages.campaign)} value={campaignId} onChange={chooseCampaign}>
          {campaigns.map(({ id }) => (
            <option key={id} value={id}>
              {postedIds.includes(id) ? intl.formatMessage(messages.posted, { id }) : id}
            </option>
          ))}
        </Select>
      ) : null}
      {languages.length > 1 ? (
        <Select label={intl.formatMessage(messages.language)} value={language} onChange={chooseLanguage}>
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

/** `Intl` throws at what is no language tag, and an editor may post anything. */
function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,3}$/.test(tag);
}
