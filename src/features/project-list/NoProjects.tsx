import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { EmptyRoofIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { EmptyState } from "#ui/notices/EmptyState.tsx";
import styles from "./ProjectList.module.css";

/** Says how a project begins: at length to a customer who has nothing, in two lines below somebody's windows. */
export function NoProjects({ isBrief }: { isBrief: boolean }) {
  const title = <Text id="page.projectList.empty.title" />;
  const text = <Text id="page.projectList.empty.text" />;
  if (isBrief) {
    return (
      <div className={styles["empty"]}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    );
  }
  return (
    <EmptyState
      illustration={<EmptyRoofIllustration />}
      title={title}
      action={
        <LinkButton to={paths.faq} variant="secondary">
          <Text id="page.projectList.empty.action" />
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
