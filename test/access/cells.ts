import { api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { requestOf } from '../people/access.ts'
import type { Person } from '../people/make.ts'
import { type As, another } from './callers.ts'
import { everyCaller, expectedStatus } from './expected.ts'
import { matrix } from './matrix.ts'
import type { PreparedRow, Row } from './row.ts'
import type { World } from './world.ts'

export type Cell = { name: string; endpoint: Endpoint; row: Row<Endpoint>; as: As; expected: number }
type PreparedCell = Cell & { given: PreparedRow; caller: Person; token: string }

const entries = <Value>(record: object): [string, Value][] => Object.entries(record)

export function allCells(): Cell[] {
  return entries<Record<string, Row<Endpoint>[]>>(matrix).flatMap(([noun, calls]) =>
    entries<Row<Endpoint>[]>(calls).flatMap(([call, rows]) => {
      const endpoint = endpointOf(noun, call)
      return rows.flatMap((row) =>
        everyCaller.map((as) => {
          const name = `${noun}.${call}: ${as} may ${row.what}`
          return { name, endpoint, row, as, expected: expectedStatus(endpoint, row, as) }
        }),
      )
    }),
  )
}

export function endpointOf(noun: string, call: string): Endpoint {
  const group = entries<Record<string, Endpoint>>(api).find(([name]) => name === noun)?.[1]
  const endpoint = group?.[call]
  if (!endpoint) throw new Error(`the contract has no call ${noun}.${call}`)
  return endpoint
}

export async function prepare(world: World, cell: Cell, given?: PreparedRow): Promise<PreparedCell> {
  const { row, as, expected } = cell
  const caller = row.isTheLast && expected < 400 ? await another(world.app, as) : world.who[as]
  const token = row.tokenOf ? await row.tokenOf(world, as) : caller.token
  return { ...cell, given: given ?? (await givenOf(world, row)), caller, token }
}

export async function givenOf(world: World, { given }: Row<Endpoint>): Promise<PreparedRow> {
  const made = given ? await given(world) : ''
  return typeof made === 'string' ? { id: made } : made
}

export async function sendCell({ app, who }: World, { endpoint, row, given, caller, token }: PreparedCell) {
  const input = typeof row.send === 'function' ? row.send({ ...given, caller, who }) : row.send
  const { url, init } = requestOf(app, { token }, endpoint, input ?? {})
  return fetch(url, { ...init, ...(row.file && { body: formOf(endpoint, row.file) }) })
}

export async function wrongAnswer(world: World, cell: PreparedCell): Promise<string[]> {
  const { name, expected } = cell
  const answer = await sendCell(world, cell)
  const isAsExpected = answer.status === expected
  const said = isAsExpected ? '' : await answer.text()
  await answer.body?.cancel().catch(() => undefined) // read above, or not of interest: a stream would not end
  return isAsExpected ? [] : [`${name}: ${answer.status} instead of ${expected} ${said.slice(0, 200)}`]
}

function formOf(endpoint: Endpoint, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append(endpoint.file ?? '', new Blob([bytes]), 'picture.png')
  return form
}
