/**
 * An error that the operator must solve, such as a bad setting. The message has a line for each problem, with what to
 * do.
 */
export class OperatorError extends Error {}
