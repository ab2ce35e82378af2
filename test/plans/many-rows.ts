import type pg from 'pg'

export const BUYER = 'buyer@people.example'
export const AGENT = 'agent@people.example'
export const AGENT_ID = '01990000-0000-7000-8000-00000000000a'
export const HOME_ID = '01980000-2710-7000-8000-000000000000'
export const CONVERSATION_ID = '01980000-2710-7000-8000-000000000000'

export const FEED_ID = '01980000-2710-7000-8000-000000000000'

/**
 * Rows for query plans: homes of ten agents in every state, each with offers and reviews, all wished by one buyer. The
 * buyer, the agent and the admin must exist.
 */
export async function makeManyRows(client: pg.Pool | pg.Client, count: number): Promise<void> {
  for (const statement of statements) await client.query(statement, [count])
  await client.query('vacuum analyze')
}

export async function makeManyHomes(client: pg.Pool | pg.Client, count: number): Promise<void> {
  await client.query(homes, [count])
  await client.query('vacuum analyze property')
}

const id = (n: string) => `('0198' || lpad(to_hex(${n}), 8, '0') || '70008000000000000000')::uuid`
const agentOf = (n: string) =>
  `case when ${n} % 10 = 0 then '${AGENT}' else 'agent' || ${n} % 10 || '@people.example' end`

const homes = `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
   agent_image, image, status, created_at, verified_at, sold_at, edit, type, bedrooms, bathrooms, area, area_unit, features,
   latitude, longitude, plot, year_built, tenure, energy_rating, picture_count, lowered_at, market)
 select ${id('n')}, n || ' Mill Lane', 'Street ' || n % 500 || ', Town ' || n % 50,
   case when n % 97 = 0 then '' else n::text end, case when n % 97 > 0 then n % 1000 * 10000 end, case when n % 97 > 0 then n % 1000 * 10000 end,
   '2026-01-01', case when n % 40 = 0 then 'With a balcony.' else 'A home.' end, ${agentOf('n')}, 'Agent ' || n % 10, '/a.webp', '/b.webp',
   case when n % 50 = 1 then null when n % 50 = 2 then 'rejected' else 'verified' end, now(),
   case when n % 50 > 2 or n % 50 = 0 then now() - n / 20 * interval '1 second' end,
   case when n % 50 = 3 then now() end,
   case when n % 500 = 4 then '{"at": "2026-01-01T00:00:00Z", "changed": {}}'::jsonb end,
   case when n % 1000 = 5 then 'land' when n % 2 = 0 then 'house' end, case when n % 3 = 0 then n / 3 % 10 end,
   case when n % 3 = 0 then n / 3 % 5 end, case when n % 4 = 0 then n % 5000 end, case when n % 4 = 0 then 'ft2' end,
   case when n % 5 = 0 then array['Garden', case when n % 100 = 0 then 'Pool' else 'Lift' end] end,
   50 + n % 1000 * 0.01, n / 1000 * 0.2, case when n % 200 = 0 then n % 9000 end, case when n % 6 = 0 then 1850 + n % 170 end,
   case when n % 700 = 0 then 'other' when n % 3 = 0 then 'freehold' when n % 3 = 1 then 'leasehold' end,
   case when n % 900 = 0 then 'A' when n % 3 = 0 then 'D' end, 1 + n % 7, case when n % 300 = 0 then now() end,
   case when n % 90 = 0 then 'underOffer' end
 from generate_series(1, $1::int) n`

