import type { ChangeEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldError } from "../../../../forms/rules/fieldErrors.ts";
import { useFieldErrorText } from "../../../../forms/useFieldErrorText.ts";
import { RadioGroup } from "../../../../ui/fields/choice/RadioGroup.tsx";
import { Select } from "../../../../ui/fields/choice/Select.tsx";
import { Stack } from "../../../../ui/layout/Stack.tsx";
import type { Purpose, RegistrationFormValues } from "../draft/registrationDraft.ts";
import { messages } from "../messages.ts";
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
  const intl = useIntl();
  const getErrorText = useFieldErrorText();
  const handleChange = (chosen: string) =>
    onChange(() => ({ purpose: purposes.find((purpose) => purpose === chosen) }));
  const handleProject = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const projectId = currentTarget.value;
    onChange(() => ({ purpose: "project", projectId }));
  };
  const getName = ({ address }: RegistrationProject) =>
    address ?? intl.formatMessage(messages.purposeProjectUnnamed);
  const [first] = projects;
  return (
    <Stack>
      <RadioGroup
        name="purpose"
        legend={<FormattedMessage {...messages.purpose} />}
        value={target.purpose}
        onChange={handleChange}
        options={[
          ...(first
            ? [
                {
                  value: "project",
                  label: (
                    <FormattedMessage {...messages.purposeProject} values={{ count: projects.length }} />
                  ),
                  hint: projects.length === 1 ? getName(first) : undefined,
                },
              ]
            : []),
          {
            value: "own",
            label: <FormattedMessage {...(first ? messages.purposeOwnElsewhere : messages.purposeOwn)} />,
            hint: <FormattedMessage {...messages.purposeOwnHint} />,
          },
          {
            value: "other",
            label: <FormattedMessage {...messages.purposeOther} />,
            hint: <FormattedMessage {...messages.purposeOtherHint} />,
          },
        ]}
      />
      {target.purpose === "project" && projects.length > 1 ? (
        <Select
          id="projectId"
          label={intl.formatMessage(messages.project)}
          value={target.projectId ?? ""}
          error={getErrorText(error, "projectId")}
          hint={
            projects.length < maxProjects ? undefined : (
              <FormattedMessage {...messages.projectOlder} values={{ count: maxProjects }} />
            )
          }
          onChange={handleProject}
          required
        >
          <option value="" disabled>
            {intl.formatMessage(messages.projectToChoose)}
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
