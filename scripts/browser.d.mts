/** The path of a Chromium that starts. */
export function findOrInstallBrowser(): Promise<string>
