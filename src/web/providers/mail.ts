import { contactApi } from '#contract/contact'
import type { Sends } from '#contract/endpoint'
import { call } from '../api/call.ts'

export type ContactMessage = Sends<typeof contactApi.send>['body']

/** Sends what a person wrote in the contact form; throws with words for them when it could not be sent. */
export async function sendContactMail(message: ContactMessage): Promise<void> {
  await call(contactApi.send, { body: message })
}
