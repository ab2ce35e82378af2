/** A sentence for each text that is missing, unknown, empty, not readable, or takes other values than the English one. */
export function messageProblems(messages: Record<string, Record<string, Record<string, string>>>): string[]
