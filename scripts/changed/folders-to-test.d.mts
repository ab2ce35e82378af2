export function foldersToTest(files: readonly string[]): string[]
