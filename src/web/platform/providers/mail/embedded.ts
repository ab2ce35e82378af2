import { contactApi } from '#contract/contact'
import { call } from '../../api/call.ts'
import type { Mail } from './mail.ts'

export const embeddedMail: Mail = {
  async send(message) {
    await call(contactApi.send, { body: message })
  },
}
