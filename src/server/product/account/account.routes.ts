import type { FastifyInstance } from 'fastify'
import { accountApi } from '#contract/account'
import * as t from '#messages/refusals'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import type { PersonalData } from '../../platform/noun/personal-data.store.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import type { IdentityProvider } from '../../providers/identity/identity.ts'
import { Refusal } from '../../refusal.ts'
import { exportLimit } from '../limits/limits.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { ownData, sectionsOf } from './own-data.ts'
import { endOwnSignIn, openSignIns } from './own-sign-ins.store.ts'

type Dependencies = { identity: IdentityProvider; now: () => Date; personalData: PersonalData[] }

export function accountRoutes(app: FastifyInstance, gate: Gate, dependencies: Dependencies): void {
  const { db } = gate
  const sections = sectionsOf(dependencies.personalData)

  serve(app, gate, accountApi.signIns, async ({ query, caller }) => openSignIns(db, caller, query))

  serve(app, gate, accountApi.endSignIn, async ({ params, caller }) => {
    if (!(await endOwnSignIn(db, caller, params.id))) throw new Refusal('notFound', t.noSuchSignIn)
    return { deletedCount: 1 }
  })

  serveFile(app, gate, accountApi.data, async (caller) => {
    await countTry(db, exportLimit, caller.id)
    return ownData(db, caller, sections, dependencies.now())
  })

  serve(app, gate, accountApi.remove, async ({ body, ...actor }) => {
    await deleteOwnAccount({ db, ...dependencies }, actor, body.password)
    return { deletedCount: 1 }
  })
}
