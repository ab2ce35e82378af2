import { expect, test } from 'vitest'
import { NewOffer } from './offer.ts'
import { NewReview } from './review-fields.ts'
import { NewWish } from './wishlist.ts'

const home = { propertyId: 'p1', title: 'Cabin', location: 'Bend', agentEmail: 'oliver@example.com' }
const offer = { ...home, buyingDate: '2099-12-01', offerAmount: '19.99' }
const review = { propertyTitle: 'Cabin', agentName: 'Oliver', reviewDescription: 'Fine.' }

test.each([
  ['a wish', NewWish, home, ['userEmail', 'userName', 'propertyImage', 'agentName', 'agentImage', 'status', 'price']],
  ['an offer', NewOffer, offer, ['agentName', 'buyerEmail', 'buyerName', 'propertyImage', 'status']],
  ['a review', NewReview, review, ['reviewerEmail', 'reviewerName', 'ReviewerImage']],
] as const)(
  'what the server decides about %s may be sent as anything or not at all, and is dropped',
  (_, body, sent, names) => {
    const plain = body.safeParse(sent)
    expect(plain.success).toBe(true)
    for (const value of ['text', 7, null, { a: 1 }, '\0'.repeat(9000)]) {
      const read = body.safeParse({ ...sent, ...Object.fromEntries(names.map((name) => [name, value])) })
      expect(JSON.stringify(read.data)).toBe(JSON.stringify(plain.data))
    }
  },
)
