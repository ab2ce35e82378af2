import { afterAll, beforeAll, vi } from 'vitest'
import { signedIn } from '../../../../../test/people/person.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { mailSuite } from '../../../../../test/suites/mail-suite.ts'
import { mailOutbox } from '../../../../server/platform/db/tables/mail.ts'
import { accessToken } from '../../api/access-token.ts'
import { embeddedMail } from './embedded.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ask = fetch

/** Local storage as far as the access token needs it. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

mailSuite(async () => {
  const { token } = await signedIn(app.url)
  await app.db.delete(mailOutbox) // with the link that verifies their address
  vi.stubGlobal('localStorage', storage())
  accessToken.keep(token, 'ann@test.invalid')
  return {
    mail: embeddedMail,
    answer: (url, init) => ask(app.url + url, init),
    delivered: async () => {
      const mails = await app.db.select().from(mailOutbox)
      return mails.map(({ replyTo, subject, body }) => ({ email: replyTo ?? '', subject, text: body }))
    },
  }
})
