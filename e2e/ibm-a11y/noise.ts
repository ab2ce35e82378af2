/** Rules of IBM's engine that are wrong about this page, each with why. */
const noise: Record<string, { why: string; at: RegExp }> = {}

export const isNoise = ({ ruleId, snippet }: { ruleId: string; snippet: string }): boolean =>
  noise[ruleId]?.at.test(snippet) === true
