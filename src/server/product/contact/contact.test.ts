import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contactApi } from '#contract/contact'
import { LANGUAGES, setSiteLanguages } from '#contract/language'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', CONTACT_EMAIL: 'desk@keyhaven.example' })
})
afterAll(async () => app.close())

const message = {
  name: 'Ada',
  email: 'ada@people.example',
  subject: 'Hello',
  message: 'Is the mill house still there?',
}
const send = (who: Pick<Person, 'token'>, given: object = {}) =>
  callAs(app, who, contactApi.send, { body: { ...message, ...given } })
const outbox = async () => (await app.db.$client.query('select * from mail_outbox order by id')).rows

test('sends a signed-in user’s message to us, with the address entered for replies', async () => {
  const person = await make.user(app)
  expect((await send(person)).body).toEqual({ sent: true })
  const mails = await outbox()
  expect(mails.at(-1)).toMatchObject({ recipient: 'desk@keyhaven.example', reply_to: message.email, subject: 'Hello' })
  expect(mails.at(-1).body).toBe(
    `Hello,\n\nA message came in through the contact form:\n\n> ${message.message}\n\nIt is from Ada (${message.email}), signed in as ${person.email}.\n\nKeyHaven`,
  )
})

test('quotes web addresses as they were typed, each line as a quotation', async () => {
  await send(await make.user(app), { message: 'The page is broken:\nhttps://homes.example/a?b=1' })
  expect((await outbox()).at(-1).body).toContain('\n\n> The page is broken:\n> https://homes.example/a?b=1\n\n')
})

test('writes to us in the site’s own language', async () => {
  setSiteLanguages(['de'])
  onTestFinished(() => setSiteLanguages(LANGUAGES))
  await send(await make.user(app))
  const { language, body } = (await outbox()).at(-1)
  expect(language).toBe('de')
  expect(body).toMatch(/^Guten Tag,\n\nÜber das Kontaktformular ist eine Nachricht eingegangen:/)
})

test('limits messages to one every few seconds for each user', async () => {
  const [person, other] = [await make.user(app), await make.user(app)]
  expect((await send(person)).status).toBe(200)
  const second = await send(person)
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(other)).status).toBe(200)
})

test('returns 401 to an anonymous caller, reports every missing field, and sends nothing', async () => {
  const before = await outbox()
  expect((await send({ token: '' })).status).toBe(401)
  const { status, body } = await send(await make.user(app), { name: '', email: 'ada', subject: ' ', message: '' })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    name: 'Name is required',
    email: 'Email is not valid',
    subject: 'Subject is required',
    message: 'Message is required',
  })
  expect((await send(await make.user(app), { message: 'x'.repeat(5001) })).status).toBe(422)
  expect(await outbox()).toEqual(before)
})
