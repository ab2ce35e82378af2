import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { personalFolders } from '../../platform/files/private-folder.ts'

const MAX_SHOWN = 20
const MAX_WRITTEN = 100_000
const MAX_REASON_CHARACTERS = 500

/**
 * A rejected row for the report. `isOfFile`: the line can't be read as a row; consecutive lines of this kind share an
 * entry. `place`: named in the report if there is no line number.
 */
export type RejectedRow = { line: number; place?: string | undefined; reason: string; isOfFile?: boolean }
type ReportEntry = RejectedRow & { to: number }

export type Report = ReturnType<typeof refusedRows>

/**
 * Collects rejected rows for the summary and a report file, which is created with the first one, in the first of the
 * `folders` that is writable.
 */
export function refusedRows(source: string, folders: string[]) {
  const shown: ReportEntry[] = []
  let waiting: ReportEntry[] = []
  let last: ReportEntry | undefined
  let entries = 0
  let file: { handle: FileHandle; path: string } | undefined

  const write = async (written: ReportEntry[]): Promise<void> => {
    if (written.length === 0) return
    file ??= await newFile(source, folders)
    await file.handle.appendFile(written.map((entry) => `${textOf(entry)}\n`).join(''))
  }
  return {
    path: () => file?.path,
    summary(counts: Record<string, number>, refused: number): string[] {
      const unshown = refused - shown.reduce((sum, { line, to }) => sum + to - line + 1, 0)
      return [
        ...Object.entries({ ...counts, Refused: refused }).map(
          ([label, count]) => `${label.padEnd(14)}${count.toLocaleString('en').padStart(10)}`,
        ),
        ...shown.map((entry) => `  ${textOf(entry)}`),
        ...(unshown > 0 ? [`  … and ${unshown.toLocaleString('en')} more`] : []),
        ...(file ? [`${entries > MAX_WRITTEN ? 'The first' : 'All'} refused rows are in ${file.path}`] : []),
      ]
    },
    add({ line, place, reason, isOfFile }: RejectedRow): void {
      if (isOfFile && last?.isOfFile && last.reason === reason && last.to === line - 1) {
        last.to = line
        return
      }
      last = { line, place, to: line, reason: reason.slice(0, MAX_REASON_CHARACTERS), isOfFile: isOfFile === true }
      entries += 1
      if (shown.length < MAX_SHOWN) shown.push(last)
      if (entries <= MAX_WRITTEN) waiting.push(last)
    },
    /**
     * Writes all entries except the last, to which further lines may be added. Called once per batch to limit memory.
     */
    async flush(): Promise<void> {
      const written = waiting.slice(0, -1)
      waiting = waiting.slice(-1)
      await write(written)
    },
    async close(): Promise<void> {
      await write(waiting)
      await file?.handle.close()
    },
  }
}

export const counted = (text: string, count: number): string[] =>
  count > 0 ? [`${text}: ${count.toLocaleString('en')}`] : []

const textOf = ({ line, place, to, reason }: ReportEntry): string =>
  place !== undefined
    ? `${place}: ${reason}`
    : line === to
      ? `line ${line}: ${reason}`
      : `lines ${line} to ${to}: ${reason}`

export const reportFolders = (dataDir: string): string[] => [
  join(resolve(dataDir), personalFolders.importReports),
  tmpdir(),
]

async function newFile(source: string, folders: string[]): Promise<{ handle: FileHandle; path: string }> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const [folder = '.', ...others] = folders
  const path = join(folder, `${basename(source)}.${time}.${process.pid}.refused.txt`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return { handle: await open(path, 'wx', 0o600), path }
  } catch (error) {
    if (others.length === 0) throw error
    return newFile(source, others)
  }
}
