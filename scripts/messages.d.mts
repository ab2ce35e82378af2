/** Compiles the texts in src/messages. Throws with a line for each that is wrong. */
export function writeMessages(): Promise<void>
