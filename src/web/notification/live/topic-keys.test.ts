import { expect, test } from 'vitest'
import { figureKeys, waitingFor } from '../../figures/figures.queries.ts'
import { offerKeys } from '../../offer/offer.queries.ts'
import { propertyKeys } from '../../property/property.queries.ts'
import { reviewKeys } from '../../review/newest-reviews.ts'
import { savedSearchesOf } from '../../search/saved-search.queries.ts'
import { userKeys } from '../../user/user.queries.ts'
import { viewingKeys, viewingsOver } from '../../viewing/viewing.queries.ts'
import { wishlistKeys } from '../../wishlist/wishlist.queries.ts'
import { unreadCount } from '../notification.queries.ts'
import { keysOf, refetchedWhenOpened } from './topic-keys.ts'

test('the topics name keys that the nouns’ queries use', () => {
  expect(keysOf.notification).toContain(unreadCount('ann@people.example').queryKey[0])
  expect(keysOf.offers).toContain(offerKeys.all[0])
  expect(keysOf.listings).toContain(propertyKeys.all[0])
  expect(keysOf.sales).toEqual(expect.arrayContaining([offerKeys.all[0], propertyKeys.all[0]]))
  expect(keysOf.people).toContain(userKeys.all[0])
  expect(keysOf.reviews).toContain(reviewKeys.all[0])
  expect(keysOf.wishes).toContain(wishlistKeys.all[0])
  expect(keysOf.listings).toContain(figureKeys.all[0])
  expect(keysOf.viewings).toContain(viewingKeys.all[0])
  expect(refetchedWhenOpened).toContainEqual(viewingsOver('agent').queryKey.slice(0, 2))
  for (const topic of ['offers', 'listings', 'sales', 'messages', 'viewings', 'reports'] as const)
    expect(keysOf[topic]).toContain(waitingFor('ann@people.example').queryKey[0])
  expect(keysOf.savedSearches).toContain(savedSearchesOf('ann@people.example').queryKey[0])
})
