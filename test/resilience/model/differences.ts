import { offMarket } from '../../../src/contract/market-state.ts'
import type { TestApp } from '../../people/access.ts'
import { isThere, type Model } from './state.ts'

export async function differences({ db }: TestApp, model: Model): Promise<string[]> {
  const emails = model.people.map(({ email }) => email)
  const ids = (things: { id: string }[]) => things.map(({ id }) => id)
  const read = async (query: string, names: string[]) =>
    (await db.$client.query<{ row: string }>(query, [names])).rows.map(({ row }) => row)
  const actual = [
    await read(`select concat_ws(' ', 'person', id, role) as row from app_user where email = any($1)`, emails),
    await read(
      `select concat_ws(' ', 'home', id, coalesce(status, 'pending'), sold_at is not null, withdrawn_at is not null, coalesce(market, 'available')) as row
      from property where agent_email = any($1)`,
      emails,
    ),
    await read(
      `select concat_ws(' ', 'offer', id, status, amount_cents, (select count(*) from payment where offer_id = offer.id
      and state in ('received', 'settled'))) as row from offer where buyer_email = any($1)`,
      emails,
    ),
    await read(
      `select concat_ws(' ', 'wish', id) as row from wishlist_item where user_id = any($1::uuid[])`,
      ids(model.people),
    ),
    await read(
      `select concat_ws(' ', 'review', id, property_id) as row from review where reviewer_email = any($1)`,
      emails,
    ),
  ].flat()
  const expected = [
    ...model.people.filter(isThere).map(({ id, role }) => join('person', id, role)),
    ...model.homes
      .filter(isThere)
      .map(({ id, status, isSold, isWithdrawn, market }) =>
        join('home', id, status, isSold ? 't' : 'f', isWithdrawn || offMarket({ market }) ? 't' : 'f', market),
      ),
    ...model.offers.map(({ id, status, cents, paid }) =>
      join('offer', id, status, `${cents}`, `${status === 'rejected' ? 0 : paid}`),
    ),
    ...model.wishes.filter(isThere).map(({ id }) => join('wish', id)),
    ...model.reviews.filter(isThere).map(({ id, home }) => join('review', id, home?.id)),
  ]
  return [
    ...actual.filter((row) => !expected.includes(row)).map((row) => `the model does not have: ${row}`),
    ...expected.filter((row) => !actual.includes(row)).map((row) => `the database does not have: ${row}`),
  ]
}

const join = (...words: (string | undefined)[]) => words.filter((word) => word !== undefined).join(' ')
