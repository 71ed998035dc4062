import { useEffect, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import {
  closeToast,
  getToasts,
  pauseToasts,
  registerToastHost,
  resumeToasts,
  subscribeToToasts,
} from "../../ui/feedback/toastStore.ts";
import { lazyAfterPaint } from "../../ui/loading/lazyAfterPaint.ts";
import { messages } from "../messages.ts";

/** No screen begins with a toast. */
const ToastList = lazyAfterPaint(() => import("../../ui/feedback/ToastList.tsx").then((it) => it.ToastList));

/** Shows all toasts. Rendered once, by the root layout. */
export function ToastHost() {
  const intl = useIntl();
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  const contents = toasts.map(({ id, tone, text }) => ({
    id,
    tone,
    message: typeof text === "string" ? text : intl.formatMessage(text),
  }));
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
