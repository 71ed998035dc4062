import { errorCodes, signInCodes } from "#schema/additions.ts";

/** One of the errors that a response lists. */
export interface ErrorEntry {
  message: string;
  /** `extensions.code`, for example `REQUEST_NOT_CANCELLABLE`, or other servers' equivalent. */
  code?: string | undefined;
  /** `extensions.field`, or a key of `errors`, if it is the path of a field of the request's input, for example `customer.postCode`. */
  field?: string | undefined;
  /** Whether it names a part that the service's schema lacks, or a GraphQL rule that the document breaks. */
  namesSchema?: boolean;
  /** Whether the service cannot read an id, for example a text if its ids are numbers. */
  isUnreadableId?: boolean;
}

/** The meaning of a response without a result. */
export type ResponseErrorKind =
  /** The service does not accept the caller's token, or there is none. */
  | "unauthorized"
  /** The service knows the caller, who lacks a right. */
  | "forbidden"
  /** There is no such record. */
  | "notFound"
  /** The service refuses, and its message is for customers. */
  | "explained"
  /** The service does not know the operation or an argument, and executed nothing. */
  | "unsupported"
  /** The service, or a gateway in front of it, refuses without a message for customers, and would do so again. */
  | "refused"
  /** The service has not begun with the request, but may do so later. */
  | "busy"
  /** The service, or a gateway in front of it, failed or took too long, and may have carried out a mutation. */
  | "failed";

/** The facts of a GraphQL response beside its errors. */
export interface ExecutionDetails {
  /** The HTTP status. It counts only if the service executed nothing and gives no reason. */
  status?: number | undefined;
  /** Whether data, or the path of an error, show that the service executed the operation. */
  isExecuted?: boolean;
  /** Whether the result of a mutation stands beside the errors. */
  isCarriedOut?: boolean;
}

/** The codes of failed or busy services, which differ from server to server. */
const failureCode =
  /^(INTERNAL|INTERNAL_.*|UNKNOWN(_ERROR)?|(SERVER|DATA_FETCHING|SUBREQUEST|DOWNSTREAM)_.*|UNEXPECTED(_.*)?|EXECUTION_ABORTED|(SERVICE_)?UNAVAILABLE|RATE_LIMIT.*|TOO_MANY_REQUESTS|THROTTLED)$/;
/** The codes of a time limit: the service may finish the work nevertheless. */
const timeLimitCode = /^(HC0045|(.*_)?TIME(D_)?_?OUT)$/;
const failureMessage =
  /unexpected (execution )?error|internal (server )?error|error trying to resolve field/i;

/** Codes of documents that do not fit a schema. */
const schemaCode = /VALIDATION|FIELDS_ON_CORRECT_TYPE|KNOWN_ARGUMENT|UNDEFINED_FIELD|ARGUMENT_NOT_ACCEPTED/;
const schemaMessage =
  /\b(field|argument)\b.*(does not exist|doesn't (exist|accept)|not defined|not found|unknown)|(cannot query|unknown|undefined) (field|argument)/i;

/** Statuses of services and proxies that are down or too slow. */
const failureStatuses: readonly number[] = [408, 502, 503, 504];
const busyStatuses: readonly number[] = [425, 429];

/** Classifies the errors of a GraphQL response by their codes and fields, and by whether the service executed anything. */
export function classifyErrors(
  errors: readonly ErrorEntry[],
  { status = 200, isExecuted = true, isCarriedOut = false }: ExecutionDetails,
): ResponseErrorKind {
  if (isCarriedOut && !errors.some(isForCustomers)) return "failed";
  const meanings = errors.map(({ code }) => getSignInMeaning(code));
  if (meanings.includes("signIn")) return "unauthorized";
  if (meanings.includes("right")) return "forbidden";
  if (errors.some(({ code }) => code === "NOT_FOUND")) return "notFound";
  if (errors.some(isForCustomers)) return "explained";
  if (errors.some(({ isUnreadableId: isUnreadable }) => isUnreadable)) return "notFound";
  if (!isExecuted && busyStatuses.includes(status)) return "busy";
  if (!isExecuted && failureStatuses.includes(status)) return "failed";
  if (!isExecuted && errors.some(isAboutSchema)) return "unsupported";
  const isFailure = ({ code, message }: ErrorEntry) =>
    failureMessage.test(message) ||
    (code === undefined
      ? isExecuted || status >= 500
      : isTimeLimit(code) || failureCode.test(normalize(code)));
  if (errors.every(isFailure)) return busyStatuses.includes(status) ? "busy" : "failed";
  // If a document does not fit the schema, servers name no code, and their messages differ too much to be read.
  const isNameless = errors.every(({ code }) => code === undefined);
  return !isExecuted && isNameless && status <= 400 ? "unsupported" : "refused";
}

/** Classifies a response without GraphQL errors, by its status and by its messages about the request's fields. */
export function classifyStatus(status: number, errors: readonly ErrorEntry[]): ResponseErrorKind {
  if (status === 401) return "unauthorized";
  if (errors.some(isForCustomers)) return "explained";
  if (busyStatuses.includes(status)) return "busy";
  return status >= 500 || failureStatuses.includes(status) ? "failed" : "refused";
}

function isAboutSchema({ code = "", message, namesSchema = false }: ErrorEntry): boolean {
  return namesSchema || schemaCode.test(normalize(code)) || schemaMessage.test(message);
}

/** Whether the message of an error is for customers. Other messages, such as GraphQL's own, are for developers. */
export function isForCustomers({ code, field }: ErrorEntry): boolean {
  return field !== undefined || Reflect.get(errorCodes, code ?? "") === true;
}

/** Whether a code means a missing sign-in or a missing right; undefined for another code. */
function getSignInMeaning(code: string | undefined): "signIn" | "right" | undefined {
  return Reflect.get(signInCodes, normalize(code ?? ""));
}

export function isTimeLimit(code: string | undefined): boolean {
  return timeLimitCode.test(normalize(code ?? ""));
}

/** The code of an error: the first one that the portal knows, else the first of all. */
export function chooseCode(names: readonly unknown[]): string | undefined {
  const codes = names.filter((name): name is string => typeof name === "string" && name !== "");
  return codes.find((code) => Object.hasOwn(errorCodes, code) || getSignInMeaning(code)) ?? codes[0];
}

/** Turns `DataFetchingException` and `access-denied` into `DATA_FETCHING_EXCEPTION` and `ACCESS_DENIED`. */
function normalize(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/\W+/g, "_")
    .toUpperCase();
}

const conversion = /conver|coerc|\bcast|\bpars|represent|malformed|invalid|not (a )?valid/i;

/**
 * Whether a service says that it cannot read an id. `names` are the arguments or variables that the error names in addition to
 * the names in its message.
 */
export function isUnreadableId(message: string, names: readonly unknown[]): boolean {
  const quoted = Array.from(message.matchAll(/[`'"$](\w+)/g), ([, name]) => name);
  return conversion.test(message) && [...names, ...quoted].some((name) => /(^i|I)d$/.test(String(name)));
}
