import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { ToastList } from "../ui/ToastList.tsx";
import {
  addToastHost,
  closeToast,
  currentToasts,
  pauseToasts,
  resumeToasts,
  subscribeToToasts,
} from "../ui/toastStore.ts";
import { messages } from "./messages.ts";

/** Shows the toasts; placed once, in the root component. */
export function ToastHost() {
  const intl = useIntl();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const contents = useMemo(
    () =>
      toasts.map(({ id, tone, text }) => ({
        id,
        tone,
        message: typeof text === "string" ? text : intl.formatMessage(text),
      })),
    [toasts, intl],
  );
  useEffect(addToastHost, []);
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
