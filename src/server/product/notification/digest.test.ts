import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { addToDigest } from './digest.store.ts'
import { enqueueDigests, mailDigest } from './digest.ts'
import { notificationJobs } from './notification.jobs.ts'
import { saveSettings } from './notification-settings.store.ts'
import { notifyByMail } from './notify.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
let id: string
let email: string
beforeEach(async () => {
  await query('delete from mail_outbox')
  email = `${crypto.randomUUID()}@people.example`
  id = (
    await query(
      `insert into app_user (id, name, email, email_verified) values (gen_random_uuid(), 'Ann', '${email}', true) returning id`,
    )
  )[0].id
  await saveSettings(database.db, id, { wishes: 'digest', homes: 'digest' })
})

const query = async (text: string) => (await database.db.$client.query(text)).rows
const news = (subject: string, kind: 'wishes' | 'homes' = 'wishes') =>
  notifyByMail(database.db, { to: email, subject, body: 'x', kind, page: 'bought' })
const mails = async () =>
  (await query(`select * from mail_outbox where recipient = '${email}' order by id`)) as { body: string }[]
const handlers = (publicUrl?: string) => ({
  enqueueDigests: enqueueDigests(database),
  mailDigest: mailDigest({ db: database.db, publicUrl }),
})
async function runDigests(publicUrl?: string): Promise<void> {
  await enqueueJob(database.db, notificationJobs.enqueueDigests, {})
  await runDueJobs(database.db, handlers(publicUrl))
}
const tomorrow = () => query(`update digest_day set day = day - 1`)

test('a day’s notifications are one mail, with a link to each', async () => {
  await news('A price has dropped')
  await news('Your home is verified', 'homes')
  expect(await mails()).toEqual([])
  await runDigests('https://homes.example')
  expect(await mails()).toMatchObject([{ subject: 'Your daily digest', about: 'digest' }])
  const [mail] = await mails()
  expect(mail?.body).toBe(
    [
      'Hello Ann,',
      'This came since your last digest:',
      '- Your home is verified\n  https://homes.example/dashboard/propertyBought',
      '- A price has dropped\n  https://homes.example/dashboard/propertyBought',
      'KeyHaven',
    ].join('\n\n'),
  )
})

test('a day has one digest; later notifications are in the next day’s, and none is sent twice', async () => {
  await news('First')
  await runDigests()
  await news('Second')
  await runDigests()
  expect(await mails()).toHaveLength(1)
  await tomorrow()
  await runDigests()
  expect((await mails()).map(({ body }) => /- (.*)/.exec(body)?.[1])).toEqual(['First', 'Second'])
  await tomorrow()
  await runDigests()
  expect(await mails()).toHaveLength(2)
})

test('leaves out notifications read since, and kinds no longer set to digest', async () => {
  await news('Read')
  await query(`update notification set read_at = now() where user_id = '${id}'`)
  await news('Of homes', 'homes')
  await saveSettings(database.db, id, { homes: 'bell' })
  await runDigests()
  expect(await mails()).toEqual([])
  expect(await query('select from digest_entry')).toEqual([])
})

test('two servers that run the digest concurrently send one', async () => {
  await news('Once')
  const day = new Date().toISOString().slice(0, 10)
  const run = mailDigest({ db: database.db, publicUrl: undefined })
  const { signal: stopping } = new AbortController()
  await Promise.all(Array.from({ length: 8 }, () => run({ userId: id, day }, { stopping })))
  expect(await mails()).toHaveLength(1)
})

test('a digest whose transaction fails loses nothing', async () => {
  await news('Kept')
  await query(`alter table mail_outbox add constraint broken check (about is distinct from 'digest')`)
  await runDigests()
  await query('alter table mail_outbox drop constraint broken')
  expect(await query('select from digest_entry')).toHaveLength(1)
  await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`)
  await runDueJobs(database.db, handlers())
  expect(await mails()).toHaveLength(1)
})

test('lists fifty entries of a long day and the number of the others', async () => {
  for (let n = 0; n < 51; n++) await news(`Entry ${n}`)
  await runDigests()
  const [mail] = await mails()
  expect(mail?.body.match(/^- /gm)).toHaveLength(50)
  expect(mail?.body).toContain('There is more under Notifications.')
})

test.each(['false', 'null'])(
  'an address whose check is %s gets no digest, and the bell keeps what it would have had',
  async (isVerified) => {
    await query(`update app_user set email_verified = ${isVerified} where id = '${id}'`)
    await news('Something')
    await runDigests()
    expect(await mails()).toEqual([])
    expect(await query(`select text from notification where user_id = '${id}'`)).toEqual([{ text: 'Something' }])
  },
)

test('the digest includes mails above the limit, and unsubscribes only from their kind', async () => {
  await saveSettings(database.db, id, { wishes: 'mail', homes: 'mail' })
  await news('A home was verified', 'homes')
  const [mail] = await query(`delete from mail_outbox where recipient = '${email}' returning notification_id`)
  await addToDigest(database.db, mail.notification_id)
  await addToDigest(database.db, mail.notification_id)
  await runDigests()
  expect(await mails()).toMatchObject([
    {
      about: 'homes',
      body: expect.stringContaining(
        '- A home was verified\n\nWe limit how many separate e-mails of one kind we send a day.',
      ),
    },
  ])
})
