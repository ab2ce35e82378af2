import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import type { screens as addresses } from '../../src/contract/screens.ts'
import { sharingApi } from '../../src/contract/sharing.ts'
import { queryClient } from '../../src/web/platform/api/query-client.ts'
import { json } from '../web/fake-fetch.ts'
import { answersFor, openPage, site, visitorAnswers } from '../web/open-page.tsx'
import { ANN, anyAnswer } from './any-answer.ts'
import { anyServer, type Changes } from './any-server.ts'
import { textsShown } from './texts-shown.ts'

const inPath = encodeURIComponent(ANN)
const ID = '00000000-0000-7000-8000-000000000000'

type Role = 'visitor' | 'buyer' | 'agent' | 'admin' | 'fraud'
type Visit = [path: string, ...roles: Role[]]

/** Every screen, for each role that sees another one. */
const visits: Record<keyof typeof addresses, Visit[]> = {
  home: [['/', 'visitor', 'agent', 'admin']],
  login: [['/login', 'visitor']],
  googleReturn: [],
  registration: [['/registration', 'visitor']],
  forgotPassword: [['/forgotPassword', 'visitor']],
  resetPassword: [
    ['/resetPassword#token=x', 'visitor'],
    ['/resetPassword', 'visitor'],
  ],
  verifyEmail: [['/verifyEmail#token=x', 'visitor']],
  unsubscribe: [['/unsubscribe/x', 'visitor']],
  terms: [['/terms', 'visitor']],
  privacy: [['/privacy', 'visitor']],
  allProperty: [
    ['/allProperty', 'buyer'],
    ['/allProperty?q=1&minPrice=1&type=house&sort=priceAsc', 'buyer'],
  ],
  agent: [[`/agent/${ID}`, 'visitor']],
  addProperty: [['/addProperty', 'agent']],
  propertyDetails: [[`/propertyDetails/${ID}`, 'buyer', 'agent', 'admin']],
  compare: [
    [`/compare?ids=${ID}`, 'buyer'],
    ['/compare?ids=', 'buyer'],
  ],
  dashboard: [],
  contact: [['/dashboard/contact', 'buyer']],
  adminProfile: [['/dashboard/adminProfile', 'admin']],
  manageProperties: [['/dashboard/manageProperties', 'admin']],
  manageUsers: [['/dashboard/manageUsers', 'admin']],
  manageReviews: [['/dashboard/manageReviews', 'admin']],
  auditTrail: [['/dashboard/auditTrail', 'admin']],
  failedJobs: [['/dashboard/failedJobs', 'admin']],
  site: [['/dashboard/site', 'admin']],
  requestsOnMyHomes: [['/dashboard/requestsOnMyHomes', 'admin']],
  reports: [['/dashboard/reports', 'admin']],
  feeds: [['/dashboard/feeds', 'agent', 'admin']],
  agentProfile: [['/dashboard/agentProfile', 'agent']],
  addAgentProperty: [['/dashboard/addAgentProperty', 'agent']],
  update: [[`/dashboard/update/${ID}`, 'agent']],
  soldProperties: [['/dashboard/soldProperties', 'agent']],
  requestedProperties: [['/dashboard/requestedProperties', 'agent']],
  security: [['/dashboard/security', 'buyer']],
  savedSearches: [['/dashboard/savedSearches', 'buyer']],
  notifications: [['/dashboard/notifications', 'buyer']],
  userProfile: [['/dashboard/userProfile', 'buyer', 'fraud']],
  wishlist: [['/dashboard/wishlist', 'buyer']],
  hidden: [['/dashboard/hidden', 'buyer']],
  together: [
    ['/dashboard/wishlist/together', 'buyer'],
    ['/dashboard/wishlist/together#token=x', 'buyer'],
  ],
  makeOffer: [[`/dashboard/makeOffer/${inPath}/${ID}`, 'buyer']],
  offerOn: [],
  propertyBought: [['/dashboard/propertyBought', 'buyer']],
  payment: [[`/dashboard/propertyBought/payment/${inPath}/${ID}`, 'buyer']],
  receipt: [[`/dashboard/receipt/${ID}`, 'buyer']],
  windowCards: [
    ['/dashboard/windowCards', 'agent'],
    [`/dashboard/windowCards?home=${ID}`, 'buyer'],
  ],
  viewings: [['/dashboard/viewings', 'buyer', 'agent']],
  UserReviews: [['/dashboard/UserReviews', 'buyer']],
  messages: [
    ['/dashboard/messages', 'buyer'],
    [`/dashboard/messages?home=${ID}`, 'buyer'],
  ],
  conversation: [[`/dashboard/messages/${ID}`, 'buyer', 'agent']],
}

