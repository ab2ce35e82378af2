import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { PASSWORD, signedIn } from '../../../../test/people/person.ts'
import { testApp } from '../../../../test/server/app.ts'
import { nouns } from '../nouns.ts'
import { sectionsOf } from './own-data.ts'

const sections = sectionsOf(nouns.map((noun) => noun.personalData))

/** `exported`: the section of own-data export, or why there is none. `deleted`: what becomes of it with the account; `kept`: why it stays. */
type Handling = { exported: string | { not: string }; deleted: 'row' | 'anonymised' | { kept: string } }

const row = (exported: Handling['exported']): Handling => ({ exported, deleted: 'row' })
const anonymised = (exported: Handling['exported']): Handling => ({ exported, deleted: 'anonymised' })
const kept = (exported: Handling['exported'], why: string): Handling => ({ exported, deleted: { kept: why } })

const asNotification = { not: 'the notifications say the same' }
const signingIn = { not: 'secrets of signing in' }
const passing = { not: 'goes by itself within days' }
const untilSent = '30 days after it was sent, it goes'
const idAlone = 'an id without an account; the other person keeps the conversation'

/** Every column that refers to a person. A new one stands in personal-data.store.ts of its noun, or has a reason. */
const handlings: Record<string, Handling> = {
  'admin_grant.email': kept({ not: 'a setting, ADMIN_EMAIL' }, 'so that ADMIN_EMAIL makes no one an admin twice'),
  'agent_view.agent_email': row({ not: 'counts of visits by others' }),
  'alert.user_id': row(asNotification),
  'app_user.email': row('profile'),
  'audit_entry.actor_email': kept('actions', 'an id without an account, that of who did it'),
  'audit_entry.before': anonymised({ not: 'what was changed by others' }),
  'audit_entry.after': anonymised({ not: 'what was changed by others' }),
  'audit_entry.subject_id': kept('actions', 'an id without an account'),
  'conversation.agent_id': kept('conversations', idAlone),
  'conversation.buyer_id': kept('conversations', idAlone),
  'conversation_member.user_id': row('conversations'),
  'conversation_report.reporter_id': kept('messageReports', 'admins still decide on it'),
  'home_report.agent_id': kept({ not: 'the report of another, who is not named' }, 'admins still decide on it'),
  'home_report.reporter_id': kept('homeReports', 'admins still decide on it'),
  'digest_day.user_id': row(asNotification),
  'digest_entry.user_id': row(asNotification),
  'feed.owner_id': row('feeds'),
  'feed_address.owner_id': row({ not: 'a secret, which its owner reads on the page' }),
  'home_note.user_id': row('notes'),
  'hidden_home.user_id': row('hiddenHomes'),
  'home_vote.user_id': row('homeVotes'),
  'sharing_invitation.user_id': row('sharingInvitations'),
  'sharing_member.user_id': row('sharing'),
  'identity_account.user_id': row(signingIn),
  'identity_session.user_agent': row('signIns'),
  'identity_session.user_id': row('signIns'),
  'identity_two_factor.user_id': row(signingIn),
  'identity_user.email': row('profile'),
  'image.owner_id': kept('pictures', 'a sold home still shows it; what nothing shows goes within a day'),
  'live_event.user_id': row(passing),
  'mail_outbox.recipient': kept(asNotification, untilSent),
  'mail_outbox.reply_to': kept(asNotification, untilSent),
  'mail_outbox.sender_id': kept(asNotification, untilSent),
  'message.sender_id': kept('messages', idAlone),
  'message_block.blocked_id': row({ not: 'the choice of another' }),
  'message_block.blocker_id': row({ not: 'names another' }),
  'notification.user_id': row('notifications'),
  'notification_setting.user_id': row('notificationSettings'),
  'open_time.agent_id': row('openTimesAnnounced'),
  'open_time_visitor.user_id': row('openTimesVisited'),
  'offer.agent_email': anonymised('offersReceived'),
  'offer.agent_name': anonymised('offersReceived'),
  'offer.buyer_email': anonymised('offersMade'),
  'offer.buyer_name': anonymised('offersMade'),
  'property.agent_email': anonymised('listings'),
  'property.agent_image': anonymised('listings'),
  'property.agent_name': anonymised('listings'),
  'property.contact': anonymised('listings'),
  'rate_count.key': kept(passing, 'its window ends within a day'),
  'removed_wish.user_id': row(passing),
  'review.agent_email': anonymised({ not: 'written by another' }),
  'review.agent_name': anonymised({ not: 'written by another' }),
  'review.reviewer_email': anonymised('reviews'),
  'review.reviewer_id': anonymised('reviews'),
  'review.reviewer_image': anonymised('reviews'),
  'review.reviewer_name': anonymised('reviews'),
  'saved_search.user_id': row('savedSearches'),
  'sign_in.user_agent': row('signIns'),
  'sign_in.user_id': row('signIns'),
  'viewing.agent_id': row('viewingsGiven'),
  'viewing.buyer_id': row('viewingsAskedFor'),
  'viewing_hours.agent_id': row('viewingHours'),
  'site_brand.created_by': anonymised({ not: 'the section of actions says the same' }),
  'wishlist_item.agent_email': anonymised({ not: 'the wish of another' }),
  'wishlist_item.user_id': row('wishlist'),
}

