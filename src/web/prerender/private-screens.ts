import { matchPath } from 'react-router'
import { inLanguage, type Language } from '#contract/language'
import type { CallAnswer, FirstCalls, PicturePreload, PrivateScreen, WaitingScreen } from '#contract/prerendering'
import { type Property, propertyApi } from '#contract/property'
import { screens } from '#contract/screens'
import { type Site, siteApi } from '#contract/site'
import { userApi } from '#contract/user'
import { CARD_PICTURE_SIZES } from '../card/card-look.ts'
import { ROWS_PER_PAGE } from '../platform/api/pages.ts'
import { API, addressOf } from '../platform/api/send.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import { SESSION_PATH } from '../platform/providers/identity/embedded-call.ts'
import { propertyKeys } from '../property/property.queries.ts'
import { tileSizes } from '../ui/gallery/PictureMosaic.tsx'
import { pictureSources } from '../ui/picture-sources.ts'
import { homeWithoutScripts } from './home-without-scripts.tsx'
import { type QueryData, renderScreen } from './render-screen.tsx'

const site = addressOf(siteApi.read.path, {})
const list = addressOf(propertyApi.verified.path, { query: { limit: `${ROWS_PER_PAGE}` } })
const facets = addressOf(propertyApi.facets.path, {})

export function privateScreenAt(path: string, search: string, language: Language): PrivateScreen | undefined {
  if (path === paths.allProperty) return listScreen(search, language)
  const id = matchPath(screens.propertyDetails, path)?.params.id
  return id === undefined ? undefined : detailsScreen(path, id, language)
}

/** Prepares the list of all homes. With a search, the page fetches the results itself: most visits have no search. */
function listScreen(search: string, language: Language): PrivateScreen {
  const isAll = search === ''
  return {
    module: 'search/AllPropertiesPage.tsx',
    calls: isAll ? [site, list] : [site],
    render: (answers) => {
      const [first] = (answers[1]?.body ?? []) as Property[] // typed by the contract
      return rendered(paths.allProperty, language, answers, {
        signedIn: isAll ? [list, facets] : [],
        picture: first && preloadOf(first, CARD_PICTURE_SIZES),
      })
    },
  }
}

function detailsScreen(path: string, id: string, language: Language): PrivateScreen {
  const one = addressOf(propertyApi.one.path, { params: { id } })
  return {
    module: 'details/PropertyDetailsPage.tsx',
    calls: [site, one],
    render: async (answers) => {
      const home = answers[1]?.body as Property | undefined // typed by the contract
      const screen = await rendered(path, language, answers, {
        signedIn: [one],
        picture: home && preloadOf(home, tileSizes.large),
        known: home && [[propertyKeys.public(id), home]],
      })
      if (!home) return screen
      const about = answers[0]?.body as Site // typed by the contract
      return { ...screen, withoutScripts: inLanguage(language, () => homeWithoutScripts(home, about)) }
    },
  }
}

type First = Pick<FirstCalls, 'signedIn' | 'picture'> & { known?: QueryData[] | undefined }

async function rendered(
  path: string,
  language: Language,
  [about]: CallAnswer[],
  { known: more = [], ...first }: First,
): Promise<WaitingScreen> {
  const known = about && (about.body as Site) // typed by the contract
  const screen = await renderScreen(path, language, known ? [[siteQuery.queryKey, known], ...more] : [])
  // Without a known home or list, every screen looks the same.
  return { ...screen, firstCalls: firstCallsOf(known, known ? first : { signedIn: [] }) }
}

const firstCallsOf = (known: Site | undefined, { signedIn, picture }: First): FirstCalls => ({
  byCookie: known && !known.firebase ? [API + SESSION_PATH] : [],
  signedIn: signedIn.map((address) => API + address),
  ofPerson: [API + userApi.role.path.replace(':email', '')],
  picture,
})

export function preloadOf({ propertyImage }: Property, sizes: string): PicturePreload {
  const { src, avif } = pictureSources(propertyImage)
  return avif ? { srcset: avif, sizes, type: 'image/avif' } : { srcset: src, sizes }
}
