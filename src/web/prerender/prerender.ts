import type { QueryKey } from '@tanstack/react-query'
import { matchPath, matchRoutes } from 'react-router'
import { agentApi } from '#contract/agent'
import { brand } from '#contract/brand'
import type { Endpoint, Sends } from '#contract/endpoint'
import type { Language } from '#contract/language'
import type { CallAnswer, PicturePreload, PublicScreen } from '#contract/prerendering'
import { type Property, propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { screens } from '#contract/screens'
import { siteApi } from '#contract/site'
import { homesOfAgent } from '../agent/agent.queries.ts'
import { dashboardRoutes } from '../app/dashboard-routes.tsx'
import { routes } from '../app/routes.tsx'
import { CARD_PICTURE_SIZES } from '../card/card-look.ts'
import { HERO_SIZES, heroSources } from '../home/Hero.tsx'
import { HOMES_SHOWN, REVIEWS_SHOWN } from '../home/how-many-shown.ts'
import { pageOf } from '../platform/api/pages.ts'
import { addressOf } from '../platform/api/send.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import { oneAgent } from '../property/home.queries.ts'
import { newestProperties } from '../property/property.queries.ts'
import { newestReviews } from '../review/newest-reviews.ts'
import { reviewsOfAgent } from '../review/review.queries.ts'
import { preloadOf } from './private-screens.ts'
import { renderScreen } from './render-screen.tsx'

export { setBrand } from '#contract/brand'
export { privateScreenAt } from './private-screens.ts'

type Query = { queryKey: QueryKey; call: string; keep: (answer: CallAnswer) => unknown }

export function publicScreenAt(path: string, language: Language): PublicScreen | undefined {
  const screenOf = screenIn(language)
  if (path === paths.home) return screenOf(path, [site, ...home], () => (brand().hero ? undefined : hero))
  if (path === paths.terms || path === paths.privacy) return screenOf(path, [site], () => undefined)
  const id = matchPath(screens.agent, path)?.params.id
  return id === undefined ? undefined : screenOf(path, [site, ...agent(id)], ([, , homes]) => firstHome(homes))
}

const ANY_OTHER = '*'

export const isScreen = (path: string): boolean =>
  [routes, dashboardRoutes].some((some) => {
    const matches = matchRoutes(some, path)
    return matches !== null && matches.at(-1)?.route.path !== ANY_OTHER
  })

export const errorPageAt = async (path: string, language: Language): Promise<string> =>
  (await renderScreen(path, language, [])).html

const screenIn =
  (language: Language) =>
  (path: string, queries: Query[], firstPicture: PublicScreen['firstPicture']): PublicScreen => ({
    calls: queries.map(({ call }) => call),
    render: (answers) =>
      renderScreen(
        path,
        language,
        queries.flatMap(({ queryKey, keep }, place) => {
          const answer = answers[place]
          return answer ? [[queryKey, keep(answer)]] : []
        }),
      ),
    firstPicture,
  })

const hero: PicturePreload = { srcset: heroSources('avif'), sizes: HERO_SIZES, type: 'image/avif' }

function firstHome(homes: CallAnswer | undefined): PicturePreload | undefined {
  const [first] = (homes?.body ?? []) as Property[] // typed by the contract
  return first && preloadOf(first, CARD_PICTURE_SIZES)
}

const body = ({ body }: CallAnswer): unknown => body
const firstPage = ({ body, headers }: CallAnswer) => ({
  pages: [pageOf(Array.isArray(body) ? body : [], new Headers(headers))],
  pageParams: [''],
})

const query = <const E extends Endpoint>(
  { queryKey }: { queryKey: QueryKey },
  { path }: E,
  input: Sends<E>,
  keep: Query['keep'] = body,
): Query => ({ queryKey, call: addressOf(path, input), keep })

const site = query(siteQuery, siteApi.read, {})
const home = [
  query(newestProperties(HOMES_SHOWN), propertyApi.verified, { query: { limit: `${HOMES_SHOWN}` } }),
  query(newestReviews(REVIEWS_SHOWN), reviewApi.list, { query: { limit: `${REVIEWS_SHOWN}` } }),
]
const agent = (id: string) => [
  query(oneAgent(id), agentApi.one, { params: { id } }),
  query(homesOfAgent(id), agentApi.homes, { params: { id }, query: { limit: '12' } }, firstPage),
  query(reviewsOfAgent(id), reviewApi.list, { query: { agentId: id, limit: '6' } }, firstPage),
]
