import type { contactApi } from '#contract/contact'
import type { Sends } from '#contract/endpoint'
import type { Site } from '#contract/site'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/site.queries.ts'
import { emailJsMail } from './emailjs.ts'
import { embeddedMail } from './embedded.ts'

export type ContactMessage = Sends<typeof contactApi.send>['body']

/** The port of contact mail in the browser. */
export type Mail = {
  /** Throws with words for the person when the message was not taken. */
  send(message: ContactMessage): Promise<void>
}

/** Sends what a person wrote in the contact form, through the service that the server says is on. */
export async function sendContactMail(message: ContactMessage): Promise<void> {
  await mailOf(await queryClient.fetchQuery(siteQuery)).send(message)
}

const mailOf = ({ emailJs }: Pick<Site, 'emailJs'>): Mail => (emailJs ? emailJsMail(emailJs) : embeddedMail)