const all = [['/no/such/page', 'visitor'] as Visit, ...Object.values(visits).flat()].flatMap(([path, ...roles]) =>
  roles.map((role): [string, Role] => [path, role]),
)

/** Screens that show nothing of what people have written. */
const WITHOUT_ROWS =
  /^\/(?:no|login|registration|\w+Password|verifyEmail|unsubscribe|terms|privacy)\b|contact|security|#token=x|\?ids=$/

/** A form, a home, a list, a dialog's page and one for each role; the others are in the second tier. */
const DRAWN = /^\/(?:$|propertyDetails|dashboard\/(?:manageUsers|requestedProperties|wishlist|viewings)$)/
const isDrawn = ([path]: (typeof all)[number]) => DRAWN.test(path)
const BARE = '%s has no text outside the catalogue for a %s'
test.each(all.filter(isDrawn))(BARE, { timeout: 60_000 }, hasNoBareText)
test.each(all.filter((visit) => !isDrawn(visit)))(BARE, { tags: 'all', timeout: 60_000 }, hasNoBareText)

async function hasNoBareText(path: string, role: Role) {
  const { documentElement: root } = document
  const { lang, dir } = root
  Object.assign(root, { lang: 'ar', dir: 'rtl' }) // what Intl writes has no Latin letters either
  onTestFinished(() => void Object.assign(root, { lang, dir }))
  anyServer(answersOf(role), changesOf(path))
  openPage(path)
  await screen.findAllByRole('heading', { level: 1 })
  await settled()
  if (!WITHOUT_ROWS.test(path)) await waitFor(() => expect(textsShown(document.body).ofPeople).toBeGreaterThan(2))
  const first = textsShown(document.body)
  expect(first.ofCatalogue).toBeGreaterThan(15)
  expect([...new Set([...first.bare, ...(await openedTexts())])]).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
}

const settled = () =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0)
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
  })

/** Answers that a form needs and not every caller or home has: another agent’s home, an accepted offer. */
const changesOf = (path: string): Changes => {
  if (path.includes('makeOffer'))
    return { '/wishlist/:email/:id': { agentEmail: 'агент@пример.рф', openOffer: undefined } }
  return path.includes('payment') ? { '/offeredProperty/:email/:id': { status: 'accepted' } } : {}
}

const OPENERS = ['[aria-haspopup]', '[aria-expanded=false]']
  .map((what) => `main button${what}, [role=dialog] button${what}`)
  .concat('main summary')
  .join(', ')

/** Opens each menu, dialog and part that opens, one after the other, and returns what has no text of the catalogue. */
async function openedTexts(): Promise<string[]> {
  const bare: string[] = []
  const names = new Set<string>()
  const openers = () =>
    [...document.querySelectorAll<HTMLElement>(OPENERS)].filter((button) => !names.has(button.textContent ?? ''))
  for (let [opener] = openers(); opener; [opener] = openers()) {
    names.add(opener.textContent ?? '')
    await act(async () => opener?.click())
    await settled()
    bare.push(...textsShown(document.body).bare)
    await userEvent.keyboard('{Escape}')
  }
  return bare
}

const answersOf = (role: Role): Record<string, Response> => {
  const own = role === 'visitor' ? visitorAnswers : answersFor(ANN, role === 'buyer' ? undefined : role)
  const session = { user: { email: ANN, name: 'Анна', image: null } }
  return {
    ...own,
    'GET /api/sharing': json(anyAnswer(sharingApi.read.answer)),
    ...(role !== 'visitor' && { 'GET /api/auth/get-session': json(session) }),
    'GET /api/site': json({ ...site, currency: 'EUR', demo: true, languages: ['en', 'ar'], google: true }),
  }
}
