import type { IdForm } from "./scalars.ts";

export const idForms: Readonly<Partial<Record<string, IdForm>>> = {
};
