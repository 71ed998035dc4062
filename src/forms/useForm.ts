import { type FormEvent, useCallback, useRef, useState } from "react";
import type * as v from "valibot";
import { checkFields, type FieldProblems, noProblems } from "./fieldProblems.ts";

/**
 * The state of a form whose fields keep their own values. On submit what was entered is checked by the schema; `send` gets
 * what is good, and problems are kept for the fields and the summary. Until a promise of `send` is settled, further
 * submits do nothing; its failure is the caller's to tell.
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  send: (values: v.InferOutput<Schema>) => unknown,
) {
  const [problems, setProblems] = useState<FieldProblems>(noProblems);
  const [attempts, setAttempts] = useState(0);
  const [isDirty, setDirty] = useState(false);
  // No state: a second press may come before the next render.
  const isSending = useRef(false);

  /** Shows problems that were found elsewhere, by the service for example. */
  const showProblems = useCallback((found: FieldProblems) => {
    setProblems(found);
    setAttempts((count) => count + 1);
  }, []);

  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current) return;
      const checked = checkFields(schema, Object.fromEntries(new FormData(event.currentTarget)));
      showProblems(checked.ok ? noProblems : checked.problems);
      if (!checked.ok) return;
      isSending.current = true;
      const release = () => {
        isSending.current = false;
      };
      Promise.resolve(send(checked.values)).then(release, release);
    },
    [schema, send, showProblems],
  );
  const onChange = useCallback(() => setDirty(true), []);

  return {
    problems,
    /** Counts the attempts to submit: the summary takes the focus at each. */
    attempts,
    /** Whether anything was changed since the form opened. */
    isDirty,
    showProblems,
    /** For the form element. The browser's own checks are off, as they cannot be told in the portal's words. */
    formProps: { noValidate: true, onSubmit, onChange },
  };
}
