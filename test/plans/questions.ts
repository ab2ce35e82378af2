import type { api } from '../../src/contract/api.ts'
import { areasText } from '../../src/contract/drawn-area.ts'
import { AGENT, AGENT_ID, BUYER, CONVERSATION_ID, FEED_ID, HOME_ID } from './many-rows.ts'

export type QueryActor = 'anonymous' | 'buyer' | 'agent' | 'admin'
export type Query = Record<string, string>
type Question = { who: QueryActor; query?: Query; params?: Query }

const asks = (who: QueryActor, queries: Query[]): Question[] => queries.map((query) => ({ who, query }))

/** A drawn area in the bounds 0,50,0.1,50.1. */
const within = areasText([
  [
    [50, 0],
    [50.1, 0.02],
    [50.1, 0.1],
    [50.02, 0.08],
  ],
])

/** The search by a person who has hidden 2,000 homes. */
const ofPersonWhoHides = asks('buyer', [
  {},
  { sort: 'priceAsc' },
  { q: 'mill' },
  { type: 'land' },
  { beds: '9' },
  { bbox: '0,50,0.1,50.1' },
  { q: 'balcony', tenure: 'freehold' },
])

type Api = typeof api
type Named<Call> = {
  [Noun in keyof Api]: {
    [Name in keyof Api[Noun] & string]: Api[Noun][Name] extends Call ? `${Noun}.${Name}` : never
  }[keyof Api[Noun] & string]
}[keyof Api]

/** Omitting a list of the contract is a compile error. */
type Questions = Record<Named<{ paged: true }>, Question[]> & { [call in Named<object>]?: Question[] }

