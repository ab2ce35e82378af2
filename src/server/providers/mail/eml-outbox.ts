import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type StreamTransport from 'nodemailer/lib/stream-transport/index.js'
import { syncFolder, writeSynced } from '../../files/durable-file.ts'
import { makePrivateFolder } from '../../files/private-folder.ts'
import type { MailTransport } from './mail.ts'
import { messageOf } from './mail-message.ts'

/**
 * Writes each mail as one .eml file named by its id, so that sending it again after a crash leaves one file. Nobody else on this
 * machine can read them.
 */
export function emlOutbox(folder: string, from: string): MailTransport {
  let compiler: Promise<Compiler> | undefined
  return {
    kind: 'eml',
    send: async (mail) => {
      compiler ??= openCompiler()
      const { message } = await (await compiler).sendMail(messageOf(from, mail))
      await makePrivateFolder(folder)
      await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer) // `buffer: true` above
    },
    close: () => void compiler?.then((opened) => opened.close()),
  }
}

type Compiler = Transporter<StreamTransport.SentMessageInfo>

async function openCompiler(): Promise<Compiler> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

/** The file is there whole or not at all, also when the power goes. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeSynced(`${path}.part`, content, 0o600)
  await rename(`${path}.part`, path)
  await syncFolder(dirname(path))
}
