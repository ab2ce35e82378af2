import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { personalFolders } from '../files/private-folder.ts'

const MAX_SHOWN = 20

export type Refused = { line: number; reason: string }

/** Keeps the refused rows: the first few to show, all of them in a file that is made with the first one. */
export type Report = ReturnType<typeof refusedRows>

/** `folders`: where the file may lie; the first one that can be written to is taken. */
export function refusedRows(source: string, folders: string[]) {
  const shown: string[] = []
  let waiting: string[] = []
  let file: { handle: FileHandle; path: string } | undefined
  return {
    shown,
    path: () => file?.path,
    add({ line, reason }: Refused): void {
      const refusal = `line ${line}: ${reason}`
      if (shown.length < MAX_SHOWN) shown.push(refusal)
      waiting.push(refusal)
    },
    /** Writes what is waiting; called once a batch, so that no more than that is held. */
    async flush(): Promise<void> {
      if (waiting.length === 0) return
      file ??= await newFile(source, folders)
      const lines = waiting.map((refusal) => `${refusal}\n`).join('')
      waiting = []
      await file.handle.appendFile(lines)
    },
    async close(): Promise<void> {
      await file?.handle.close()
    },
  }
}

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
