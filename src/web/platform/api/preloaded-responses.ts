/** Requests that were sent before the page's scripts had loaded, by address (prerender/inline/first-calls.ts). */
type FirstAnswers = Record<string, { bearer?: string; answer: Promise<Response> }>
declare global {
  var firstAnswers: FirstAnswers | undefined
}

/** The age of the page up to which preloaded responses are used; later calls are sent again. */
const MAX_AGE_MS = 10_000

export function preloadedResponse(address: string, bearer?: string): Promise<Response> | undefined {
  const asked = globalThis.firstAnswers?.[address]
  if (!asked) return undefined
  delete globalThis.firstAnswers?.[address]
  return asked.bearer === bearer && performance.now() < MAX_AGE_MS ? asked.answer : undefined
}
