import { readFileSync } from 'node:fs'

/** `rule`: the rule that must find the text; `honest` for one that none must find. */
export type SampleText = { language: string; rule: 'payment' | 'away' | 'contact' | 'honest'; text: string }

/**
 * Returns texts by language: the rules were tuned on `tuned`; `held-out` was written before them, the others after them, in
 * this order, and each was checked once before anything was changed by what it showed. `round-24-held-out` is the half of
 * `round-24` that was not looked at.
 */
export function readTexts(
  file:
    | 'tuned'
    | 'held-out'
    | 'later'
    | 'fresh'
    | 'fresh-second'
    | 'fresh-third'
    | 'fresh-honest'
    | 'round-24-held-out'
    | `round-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25}`,
): SampleText[] {
  let language = ''
  return readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) language = line.slice(2)
      const [, rule, text = ''] = /^(payment|away|contact|honest): (.*)$/.exec(line) ?? []
      return rule ? [{ language, rule: rule as SampleText['rule'], text }] : [] // the pattern has no other
    })
}
