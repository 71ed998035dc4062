import { useId } from "react";
import { generatePath } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatAddress } from "#i18n/formats/formatAddress.ts";
import { Text } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { paths } from "#paths.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Card } from "#ui/layout/Card.tsx";
import { CardLink } from "#ui/links/CardLink.tsx";
import { getProjectTasks, type ProjectTask } from "./getProjectTasks.ts";
import styles from "./ProjectList.module.css";
import type { ProjectListItem } from "./projectsQuery.ts";

const icons: Readonly<Record<ProjectTask["kind"], IconName>> = {
  decide: "file",
  ask: "phone",
  register: "window",
  sendRequest: "edit",
};

/** What the customer can do now; renders nothing where there is nothing to do. */
export function ProjectTasks({ items }: { items: readonly ProjectListItem[] }) {
  const headingId = useId();
  const tasks = getProjectTasks(items, useConfig().windowRegistrationEnabled);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles["heading"]}>
        <Text id="page.projectList.tasks.title" />
      </h2>
      <LimitedList items={tasks}>
        {(shown) => (
          <ul className={styles["tasks"]}>
            {shown.map((task) => (
              <li key={task.project.id}>
                <Task {...task} />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </section>
  );
}

function Task({ kind, project, deadline, isLate }: ProjectTask) {
  const country = useCountryFacts();
  return (
    <Card interactive className={styles["task"]}>
      <span className={styles["task-icon"]}>
        <Icon name={icons[kind]} />
      </span>
      <div>
        <CardLink to={generatePath(paths.project, { projectId: project.id })}>
          <span className={styles["task-title"]}>
            <Text id={`page.projectList.tasks.${kind}`} />
          </span>
          <br />
          <span className={styles["task-address"]}>{formatAddress(project, country)}</span>
        </CardLink>
        {deadline ? (
          <p className={joinClassNames(styles["task-deadline"], isLate && styles["late"])}>
            <Text
              id={isLate ? "page.projectList.tasks.late" : "page.projectList.tasks.due"}
              values={{ date: new Date(deadline) }}
            />
          </p>
        ) : null}
      </div>
      <Icon name="arrow-right" />
    </Card>
  );
}
