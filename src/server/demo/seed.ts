import { inArray } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import { demoEmails } from '#contract/demo'
import { advisoryLocks, takeLock } from '../platform/db/advisory-locks.ts'
import type { Database } from '../platform/db/database.ts'
import { auditEntries } from '../platform/db/tables/audit.ts'
import { demoIntents } from '../platform/db/tables/demo-processor.ts'
import { users } from '../platform/db/tables/user.ts'
import { conversationMembers, conversations, messages } from '../product/tables/conversation.ts'
import { offers } from '../product/tables/offer.ts'
import { payments } from '../product/tables/payment.ts'
import { properties } from '../product/tables/property.ts'
import { propertyPictures } from '../product/tables/property-picture.ts'
import { agentViews, propertyViews } from '../product/tables/property-view.ts'
import { reviews } from '../product/tables/review.ts'
import { viewingHours } from '../product/tables/viewing.ts'
import { wishes } from '../product/tables/wishlist.ts'
import { demoAudit } from './audit.ts'
import { demoConversations } from './conversations.ts'
import { demoHomes, demoPictures } from './homes.ts'
import { demoDeals } from './offers.ts'
import { demoPeople } from './people.ts'
import { demoReviews } from './reviews.ts'
import { hoursBefore } from './time.ts'
import { demoViewingHours } from './viewing-hours.ts'
import { demoViews } from './views.ts'

/** Longer than any home is listed, as an account that is new when it lists one is a finding (P-281). */
const HOURS_HERE = 24 * 300

/**
 * Adds the demo's data to a database without properties, unless a demo account has been deleted. Concurrent processes
 * wait for each other, and only one adds the data. `acceptedDays`: the days within which an accepted offer must be
 * paid.
 */
export async function seedDemo(
  db: Database,
  { acceptedDays, currency }: { acceptedDays: number; currency: Currency },
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeLock(tx, advisoryLocks.demoSeed)
    const [anything] = await tx.select({ id: properties.id }).from(properties).limit(1)
    const people = anything ? undefined : await demoPeople(tx)
    if (!people) return
    const now = new Date()
    const homes = demoHomes(people, now, currency)
    const deals = demoDeals(homes, people, now, { acceptedDays, currency })
    const views = demoViews(homes, now)
    await tx
      .update(users)
      .set({ createdAt: hoursBefore(now, HOURS_HERE) })
      .where(inArray(users.email, demoEmails))
    await tx.insert(properties).values([...homes.values()])
    await tx.insert(propertyPictures).values(demoPictures(homes))
    await tx.insert(offers).values(deals.offers)
    await tx.insert(payments).values(deals.payments)
    await tx.insert(demoIntents).values(deals.charges)
    await tx.insert(wishes).values(deals.wishes)
    await tx.insert(reviews).values(demoReviews(homes, people, now, salesIn(deals)))
    const written = demoConversations(homes, people, now)
    await tx.insert(conversations).values(written.conversations)
    await tx.insert(messages).values(written.messages)
    await tx.insert(conversationMembers).values(written.members)
    await tx.insert(viewingHours).values(demoViewingHours(people))
    await tx.insert(propertyViews).values(views.ofHomes)
    await tx.insert(agentViews).values(views.ofAgents)
    await tx.insert(auditEntries).values(demoAudit(homes, deals, people))
  })
}

const salesIn = ({ offers: made }: ReturnType<typeof demoDeals>) => made.filter(({ status }) => status === 'Bought')
