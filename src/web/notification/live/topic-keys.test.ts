import { expect, test } from 'vitest'
import { agentFigures, waitingFor } from '../../figures/figures.queries.ts'
import { oneOffer } from '../../offer/offer.queries.ts'
import { newestProperties } from '../../property/property.queries.ts'
import { newestReviews } from '../../review/newest-reviews.ts'
import { savedSearchesOf } from '../../search/saved-search.queries.ts'
import { userList } from '../../user/user.queries.ts'
import { viewingsOver } from '../../viewing/viewing.queries.ts'
import { wishesOf } from '../../wishlist/wishlist.queries.ts'
import { unreadCount } from '../notification.queries.ts'
import { keysOf, refetchedWhenOpened } from './topic-keys.ts'

const ann = 'ann@people.example'

test('the topics name keys that the nouns’ queries use', () => {
  const keys = Object.fromEntries(Object.entries(keysOf).map(([topic, some]) => [topic, some.map(([key]) => key)]))
  const offers = oneOffer(ann, 'o1').queryKey[0]
  const homes = newestProperties(1).queryKey[0]
  expect(keys.notification).toContain(unreadCount(ann).queryKey[0])
  expect(keys.offers).toContain(offers)
  expect(keys.listings).toContain(homes)
  expect(keys.sales).toEqual(expect.arrayContaining([offers, homes]))
  expect(keys.people).toContain(userList('').queryKey[0])
  expect(keys.reviews).toContain(newestReviews(1).queryKey[0])
  expect(keys.wishes).toContain(wishesOf(ann).queryKey[0])
  expect(keys.listings).toContain(agentFigures.queryKey[0])
  expect(keys.viewings).toContain(viewingsOver('agent').queryKey[0])
  expect(refetchedWhenOpened).toContainEqual(viewingsOver('agent').queryKey.slice(0, 2))
  for (const topic of ['offers', 'listings', 'sales', 'messages', 'viewings', 'reports'])
    expect(keys[topic]).toContain(waitingFor(ann).queryKey[0])
  expect(keys.savedSearches).toContain(savedSearchesOf(ann).queryKey[0])
})
