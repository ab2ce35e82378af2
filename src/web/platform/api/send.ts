import { followClock } from '#contract/clock'
import type { Endpoint } from '#contract/endpoint'
import { readersLanguage } from '#contract/language'
import { unreachable } from './api-error.ts'
import { preloadedResponse } from './preloaded-responses.ts'

export const API = import.meta.env.VITE_API_URL || '/api'

export const TIMEOUT_MS = 15_000

type Query = Record<string, string | string[] | undefined>
type Parts = { params?: Record<string, string>; query?: Query; body?: unknown }

export async function send(
  endpoint: Endpoint,
  input: unknown,
  bearer?: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const parts = (input ?? {}) as Parts // `Sends<E>`, which the generic type hides
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': readersLanguage() }
  if (parts.body !== undefined) headers['content-type'] = 'application/json'
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`
  try {
    const address = API + addressOf(endpoint.path, input)
    const underway = endpoint.method === 'GET' ? preloadedResponse(address, bearer) : undefined
    const answer = await (underway ??
      fetch(address, {
        method: endpoint.method,
        headers,
        body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
        signal: AbortSignal.timeout(timeoutMs),
      }))
    followClock(answer.headers.get('date'))
    return answer
  } catch (cause) {
    throw unreachable(cause)
  }
}

export function addressOf(path: string, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as Parts // `Sends<E>`, which the generic type hides
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value ?? []].flat()) search.append(name, one)
  return search.size === 0 ? filled : `${filled}?${search}`
}
