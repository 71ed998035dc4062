import { memo, type ReactNode } from "react";
import { generatePath } from "react-router-dom";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { formatStreetLine, formatTownLine } from "#i18n/formats/formatAddress.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { getRequestStatusRules } from "#request-status/requestStatusRules.ts";
import { SunPath } from "#request-status/SunPath.tsx";
import { useProgress } from "#request-status/useProgress.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { CardLink } from "#ui/links/CardLink.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import type { ProjectTask } from "./getProjectTasks.ts";
import styles from "./ProjectRow.module.css";
import { CardTask } from "./ProjectTasks.tsx";
import type { ProjectListItem } from "./projectsQuery.ts";

/** A project in the list. Memoized, so that loading a further page renders only the new rows. */
export const ProjectRow = memo(function ProjectRow({ item }: { item: ProjectListItem }) {
  const { text, isLate, ...progress } = useListedProgress(item);
  return (
    <article className={styles["row"]}>
      <div className={styles["picture"]}>
        <SunPath progress={progress} isLate={isLate} isOver={isOverEarly(item, progress)} isTile />
      </div>
      <Address item={item} />
      <p className={styles["step"]}>{text}</p>
      <Facts item={item} />
      <div className={styles["end"]}>
        <Unread item={item} />
        <Icon name="chevron-right" />
      </div>
    </article>
  );
});

interface OnlyProjectProps {
  item: ProjectListItem;
  /** The customer's task, if the page does not show it elsewhere. */
  task: ProjectTask | undefined;
  /** Whether the page shows the request elsewhere. Then the card only identifies the project. */
  hasRequest: boolean;
}

/** The card of a customer's only project. */
export function OnlyProject({ item, task, hasRequest }: OnlyProjectProps) {
  const { text, isLate, ...progress } = useListedProgress(item);
  return (
    <Card as="article" interactive padding="none" className={styles["card"]}>
      {hasRequest ? null : (
        <SunPath progress={progress} isLate={isLate} isOver={isOverEarly(item, progress)} />
      )}
      <div className={styles["content"]}>
        <Address item={item} />
        {hasRequest ? null : <p className={styles["step"]}>{text}</p>}
        <Facts item={item} />
        {task ? <CardTask {...task} /> : null}
        <Unread item={item} />
      </div>
    </Card>
  );
}

/** The usual number of rows of a first page. */
export function ProjectRowSkeletons() {
  return (
    <ul className={styles["rows"]} aria-hidden="true">
      {["first", "second", "third", "fourth"].map((key) => (
        <li key={key}>
          <div className={styles["row"]}>
            <Skeleton className={styles["picture"]} />
            <div className={styles["place"]}>
              <Skeleton shape="text" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ProjectRows({ children }: { children: ReactNode }) {
  return <ul className={styles["rows"]}>{children}</ul>;
}

/** The list's data contain the status before a pause, but not the one before a cancellation. */
function useListedProgress({ activeRequest: request, isArchived }: ProjectListItem) {
  const { step, due } = getRequestStatusRules(request?.currentStatus ?? null);
  const previousActiveStatus = step === "stopped" ? null : (request?.statusBeforePausing ?? null);
  const progress = useProgress(request && { ...request, previousActiveStatus });
  return { ...progress, isLate: Boolean(request?.overdue && due && !isArchived) };
}

function isOverEarly({ isArchived }: ProjectListItem, { roof }: { roof: string }): boolean {
  return isArchived === true && roof !== "lit";
}

function Address({ item: { project } }: { item: ProjectListItem }) {
  const t = useText();
  const country = useCountryFacts();
  return (
    <div className={styles["place"]}>
      <h3 className={styles["title"]}>
        <CardLink to={generatePath(paths.project, { projectId: project.id })}>
          {formatStreetLine(project, country) ?? t("page.projectList.addressMissing")}
        </CardLink>
      </h3>
      <p className={styles["town"]}>{formatTownLine({ ...project, county: null }, country)}</p>
    </div>
  );
}

/** Facts that nobody needs to find a project: phones have no room for them. */
function Facts({ item: { project, registeredWindowsCount } }: { item: ProjectListItem }) {
  const t = useText();
  const { formatDay } = useDateFormats();
  const createdAt = formatDay(project.createdAt);
  const room = project.spaceType ? t(`room.${project.spaceType}`) : undefined;
  return (
    <ul className={styles["facts"]}>
      <li>{[t(`projectType.${project.type}`), room].filter(Boolean).join(", ")}</li>
      {createdAt ? (
        <li>
          <Text id="page.projectList.startedOn" values={{ date: createdAt }} />
        </li>
      ) : null}
      {registeredWindowsCount ? (
        <li>
          <Text id="page.projectList.windows" values={{ count: registeredWindowsCount }} />
        </li>
      ) : null}
    </ul>
  );
}

function Unread({ item: { unreadNotificationsCount: count } }: { item: ProjectListItem }) {
  if (!count) return null;
  return (
    <p className={styles["unread"]}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <Text id="page.projectList.unread" values={{ count }} />
      </VisuallyHidden>
    </p>
  );
}
