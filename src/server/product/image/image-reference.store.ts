import { type SQL, sql } from 'drizzle-orm'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { offers } from '../../platform/db/tables/offer.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { propertyPictures } from '../../platform/db/tables/property-picture.ts'
import { users } from '../../platform/db/tables/user.ts'

/** Every column that holds the address of a picture. `edit` shows the admin the earlier picture. */
const addresses = [
  [properties, properties.image],
  [properties, properties.agentImage],
  [propertyPictures, propertyPictures.url],
  [properties, sql`${properties.edit} #>> '{changed,propertyImage,0}'`],
  [offers, offers.image],
  [users, users.photoUrl],
  [identityUsers, identityUsers.image],
] as const

const ids = sql.join(
  addresses.map(
    ([table, address]) =>
      sql`select substring(${address}, '/media/([0-9a-f-]{36})') as id from ${table} where ${address} like '%/media/%'`,
  ),
  sql` union all `,
)

const referred = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/

/** Returns the id of the uploaded picture that an address refers to, by the same rule as below: on any host, of any width. */
export const referredId = (address: string): string | undefined => referred.exec(address)?.[1]

/** Condition: a row refers to the uploaded picture, in any width and on any host. */
export const isReferredTo = (id: { getSQL(): SQL }): SQL =>
  sql`exists (select 1 from (${ids}) as referred where referred.id = ${id}::text)`
