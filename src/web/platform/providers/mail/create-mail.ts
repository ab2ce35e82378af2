import type { Site } from '#contract/site'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/site.queries.ts'
import { emailJsMail } from './emailjs.ts'
import { embeddedMail } from './embedded.ts'
import type { ContactMessage, Mail } from './mail.ts'

export async function sendContactMail(message: ContactMessage): Promise<void> {
  await mailOf(await queryClient.fetchQuery(siteQuery)).send(message)
}

const mailOf = ({ emailJs }: Pick<Site, 'emailJs'>): Mail => (emailJs ? emailJsMail(emailJs) : embeddedMail)
