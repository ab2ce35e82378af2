/** Why KeyHaven cannot start: a line for each thing to put right, which says what to do about it. */
export class OperatorError extends Error {}
