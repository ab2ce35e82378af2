import { reviews } from '../../../src/server/product/tables/review.ts'
import type { RowsOf } from '../row.ts'
import { itself, type World } from '../world.ts'
import { anothersList, notTheirs } from './exceptions.ts'

const review = { propertyTitle: 'Mill House', agentName: 'Ida', reviewTime: '9:5:1', reviewDescription: 'Lovely.' }

async function written({ app, who: { user } }: World) {
  const { propertyTitle, agentName, reviewTime, reviewDescription: description } = review
  const by = { reviewerId: user.id, reviewerEmail: user.email, reviewerName: user.name }
  const [row] = await app.db
    .insert(reviews)
    .values({ propertyTitle, agentName, reviewTime, description, ...by })
    .returning({ id: reviews.id })
  return row?.id ?? ''
}

export const reviewRows: RowsOf<'review'> = {
  list: [{ what: 'read the reviews' }],
  ofReviewer: [
    {
      what: 'list the reviews of a user',
      send: ({ who }) => ({ params: { email: who.user.email } }),
      but: [anothersList('otherUser', 'agent', 'otherAgent', 'fraud')],
    },
  ],
  write: [{ what: 'write a review', send: { body: review } }],
  remove: [
    {
      what: 'delete a user’s review',
      given: written,
      send: itself,
      but: [notTheirs('otherUser', 'agent', 'otherAgent', 'fraud')],
    },
  ],
}
