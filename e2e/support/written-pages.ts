import type { Page, Route } from '@playwright/test'
import { accepted, bought, cabin, offer, review, wish } from '../../test/web/sample-answers.ts'
import type { DemoName } from './people.ts'

export type UserTexts = { line: string; person: string; text: string }

export type WrittenPage = { as: DemoName; path: string; call: RegExp; answer: unknown }

const AT = '2026-03-02T09:00:00Z'
const payment = '/dashboard/propertyBought/payment/buyer@keyhaven.demo/offer-1'

/** All pages with user input, and a mocked response in which all input is this text. */
export function pagesWith({ line, person, text }: UserTexts): WrittenPage[] {
  const words = {
    title: line,
    location: line,
    name: person,
    agentName: person,
    buyerName: person,
    reviewerName: person,
  }
  const price = `$240,000 ${line.slice(0, 50)}`
  const home = { ...cabin, ...words, price, description: text, features: [line.slice(0, 40)] }
  const rejected = { ...home, status: 'rejected', rejectionReason: text }
  const edited = { ...home, edited: { at: AT, changed: { title: [line, line], description: [text, text] } } }
  const listed = [edited, rejected, { ...home, status: undefined }].map((each, place) => ({
    ...each,
    _id: `p${place}`,
  }))
  const closed = { ...offer, _id: 'rejected', status: 'rejected', closedWhy: 'rejected' }
  const offers = [offer, accepted, bought, closed].map((each) => ({
    ...each,
    ...words,
    _id: each.status,
    note: text,
    ...(each.status === 'rejected' && { reason: text }),
  }))
  const reviews = [{ ...review, ...words, propertyTitle: line, reviewDescription: text }]
  const users = [{ _id: 'u1', name: person, email: `${person}@${person}.example`, photoURL: null }]
  const act = { _id: 'e1', at: AT, action: 'delete', subjectKind: 'property', subjectId: 'p1' }
  const did = { ...act, subjectTitle: line, actorName: person, actorEmail: `${person}@${person}.example` }
  const conversation = {
    _id: 'c1',
    ownPart: 'agent',
    otherName: person,
    otherPhoto: null,
    propertyTitle: line,
    latest: { text, isOwn: false, createdAt: AT },
    unread: 0,
  }
  const message = { _id: 'm1', text, isOwn: false, createdAt: AT }
  const party = { name: person, email: 'ann@example.com' }
  const report = {
    _id: 'r1',
    reportedBy: 'buyer',
    reason: text,
    createdAt: AT,
    propertyTitle: line,
    buyer: party,
    agent: party,
  }
  const viewing = {
    _id: 'v1',
    title: line,
    location: line,
    buyerName: person,
    buyerEmail: 'ann@example.com',
    agentName: person,
    agentEmail: 'oliver@example.com',
    startsAt: '2027-03-02T09:00:00Z',
    endsAt: '2027-03-02T09:30:00Z',
    timeZone: 'Europe/London',
    utcOffsets: [{ minutes: 0 }],
    note: text,
    status: 'requested',
    createdAt: AT,
  }
  const search = { _id: 's1', name: line.slice(0, 80), query: {}, frequency: 'none', newHomes: 0, createdAt: AT }
  const pages: [as: DemoName, path: string, call: RegExp, answer: unknown][] = [
    ['buyer', '/', /\/reviews\?limit=3$/, reviews],
    ['buyer', '/', /\/status\?limit=4$/, [home]],
    ['buyer', '/allProperty', /\/status\?limit=24$/, [home]],
    ['agent', '/propertyDetails/home-1', /\/allProperty\/home-1$/, rejected],
    ['buyer', '/dashboard/UserReviews', /\/reviews\/.*limit=24$/, reviews],
    ['buyer', '/dashboard/wishlist', /\/wishlist\/.*limit=24$/, [{ ...wish, ...words, price }]],
    ['buyer', '/dashboard/propertyBought', /\/offeredProperty\/.*limit=24$/, offers],
    ['buyer', payment, /\/offeredProperty\/.*offer-1$/, { ...bought, ...words }],
    ['buyer', '/dashboard/savedSearches', /api\/savedSearches/, [search]],
    ['agent', '/dashboard/addAgentProperty', /\/allProperty\?email/, [rejected]],
    ['agent', '/dashboard/requestedProperties', /\/offeredProperty\?agentEmail/, offers],
    ['agent', '/dashboard/soldProperties', /\/offeredProperty\?agentEmail/, offers],
    ['agent', '/dashboard/viewings', /\/viewings\?/, [viewing]],
    ['agent', '/dashboard/messages', /\/conversations\?/, [conversation]],
    ['agent', '/dashboard/messages/c1', /\/conversations\/c1\/messages/, [message]],
    ['admin', '/dashboard/reports', /api\/reports/, [report]],
    ['admin', '/dashboard/manageProperties?status=all', /\/allProperty\?limit=20$/, listed],
    ['admin', '/dashboard/manageUsers', /\/users\?limit=20$/, users],
    ['admin', '/dashboard/manageReviews', /\/reviews\?limit=24$/, reviews],
    ['admin', '/dashboard/auditTrail', /\/audit\?limit=30$/, [{ ...did, before: { title: line, description: text } }]],
  ]
  return pages.map(([as, path, call, answer]) => ({ as, path, call, answer }))
}

export async function answerTheRest(page: Page, { line, person }: UserTexts): Promise<void> {
  const conversation = { _id: 'c1', ownPart: 'agent', otherName: person, otherPhoto: null, propertyTitle: line }
  const latest = { text: line, isOwn: false, createdAt: AT }
  await page.route(/home-1\/similar|propertyId=home-1/, (route) => route.fulfill({ json: [] }))
  const noData = { ofAddress: [], nearby: [], checks: [], homes: [] }
  await page.route(/home-1\/(soldPrices|checks|estimate)$|evidence\?ids=/, (route) => route.fulfill({ json: noData }))
  await page.route(/api\/notes\?ids=home-1/, (route) => route.fulfill({ json: { notes: [], shared: [] } }))
  await page.route(/figures\/(homes|people)\?/, (route) => route.fulfill({ json: { homes: [], people: [] } }))
  await page.route(/conversations\/c1$/, (route) => route.fulfill({ json: { ...conversation, latest, unread: 0 } }))
}

/** Removes the embedded data from the home page. */
export const plainPage = async (route: Route) =>
  route.fulfill({ response: await route.fetch({ url: new URL('/login', route.request().url()).href }) })
