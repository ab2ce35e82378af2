import { BlockList, isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import { type NewFinding, oncePerKey, type Rule } from './rule.ts'
import { isListedBefore, matchedPictures } from './same-picture.ts'
import { similarTexts } from './same-text.ts'
import { thresholds } from './thresholds.ts'

const MAX_ADDRESSES = 20
const MAX_SESSIONS = 100

const shared = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  shared.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  shared.addSubnet(network, prefix, 'ipv6')

export function isOwnAddress(address: string): boolean {
  const kind = isIP(address)
  return kind !== 0 && !shared.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

const fraudsOfAddresses = oncePerKey(String, async (db, agentEmail: string): Promise<string[]> => {
  const mine = await db.execute<{ address: string }>(sql`
    select distinct ip_address as address from identity_session join identity_user on identity_user.id = user_id
    where email = ${agentEmail} and ip_address is not null limit ${MAX_ADDRESSES}`)
  const addresses = mine.rows.map(({ address }) => address).filter(isOwnAddress)
  if (addresses.length === 0) return []
  const { rows } = await db.execute<{ email: string }>(sql`
    with session as materialized (
      select address, user_id from unnest(${sql.param(addresses)}::text[]) as address
      cross join lateral (select user_id from identity_session where ip_address = address limit ${MAX_SESSIONS}) few
    ), own as (
      select address from session group by address
      having count(distinct user_id) <= ${thresholds.sharesWithFraud.maxAccountsOfAddress}
    )
    select distinct person.email from session join own using (address)
      join identity_user on identity_user.id = session.user_id
      join app_user person on person.email = identity_user.email
    where person.role = 'fraud' and person.email <> ${agentEmail}`)
  return rows.map(({ email }) => email)
})

export const sharesWithFraud: Rule = {
  rule: 'sharesWithFraud',
  find: async (context, home) => {
    const texts = ((await similarTexts(context, home))?.similar ?? []).filter(
      ({ isOfFraud, id }) => isOfFraud && isListedBefore(id, home),
    )
    const { matches = [] } = (await matchedPictures(context, home)) ?? {}
    const pictures = matches.filter(
      ({ isOfFraud, otherPropertyId }) => isOfFraud && isListedBefore(otherPropertyId, home),
    )
    const people = await fraudsOfAddresses(context, home.agentEmail)
    return [
      ...pictures.map(
        ({ otherPropertyId, agentEmail }): NewFinding => ({
          other: `picture ${otherPropertyId}`,
          otherPropertyId,
          facts: { what: 'picture', email: agentEmail },
        }),
      ),
      ...texts.map(
        ({ id, agentEmail }): NewFinding => ({
          other: `text ${id}`,
          otherPropertyId: id,
          facts: { what: 'text', email: agentEmail },
        }),
      ),
      ...people.map((email): NewFinding => ({ other: `network ${email}`, facts: { what: 'network', email } })),
    ]
  },
}
