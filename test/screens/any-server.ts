import { vi } from 'vitest'
import { api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { json } from '../web/fake-fetch.ts'
import { anyAnswer } from './any-answer.ts'

const parametersOf = ({ path }: Endpoint): number => path.split(':').length
/** As a server does, an address is first looked for among those without parameters. */
const endpoints = Object.values(api)
  .flatMap((noun): Endpoint[] => Object.values(noun))
  .toSorted((one, other) => parametersOf(one) - parametersOf(other))

/** Values that replace generated ones in every row or answer of a call, by its path in the contract. */
export type Changes = Record<string, object>

/** Answers every call of the contract with all that its answer can have; `own` are answers of the sign-in and the like. */
export function anyServer(own: Record<string, Response>, changes: Changes): void {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const known = own[`${method} ${url}`]
    if (known) return known.clone()
    const path = url.replace(/^\/api/, '').replace(/\?.*/, '')
    const endpoint = endpoints.find((one) => one.method === method && patternOf(one.path).test(path))
    if (!endpoint) throw new TypeError(`there is no call ${method} ${path}`)
    const answer = anyAnswer(endpoint.answer)
    const change = (row: unknown) => ({ ...(row as object), ...changes[endpoint.path] })
    const changed = changes[endpoint.path] ? (Array.isArray(answer) ? answer.map(change) : change(answer)) : answer
    return json(changed, 200, { 'x-total-count': '6' })
  })
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
