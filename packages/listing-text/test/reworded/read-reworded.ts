import { readdirSync, readFileSync } from 'node:fs'

type Pair = { language: string; one: string; other: string }
/** `copies`: a text and its reworded copy. `homes`: texts of two homes of one development or agent. */
export type RewordedSamples = { copies: Pair[]; homes: Pair[] }

const folder = new URL('.', import.meta.url)
const languages = readdirSync(folder).flatMap((file) => /^(\w+)\.txt$/.exec(file)?.[1] ?? [])

/** Returns one half of the samples. `later`: the half that was kept back until the rule was written. */
export function readReworded(half: 'first' | 'later'): RewordedSamples {
  const of = languages.map((language) => {
    const lines = readFileSync(new URL(`${language}.txt`, folder), 'utf8').split('\n')
    const textsOf = (kind: string) => {
      const label = half === 'later' ? `later-${kind}: ` : `${kind}: `
      return lines.filter((line) => line.startsWith(label)).map((line) => line.slice(label.length))
    }
    const [reworded, homes] = [textsOf('reworded'), textsOf('homes')]
    return {
      copies: textsOf('original').map((one, at) => ({ language, one, other: reworded[at] ?? '' })),
      homes: homes.flatMap((one, at) => homes.slice(at + 1).map((other) => ({ language, one, other }))),
    }
  })
  return { copies: of.flatMap(({ copies }) => copies), homes: of.flatMap(({ homes }) => homes) }
}
