import { errorCodes, signInCodes } from "#schema/additions.ts";

/** One entry of a GraphQL response's `errors`. */
export interface GraphQlErrorEntry {
  message: string;
  /** `extensions.code`, for example `REQUEST_NOT_CANCELLABLE`, or what other servers send instead. */
  code?: string | undefined;
  /** `extensions.field`, if it is the path of a field of the operation's input, for example `customer.postCode`. */
  field?: string | undefined;
  /** Whether it names what the service's schema lacks, or the rule of GraphQL that the document breaks. */
  namesSchema?: boolean;
  /** Whether the service cannot read an id, such as text where its ids are numbers. */
  isUnreadableId?: boolean;
}

/** What a GraphQL response with errors means. */
export type GraphQlErrorKind =
  /** The caller is not, or no longer, signed in, or may not do this. */
  | "unauthorized"
  /** The service says why it refuses, in words for customers. */
  | "explained"
  /** There is no record with an id that the service cannot read. */
  | "notFound"
  /** The service does not know the operation or an argument, and executed nothing. */
  | "unsupported"
  /** The service refuses without a word for customers, and would do so again. */
  | "refused"
  /** The service broke, or took too long: it may have carried out a mutation. */
  | "failed";

/** What the response says beside its errors. */
export interface ExecutionDetails {
  /** The HTTP status. It counts only where the service executed nothing and does not say why. */
  status?: number | undefined;
  /** Whether the service executed the operation, as data or the path of an error show. */
  isExecuted?: boolean;
  /** Whether the result of a mutation stands beside the errors. */
  isCarriedOut?: boolean;
}

/** Codes of services that broke or were busy, which differ between their makers. */
const failureCode =
  /^(INTERNAL|INTERNAL_.*|UNKNOWN(_ERROR)?|(SERVER|DATA_FETCHING|SUBREQUEST|DOWNSTREAM)_.*|UNEXPECTED(_.*)?|EXECUTION_ABORTED|(SERVICE_)?UNAVAILABLE|RATE_LIMIT.*|TOO_MANY_REQUESTS|THROTTLED)$/;
/** Codes of a time limit, after which the work may be done nevertheless. */
const timeLimitCode = /^(HC0045|(.*_)?TIME(D_)?_?OUT)$/;
const failureMessage =
  /unexpected (execution )?error|internal (server )?error|error trying to resolve field/i;

/** Codes of documents that do not fit a schema. */
const schemaCode = /VALIDATION|FIELDS_ON_CORRECT_TYPE|KNOWN_ARGUMENT|UNDEFINED_FIELD|ARGUMENT_NOT_ACCEPTED/;
const schemaMessage =
  /\b(field|argument)\b.*(does not exist|doesn't (exist|accept)|not defined|not found|unknown)|(cannot query|unknown|undefined) (field|argument)/i;

/** What proxies and services answer that are busy or down: the same request may succeed later. */
const temporaryStatuses: readonly number[] = [408, 425, 429, 502, 503, 504];

export const isTemporaryStatus = (status: number) => temporaryStatuses.includes(status);

/** Decides what errors mean: by their codes, their fields, and whether anything was executed. */
export function classifyErrors(
  errors: readonly GraphQlErrorEntry[],
  { status = 200, isExecuted = true, isCarriedOut = false }: ExecutionDetails,
): GraphQlErrorKind {
  if (isCarriedOut && !errors.some(isForCustomers)) return "failed";
  if (errors.some(({ code }) => getSignInMeaning(code))) return "unauthorized";
  if (errors.some(isForCustomers)) return "explained";
  if (errors.some(({ isUnreadableId: isUnreadable }) => isUnreadable)) return "notFound";
  if (!isExecuted && isTemporaryStatus(status)) return "failed";
  if (!isExecuted && errors.some(isAboutSchema)) return "unsupported";
  const isFailure = ({ code, message }: GraphQlErrorEntry) =>
    failureMessage.test(message) ||
    (code === undefined
      ? isExecuted || status >= 500
      : isTimeLimit(code) || failureCode.test(normalize(code)));
  if (errors.every(isFailure)) return "failed";
  // Servers name no code where a document does not fit, and are not told apart by what they say then.
  const isNameless = errors.every(({ code }) => code === undefined);
  return !isExecuted && isNameless && status <= 400 ? "unsupported" : "refused";
}

function isAboutSchema({ code = "", message, namesSchema = false }: GraphQlErrorEntry): boolean {
  return namesSchema || schemaCode.test(normalize(code)) || schemaMessage.test(message);
}

/** Whether the message of an error is written for customers. Others are for developers, as those of GraphQL itself are. */
export function isForCustomers({ code, field }: GraphQlErrorEntry): boolean {
  return field !== undefined || Reflect.get(errorCodes, code ?? "") === true;
}

/** Whether a code is that of a missing sign-in or of a missing right; undefined for another. */
export function getSignInMeaning(code: string | undefined): "signIn" | "right" | undefined {
  return Reflect.get(signInCodes, normalize(code ?? ""));
}

export function isTimeLimit(code: string | undefined): boolean {
  return timeLimitCode.test(normalize(code ?? ""));
}

/** The code of an error: the first that means something to the portal, else the first of all. */
export function chooseCode(names: readonly unknown[]): string | undefined {
  const codes = names.filter((name): name is string => typeof name === "string" && name !== "");
  return codes.find((code) => Object.hasOwn(errorCodes, code) || getSignInMeaning(code)) ?? codes[0];
}

/** `DataFetchingException` and `access-denied` as `DATA_FETCHING_EXCEPTION` and `ACCESS_DENIED`. */
function normalize(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/\W+/g, "_")
    .toUpperCase();
}

const conversion = /conver|coerc|\bcast|\bpars|represent|malformed|invalid|not (a )?valid/i;

/**
 * Whether a service says that it cannot read an id. `names` are those that the error gives of an argument or a variable, beside
 * those that its message quotes.
 */
export function isUnreadableId(message: string, names: readonly unknown[]): boolean {
  const quoted = Array.from(message.matchAll(/[`'"$](\w+)/g), ([, name]) => name);
  return conversion.test(message) && [...names, ...quoted].some((name) => /(^i|I)d$/.test(String(name)));
}
