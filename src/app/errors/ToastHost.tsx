import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { ToastList } from "../../ui/feedback/ToastList.tsx";
import {
  closeToast,
  getToasts,
  pauseToasts,
  registerToastHost,
  resumeToasts,
  subscribeToToasts,
} from "../../ui/feedback/toastStore.ts";
import { messages } from "../messages.ts";

/** Shows all toasts. Rendered once, by the root layout. */
export function ToastHost() {
  const intl = useIntl();
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  const contents = useMemo(
    () =>
      toasts.map(({ id, tone, text }) => ({
        id,
        tone,
        message: typeof text === "string" ? text : intl.formatMessage(text),
      })),
    [toasts, intl],
  );
  useEffect(registerToastHost, []);
  return (
    <ToastList
      label={intl.formatMessage(messages.toasts)}
      closeLabel={intl.formatMessage(messages.close)}
      toasts={contents}
      onClose={closeToast}
      onPause={pauseToasts}
      onResume={resumeToasts}
    />
  );
}
