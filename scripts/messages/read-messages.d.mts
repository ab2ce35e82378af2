/** By language, noun and name. */
export function readMessages(): Promise<Record<string, Record<string, Record<string, string>>>>
