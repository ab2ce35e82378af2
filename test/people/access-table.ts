import { expect, test } from 'vitest'
import { type Callers, type callAs, everyRow, type TestApp } from './access.ts'

type As = keyof Callers
export type Statuses = Record<As, number>

/** One call and what each caller is answered. `given` makes what it is about, before the rows are looked at, and returns its id. */
export type AccessRow = {
  what: string
  given?: () => Promise<string>
  call: (as: As, id: string) => ReturnType<typeof callAs>
  statuses: Statuses
}

/** The same status for everybody but whose token is no longer worth anything, with exceptions. */
export const everyone = (status: number, but: Partial<Statuses> = {}): Statuses => ({
  anonymous: status,
  user: status,
  otherUser: status,
  agent: status,
  otherAgent: status,
  admin: status,
  fraud: status,
  deleted: 401,
  ...but,
})

/** The same status for everybody who is signed in, with exceptions. */
export const signedInOnly = (status: number, but: Partial<Statuses> = {}): Statuses =>
  everyone(status, { anonymous: 401, ...but })

/** One test for each call: every caller gets their status, and a refusal (400 and above) leaves every row as it was. */
export function accessTable(app: () => TestApp, rows: AccessRow[]): void {
  test.each(rows.map((row) => [row.what, row] as const))('who may %s', async (_what, { given, call, statuses }) => {
    // all callers, as the type says
    for (const as of Object.keys(statuses) as As[]) {
      const id = given ? await given() : ''
      const before = await everyRow(app())
      const { status } = await call(as, id)
      expect([as, status]).toEqual([as, statuses[as]])
      if (status >= 400) expect([as, await everyRow(app())]).toEqual([as, before])
    }
  })
}
