import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { NO_EMAIL, type Person, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { ownRowsOfHomes } from '../property/own-rows-of-homes.store.ts'
import { wishes } from '../tables/wishlist.ts'

const { id, propertyId, createdAt } = wishes
const wishlist = ownRowsOfHomes(wishes, { id, propertyId, createdAt })

async function forget(tx: Queryable, { email }: Person): Promise<void> {
  await tx.update(wishes).set({ agentEmail: NO_EMAIL }).where(eq(wishes.agentEmail, email))
}

export const personalDataOfWishes: PersonalData = { exported: { wishlist }, forget }
