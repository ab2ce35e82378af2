import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'

const PAGE = 'docs/performance.md'
export const SEARCH_PAGE = 'docs/performance-search.md'

export type Section = { title: string; lines: string[] }

/** Replaces the sections of a page with these titles, or appends them. */
export function writeSections(sections: Section[], page = PAGE): void {
  const [intro = '', ...before] = partsOf(page)
  const texts = new Map(before.map((text) => [titleOf(text), text]))
  for (const { title, lines } of sections) texts.set(title, [`## ${title}`, '', ...lines].join('\n').trimEnd())
  writePage(page, [intro, ...texts.values()])
}

/** Replaces what comes before the sections of a page. */
export function writeIntro(intro: string, page: string): void {
  writePage(page, [intro, ...partsOf(page).slice(1)])
}

const partsOf = (page: string): string[] =>
  readFileSync(page, 'utf8')
    .trimEnd()
    .split(/\n+(?=## )/)

const writePage = (page: string, parts: string[]) => writeFileSync(page, `${parts.join('\n\n')}\n`)

const titleOf = (text: string): string => text.split('\n', 1)[0]?.replace('## ', '') ?? ''

export function takenHere(command: string): string {
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model.trim()}) and ${Math.round(totalmem() / 2 ** 30)} GB of memory`
  const day = new Date().toISOString().slice(0, 10)
  return `Taken on ${day} by \`${command}\` at ${commit()}: Node ${process.versions.node} on ${process.platform} ${process.arch}, ${machine}.`
}

const commit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

export const table = (heads: string[], rows: string[][]): string[] =>
  [heads, heads.map((_head, column) => (column === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`)

export const emphasized = (text: string, isMet: boolean): string => (isMet ? text : `**${text}**`)
