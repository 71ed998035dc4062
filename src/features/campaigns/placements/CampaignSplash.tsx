import styles from "./CampaignSplash.module.css";

/** The highlighted label of a campaign. */
export function CampaignSplash({ children }: { children: string }) {
  return <p className={styles["splash"]}>{children}</p>;
}
