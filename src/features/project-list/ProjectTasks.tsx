import { generatePath } from "react-router-dom";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { formatAddress } from "#i18n/formats/formatAddress.ts";
import { type PlainMessageId, Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { CardLink } from "#ui/links/CardLink.tsx";
import type { ProjectTask } from "./getProjectTasks.ts";
import listStyles from "./ProjectList.module.css";
import styles from "./ProjectRow.module.css";

const kinds: Readonly<Record<ProjectTask["kind"], { icon: IconName; title: PlainMessageId }>> = {
  decide: { icon: "file", title: "page.projectList.tasks.decide" },
  askForOffer: { icon: "mail", title: "expiredOffer.ask" },
  ask: { icon: "phone", title: "page.projectList.tasks.ask" },
  register: { icon: "window", title: "page.projectList.tasks.register" },
  sendRequest: { icon: "edit", title: "page.projectList.tasks.sendRequest" },
};

/** The customer's current tasks; renders nothing without any. */
export function ProjectTasks({ tasks }: { tasks: readonly ProjectTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <section>
      <h2 className={listStyles["heading"]}>
        <Text id="page.projectList.tasks.title" />
      </h2>
      <ul className={styles["rows"]}>
        {tasks.map((task) => (
          <li key={task.project.id}>
            <Task {...task} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Task(task: ProjectTask) {
  const { kind, project } = task;
  const country = useCountryFacts();
  return (
    <div className={styles["task"]}>
      <TaskIcon kind={kind} />
      <CardLink to={generatePath(paths.project, { projectId: project.id })}>
        <TaskTitle kind={kind} />
        <br />
        <span className={styles["town"]}>{formatAddress(project, country)}</span>
      </CardLink>
      <TaskDeadline {...task} />
      <Icon name="chevron-right" />
    </div>
  );
}

/** The task on the card of its project. */
export function CardTask(task: ProjectTask) {
  return (
    <div className={styles["card-task"]}>
      <TaskIcon kind={task.kind} />
      <div>
        <p>
          <TaskTitle kind={task.kind} />
        </p>
        <TaskDeadline {...task} />
      </div>
    </div>
  );
}

function TaskIcon({ kind }: Pick<ProjectTask, "kind">) {
  return (
    <span className={styles["task-icon"]}>
      <Icon name={kinds[kind].icon} />
    </span>
  );
}

function TaskTitle({ kind }: Pick<ProjectTask, "kind">) {
  return (
    <span className={styles["title"]}>
      <Text id={kinds[kind].title} />
    </span>
  );
}

function TaskDeadline({ deadline, isLate }: Pick<ProjectTask, "deadline" | "isLate">) {
  const date = useDateFormats().formatDay(deadline);
  if (!date) return null;
  return (
    <p className={joinClassNames(styles["task-deadline"], isLate && styles["late"])}>
      <Text id={isLate ? "page.projectList.tasks.late" : "page.projectList.tasks.due"} values={{ date }} />
    </p>
  );
}
