import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type english from "./locales/en.json";
import type { MessageArguments } from "./messageArguments.generated.ts";

export type MessageId = keyof typeof english;

/** The id of a message without arguments. */
export type PlainMessageId = Exclude<MessageId, keyof MessageArguments<never>>;

/** The last parts of all ids below another id: below `form.rule` these are the names of the rules. */
export type MessageName<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}.${infer Name}`
    ? Name extends `${string}.${string}`
      ? never
      : Name
    : never
  : never;

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** The arguments of a message. For a template id, those of all its messages; for an unknown id, those of any message. */
type Values<Id, Value> = [Id] extends [PlainMessageId]
  ? []
  : [MessageId] extends [Id]
    ? [values?: object]
    : [values: Intersection<MessageArguments<Value>[Extract<Id, keyof MessageArguments<Value>>]>];

export type Translate = <Id extends MessageId>(id: Id, ...values: Values<Id, string | number>) => string;

type TextProps<Id> = { id: Id } & (Values<Id, ReactNode> extends [infer All] ? { values: All } : unknown);

/** The text of a message as an element; an argument may be an element too. */
export function Text<Id extends MessageId>(props: TextProps<Id>): ReactNode;
export function Text({ id, values }: { id: string; values?: Record<string, string> }) {
  const intl = useIntl();
  return intl.formatMessage({ id: findId(intl, id) }, values);
}

/** Returns a function that formats messages. */
export function useText(): Translate {
  return getText(useIntl());
}

export function getText(intl: IntlShape): Translate {
  const translate = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: findId(intl, id) }, values);
  return translate as Translate;
}

/** The text of an id that need not exist. */
export function findText(intl: IntlShape, id: string): string | undefined {
  return intl.messages[id] ? intl.formatMessage({ id }) : undefined;
}

/** An enumeration value that only a newer backend knows gets the text of its sibling `unknown`. */
function findId({ messages }: IntlShape, id: string): string {
  const unknownId = id.replace(/[^.]*$/, "unknown");
  return !messages[id] && messages[unknownId] ? unknownId : id;
}
