import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type StreamTransport from 'nodemailer/lib/stream-transport/index.js'
import { syncFolder, writeSynced } from '../../platform/files/durable-file.ts'
import { makePrivateFolder } from '../../platform/files/private-folder.ts'
import type { MailTransport, Sender } from './mail.ts'

/**
 * Returns a transport that writes each mail to a file named `<id>.eml`; sending it again replaces the file. Other users
 * of the machine can't read it.
 */
export function emlOutbox(folder: string, sender: Sender): MailTransport {
  let compiler: ReturnType<typeof openCompiler> | undefined
  return {
    kind: 'eml',
    send: async (mail) => {
      compiler ??= openCompiler()
      const { transport, messageOf } = await compiler
      const { message } = await transport.sendMail(messageOf(sender, mail))
      await makePrivateFolder(folder)
      await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer) // `buffer: true` above
    },
    close: () => void compiler?.then(({ transport }) => transport.close()),
  }
}

async function openCompiler() {
  const [{ createTransport }, { messageOf }] = await Promise.all([import('nodemailer'), import('./mail-message.ts')])
  const transport: Transporter<StreamTransport.SentMessageInfo> = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return { transport, messageOf }
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeSynced(`${path}.part`, content, 0o600)
  await rename(`${path}.part`, path)
  await syncFolder(dirname(path))
}