/** Every list of the contract, and other reads of many rows, with the queries of pages and search. */
export const questions: Questions = {
  'account.signIns': asks('buyer', [{}]),
  'property.verified': [
    ...ofPersonWhoHides,
    ...asks('anonymous', [
      {},
      { sort: 'priceAsc' },
      { sort: 'priceDesc' },
      { q: 'mill' },
      { q: 'town 7' },
      { q: '4711' },
      { q: 'a e i o r s t n l' },
      { q: 'nowhere' },
      { q: '!!!' },
      { minPrice: '50000', maxPrice: '60000' },
      { maxPrice: '20', sort: 'priceDesc' },
      { type: 'house' },
      { type: 'land' },
      { beds: '8', baths: '2', minPrice: '50000' },
      { beds: '9' },
      { area: '4900' },
      { feature: 'pool' },
      { feature: 'helipad' },
      { bbox: '0,50,0.1,50.1' },
      { bbox: '-20,35,30,70' },
      { within },
      { within, sort: 'priceAsc' },
      { near: '50.05,0.05,5000' },
      { q: 'balcony' },
      { q: 'Garten' },
      { q: 'terreno' },
      { q: 'maison 7' },
      { q: 'stretes' },
      { q: 'munich' },
      { q: '12 mlil lnae' },
      { q: 'lane street zeppelin' },
      { q: 'balcony', type: 'house', beds: '3', sort: 'priceAsc' },
      { q: 'mill', sort: 'priceAsc' },
      { minPrice: '50000', sort: 'priceAsc' },
      { minPrice: '50000', maxPrice: '50100', sort: 'priceDesc' },
      { q: 'zeppelin' },
      { q: 'mill -balcony' },
      { q: '-balcony' },
      { maxBeds: '1', maxBaths: '1' },
      { area: '4000', maxArea: '4100' },
      { plot: '8900' },
      { maxPlot: '100' },
      { maxPerArea: '0.1' },
      { sort: 'perAreaAsc' },
      { sort: 'perAreaAsc', beds: '3', feature: 'pool' },
      { minYear: '2019' },
      { maxYear: '1852' },
      { tenure: 'other' },
      { tenure: 'freehold' },
      { energy: 'B' },
      { notFeature: 'garden' },
      { notAgent: AGENT_ID },
      { since: 'P1D' },
      { since: '2099-01-01' },
      { pictures: '7' },
      { notUnderOffer: 'true' },
      { lowered: 'true' },
      {
        q: 'mill -balcony',
        tenure: 'freehold',
        maxYear: '1990',
        notUnderOffer: 'true',
        notFeature: 'pool',
        sort: 'priceAsc',
      },
    ]),
  ],
  'property.facets': asks('anonymous', [
    {},
    { type: 'land' },
    { q: 'mill' },
    { q: 'balcony' },
    { bbox: '0,50,0.1,50.1' },
    { tenure: 'other' },
    { notUnderOffer: 'true', energy: 'D' },
  ]),
  'property.suggestions': asks('anonymous', [
    { q: 'to' },
    { q: 'town 7' },
    { q: 'twon' },
    { q: 'mlil' },
    { q: 'zeppelin' },
  ]),
  'property.list': asks('admin', [
    {},
    ...['pending', 'verified', 'rejected', 'sold', 'edited'].map((status) => ({ status })),
    { q: 'mill', status: 'pending' },
    { email: AGENT },
    { email: AGENT, status: 'pending' },
    { email: AGENT, status: 'sold' },
    { ids: `${HOME_ID},${AGENT_ID}` },
  ]),
  'note.list': asks('buyer', [{ ids: `${HOME_ID},${AGENT_ID}` }]),
  'sharing.wishes': asks('buyer', [{}]),
  'wishlist.list': [{ who: 'buyer', params: { email: BUYER } }],
  'hiddenHome.list': asks('buyer', [{}]),
  'savedSearch.list': asks('buyer', [{}]),
  'notification.list': asks('buyer', [{}, { unread: 'true' }]),
  'conversation.list': asks('buyer', [{}, { unread: 'true' }]),
  'conversation.messages': [{ who: 'buyer', params: { id: CONVERSATION_ID } }],
  'feed.list': asks('agent', [{}]),
  'feed.runs': [{ who: 'agent', params: { id: FEED_ID } }],
  'feed.kept': [{ who: 'agent', params: { id: FEED_ID } }],
  'job.failed': asks('admin', [{}]),
  'report.list': asks('admin', [{}]),
  'homeReport.list': asks('admin', [{}]),
  'report.messages': [{ who: 'admin', params: { id: CONVERSATION_ID } }],
  'offer.ofBuyer': [{ who: 'buyer', params: { email: BUYER } }],
  'offer.ofAgent': asks('agent', [
    { agentEmail: AGENT },
    { agentEmail: AGENT, status: 'Bought' },
    { agentEmail: AGENT, status: 'accepted' },
    { agentEmail: AGENT, status: 'rejected' },
  ]),
  'viewing.list': [
    ...asks('buyer', [{ as: 'buyer' }, { as: 'buyer', over: 'true' }, { as: 'buyer', ids: `${HOME_ID},${AGENT_ID}` }]),
    ...asks('agent', [{ as: 'agent' }, { as: 'agent', over: 'true' }]),
  ],
  'viewing.upcoming': [...asks('buyer', [{ as: 'buyer' }]), ...asks('agent', [{ as: 'agent' }])],
  'openTime.ahead': [
    ...asks('buyer', [{ as: 'buyer' }, { as: 'buyer', propertyId: HOME_ID }]),
    ...asks('agent', [{ as: 'agent' }, { as: 'agent', propertyId: HOME_ID }]),
  ],
  'property.one': [{ who: 'anonymous', params: { id: HOME_ID } }],
  'viewing.times': asks('buyer', [{ propertyId: HOME_ID }]),
  'agent.named': asks('anonymous', [{ q: 'agent' }, { q: 'an' }, { q: 'a' }, { q: 'zeppelin' }]),
  'agent.homes': [
    { who: 'anonymous', params: { id: AGENT_ID } },
    { who: 'buyer', params: { id: AGENT_ID } },
  ],
  'review.list': asks('anonymous', [
    {},
    { propertyId: HOME_ID },
    { agentId: AGENT_ID },
    { agentId: AGENT_ID, propertyId: HOME_ID },
    { q: 'fine' },
    { q: 'buyer zeppelin' },
    { q: 'an' },
  ]),
  'figures.ofAgent': [{ who: 'agent' }],
  'figures.ofBuyer': [{ who: 'buyer' }],
  'figures.ofAdmin': [{ who: 'admin' }],
  'figures.waiting': [{ who: 'buyer' }, { who: 'agent' }, { who: 'admin' }],
  'figures.ofHomes': asks('agent', [{ ids: HOME_ID }]),
  'figures.ofPeople': asks('admin', [{ ids: AGENT_ID }]),
  'decisionQueue.around': [{ who: 'admin', params: { id: HOME_ID } }],
  'review.ofReviewer': [{ who: 'buyer', params: { email: BUYER } }],
  'user.list': asks('admin', [{}, { q: 'person' }, { q: 'person4711' }, { q: 'al' }]),
  'audit.list': asks('admin', [
    {},
    { kind: 'review' },
    { actor: 'admin@people.example' },
    { subject: '01980000-0007-7000-8000-000000000000' },
    { kind: 'property', subject: '01980000-0007-7000-8000-000000000000' },
  ]),
}
