import { useSyncExternalStore } from "react";
import { useText } from "#i18n/text.tsx";
import { lazyAfterPaint } from "#ui/loading/lazyAfterPaint.ts";
import {
  closeToast,
  getToasts,
  pauseToasts,
  resumeToasts,
  subscribeToToasts,
} from "#ui/notices/toastStore.ts";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";

/** The list loads later, since no screen begins with a toast. */
const ToastList = lazyAfterPaint(() => import("#ui/notices/ToastList.tsx").then((it) => it.ToastList));

/** Shows all toasts. Rendered once, by the root layout. */
export function ToastHost() {
  const t = useText();
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  const contents = toasts.map(({ id, tone, messageId, text = "" }) => ({
    id,
    tone,
    message: messageId ? t(messageId) : text,
  }));
  const last = toasts.at(-1);
  // Negative toasts are alerts, which screen readers announce by themselves.
  useAnnouncement(last?.tone !== "negative" && contents.at(-1)?.message, last);
  return (
    <ToastList
      label={t("app.toasts")}
      closeLabel={t("app.close")}
      toasts={contents}
      onClose={closeToast}
      onPause={pauseToasts}
      onResume={resumeToasts}
    />
  );
}
