import { sampleChange, sampleListing } from '../../people/listing.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, home, itself, NO_ID, wishedHome } from '../world.ts'
import { anothersList, notPublic, notTheirs } from './exceptions.ts'

const change = ({ id }: About) => ({ params: { id }, body: sampleChange })
const verify = ({ id }: About) => ({ params: { id }, body: { status: 'verified' as const } })
const impossible = { params: { id: `1' or '1'='1` } }
const WORLD = '-180,-85,180,85'
const byAdmin = {
  status: 403,
  for: ['admin'],
  because: 'an admin decides on homes, and edits only their own (P-36)',
} satisfies { status: number; for: ['admin']; because: string }

export const propertyRows: RowsOf<'property'> = {
  list: [
    {
      what: 'list all homes',
      but: [anothersList('agent', 'otherAgent')],
    },
    {
      what: 'list the homes of the agent',
      send: ({ who }) => ({ query: { email: who.agent.email } }),
      but: [anothersList('otherAgent')],
    },
  ],
  verified: [{ what: 'search the public list' }],
  clusters: [{ what: 'see the pins of a map', send: { query: { bbox: WORLD, zoom: '3' } } }],
  facets: [{ what: 'see what each filter would find' }],
  suggestions: [{ what: 'be suggested places and homes', send: { query: { q: 'bath' } } }],
  towns: [
    { what: 'see which towns are near a verified home', given: home(), send: itself },
    {
      what: 'see which towns are near a pending home',
      given: home({ status: 'pending' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
  ],
  places: [{ what: 'ask which places a location may be', send: { query: { location: 'Springfield' } } }],
  one: [
    { what: 'read a verified home', given: home(), send: itself },
    { what: 'read a sold home', given: home({ sold: true }), send: itself },
    {
      what: 'read a pending home',
      given: home({ status: 'pending' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
    {
      what: 'read a rejected home',
      given: home({ status: 'rejected' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
    { what: 'read a withdrawn home', given: home({ withdrawn: true }), send: itself, but: [notPublic('anonymous')] },
    {
      what: 'read a paused home that the user wished',
      given: wishedHome({ market: 'paused', withdrawn: true }),
      send: itself,
      but: [
        {
          status: 404,
          for: ['anonymous', 'otherUser', 'otherAgent', 'fraud'],
          because: 'a home off the market keeps its page for those who wished it or made an offer (P-273)',
        },
      ],
    },
    { what: 'read a home that is not there', given: absent, send: itself, answers: 404 },
    { what: 'read a home that can’t be', send: { params: { id: 'nonsense' } }, answers: 404 },
  ],
  create: [{ what: 'list a home', send: { body: sampleListing } }],
  decide: [
    { what: 'verify a pending home', given: home({ status: 'pending' }), send: verify },
    { what: 'verify a verified home', given: home(), send: verify, answers: 409 },
    { what: 'verify a rejected home', given: home({ status: 'rejected' }), send: verify, answers: 409 },
    { what: 'verify a home that is not there', given: absent, send: verify, answers: 404 },
    {
      what: 'verify a home that can’t be',
      send: { ...impossible, body: { status: 'verified' } },
      answers: 404,
    },
  ],
  update: [
    { what: 'update a verified home', given: home(), send: change, but: [notTheirs('otherAgent'), byAdmin] },
    {
      what: 'update a rejected home',
      given: home({ status: 'rejected' }),
      send: change,
      answers: 409,
      but: [notTheirs('otherAgent'), byAdmin],
    },
    {
      what: 'update a sold home',
      given: home({ sold: true }),
      send: change,
      answers: 409,
      but: [notTheirs('otherAgent'), byAdmin],
    },
    { what: 'update a home that is not there', given: absent, send: change, answers: 404 },
    { what: 'update a home that can’t be', send: { ...impossible, body: sampleChange }, answers: 404 },
  ],
  remove: [
    { what: 'delete a home', given: home(), send: itself, but: [notTheirs('otherAgent')] },
    {
      what: 'delete a sold home',
      given: home({ sold: true }),
      send: itself,
      answers: 409,
      but: [notTheirs('otherAgent')],
    },
    { what: 'delete a home that is not there', given: absent, send: itself, answers: 404 },
    { what: 'delete a home that can’t be', send: impossible, answers: 404 },
  ],
}

export const propertySentenceRows: RowsOf<'propertySentence'> = {
  understood: [{ what: 'have a sentence understood', send: { query: { q: '3 bed house in Bath' } } }],
}

export const propertyPicksRows: RowsOf<'propertyPicks'> = {
  similar: [
    { what: 'see what is like a verified home', given: home(), send: itself },
    {
      what: 'see what is like a pending home',
      given: home({ status: 'pending' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
  ],
  byIds: [{ what: 'see homes by their ids', given: home(), send: ({ id }) => ({ query: { ids: id } }) }],
}

export const propertyViewRows: RowsOf<'propertyView'> = {
  count: [
    { what: 'be counted at a public home', given: home(), send: itself },
    { what: 'be counted at a pending home', given: home({ status: 'pending' }), send: itself, but: [notPublic()] },
    { what: 'be counted at a home that is not there', given: absent, send: itself, answers: 404 },
  ],
}

export const decisionQueueRows: RowsOf<'decisionQueue'> = {
  around: [{ what: 'see the queue of decisions', send: { params: { id: NO_ID } } }],
}

export const soldPriceRows: RowsOf<'soldPrice'> = {
  near: [
    { what: 'see what was paid near a verified home', given: home(), send: itself },
    {
      what: 'see what was paid near a pending home',
      given: home({ status: 'pending' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
  ],
}

export const estimateRows: RowsOf<'estimate'> = {
  ofHome: [
    { what: 'see the estimate of a verified home', given: home(), send: itself },
    {
      what: 'see the estimate of a pending home',
      given: home({ status: 'pending' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
    { what: 'see the estimate of a home that is not there', given: absent, send: itself, answers: 404 },
  ],
  ofListing: [
    {
      what: 'see an estimate for a listing',
      send: { query: { location: '56 Peel Brow, Bury BL0 0AG', type: 'house' } },
    },
  ],
}
