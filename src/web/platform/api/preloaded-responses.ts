/** Requests that were sent before the page's scripts had loaded, by address (prerender/inline/first-calls.ts). */
type FirstAnswers = Record<string, { bearer?: string; answer: Promise<Response> }>
declare global {
  var firstAnswers: FirstAnswers | undefined
}

/** Since the page was opened: what comes later asks for itself. */
const MAX_AGE_MS = 10_000

/** Returns the response of a preloaded GET with the same token. Each is returned once. */
export function preloadedResponse(address: string, bearer?: string): Promise<Response> | undefined {
  const asked = globalThis.firstAnswers?.[address]
  if (!asked) return undefined
  delete globalThis.firstAnswers?.[address]
  return asked.bearer === bearer && performance.now() < MAX_AGE_MS ? asked.answer : undefined
}
