/**
 * What an operator has to know of and to mend, such as a service that is away or a setting that does not fit. Its message is ours
 * and quotes no value: it may be logged and shown.
 */
export class OperatorError extends Error {}