/** Columns with such a name that hold no person. */
const ofNoPerson = ['oidc_entry.uid']

const PERSONAL_NAME =
  '(^|_)(email|user|uid|buyer|agent|reviewer|sender|recipient|contact|author|owner|actor|reporter|blocker|blocked|reader|reply)(_|$)'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

test('every column that refers to a person is known to own-data export and account deletion', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select c.relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and atttypid <> 'boolean'::regtype
      and (attname ~ ${PERSONAL_NAME} or exists (
        select from pg_constraint f where f.conrelid = c.oid and attnum = any(f.conkey)
        and f.confrelid in ('app_user'::regclass, 'identity_user'::regclass)))`)
  const unknown = rows.map(({ name }) => name).filter((name) => !ofNoPerson.includes(name) && !handlings[name])
  expect(unknown).toEqual([])
})

test('a deleted person’s address, id, name and picture stay only in columns that are declared as kept', async () => {
  const person = await personInEveryColumn()
  expect(Object.keys(handlings).filter((name) => !person.before.includes(name))).toEqual([])
  const data = (await callAs(app, person, accountApi.data, {})).body as Record<string, unknown[]>
  const exported = Object.values(handlings).flatMap((handling) =>
    typeof handling.exported === 'string' ? [handling.exported] : [],
  )
  expect(exported.filter((name) => !data[name]?.length)).toEqual([])
  expect(Object.keys(sections).filter((name) => !exported.includes(name))).toEqual([])

  expect((await callAs(app, person, accountApi.remove, { body: { password: PASSWORD } })).status).toBe(200)
  const stays = Object.keys(handlings).filter((name) => typeof handlings[name]?.deleted === 'object')
  expect(await columnsThatHold(person.marks)).toEqual(stays.sort())
})

/** Finds each column of each table that holds one of `marks` anywhere in its text. */
async function columnsThatHold(marks: string[]): Promise<string[]> {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.db.execute<{ key: string }>(sql`
      select distinct field.key from ${sql.identifier(name)} as item, jsonb_each_text(to_jsonb(item)) as field,
        jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb) as mark
      where strpos(field.value, mark) > 0`)
    found.push(...rows.map(({ key }) => `${name}.${key}`))
  }
  return found.sort()
}

/** A person with a row in every table that can hold one, as an agent and as a buyer. */
async function personInEveryColumn() {
  const { token, email } = await signedIn(app.url)
  const name = `Zebedee ${randomUUID()}`
  const picture = `https://pictures.example/${randomUUID()}.png`
  await app.db.execute(sql`update identity_user set name = ${name} where email = ${email}`)
  const { rows } = await app.db.execute<{ id: string; subject: string }>(sql`
    update app_user set name = ${name}, photo_url = ${picture}, role = 'agent' where email = ${email} returning id, subject`)
  const { id = '', subject = '' } = rows[0] ?? {}
  const me = { id, email, name, token }
  const [other, buyer] = [await make.user(app, { role: 'agent' }), await make.user(app)]
  const sold = await make.property(app, { agent: me, sold: true, agentImage: picture })
  const theirs = await make.property(app, { agent: other })
  await make.offer(app, { property: sold, buyer, status: 'Bought' })
  await make.offer(app, { property: await make.property(app, { agent: me }), buyer })
  await make.offer(app, { property: theirs, buyer: me })
  await make.report(app, await make.conversation(app, { property: theirs, buyer: me, agent: other }), me)
  await make.conversation(app, { property: sold, buyer, agent: me })
  const notification = await make.notification(app, me, 'News')
  await make.savedSearch(app, me)
  const tables = [
    sql`admin_grant (email) values (${email})`,
    sql`agent_view values (${email}, now(), 1)`,
    sql`alert (user_id, property_id, occasion, change_id) values (${id}, ${theirs.id}, 'new', 1)`,
    sql`audit_entry (id, actor_email, action, subject_kind, subject_id, before, after) values
      (gen_random_uuid(), ${email}, 'x', 'user', ${id}, ${{ email, name, role: null }}::jsonb, ${{ name }}::jsonb),
      (gen_random_uuid(), ${other.email}, 'x', 'property', ${theirs.id}, ${{ title: '', email }}::jsonb, null),
      (gen_random_uuid(), ${other.email}, 'x', 'review', ${theirs.id}, ${{ reviewerEmail: email }}::jsonb, null),
      (gen_random_uuid(), ${other.email}, 'x', 'import', ${theirs.id}, null, ${{ agent: email }}::jsonb)`,
    sql`digest_day values (${id}, now())`,
    sql`digest_entry values (${notification}, ${id})`,
    sql`home_report (id, property_id, title, agent_id, reporter_id, reason, text) values (gen_random_uuid(), ${theirs.id}, '', ${other.id}, ${id}, 'other', 'x'),
      (gen_random_uuid(), ${sold.id}, '', ${id}, ${buyer.id}, 'other', 'x')`,
    sql`home_note values (${id}, ${theirs.id}, 'x', gen_random_uuid(), now())`,
    sql`sharing (id) values ('01980000-0000-7000-8000-000000000002')`,
    sql`sharing_member (user_id, sharing_id) values (${id}, '01980000-0000-7000-8000-000000000002'), (${buyer.id}, '01980000-0000-7000-8000-000000000002')`,
    sql`sharing_invitation (user_id, token_hash, lapses_at) values (${id}, 'x', now() + interval '1 day')`,
    sql`home_vote (user_id, property_id, sharing_id, is_for) values (${id}, ${theirs.id}, '01980000-0000-7000-8000-000000000002', true)`,
    sql`feed_address (owner_id, secret) values (${id}, 'x')`,
    sql`feed (id, owner_id, name, format, source, is_whole_stock, schedule) values (gen_random_uuid(), ${id}, '', 'auto', 'upload', true, 'manual')`,
    sql`hidden_home (id, user_id, property_id) values (gen_random_uuid(), ${id}, ${theirs.id})`,
    sql`identity_two_factor (id, secret, backup_codes, user_id) values ('x', 'x', 'x', ${subject})`,
    sql`image (id, owner_id, placeholder, width, height) values (gen_random_uuid(), ${id}, '', 1, 1)`,
    sql`live_event (user_id, topic) values (${id}, 'offers')`,
    sql`mail_outbox (id, recipient, subject, body, reply_to, sender_id) values (gen_random_uuid(), ${email}, '', '', ${email}, ${id})`,
    sql`message_block values (${id}, ${other.id}), (${other.id}, ${id})`,
    sql`notification_setting values (${id}, 'offers', 'digest')`,
    sql`rate_count values (${`x ${id}`}, 1, now() + interval '1 minute')`,
    sql`removed_wish (id, user_id, property_id) values (gen_random_uuid(), ${id}, ${theirs.id})`,
    sql`review (id, property_title, agent_name, agent_email, review_time, description, reviewer_id, reviewer_email, reviewer_name, reviewer_image)
      values (gen_random_uuid(), '', ${name}, ${email}, '', '', ${buyer.id}, '', '', null),
        (gen_random_uuid(), '', '', null, '', '', ${id}, ${email}, ${name}, ${picture})`,
    sql`viewing (id, title, location, agent_id, buyer_id, starts_at, ends_at, time_zone, held_until)
      values (gen_random_uuid(), '', '', ${id}, ${buyer.id}, now(), now() + interval '1 hour', 'UTC', now()),
        (gen_random_uuid(), '', '', ${other.id}, ${id}, now(), now() + interval '1 hour', 'UTC', now())`,
    sql`open_time (id, property_id, agent_id, starts_at, ends_at, time_zone, utc_offset)
      values ('01980000-0000-7000-8000-000000000001', ${theirs.id}, ${other.id}, now(), now() + interval '1 hour', 'UTC', 0),
        (gen_random_uuid(), ${sold.id}, ${id}, now(), now() + interval '1 hour', 'UTC', 0)`,
    sql`open_time_visitor values ('01980000-0000-7000-8000-000000000001', ${id})`,
    sql`site_brand (id, created_by) values (gen_random_uuid(), ${id})`,
    sql`viewing_hours values (${id}, 'UTC', 30, '[]')`,
    sql`wishlist_item (id, user_id, property_id) values (gen_random_uuid(), ${id}, ${theirs.id}), (gen_random_uuid(), ${buyer.id}, ${sold.id})`,
  ]
  const contact = { name, email, image: picture }
  await app.db.execute(sql`update property set contact = ${contact}::jsonb where id = ${sold.id}`)
  for (const values of tables) await app.db.execute(sql`insert into ${values}`)
  await app.db.execute(sql`update identity_session set user_agent = ${name} where user_id = ${subject}`)
  await app.db.execute(sql`update sign_in set user_agent = ${name} where user_id = ${id}`)
  const marks = [email, id, subject, name, picture]
  return { token, marks, before: await columnsThatHold(marks) }
}

test('refuses a section that two nouns export', () => {
  const wishlist = { exported: { wishlist: async () => [] }, forget: undefined }
  expect(() => sectionsOf([...nouns.map((noun) => noun.personalData), wishlist])).toThrow('export the section wishlist')
})
