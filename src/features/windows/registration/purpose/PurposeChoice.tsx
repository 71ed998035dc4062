import type { ChangeEvent } from "react";
import type { FieldError } from "#forms/rules/fieldErrors.ts";
import { useFieldErrorText } from "#forms/useFieldErrorText.ts";
import { Text, useText } from "#i18n/text.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { Select } from "#ui/fields/choice/Select.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import type { Purpose, RegistrationFormValues } from "../registrationValues.ts";
import { maxProjects } from "./maxProjects.ts";
import type { RegistrationProject, RegistrationTarget } from "./registrationTarget.ts";

const purposes: readonly Purpose[] = ["project", "own", "other"];

interface PurposeChoiceProps {
  target: RegistrationTarget;
  projects: readonly RegistrationProject[];
  /** That no project was chosen. */
  error: FieldError | undefined;
  onChange: (update: () => Partial<RegistrationFormValues>) => void;
}

/** Asks where the windows are: in one of the customer's projects, elsewhere in their home, or in somebody else's. */
export function PurposeChoice({ target, projects, error, onChange }: PurposeChoiceProps) {
  const t = useText();
  const getErrorText = useFieldErrorText();
  const handleChange = (chosen: string) =>
    onChange(() => ({ purpose: purposes.find((purpose) => purpose === chosen) }));
  const handleProject = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const projectId = currentTarget.value;
    onChange(() => ({ purpose: "project", projectId }));
  };
  const getName = ({ address }: RegistrationProject) =>
    address ?? t("page.windowRegistration.project.unnamed");
  const [first] = projects;
  return (
    <Stack>
      <RadioGroup
        name="purpose"
        legend={<Text id="page.windowRegistration.purpose" />}
        value={target.purpose}
        onChange={handleChange}
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
          label={t("page.windowRegistration.project")}
          value={target.projectId ?? ""}
          error={getErrorText(error, "projectId")}
          hint={
            projects.length < maxProjects ? undefined : (
              <Text id="page.windowRegistration.project.older" values={{ count: maxProjects }} />
            )
          }
          onChange={handleProject}
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
