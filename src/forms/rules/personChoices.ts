import type { Salutation, Tenancy } from "#api/generated/main.ts";
import type { Salutation as OwnerSalutation } from "#api/generated/registration.ts";
import type { PlainMessageId } from "#i18n/text.tsx";
import { tenancies } from "#schema/enumValues.ts";

type Options<Value extends string> = Readonly<Record<Value, PlainMessageId>>;

const salutations: Options<Salutation | OwnerSalutation> = {
  MR: "person.salutation.MR",
  MRS: "person.salutation.MRS",
};

const tenancy: Options<Tenancy> = {
  [tenancies.owner]: `person.tenancy.${tenancies.owner}`,
  [tenancies.tenant]: `person.tenancy.${tenancies.tenant}`,
};

/** The texts of the options for a person's choices, in their order. */
export const personChoices = { salutation: salutations, tenancy };
