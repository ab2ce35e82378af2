import type { Person } from '../../people/make.ts'
import type { StreamReader } from './reader.ts'
import type { EmittedEvents } from './telling.ts'

type Following = { person: Person; reader: StreamReader }

/** Returns missed events, foreign events and needless resets, a sentence each. */
export function judge(following: Following[], told: EmittedEvents): string[] {
  return following.flatMap(({ person, reader }) => {
    const missed = missedBy({ person, reader }, told)
    const foreign = [...reader.heard.keys()].filter((id) => !told.get(id)?.people.has(person.id))
    const { resets } = reader.figures()
    return [
      ...(missed > 0 ? [`${person.email} missed ${missed}`] : []),
      ...(foreign.length > 0 ? [`${person.email} heard ${foreign.length} of others`] : []),
      ...(resets > 0 ? [`${person.email} had to ask for everything ${resets} times`] : []),
    ]
  })
}

export const missedBy = ({ person, reader }: Following, told: EmittedEvents): number =>
  [...told].filter(([id, { people }]) => people.has(person.id) && !reader.heard.has(id)).length

/** Delays are in milliseconds, for events emitted from `fromMs` to `toMs`. */
export function delays(following: Following[], told: EmittedEvents, [fromMs, toMs]: [number, number]): number[] {
  const taken: number[] = []
  for (const { reader } of following)
    for (const [id, heardMs] of reader.heard) {
      const atMs = told.get(id)?.atMs ?? Number.NaN
      if (atMs >= fromMs && atMs < toMs) taken.push(heardMs - atMs)
    }
  return taken.toSorted((one, other) => one - other)
}

export const percentile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
