import { contactApi } from '#contract/contact'
import { call } from '../../api/call.ts'
import type { Mail } from './mail.ts'

/** Through our own server, which writes the mail and looks after it until it is delivered. */
export const embeddedMail: Mail = {
  async send(message) {
    await call(contactApi.send, { body: message })
  },
}
