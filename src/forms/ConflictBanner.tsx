import type { ReactNode } from "react";
import { Text } from "../i18n/text.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";

/** Shows a value that was saved elsewhere, such as in a second tab, after the form had opened. Saving the form replaces it. */
export function ConflictBanner({ children }: { children: ReactNode }) {
  return (
    <InlineBanner tone="caution" role="alert" title={<Text id="form.conflict.title" />}>
      <Stack gap="small">
        <p>
          <Text id="form.conflict.text" />
        </p>
        {children}
      </Stack>
    </InlineBanner>
  );
}
