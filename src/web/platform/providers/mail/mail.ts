import type { contactApi } from '#contract/contact'
import type { Sends } from '#contract/endpoint'

export type ContactMessage = Sends<typeof contactApi.send>['body']

export type Mail = {
  send(message: ContactMessage): Promise<void>
}
