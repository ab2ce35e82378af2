import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { inLanguage, type Language } from '#contract/language'
import type { RenderedScreen } from '#contract/prerendering'
import { routes } from '../app/routes.tsx'

export type QueryData = [QueryKey, unknown]

const HERE = 'http://prerender.invalid'
const handler = createStaticHandler(routes)

export async function renderScreen(path: string, language: Language, known: QueryData[]): Promise<RenderedScreen> {
  const context = await handler.query(new Request(HERE + path))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  // Nothing is fetched here: a list that seemed to load would stay marked as busy, because hydration keeps attributes.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  for (const [key, data] of known) client.setQueryData(key, data)
  const router = createStaticRouter(handler.dataRoutes, context)
  const screen = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    </StrictMode>
  )
  const html = inLanguage(language, () => renderToString(screen))
  const state = jsonInScript(known)
  client.clear()
  return { html, state }
}

const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
