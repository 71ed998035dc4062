import type { FieldError } from "#forms/rules/fieldErrors.ts";
import { useFieldErrorText } from "#forms/useFieldErrorText.ts";
import { Text, useText } from "#i18n/text.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { maxProjects } from "./maxProjects.ts";
import type { RegistrationProject, RegistrationTarget } from "./registrationTarget.ts";

interface PurposeChoiceProps {
  target: RegistrationTarget;
  projects: readonly RegistrationProject[];
  /** The error that no project was chosen. */
  error: FieldError | undefined;
}

/** Asks where the windows are: in one of the customer's projects, elsewhere in their home, or in somebody else's. */
export function PurposeChoice({ target, projects, error }: PurposeChoiceProps) {
  const t = useText();
  const getErrorText = useFieldErrorText();
  const getName = ({ address }: RegistrationProject) =>
    address ?? t("page.windowRegistration.project.unnamed");
  const [first] = projects;
  return (
    <Stack>
      <RadioGroup
        name="purpose"
        legend={<Text id="page.windowRegistration.purpose" />}
        defaultValue={target.purpose}
        options={[
          ...(first
            ? [
                {
                  value: "project",
                  label: (
                    <Text id="page.windowRegistration.purpose.project" values={{ count: projects.length }} />
                  ),
                  hint: projects.length === 1 ? getName(first) : undefined,
                },
              ]
            : []),
          {
            value: "own",
            label: (
              <Text
                id={
                  first
                    ? "page.windowRegistration.purpose.ownElsewhere"
                    : "page.windowRegistration.purpose.own"
                }
              />
            ),
            hint: <Text id="page.windowRegistration.purpose.own.hint" />,
          },
          {
            value: "other",
            label: <Text id="page.windowRegistration.purpose.other" />,
            hint: <Text id="page.windowRegistration.purpose.other.hint" />,
          },
        ]}
      />
      {target.purpose === "project" && projects.length > 1 ? (
        <Select
          id="projectId"
          name="projectId"
          label={t("page.windowRegistration.project")}
          defaultValue={target.projectId ?? ""}
          error={getErrorText(error, "projectId")}
          hint={
            projects.length < maxProjects ? undefined : (
              <Text id="page.windowRegistration.project.older" values={{ count: maxProjects }} />
            )
          }
          required
        >
          <option value="" disabled>
            {t("page.windowRegistration.project.toChoose")}
          </option>
          {projects.map((project) => (
            <option key={project.id} value={project.id}>
              {getName(project)}
            </option>
          ))}
        </Select>
      ) : null}
    </Stack>
  );
}
