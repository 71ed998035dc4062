import { accessMutations } from "./behaviour/accessMutations.ts";
import { attachmentMutations } from "./behaviour/attachmentMutations.ts";
import { claimMutations } from "./behaviour/claimMutations.ts";
import { contentMutations } from "./behaviour/contentMutations.ts";
import { identityMutations } from "./behaviour/identityMutations.ts";
import { invoiceMutations } from "./behaviour/invoiceMutations.ts";
import { projectMutations } from "./behaviour/projectMutations.ts";
import { registrationMutations } from "./behaviour/registrationMutations.ts";
import { requestMutations } from "./behaviour/requestMutations.ts";
import { windowMutations } from "./behaviour/windowMutations.ts";
import type { PlannedMutation } from "./mutation.ts";
import { responseMutations } from "./responses/responseMutations.ts";

/** All mutations. Add one for each new kind of matcher and for each new operation. */
export const plannedMutations: readonly PlannedMutation[] = [
  ...responseMutations,
  ...accessMutations,
  ...projectMutations,
  ...requestMutations,
  ...attachmentMutations,
  ...contentMutations,
  ...windowMutations,
  ...invoiceMutations,
  ...registrationMutations,
  ...claimMutations,
  ...identityMutations,
];
