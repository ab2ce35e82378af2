import { emphasized, type Section, table, takenHere, writeSections } from './sections.ts'

export type Figure = { what: string; value: string; target: string; isMet: boolean }

/** Prints figures as they arrive; one that misses its target fails the command. */
export function figures() {
  const taken: Figure[] = []
  return {
    tell(figure: Figure): void {
      taken.push(figure)
      const { what, value, target, isMet } = figure
      console.log(`${isMet ? ' ' : '✗'} ${what}: ${value}${target && ` (${target})`}`)
      if (!isMet) process.exitCode = 1
    },
    /** Writes the figures into their section of docs/performance.md. `how` describes the measurement. */
    write({ title, command, how }: { title: string; command: string; how: string[] }): void {
      writeSections([{ title, lines: [...how, takenHere(command), '', ...figureTable(taken)] } satisfies Section])
    },
  }
}

export const figureTable = (all: Figure[]): string[] =>
  table(
    ['', 'measured', 'target'],
    all.map(({ what, value, target, isMet }) => [what, emphasized(value, isMet), target]),
  )
