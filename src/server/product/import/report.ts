import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { personalFolders } from '../../platform/files/private-folder.ts'

const MAX_SHOWN = 20
/** How many entries a report has at most: with those, a file of any size leaves one of some megabytes. */
const MAX_WRITTEN = 100_000
const MAX_REASON_CHARACTERS = 500

/** `isOfFile`: the line is no row as the file is written, whatever it says. Such lines that follow each other share an entry. */
export type Refused = { line: number; reason: string; isOfFile?: boolean }
type Entry = Refused & { to: number }

/** Keeps the refused rows: the first few to show, and more of them in a file that is made with the first one. */
export type Report = ReturnType<typeof refusedRows>

/** `folders`: where the file may lie; the first one that can be written to is taken. */
export function refusedRows(source: string, folders: string[]) {
  const shown: Entry[] = []
  let waiting: Entry[] = []
  let last: Entry | undefined
  let entries = 0
  let file: { handle: FileHandle; path: string } | undefined

  /** Writes these entries, as far as the report goes. */
  const write = async (written: Entry[]): Promise<void> => {
    if (written.length === 0) return
    file ??= await newFile(source, folders)
    await file.handle.appendFile(written.map((entry) => `${textOf(entry)}\n`).join(''))
  }
  return {
    /** The first entries, and how many rows they are. */
    shown: () => ({ entries: shown.map(textOf), rows: shown.reduce((sum, { line, to }) => sum + to - line + 1, 0) }),
    path: () => file?.path,
    isCut: () => entries > MAX_WRITTEN,
    add({ line, reason, isOfFile }: Refused): void {
      if (isOfFile && last?.isOfFile && last.reason === reason && last.to === line - 1) {
        last.to = line
        return
      }
      last = { line, to: line, reason: reason.slice(0, MAX_REASON_CHARACTERS), isOfFile: isOfFile === true }
      entries += 1
      if (shown.length < MAX_SHOWN) shown.push(last)
      if (entries <= MAX_WRITTEN) waiting.push(last)
    },
    /** Writes what is waiting but the last entry, which may grow; called once a batch, so that no more than that is held. */
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

const textOf = ({ line, to, reason }: Entry): string =>
  line === to ? `line ${line}: ${reason}` : `lines ${line} to ${to}: ${reason}`

/** Where the report of refused rows may lie: beside the app's data, else in the system's folder for such files. */
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
