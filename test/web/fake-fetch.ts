import { vi } from 'vitest'

type Answer = Response | (() => Response | Promise<Response>)
export type SentRequest = { call: string; headers: Headers; body: unknown }

/**
 * Mocks the page's requests: `{ 'GET /api/site': json({…}) }`. Other requests fail as network errors. Returns
 * everything sent, in order; `answers` may be changed later.
 */
export function fakeFetch(answers: Record<string, Answer>): SentRequest[] {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    sent.push({
      call,
      headers: new Headers(init.headers),
      body: readable(init.body),
    })
    const answer = answers[call]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer instanceof Response ? answer.clone() : answer()
  })
  return sent
}

function readable(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const refused = (status: number, detail: string): Response =>
  json({ type: 'urn:keyhaven:problem:x', title: 'Refused', status, detail, requestId: 'r-1' }, status)
