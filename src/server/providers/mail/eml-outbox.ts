import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'
import { messageOf } from './mail-message.ts'

/** Writes each mail as one .eml file named by its id, so that sending it again after a crash leaves one file. */
export function emlOutbox(folder: string, from: string): MailTransport {
  const compiler = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'eml',
    send: async (mail) => {
      const { message } = await compiler.sendMail(messageOf(from, mail))
      await mkdir(folder, { recursive: true })
      await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer) // `buffer: true` above
    },
    close: () => compiler.close(),
  }
}

/** The file is there whole or not at all, also when the power goes. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await synced(`${path}.part`, 'w', (file) => file.writeFile(content))
  await rename(`${path}.part`, path)
  await synced(dirname(path), 'r') // the name too
}

async function synced(path: string, flags: string, write?: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await write?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
