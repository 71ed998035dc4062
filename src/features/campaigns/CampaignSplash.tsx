import styles from "./CampaignSplash.module.css";

/** The mark that calls out a campaign's gift. */
export function CampaignSplash({ children }: { children: string }) {
  return <p className={styles["splash"]}>{children}</p>;
}
