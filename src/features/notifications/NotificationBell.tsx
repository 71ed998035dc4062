import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useDeferredValue, useId, useRef, useState } from "react";
import { Text, useText } from "#i18n/text.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { hasPopovers, Popover } from "#ui/dialogs/Popover.tsx";
import { Spinner } from "#ui/loading/Spinner.tsx";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import { unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

// Every screen has the bell, and few visits open it.
const NotificationList = lazy(async () => ({
  default: (await import("./NotificationList.tsx")).NotificationList,
}));

interface NotificationBellProps {
  /** Renders the street of a project, or `fallback` unless the street is known. */
  renderProjectName: (projectId: string, fallback: string) => ReactNode;
}

/** Shows the number of unread notifications, and lists them in a popover. */
export function NotificationBell({ renderProjectName }: NotificationBellProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // The popover opens at once. A long list would delay it.
  const showsList = useDeferredValue(isOpen);
  const close = () => setOpen(false);
  const { data } = useInfiniteQuery(unreadNotificationsQuery());
  const { totalCount: count } = joinUnreadNotifications(data?.pages ?? []);
  return (
    <>
      <IconButton
        ref={buttonRef}
        icon="bell"
        count={count}
        label={t("notifications.bell.unread", { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={hasPopovers() ? undefined : () => setOpen(!isOpen)}
      />
      <Popover
        id={id}
        anchorRef={buttonRef}
        open={isOpen}
        onOpenChange={setOpen}
        title={<Text id="notifications.bell.title" />}
        closeLabel={t("notifications.bell.close")}
      >
        <Suspense fallback={<Spinner />}>
          {showsList ? (
            <NotificationList renderProjectName={renderProjectName} onNavigate={close} />
          ) : (
            <Spinner />
          )}
        </Suspense>
      </Popover>
    </>
  );
}
