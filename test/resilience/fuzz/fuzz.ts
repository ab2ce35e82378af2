import * as fc from 'fast-check'
import { changedTables, snapshot } from '../../access/snapshot.ts'
import type { TestApp } from '../../people/access.ts'
import { anyCall, type FuzzedCall } from './any-call.ts'
import { type Cast, newCast } from './cast.ts'
import { type Outcome, send } from './send.ts'
import { checksumOf, rowsOf, trailOf } from './untouched.ts'

/** `round` counts the cast's rounds from the seed. */
export type Finding = { why: string; round: number; call: FuzzedCall; outcome: Outcome }
export type Figures = {
  calls: number
  statuses: Record<string, number>
  accepted: Record<string, string>
  slowestMs: number
  findings: Finding[]
}

const CALLS_A_ROUND = 200
const MAX_MS = 2_000
/** Tables that reads write by design: exports are recorded in the audit trail. */
const READS_WRITE = ['audit_entry']

type Fuzzing = { app: TestApp; calls: number; seed: number; say?: (line: string) => void }

/** Sends this many calls sequentially, deterministic by seed, and compares the rows after each. */
export async function fuzz({ app, calls, seed, say }: Fuzzing): Promise<Figures> {
  const tally = { statuses: new Map<string, number>(), sent: new Map<string, [number, number]>(), slowestMs: 0 }
  const findings: Finding[] = []
  for (let round = 0; round * CALLS_A_ROUND < calls; round++) {
    const cast = await newCast(app)
    const numRuns = Math.min(CALLS_A_ROUND, calls - round * CALLS_A_ROUND)
    const guard = await guardOf(app, cast)
    for (const call of fc.sample(anyCall(cast), { seed: seed + round, numRuns })) {
      const outcome = await send(app.url, cast.who[call.as].token, call)
      const why = [...(await wrongIn(app, cast, call, outcome)), ...(await guard(call, outcome))]
      const found = why.map((one) => ({ why: one, round, call, outcome }))
      for (const finding of found) say?.(describeFinding(finding))
      findings.push(...found)
      count(tally, call, outcome)
    }
    say?.(`${round * CALLS_A_ROUND + numRuns} calls, ${findings.length} findings`)
  }
  const accepted = [...tally.sent].map(([manner, [all, taken]]) => [manner, `${taken} of ${all}`])
  return {
    calls,
    statuses: Object.fromEntries([...tally.statuses].toSorted(([one], [other]) => one.localeCompare(other))),
    accepted: Object.fromEntries(accepted),
    slowestMs: Math.round(tally.slowestMs),
    findings,
  }
}

type Tally = { statuses: Map<string, number>; sent: Map<string, [number, number]>; slowestMs: number }

function count(tally: Tally, { manner }: FuzzedCall, { status, ms }: Outcome): void {
  tally.statuses.set(`${status}`, (tally.statuses.get(`${status}`) ?? 0) + 1)
  const [all, taken] = tally.sent.get(manner) ?? [0, 0]
  tally.sent.set(manner, [all + 1, taken + (status >= 200 && status < 300 ? 1 : 0)])
  tally.slowestMs = Math.max(tally.slowestMs, ms)
}

/** A slow response counts only when it is slow three times in a row. */
async function wrongIn(app: TestApp, cast: Cast, call: FuzzedCall, outcome: Outcome): Promise<string[]> {
  if (outcome.status >= 500) return [`${outcome.status}`]
  if (outcome.status === 0) return ['no answer']
  for (let again = 0, { ms } = outcome; ms > MAX_MS; again++) {
    if (again === 2) return ['over two seconds, three times in a row']
    ms = (await send(app.url, cast.who[call.as].token, call)).ms
  }
  return []
}

const isRead = ({ method }: FuzzedCall) => !['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

/**
 * Checks what a call may not change: any row after a refusal or read; the audit trail; and rows of unrelated people,
 * unless an admin calls.
 */
async function guardOf(app: TestApp, cast: Cast) {
  let trail = await trailOf(app)
  let written = await checksumOf(app, trail)
  const theirs = await rowsOf(app, cast.bystanders)
  let untouched = await checksumOf(app, theirs)
  let before = await snapshot(app.db)
  return async (call: FuzzedCall, { status }: Outcome): Promise<string[]> => {
    const after = await snapshot(app.db)
    const changed = changedTables(before, after)
    before = after
    if (changed.length === 0) return []
    const byRead = changed.filter((name) => !READS_WRITE.includes(name))
    const forbidden = status >= 400 ? changed : isRead(call) ? byRead : []
    const now = await checksumOf(app, theirs)
    const wrong = [
      ...forbidden.map((name) => `changed ${name}`),
      ...(changedTables(written, await checksumOf(app, trail)).length > 0 ? ['changed the audit trail'] : []),
      ...(call.as === 'admin' ? [] : changedTables(untouched, now).map((name) => `changed another’s row of ${name}`)),
    ]
    untouched = now
    trail = await trailOf(app)
    written = await checksumOf(app, trail)
    return wrong
  }
}

export const describeFinding = ({ why, round, call, outcome }: Finding): string =>
  `${why} (round ${round}): ${call.name} as ${call.as}, ${call.manner}: ${call.method} ${call.path.slice(0, 300)} ${JSON.stringify(call.headers).slice(0, 300)} ${call.body?.slice(0, 600) ?? ''} → ${outcome.status} in ${Math.round(outcome.ms)} ms ${outcome.text.split('\r\n\r\n')[1]?.slice(0, 300) ?? ''}`
