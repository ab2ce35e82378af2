import type { contactApi } from '#contract/contact'
import type { Sends } from '#contract/endpoint'

export type ContactMessage = Sends<typeof contactApi.send>['body']

export type Mail = {
  /** Throws with a message for the person when the mail service refuses. */
  send(message: ContactMessage): Promise<void>
}
