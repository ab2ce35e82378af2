import type { Offer } from '../../src/contract/offer.ts'
import type { Property } from '../../src/contract/property.ts'
import type { Review } from '../../src/contract/review.ts'
import type { WishlistItem } from '../../src/contract/wishlist.ts'
import { json } from './fake-fetch.ts'

export const ann = 'ann@example.com'
export const annInPath = encodeURIComponent(ann)

export const cabin: Property = {
  _id: 'home-1',
  title: 'Cabin on the lake',
  date: '2026-03-02',
  location: 'Lake Road 9, Bend',
  price: '$240,000 - $260,000',
  email: 'oliver@example.com',
  name: 'Oliver Hartley',
  agentImage: '/demo/avatar-1.webp',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  description: 'By the water.',
  status: 'verified',
  sold: false,
  withdrawn: false,
  pictureCount: 1,
}

export const ownCabin: Property = {
  ...cabin,
  _id: 'p1',
  price: '$325,000 - $350,000',
  email: ann,
  name: 'Ann Example',
}

export const wish: WishlistItem = {
  _id: 'wish-1',
  propertyId: cabin._id,
  userEmail: ann,
  userName: 'Ann Example',
  propertyImage: cabin.propertyImage,
  title: cabin.title,
  location: cabin.location,
  agentName: cabin.name,
  agentEmail: cabin.email,
  agentImage: cabin.agentImage,
  status: 'verified',
  price: cabin.price,
  sold: false,
  withdrawn: false,
}

export const offer: Offer = {
  _id: 'offer-1',
  propertyId: cabin._id,
  title: cabin.title,
  buyingDate: '2026-12-01',
  location: cabin.location,
  offerAmount: 250000.5,
  agentName: cabin.name,
  agentEmail: cabin.email,
  buyerEmail: ann,
  buyerName: 'Ann Example',
  propertyImage: cabin.propertyImage,
  status: 'pending',
  createdAt: '2026-11-20T09:30:00.000Z',
}

export const accepted: Offer = { ...offer, status: 'accepted', payBefore: '2026-12-08T12:00:00.000Z' }
export const bought: Offer = { ...offer, status: 'Bought', transactionId: 'pi_demo_7' }

export const review: Review = {
  _id: 'review-1',
  propertyTitle: cabin.title,
  agentName: cabin.name,
  reviewTime: '09:05:07',
  reviewerEmail: ann,
  reviewDescription: 'We slept well.',
  reviewerName: 'Ann Example',
  ReviewerImage: null,
  createdAt: '2026-11-21T09:05:07.000Z',
  boughtHere: false,
  byOwnAgent: false,
}

export const aroundHome = ({ _id, agentId }: Pick<Property, '_id' | 'agentId'>) => ({
  [`GET /api/reviews?propertyId=${_id}&limit=6`]: json([]),
  [`GET /api/reviews?agentId=${agentId}&limit=6`]: json([]),
  [`GET /api/allProperty/${_id}/similar`]: json({ homes: [] }),
  [`GET /api/allProperty/${_id}/soldPrices`]: json({ ofAddress: [], nearby: [] }),
  [`GET /api/allProperty/${_id}/estimate`]: json({}),
  [`GET /api/allProperty/${_id}/checks`]: json({ checks: [] }),
  [`GET /api/evidence?ids=${_id}`]: json({ homes: [] }),
  [`GET /api/hiddenHomes/${_id}`]: json({ isHidden: false }),
  [`GET /api/notes?ids=${_id}`]: json({ notes: [], shared: [] }),
})

export const estimate = {
  low: 152_000,
  middle: 175_000,
  high: 201_000,
  currency: 'GBP',
  errorPercent: 9.8,
  count: 40,
  newestSoldOn: '2026-03-11',
  comparables: [],
}
