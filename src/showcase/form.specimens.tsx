import { NetworkError } from "../api/errors.ts";
import { countryFacts } from "../countryFacts.ts";
import { FormErrorSummary } from "../forms/FormErrorSummary.tsx";
import type { FieldProblems } from "../forms/fieldProblems.ts";
import { LeaveDialog } from "../forms/LeaveDialog.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { PersonFields } from "../forms/PersonFields.tsx";
import { personLabels } from "../forms/personMessages.ts";
import { postalAddress } from "../forms/postalAddress.tsx";
import { SendFailure } from "../forms/SendFailure.tsx";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { OnPress } from "./OnPress.tsx";
import { Still } from "./Still.tsx";
import { longTitle, sentence } from "./sampleTexts.ts";
import type { Specimen } from "./specimen.ts";

const nobody = {};
const somebody = {
  salutation: "MRS",
  firstName: "Ada",
  lastName: "Berg",
  company: "Berg Design",
  email: "ada@example.org",
  phone: "+49 40 7654321",
  street: "Mönckebergstraße",
  houseNumber: "7a",
  postCode: "20095",
  city: "Hamburg",
  county: null,
  acceptedMarketing: true,
};

/** Every rule that a person's fields can break. */
const problems: FieldProblems = {
  firstName: { rule: "required" },
  lastName: { rule: "tooLong", most: 100 },
  email: { rule: "email" },
  phone: { rule: "phone" },
  postCode: { rule: "postCode" },
  city: { text: sentence },
};

/** What else the rules say, on the fields of no form. */
const otherProblems: FieldProblems = {
  street: { rule: "dateForm" },
  houseNumber: { rule: "dateInFuture" },
  postCode: { rule: "typeSign" },
  city: { rule: "serialNumber" },
  county: { rule: "serialNumberTwice" },
};

export const formSpecimens: readonly Specimen[] = [
  {
    name: "PersonFields",
    files: ["forms/PersonFields.tsx"],
    layout: "wide",
    states: {
      empty: <PersonFields idPrefix="empty-" values={nobody} problems={nobody} />,
      "detailed, filled": <PersonFields idPrefix="filled-" values={somebody} problems={nobody} detailed />,
      invalid: <PersonFields idPrefix="invalid-" values={somebody} problems={problems} />,
    },
  },
  {
    name: "FormErrorSummary",
    files: ["forms/FormErrorSummary.tsx"],
    states: {
      "leading to the fields above": (
        <OnPress label="Show the summary">
          {() => (
            <FormErrorSummary idPrefix="invalid-" labels={personLabels} problems={problems} attempts={1} />
          )}
        </OnPress>
      ),
      "one problem": (
        <Still>
          <FormErrorSummary
            idPrefix="one-"
            labels={personLabels}
            problems={{ email: { rule: "email" } }}
            attempts={1}
          />
        </Still>
      ),
      "several problems": (
        <Still>
          <FormErrorSummary idPrefix="several-" labels={personLabels} problems={problems} attempts={1} />
        </Still>
      ),
      "the other rules": (
        <Still>
          <FormErrorSummary idPrefix="other-" labels={personLabels} problems={otherProblems} attempts={1} />
        </Still>
      ),
    },
  },
  {
    name: "SendFailure",
    files: ["forms/SendFailure.tsx"],
    states: {
      "no network": <SendFailure error={new NetworkError(sentence)} />,
      "in the service's words": <SendFailure error={new Error(longTitle)} />,
      "with a title": <SendFailure error={new Error(sentence)} title={longTitle} />,
      "no failure": <SendFailure error={null} />,
    },
  },
  {
    name: "LeaveDialog",
    files: ["forms/LeaveDialog.tsx", "forms/LeaveGuard.tsx"],
    states: {
      "the dialog": (
        <OnPress label="Open the dialog">
          {(close) => <LeaveDialog open onStay={close} onLeave={close} />}
        </OnPress>
      ),
      "the guard before another page": (
        <OnPress label="Guard this page">
          {(close) => (
            <>
              <LeaveGuard active />
              <LinkButton to="/" variant="quiet">
                Leave
              </LinkButton>
              <Button variant="quiet" onClick={close}>
                Stop guarding
              </Button>
            </>
          )}
        </OnPress>
      ),
    },
  },
  {
    name: "postalAddress",
    files: ["forms/postalAddress.tsx"],
    states: {
      continental: <p>{postalAddress(somebody, countryFacts.DE)}</p>,
      british: <p>{postalAddress({ ...somebody, county: "Kent" }, countryFacts.GB)}</p>,
      "nothing known": (
        <p>
          {postalAddress(
            { street: null, houseNumber: null, postCode: null, city: null, county: null },
            undefined,
          )}
        </p>
      ),
    },
  },
];
