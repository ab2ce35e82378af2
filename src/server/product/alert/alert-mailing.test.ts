import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import type { MailTransport } from '../../providers/mail/mail.ts'
import { sendMail } from '../mail/mail-sender.ts'
import { composeAlerts, mailAlerts } from './alert-mailing.ts'
import { matchChangedHomes } from './match-alerts.ts'

const site = { publicUrl: 'https://keyhaven.example', currency: 'USD' } as const
let app: TestApp
let agent: Person
let buyer: Person
let sent: Parameters<MailTransport['send']>[0][]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  await query('delete from saved_search')
  await query('delete from alert')
  sent = []
  buyer = await make.user(app, { name: 'Bea' })
})

const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const home = (title: string) =>
  make.property(app, { agent, title, location: 'Bath', price: '$250,000', priceMin: 25_000_000, priceMax: 25_000_000 })
const sell = (id: string) => query('update property set sold_at = now() where id = $1', [id])

const letMailsBeDue = () =>
  query(`update alert set mail_due_at = now() - interval '1 second' where mail_due_at is not null`) // moments are rounded

/** Compares, lets what is due be due now, and puts it into the outbox. */
async function match(): Promise<void> {
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  await letMailsBeDue()
  await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 20 })
}
async function send(work: MailTransport['send'] = async (mail) => void sent.push(mail)): Promise<void> {
  const transport: MailTransport = { kind: 'smtp', send: work, close: () => {} }
  const sending = sendMail({ db: app.db, transport, composers: { alerts: composeAlerts(site) } })
  await runDueJobs(app.db, { sendMail: sending })
}
const waiting = async () => (await query('select from mail_outbox where sent_at is null')).rows

test('puts several matches into one mail, by search, with links', async () => {
  await make.savedSearch(app, buyer, { name: 'In Bath', query: { q: 'bath' } })
  await make.savedSearch(app, buyer, { name: 'Mills', query: { q: 'mill' } })
  const [mill, house] = [await home('Old Mill'), await home('New House')]
  await match()
  await send()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: buyer.email, subject: 'News of 2 homes' })
  const lines = [
    'Hello Bea,',
    'There is news of homes.',
    'Your search “In Bath”:',
    `New: Old Mill, Bath, $250,000\nhttps://keyhaven.example/propertyDetails/${mill.id}`,
    `New: New House, Bath, $250,000\nhttps://keyhaven.example/propertyDetails/${house.id}`,
    'Your search “Mills”:',
    `New: Old Mill, Bath, $250,000\nhttps://keyhaven.example/propertyDetails/${mill.id}`,
    'Under Saved searches you choose how often we write to you.',
    'KeyHaven',
  ]
  expect(sent[0]?.body).toBe(lines.join('\n\n'))
  await match()
  await send()
  expect(sent).toHaveLength(1)
})

test('leaves a home sold since the match out of the mail, and sends no mail without a home', async () => {
  await make.savedSearch(app, buyer)
  const [one, other] = [await home('Old Mill'), await home('New House')]
  await match()
  await sell(one.id)
  await send()
  expect(sent.map(({ subject }) => subject)).toEqual(['New: New House'])
  expect(sent[0]?.body).not.toContain('Old Mill')
  await home('Third House')
  await match()
  await query(`update property set withdrawn_at = now() where title = 'Third House'`)
  await sell(other.id)
  await send()
  expect(sent).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('rewrites a failed mail with the current state at its next attempt, under the same Message-ID', async () => {
  await make.savedSearch(app, buyer)
  const [one] = [await home('Old Mill'), await home('New House')]
  await match()
  const tried: string[] = []
  await send(async ({ id }) => {
    tried.push(id)
    throw new Error('421 later')
  })
  await sell(one.id)
  await letRetriesBeDue(app.db)
  await send()
  expect(sent).toMatchObject([{ id: tried[0], subject: 'New: New House' }])
})

test.each([
  ['whose search is deleted', 'delete from saved_search where user_id = $1'],
  ['whose search is set to none', `update saved_search set frequency = 'none' where user_id = $1`],
  [
    'who wants no mail of searches any more',
    `insert into notification_setting (user_id, kind, delivery) values ($1, 'searches', 'bell')`,
  ],
  ['who is marked as fraud', `update app_user set role = 'fraud' where id = $1`],
  ['who is gone', 'delete from app_user where id = $1'],
])('sends no mail to a user %s before it goes out', async (_who, statement) => {
  await make.savedSearch(app, buyer)
  await home('Old Mill')
  await match()
  await query(statement, [buyer.id])
  await send()
  expect(sent).toEqual([])
  expect(await waiting()).toEqual([])
})

test('mails other users when an account is deleted while its alerts are added', async () => {
  await query(
    `insert into alert (user_id, property_id, occasion, change_id, mail_due_at)
     select gen_random_uuid(), gen_random_uuid(), 'new', n, now() - interval '1 hour' from generate_series(1, 200) n`,
  )
  await make.savedSearch(app, buyer)
  await home('Old Mill')
  await match()
  await send()
  expect(sent).toHaveLength(1)
})

test('mails a wish that stays, and not one that was removed', async () => {
  const property = await home('Old Mill')
  const other = await make.user(app)
  for (const { id } of [buyer, other])
    await query(
      `insert into wishlist_item (id, user_id, property_id, created_at) values (gen_random_uuid(), $1, $2, now() - interval '1 second')`,
      [id, property.id],
    )
  await query('update property set price_min_cents = 100, price_max_cents = 100 where id = $1', [property.id])
  await match()
  await query('delete from wishlist_item where user_id = $1', [other.id])
  await send()
  expect(sent).toMatchObject([{ to: buyer.email, subject: 'A new price: Old Mill' }])
})

test('mails instant matches within a minute, daily ones at seven, and those with none never', async () => {
  for (const frequency of ['instant', 'daily', 'none'] as const) await make.savedSearch(app, buyer, { frequency })
  await home('Old Mill')
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  const { rows } = await query(
    `select frequency, mail_due_at <= now() + interval '1 minute' as soon, to_char(mail_due_at at time zone 'UTC', 'HH24:MI') as at,
       mail_due_at <= now() + interval '1 day' as within_a_day, mail_due_at > now() - interval '1 second' as ahead
     from alert join saved_search on saved_search.id = search_id order by frequency`,
  )
  expect(rows).toMatchObject([
    { frequency: 'daily', at: '07:00', within_a_day: true, ahead: true },
    { frequency: 'instant', soon: true },
    { frequency: 'none', soon: null },
  ])
})

test('puts each alert into one mail when several servers mail simultaneously', async () => {
  await make.savedSearch(app, buyer)
  for (let n = 0; n < 5; n++) await home(`House ${n}`)
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  await letMailsBeDue()
  await Promise.all(Array.from({ length: 4 }, () => mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 20 })))
  await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 20 })
  await send()
  expect(sent.map(({ subject }) => subject)).toEqual(['News of 5 homes'])
})

