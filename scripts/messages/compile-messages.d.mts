export function compileNoun(texts: Record<string, string>, language: string): string
