import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { conversations } from '../tables/conversation.ts'
import { homeReports } from '../tables/home-report.ts'
import { offers } from '../tables/offer.ts'
import { reviews } from '../tables/review.ts'
import { viewings } from '../tables/viewing.ts'

/**
 * Replaces copies of a home's title and location in other users' records by the public version: in reviews,
 * conversations, reports, offers that were never accepted, and viewings that were never agreed on.
 */
export async function hideInCopies(
  tx: Queryable,
  propertyId: string,
  { title, location }: { title: string; location: string },
): Promise<void> {
  await tx
    .update(reviews)
    .set({ propertyTitle: title })
    .where(and(eq(reviews.propertyId, propertyId), ne(reviews.propertyTitle, title)))
  for (const copies of [conversations, homeReports])
    await tx
      .update(copies)
      .set({ title })
      .where(and(eq(copies.propertyId, propertyId), ne(copies.title, title)))
  await tx
    .update(offers)
    .set({ title, location })
    .where(
      and(
        eq(offers.propertyId, propertyId),
        inArray(offers.status, ['pending', 'rejected']),
        isNull(offers.acceptedAt),
        or(ne(offers.title, title), ne(offers.location, location)),
      ),
    )
  await tx
    .update(viewings)
    .set({ title, location })
    .where(
      and(
        eq(viewings.propertyId, propertyId),
        isNull(viewings.acceptedAt),
        or(ne(viewings.title, title), ne(viewings.location, location)),
      ),
    )
}