test('says that there are more homes than a mail lists, and sends no second one', async () => {
  await make.savedSearch(app, buyer)
  for (let n = 0; n < 101; n++) await home(`House ${n}`)
  await match()
  await send()
  expect(sent.map(({ subject }) => subject)).toEqual(['News of 101 homes'])
  expect(sent[0]?.body).toContain('House 99')
  expect(sent[0]?.body).not.toContain('House 100')
  expect(sent[0]?.body).toContain('There are more, which you find under Saved searches.')
})

test('lists a new home with a new price once, as new with its current price', async () => {
  await make.savedSearch(app, buyer)
  const { id } = await home('Old Mill')
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  await query(
    `update property set price = '200000', price_min_cents = 20000000, price_max_cents = 20000000 where id = $1`,
    [id],
  )
  await match()
  await send()
  expect(sent.map(({ body }) => body.match(/^.*Old Mill.*$/gm))).toEqual([['New: Old Mill, Bath, $200,000']])
})

test('sends no alert mails to an unconfirmed address; the bell has the homes', async () => {
  const people = [await make.user(app, { emailVerified: false }), await make.user(app, { emailVerified: null })]
  for (const person of people) await make.savedSearch(app, person)
  await home('Old Mill')
  await match()
  await send()
  expect(sent).toEqual([])
  expect((await query('select from alert where mail_due_at is not null')).rows).toEqual([])
  const bell = await query('select from notification where user_id = any($1)', [people.map(({ id }) => id)])
  expect(bell.rows).toHaveLength(2)
})

test('defers alerts above the daily limit to the mail of the day, which has all of them', async () => {
  await make.savedSearch(app, buyer)
  const round = async (title: string) => {
    await home(title)
    await matchChangedHomes({ db: app.db, log: app.parts.log })
    await query(
      `update alert set mail_due_at = now() - interval '1 second' where mail_due_at < now() + interval '1 minute'`,
    )
    await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 2 })
    await send()
  }
  for (const title of ['One', 'Two', 'Three', 'Four']) await round(title)
  expect(sent.map(({ subject }) => subject)).toEqual(['New: One', 'New: Two'])
  const { rows } = await query(
    `select to_char(mail_due_at at time zone 'UTC', 'HH24:MI') as at from alert where mail_due_at is not null`,
  )
  expect(rows).toEqual([{ at: '07:00' }, { at: '07:00' }])
  await query(`update alert set mail_due_at = mail_due_at - interval '1 day' where mail_due_at is not null`)
  await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 2 })
  await send()
  expect(sent.map(({ subject }) => subject)).toEqual(['New: One', 'New: Two', 'News of 2 homes'])
})

test('sends one mail to a user with more alerts than it can have, and leaves the others to the bell', async () => {
  const search = await make.savedSearch(app, buyer)
  const { id } = await home('Old Mill')
  await query(
    `insert into alert (user_id, search_id, property_id, occasion, change_id, mail_due_at)
     select $1, $2, $3, 'price', n, now() from generate_series(1, 21500) n`,
    [buyer.id, search, id],
  )
  await match()
  await send()
  expect(sent).toHaveLength(1)
  expect((await query('select from alert where mail_due_at is not null')).rows).toEqual([])
})
