import { type FormEvent, useCallback, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { Country } from "../../api/generated/main/graphql.ts";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { Button } from "../../ui/Button.tsx";
import { FormActions } from "../../ui/FormActions.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { DataPlateHelp } from "./DataPlateHelp.tsx";
import type { DraftPlace, Entered } from "./drafts.ts";
import { messages } from "./messages.ts";
import { OwnerSection } from "./OwnerSection.tsx";
import { isOwnerField, ownerOf } from "./ownerEntry.ts";
import { PurposeChoice } from "./PurposeChoice.tsx";
import { loadQrCodes } from "./qrCodeQuery.ts";
import { RegistrationFailure } from "./RegistrationFailure.tsx";
import { RegistrationProblems } from "./RegistrationProblems.tsx";
import type { Registered } from "./registerWindows.ts";
import { useChosenInvoices } from "./useChosenInvoices.ts";
import { useRegistrationForm } from "./useRegistrationForm.ts";
import { WindowCards } from "./WindowCards.tsx";

interface RegistrationFormProps {
  place: DraftPlace;
  country: Country;
  /** What the form holds at first. */
  initial: Entered;
  /** Gets what was registered, and for each of the windows the file chosen as its invoice. */
  onRegistered: (registered: Registered, invoices: readonly (File | undefined)[]) => void;
}

/** The form that registers windows, of a project or of none. */
export function RegistrationForm({ place, country, initial, onRegistered }: RegistrationFormProps) {
  const invoices = useChosenInvoices();
  const { entered, change, submit, ...form } = useRegistrationForm({
    place,
    country,
    initial,
    onRegistered: (registered, windows) =>
      onRegistered(
        registered,
        windows.map(({ id }) => invoices.chosen[id]?.file),
      ),
  });
  const hasPurpose = place.projectId === undefined;
  const isForOthers = hasPurpose && entered.purpose === "other";

  useEffect(() => {
    if (isForOthers) loadQrCodes().catch(() => {});
  }, [isForOthers]);

  const handleSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
    [submit],
  );
  const handleChange = useCallback(
    ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const name = "name" in target ? target.name : undefined;
      if (typeof name === "string" && isOwnerField(name)) change(() => ({ owner: ownerOf(currentTarget) }));
    },
    [change],
  );

  return (
    <form noValidate onSubmit={handleSubmit} onChange={handleChange}>
      <Stack gap="large">
        <RegistrationProblems windows={entered.windows} problems={form.problems} attempts={form.attempts} />
        {hasPurpose ? <PurposeChoice value={entered.purpose} onChange={change} /> : null}
        <DataPlateHelp />
        <WindowCards
          entered={entered}
          problems={form.problems}
          invoices={isForOthers ? undefined : invoices}
          onChange={change}
        />
        {form.isOwnerAsked ? <OwnerSection owner={entered.owner} problems={form.problems} /> : null}
        <RegistrationFailure error={form.failure} />
        <FormActions>
          <Button type="submit" busy={form.isPending}>
            <FormattedMessage {...messages.submit} values={{ count: entered.windows.length }} />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard active={!form.isKept} />
    </form>
  );
}
