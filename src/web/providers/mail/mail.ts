import type { contactApi } from '#contract/contact'
import type { Sends } from '#contract/endpoint'

export type ContactMessage = Sends<typeof contactApi.send>['body']

/** The port of contact mail in the browser. */
export type Mail = {
  /** Throws with a message for the person when the mail service did not accept it. */
  send(message: ContactMessage): Promise<void>
}
