import type { Route } from '@playwright/test'
import { accepted, bought, cabin, offer, review, wish } from '../../test/web/sample-answers.ts'
import { expect, test } from '../support/fixtures.ts'
import type { DemoName } from '../support/people.ts'

const link = `https://tours.example/${'0123456789'.repeat(9)}`
const person = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
const price = `$240,000 ${link.slice(0, 50)}`
const words = { title: link, location: link, name: person, agentName: person, buyerName: person, reviewerName: person }
const home = { ...cabin, ...words, price, description: `Virtual tour: ${link}` }
const rejected = { ...home, status: 'rejected', rejectionReason: link }
const edited = { ...home, edited: { at: '2026-03-02T09:00:00Z', changed: { title: [link, link] } } }
const listed = [edited, rejected, { ...home, status: undefined }].map((each, place) => ({ ...each, _id: `p${place}` }))
const offers = [offer, accepted, bought].map((each) => ({ ...each, ...words, _id: each.status }))
const reviews = [{ ...review, ...words, propertyTitle: link, reviewDescription: link }]
const users = [{ _id: 'u1', name: person, email: `${person}@${person}.example`, photoURL: null }]
const act = { _id: 'e1', at: '2026-03-02T09:00:00Z', action: 'delete', subjectKind: 'property', subjectId: 'p1' }
const did = { ...act, subjectTitle: link, actorName: person, actorEmail: `${person}@${person}.example` }
const payment = '/dashboard/propertyBought/payment/buyer@keyhaven.demo/offer-1'

/** Every page that shows what people wrote, and what it gets: the longest words that they may write. */
const pages: [as: DemoName, path: string, call: RegExp, answer: unknown][] = [
  ['buyer', '/', /\/reviews\?limit=3$/, reviews],
  ['buyer', '/', /\/status\?limit=4$/, [home]],
  ['buyer', '/allProperty', /\/status\?limit=24$/, [home]],
  ['agent', '/propertyDetails/home-1', /\/allProperty\/home-1$/, rejected],
  ['buyer', '/dashboard/UserReviews', /\/reviews\/.*limit=24$/, reviews],
  ['buyer', '/dashboard/wishlist', /\/wishlist\/.*limit=24$/, [{ ...wish, ...words, price }]],
  ['buyer', '/dashboard/propertyBought', /\/offeredProperty\/.*limit=24$/, offers],
  ['buyer', payment, /\/offeredProperty\/.*offer-1$/, { ...bought, ...words }],
  ['agent', '/dashboard/addAgentProperty', /\/allProperty\?email/, [rejected]],
  ['agent', '/dashboard/requestedProperties', /\/offeredProperty\?agentEmail/, offers],
  ['agent', '/dashboard/soldProperties', /\/offeredProperty\?agentEmail/, offers],
  ['admin', '/dashboard/manageProperties', /\/allProperty\?limit=20$/, listed],
  ['admin', '/dashboard/manageUsers', /\/users\?limit=20$/, users],
  ['admin', '/dashboard/manageReviews', /\/reviews\?limit=24$/, reviews],
  ['admin', '/dashboard/auditTrail', /\/audit\?limit=30$/, [{ ...did, before: { title: link } }]],
]

/** The page without its data, which the home page otherwise comes with. */
const plainPage = async (route: Route) =>
  route.fulfill({ response: await route.fetch({ url: new URL('/login', route.request().url()).href }) })

for (const [as, path, call, answer] of pages)
  test.describe(`as ${as}`, () => {
    test.use({ as, viewport: { width: 320, height: 800 } })

    test(`long words on ${path} scroll nothing sideways: ${call.source}`, async ({ page }) => {
      await page.route(/home-1\/similar|propertyId=home-1/, (route) => route.fulfill({ json: [] })) // the home is not there
      await page.route(/figures\/(homes|people)\?/, (route) => route.fulfill({ json: { homes: [], people: [] } }))
      await page.route(call, (route) => route.fulfill({ json: answer }))
      if (path === '/') await page.route('/', plainPage)
      await page.goto(path)
      await expect(page.getByText(/0123456789|wolfeschlegel/i).first()).toBeVisible()
      for (const width of [320, 390, 700]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
      }
    })
  })
