import type { PropertySearch } from '#contract/property-search'
import { listAudit } from '../../src/server/platform/audit/audit.store.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { listProperties } from '../../src/server/product/property/property.store.ts'
import { propertyClusters } from '../../src/server/product/search/cluster.search.ts'
import { facetsOf } from '../../src/server/product/search/facets.search.ts'
import { searchPublicProperties } from '../../src/server/product/search/property.search.ts'
import { deepPages } from './deep-pages.ts'
import { AGENT } from './make-homes.ts'
import { searches } from './questions.ts'

const PAGE = 24
const PINS = { zoom: 11, bbox: { west: -2.6, south: 53.3, east: -2.0, north: 53.7 } }

/** The rows of a page; the page with its total and facets; or an agent's or admin's list with its total. */
export type Kind = 'page' | 'counts' | 'list'
export type Question = { name: string; kind: Kind; ask: () => Promise<unknown> }

export async function questionsTo(db: Database): Promise<Question[]> {
  return [...pages({ ...searches, ...(await deepPages(db)) }, db), ...withFacets(db), ...pinsOfMap(db), ...lists(db)]
}

function pages(asked: Record<string, PropertySearch>, db: Database): Question[] {
  return Object.entries(asked).map(([name, search]) => ({
    name,
    kind: 'page',
    ask: () => searchPublicProperties(db, { ...search, limit: PAGE }),
  }))
}

function withFacets(db: Database): Question[] {
  return pages(searches, db).map(({ name, ask }) => {
    const { sort: _sort, ...filters } = searches[name] ?? {}
    return { name, kind: 'counts', ask: async () => [await ask(), await facetsOf(db, filters)] }
  })
}

function pinsOfMap(db: Database): Question[] {
  const pins: Record<string, PropertySearch> = {
    'pins of a map': {},
    'pins of a map, with a word': { q: 'garden' },
    'pins of a map, with a rare word': { q: 'inglenook' },
  }
  return Object.entries(pins).map(([name, search]) => ({
    name,
    kind: 'counts',
    ask: () => propertyClusters(db, { ...PINS, ...search }),
  }))
}

function lists(db: Database): Question[] {
  const homes = (asked: object) => () => listProperties(db, { ...asked, limit: PAGE })
  const audit = (asked: object) => () => listAudit(db, { ...asked, limit: PAGE })
  const asked = {
    'homes of the biggest agent': homes({ email: AGENT }),
    'pending homes of the biggest agent': homes({ email: AGENT, status: 'pending' }),
    'the pending queue': homes({ status: 'pending' }),
    'pending homes with a word': homes({ status: 'pending', q: 'ramsbottom' }),
    'edited homes': homes({ status: 'edited' }),
    'the audit trail of one home': audit({ subject: '01980000-0001-7000-8000-000000000000' }),
    'the audit trail of homes': audit({ kind: 'property' }),
  }
  return Object.entries(asked).map(([name, ask]) => ({ name, kind: 'list', ask }))
}