const statements = [
  `insert into app_user (id, email, name, role)
   select ${id('n')}, 'person' || n || '@people.example', 'Person ' || n, case when n % 100 = 0 then 'agent' end
   from generate_series(1, $1::int) n`,
  homes,
  `insert into offer (id, property_id, title, location, image, agent_name, agent_email, buyer_email, buyer_name, buying_date,
     amount_cents, status, transaction_id, bought_at)
   select ${id('n')}, ${id('n')}, 'Home', 'Town', '/b.webp', 'Agent', ${agentOf('n')}, case when n % 2 = 0 then '${BUYER}'
     else 'person' || n || '@people.example' end, 'Buyer', '2099-01-01', 100000,
     case when n % 50 in (3, 10) then 'Bought' when n % 3 = 0 then 'rejected' else 'pending' end,
     case when n % 50 in (3, 10) then 'pi_' || n end, case when n % 50 in (3, 10) then now() - n % 400 * interval '1 day' end
   from generate_series(1, $1::int) n`,
  `insert into review (id, property_id, property_title, agent_name, review_time, description, reviewer_email, reviewer_name,
     agent_email, rating)
   select ${id('n')}, ${id('n')}, 'Home', 'Agent', '10:00:00', 'Fine.', case when n % 2 = 0 then '${BUYER}'
     else 'person' || n || '@people.example' end, 'Buyer', ${agentOf('n')}, n % 6 + (case when n % 6 = 0 then null else 0 end)
   from generate_series(1, $1::int) n`,
  `insert into wishlist_item (id, user_id, property_id)
   select ${id('n')}, (select id from app_user where email = '${BUYER}'), ${id('n')} from generate_series(1, $1::int) n`,
  `insert into wishlist_item (id, user_id, property_id)
   select gen_random_uuid(), '${AGENT_ID}', ${id('n')} from generate_series(1, $1::int, 2) n`,
  `insert into sharing (id) select '${AGENT_ID}'::uuid where $1::int > 0`,
  `insert into sharing_member (user_id, sharing_id)
   select person, '${AGENT_ID}' from unnest(array['${AGENT_ID}', (select id from app_user where email = '${BUYER}')]) person where $1::int > 0`,
  `insert into home_vote (user_id, property_id, sharing_id, is_for)
   select (select id from app_user where email = '${BUYER}'), ${id('n')}, '${AGENT_ID}', n % 2 = 0 from generate_series(1, $1::int, 5) n`,
  `insert into home_note (user_id, property_id, text, revision, saved_at)
   select case when n % 2 = 0 then (select id from app_user where email = '${BUYER}') else ${id('n')} end, ${id('n')}, 'Note', ${id('n')}, now()
   from generate_series(1, $1::int) n`,
  `insert into hidden_home (id, user_id, property_id)
   select ${id('n')}, (select id from app_user where email = '${BUYER}'), ${id('n * 5')} from generate_series(1, $1::int / 25) n`,
  `insert into sign_in (id, user_id, provider_session, expires_at)
   select ${id('n')}, case when n % 2 = 0 then (select id from app_user where email = '${BUYER}') else ${id('n')} end, n,
     now() + interval '1 day'
   from generate_series(1, $1::int) n`,
  `insert into price_change (id, property_id, price) select ${id('n')}, ${id('n')}, '1' from generate_series(1, $1::int) n`,
  `insert into property_view (property_id, day_ends_at, views)
   select ${id('n')}, date_trunc('day', now()) + day * interval '1 day', 3 from generate_series(1, $1::int) n, generate_series(-2, 1) day`,
  `insert into agent_view (agent_email, day_ends_at, views)
   select 'agent' || n % 1000 || '@people.example', date_trunc('day', now()) + n / 1000 * interval '1 day', 3 from generate_series(1, $1::int) n`,
  `insert into audit_entry (id, actor_email, action, subject_kind, subject_id)
   select ${id('n')}, case when n % 20 = 0 then 'admin@people.example' end, 'edit',
     case when n % 400 = 0 then 'review' when n % 2 = 0 then 'property' else 'offer' end, (${id('n % 1000')})::text
   from generate_series(1, $1::int) n`,
  `insert into viewing (id, title, location, agent_id, buyer_id, starts_at, ends_at, time_zone, status, held_until)
   select ${id('n')}, 'Home', 'Town', case when n % 2 = 0 then '${AGENT_ID}' else ${id('n')} end,
     case when n % 2 = 1 then (select id from app_user where email = '${BUYER}') else ${id('n')} end,
     now() + (600 - n) * interval '1 hour', now() + (601 - n) * interval '1 hour', 'UTC',
     case when n % 3 = 0 then 'cancelled' when n % 3 = 1 then 'requested' else 'accepted' end, now() + interval '1 hour'
   from generate_series(1, $1::int / 5) n`,
  `insert into open_time (id, property_id, agent_id, starts_at, ends_at, time_zone, utc_offset)
   select ${id('n')}, ${id('n')}, case when n % 2 = 0 then '${AGENT_ID}' else ${id('n')} end,
     now() + (600 - n) * interval '1 hour', now() + (601 - n) * interval '1 hour', 'UTC', 0
   from generate_series(1, $1::int / 5) n`,
  `insert into open_time_visitor (open_time_id, user_id)
   select ${id('n')}, case when n % 2 = 1 then (select id from app_user where email = '${BUYER}') else ${id('n')} end
   from generate_series(1, $1::int / 5) n`,
  `insert into viewing_hours (agent_id, time_zone, slot_minutes, ranges)
   select '${AGENT_ID}', 'UTC', 30, jsonb_agg(jsonb_build_object('weekday', day, 'from', '00:00', 'to', '23:30'))
   from generate_series(1, 7) day where $1::int > 0`,
  `insert into notification (id, user_id, kind, text, page, read_at)
   select ${id('n')}, (select id from app_user where email = '${BUYER}'), 'offers', 'An offer', 'bought',
     case when n % 100 > 0 then now() end
   from generate_series(1, $1::int) n`,
  `insert into conversation (id, property_id, title, buyer_id, agent_id, latest_at)
   select ${id('n')}, ${id('n')}, 'Home', (select id from app_user where email = '${BUYER}'),
     case when n % 2 = 0 then '${AGENT_ID}'::uuid else ${id('n')} end, now()
   from generate_series(1, $1::int / 2) n`,
  `insert into message (id, conversation_id, sender_id, text)
   select ${id('n')}, case when n % 2 = 0 then '${CONVERSATION_ID}'::uuid else ${id('n')} end,
     (select id from app_user where email = '${BUYER}'), 'Hello'
   from generate_series(1, $1::int / 2) n`,
  `insert into conversation_member (conversation_id, user_id, latest_id, unread)
   select ${id('n')}, person, ${id('n')}, case when n % 100 = 0 then 1 else 0 end
   from generate_series(1, $1::int / 2) n,
     unnest(array[(select id from app_user where email = '${BUYER}'), case when n % 2 = 0 then '${AGENT_ID}'::uuid else ${id('n')} end]) person`,
  `insert into feed (id, owner_id, name, format, source, is_whole_stock, schedule)
   select ${id('n')}, case when n % 100 = 0 then '${AGENT_ID}'::uuid else ${id('n')} end, 'Feed', 'auto', 'upload', true, 'manual'
   from generate_series(1, $1::int / 2) n`,
  `insert into feed_run (id, feed_id, state, is_trial)
   select ${id('n')}, case when n % 2 = 0 then '${FEED_ID}'::uuid else ${id('n')} end, 'done', false
   from generate_series(1, $1::int / 2) n`,
  `insert into feed_home (id, feed_id, reference, property_id, hash, said, kept)
   select ${id('n')}, '${FEED_ID}', n, ${id('n')}, '', '{}', case when n % 100 = 0 then array['price'] else '{}' end
   from generate_series(1, $1::int / 2) n`,
  `insert into message_block (blocker_id, blocked_id) select ${id('n')}, ${id('n + 1')} from generate_series(1, $1::int / 2) n`,
  `insert into conversation_report (id, conversation_id, reporter_id, reason, up_to, decided_at)
   select ${id('n')}, ${id('n')}, (select id from app_user where email = '${BUYER}'), 'A scam', ${id('n')},
     case when n % 10 > 0 then now() end
   from generate_series(1, $1::int / 2) n`,
  `insert into home_report (id, property_id, title, agent_id, reporter_id, reason, text, decided_at, decision)
   select ${id('n')}, ${id('n')}, 'Home', '${AGENT_ID}', (select id from app_user where email = '${BUYER}'), 'other', 'A scam',
     case when n % 10 > 0 then now() end, case when n % 10 > 0 then 'dismissed' end
   from generate_series(1, $1::int / 2) n`,
  `insert into sold_price (id, source, price_cents, currency, sold_on, postcode, type, unit, house, street, locality, town)
   select n, 'pricePaid', n * 100, 'GBP', date '2020-01-01' + n % 1000, 'M' || n % 9 || n / 9 % 9 || 'A' || chr(65 + n % 20),
     case when n % 2 = 0 then 'house' else 'apartment' end, '', n % 100, 'Street', '', 'Manchester'
   from generate_series(1, $1::int) n`,
  `insert into checked_property (property_id, checked_at, text_bands, address, address_keys, sector)
   select ${id('n')}, now(), array[n, n % 1000, case when n % 2 = 0 then 7 else n + 1 end],
     '',
     case when n % 4 = 0 then array['|12|street ' || n % 500 || '|manchester', '|12|street ' || n % 500 || '|M' || n % 90] else '{}'::text[] end, case when n % 4 = 0 then 'M' || n % 9 || n / 9 % 9 else '' end
   from generate_series(1, $1::int) n`,
  `insert into finding (id, property_id, rule, other, other_property_id, facts, dismissed_at)
   select ${id('n')}, ${id('n')}, 'sameText', ${id('n + 1')}::text, ${id('n + 1')}, '{"percent": 90}', case when n % 2 = 0 then now() end
   from generate_series(1, $1::int - 1) n`,
  `insert into property_check (property_id, "check", checked_at, is_made)
   select ${id('n')}, "check", now(), true from generate_series(1, $1::int) n, unnest(array['text', 'price', 'pictures']) "check"`,
  `insert into identity_user (id, name, email) select 'u' || n, 'Person ' || n, 'person' || n || '@people.example' from generate_series(1, $1::int / 2) n`,
  `insert into identity_session (id, user_id, token, expires_at, ip_address)
   select 's' || n, 'u' || n, 't' || n, now() + interval '1 day', case when n % 10 = 0 then '198.51.100.7' else '203.0.113.' || n % 250 end
   from generate_series(1, $1::int / 2) n`,
]
