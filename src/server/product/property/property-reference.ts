import { and, desc, eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { comparableEmail } from '#contract/email'
import type { PropertyReference } from '#contract/property-reference'
import * as t from '#messages/refusals'
import type { Queryable } from '../../platform/db/database.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { Refusal } from '../../refusal.ts'
import { hasTerms, nameTerms } from '../search/conditions/words.search.ts'
import { isPublic, properties } from '../tables/property.ts'
import { type Home, homeById, homeFields, lockedHome } from './home.store.ts'
import { noSuchProperty } from './property.rules.ts'

/**
 * Returns the home that a reference identifies (P-48). With a `propertyId`: any home; the caller must check its
 * visibility. With agent, title and location: a public home, a sold one only if no unsold one matches. Throws notFound
 * for none, conflict for several, and invalid for an incomplete reference.
 */
export async function propertyMeant(db: Queryable, reference: PropertyReference): Promise<Home> {
  if (reference.propertyId) {
    const property = isUuid(reference.propertyId) ? await homeById(db, reference.propertyId) : undefined
    if (!property) throw noSuchProperty()
    return property
  }
  const matching = await propertiesNamed(db, reference)
  const unsold = matching.filter(({ sold }) => !sold)
  const [meant, other] = unsold.length > 0 ? unsold : matching
  if (!meant) throw noSuchProperty()
  if (other) throw new Refusal('conflict', t.severalHomes)
  return meant
}

export async function lockedMeant(tx: Queryable, reference: PropertyReference): Promise<Home | undefined> {
  const id = reference.propertyId || (await propertyMeant(tx, reference))._id
  return isUuid(id) ? lockedHome(tx, id) : undefined
}

async function propertiesNamed(db: Queryable, { agentEmail, title, location }: PropertyReference): Promise<Home[]> {
  if (!agentEmail || !title || !location)
    throw new Refusal('invalid', 'Say which property: by propertyId, or by agentEmail, title and location.', {
      propertyId: 'propertyId is required',
    })
  if (`${agentEmail}${title}${location}`.includes('\0')) return [] // PostgreSQL can't store it, so no home has it
  const rows = await db
    .select(homeFields)
    .from(properties)
    .where(
      and(
        eq(properties.agentEmail, comparableEmail(agentEmail)),
        eq(properties.title, title),
        hasTerms([nameTerms(title)]), // an index finds it among an agent's million imported homes
        eq(properties.location, location),
        isPublic,
      ),
    )
    .orderBy(desc(properties.id))
  return rows.map(withoutNulls)
}
