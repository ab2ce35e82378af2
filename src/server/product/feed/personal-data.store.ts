import { eq } from 'drizzle-orm'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { feeds } from '../tables/feed.ts'

const feed = {
  id: feeds.id,
  name: feeds.name,
  format: feeds.format,
  source: feeds.source,
  address: feeds.address,
  username: feeds.username,
  schedule: feeds.schedule,
  createdAt: feeds.createdAt,
}

export const personalDataOfFeeds: PersonalData = {
  exported: { feeds: ownRows(feeds, feed, ({ id }) => eq(feeds.ownerId, id)) },
  forget: undefined,
}
