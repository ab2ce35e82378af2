import { matchPath } from 'react-router'
import type { CallAnswer, FirstCalls, PicturePreload, PrivateScreen, WaitingScreen } from '#contract/page/prerendering'
import { type Property, propertyApi } from '#contract/property'
import type { Site } from '#contract/site'
import { siteApi } from '#contract/site'
import { userApi } from '#contract/user'
import { ROWS_PER_PAGE } from '../api/paged.ts'
import { API, addressOf } from '../api/send.ts'
import { siteQuery } from '../api/site.queries.ts'
import { paths } from '../navigation/paths.ts'
import { CARD_PICTURE_SIZES } from '../property/card/card-look.ts'
import { SESSION_PATH } from '../providers/identity/embedded-call.ts'
import { pictureSources } from '../ui/picture-sources.ts'
import { renderScreen } from './render-screen.tsx'

const site = addressOf(siteApi.read.path, {})
const list = addressOf(propertyApi.verified.path, { query: { limit: `${ROWS_PER_PAGE}` } })
const facets = addressOf(propertyApi.facets.path, {})

/** All Properties and the page of a home, to which most links lead. */
export function privateScreenAt(path: string, search: string): PrivateScreen | undefined {
  if (path === paths.allProperty) return listScreen(search)
  const id = matchPath('/propertyDetails/:id', path)?.params.id
  return id === undefined ? undefined : detailsScreen(path, id)
}

/** What is searched for is left to the page: most come without a search. */
function listScreen(search: string): PrivateScreen {
  const isAll = search === ''
  return {
    module: 'property/AllPropertiesPage.tsx',
    calls: isAll ? [site, list] : [site],
    render: (answers) =>
      rendered(paths.allProperty, answers, {
        signedIn: isAll ? [list, facets] : [],
        picture: firstPicture(answers[1]?.body as Property[] | undefined), // as the contract has it
      }),
  }
}

const detailsScreen = (path: string, id: string): PrivateScreen => ({
  module: 'property/details/PropertyDetailsPage.tsx',
  calls: [site],
  render: (answers) => rendered(path, answers, { signedIn: [addressOf(propertyApi.one.path, { params: { id } })] }),
})

type First = Pick<FirstCalls, 'signedIn' | 'picture'>

async function rendered(path: string, [about]: CallAnswer[], first: First): Promise<WaitingScreen> {
  const known = about && (about.body as Site) // as the contract has it
  const screen = await renderScreen(path, known ? [[siteQuery.queryKey, known]] : [])
  // Where nothing is known of its home or list, every one looks the same.
  return { ...screen, firstCalls: firstCallsOf(known, known ? first : { signedIn: [] }) }
}

const firstCallsOf = (known: Site | undefined, { signedIn, picture }: First): FirstCalls => ({
  byCookie: known && !known.firebase ? [API + SESSION_PATH] : [],
  signedIn: signedIn.map((address) => API + address),
  ofPerson: [API + userApi.role.path.replace(':email', '')],
  picture,
})

function firstPicture([first]: Property[] = []): PicturePreload | undefined {
  if (!first) return undefined
  const { src, srcSet = src } = pictureSources(first.propertyImage)
  return { srcset: srcSet, sizes: CARD_PICTURE_SIZES }
}
