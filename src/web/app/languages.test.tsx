import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#contract/language'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { accepted, ann, annInPath, bought, cabin, offer, review, wish } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const viewing = {
  ...cabin,
  _id: 'v1',
  agentName: cabin.name,
  agentEmail: cabin.email,
  buyerName: 'Ann Example',
  buyerEmail: ann,
  startsAt: hour(400),
  endsAt: hour(401),
  timeZone: 'Asia/Tokyo',
  utcOffsets: [{ minutes: 540 }],
  status: 'requested',
  heldUntil: hour(20),
  note: 'Is it damp?',
}
const openTime = {
  _id: 'o1',
  propertyId: cabin._id,
  title: cabin.title,
  location: cabin.location,
  agentName: cabin.name,
  startsAt: hour(100),
  endsAt: hour(101),
  timeZone: 'Asia/Tokyo',
  utcOffsets: [{ minutes: 540 }],
  visitors: ['Carl Client', 'Dora Client'],
}
const conversation = {
  _id: 'c1',
  propertyId: cabin._id,
  propertyTitle: cabin.title,
  ownPart: 'buyer',
  otherName: cabin.name,
  otherPhoto: null,
  unread: 1,
  latest: { text: 'Bone dry.', isOwn: true, createdAt: '2026-11-21T14:05:00.000Z' },
}
const message = { _id: 'm1', text: 'Bone dry.', isOwn: true, createdAt: '2026-11-21T14:05:00.000Z' }
const rejected = { status: 'rejected', closedWhy: 'rejected', reason: 'A little more?', counterAmount: 255000 }

/** The first are tested at every change. */
const MAIN = 3
const screens: [address: string, role: 'agent' | undefined, rows: Record<string, unknown>][] = [
  [
    '/dashboard/propertyBought',
    undefined,
    {
      [`GET /api/offeredProperty/${annInPath}?limit=24`]: [
        { ...offer, rivalAccepted: true },
        accepted,
        { ...offer, _id: 'o2', ...rejected },
        { ...bought, _id: 'o3' },
      ],
    },
  ],
  [
    '/dashboard/viewings',
    'agent',
    {
      'GET /api/viewings/upcoming?as=agent': { viewings: [viewing] },
      'GET /api/viewings?as=agent&over=true&limit=24': [{ ...viewing, status: 'cancelled', closedWhy: 'sold' }],
      'GET /api/viewings/hours': {
        timeZone: 'Asia/Tokyo',
        slotMinutes: 30,
        ranges: [{ weekday: 1, from: '09:00', to: '17:00' }],
      },
      'GET /api/openTimes?as=agent': { openTimes: [openTime] },
    },
  ],
  [
    '/dashboard/messages/c1',
    undefined,
    {
      'GET /api/conversations?limit=24': [conversation],
      'GET /api/conversations/c1': conversation,
      'GET /api/conversations/c1/messages?limit=50': [message],
      'PATCH /api/conversations/c1': { modifiedCount: 1 },
    },
  ],
  [
    '/dashboard/wishlist',
    undefined,
    {
      [`GET /api/wishlist/${annInPath}?limit=24`]: [
        wish,
        { ...wish, _id: 'w2', withdrawn: true, formerPrice: '$300,000', openOffer: accepted },
        { ...wish, _id: 'w3', sold: true },
      ],
    },
  ],
  [
    '/dashboard/requestedProperties',
    'agent',
    {
      [`GET /api/offeredProperty?agentEmail=${annInPath}&limit=24`]: [
        { ...offer, askingPrice: cabin.price, note: 'We love it.' },
        { ...accepted, askingPrice: cabin.price },
      ],
    },
  ],
  ['/dashboard/UserReviews', undefined, { [`GET /api/reviews/${annInPath}?limit=24`]: [{ ...review, rating: 4 }] }],
]

beforeEach(() => {
  const { documentElement: root } = document
  const before = root.lang
  onTestFinished(() => {
    root.lang = before
  })
})

test.each(screens.slice(0, MAIN))('%s has no English text in another language', hasNoEnglish)
test.each(screens.slice(MAIN))('%s has no English text in another language', { tags: 'all' }, hasNoEnglish)

/** A text that is the same in both languages is English, unless it is a person's, or the catalogue has it in both. */
async function hasNoEnglish(address: string, role: 'agent' | undefined, rows: Record<string, unknown>) {
  const answers = Object.entries(rows).map(([call, body]) => [call, json(body)])
  fakeFetch({ ...answersFor(ann, role), ...Object.fromEntries(answers) })
  const english = await textsOf(address, 'en')
  expect(english.size).toBeGreaterThan(15)
  const own = peoplesTexts(rows)
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    cleanup()
    queryClient.clear()
    const texts = await textsOf(address, language)
    const alike = textsAlike(language)
    const left = [...texts].filter((text) => english.has(text) && !own.has(text) && !alike.test(text))
    expect({ language, left }).toEqual({ language, left: [] })
  }
}

function peoplesTexts(rows: Record<string, unknown>): Set<string> {
  const texts = new Set<string>()
  JSON.stringify(rows, (key, value) => {
    if (typeof value === 'string' && key !== 'status' && key !== 'closedWhy')
      for (const text of [value, ...value.split(/(?=@)/)]) texts.add(text)
    return value
  })
  return texts
}

const WORD = /\p{Ll}{2}/u
/** The names of time zones, which are the same in every language. */
const ZONE = /^(?:[A-Z][A-Za-z]+\/\S+|(?:GMT|UTC)\S*)$/
const READ = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'data-name']

/** Opens a page in a language; returns the texts of its screen without the frame, and those of attributes. */
async function textsOf(address: string, language: string): Promise<Set<string>> {
  document.documentElement.lang = language
  openPage(address)
  await screen.findAllByText(cabin.title)
  await screen.findAllByRole('heading', { level: 1 })
  const page = screen.getByRole('main')
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('kbd')) texts.add(walker.currentNode.textContent ?? '')
  for (const name of READ)
    for (const element of page.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '')
  const words = [...texts].map((text) => text.replaceAll(/^[\s·]+|[\s·]+$/g, ''))
  return new Set(words.filter((text) => WORD.test(text) && !ZONE.test(text)))
}

type Messages = Record<string, Record<string, string>>
const messagesIn = (language: string): Messages => JSON.parse(readFileSync(`src/messages/${language}.json`, 'utf8'))

/** Returns a pattern of the texts of the catalogue that a language has in common with English, such as "{minutes} minutes". */
function textsAlike(language: string): RegExp {
  const other = messagesIn(language)
  const alike = Object.entries(messagesIn('en')).flatMap(([noun, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => (other[noun]?.[name] === text ? [text.trim()] : [])),
  )
  const patterns = alike.filter((text) => WORD.test(text.replaceAll(VALUE, ''))).map(patternOf)
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

const VALUE = /\{\w+\}/g
const patternOf = (text: string): string =>
  text
    .split(VALUE)
    .map((words) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.+')
