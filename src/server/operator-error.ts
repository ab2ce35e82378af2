/** A reason why KeyHaven cannot start: a line for each problem, with what to do about it. */
export class OperatorError extends Error {}
