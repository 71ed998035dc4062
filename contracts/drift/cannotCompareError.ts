/** There is nothing to compare: the command line is wrong or the service does not answer. The message says what was expected. */
export class CannotCompareError extends Error {}
