/** Compiles the texts in src/messages if they have changed. Throws with a line for each that is wrong. */
export function writeMessages(): Promise<void>
