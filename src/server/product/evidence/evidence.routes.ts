import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import { evidenceApi, type HomeEvidence, PROPERTY_CHECKS } from '#contract/evidence'
import { inLanguage } from '#contract/language'
import { isPublic } from '#contract/property-visibility'
import * as t from '#messages/refusals'
import { record } from '../../platform/audit/audit.store.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../refusal.ts'
import { uncomparedPictures } from '../picture-match/same-pictures.ts'
import { homeById } from '../property/home.store.ts'
import { visibleHome } from '../property/visible-home.ts'
import { checksOf, dismissFinding } from './checks/finding.store.ts'
import { evidenceOf, shownEvidence } from './evidence-of.ts'

export function evidenceRoutes(app: FastifyInstance, gate: Gate, { currency }: { currency: Currency }): void {
  const { db, reads } = gate

  serve(app, gate, evidenceApi.list, async ({ query: { ids }, request }) => {
    const [homes, uncompared] = await reads((db) =>
      Promise.all([evidenceOf(db, ids, currency), uncomparedPictures(db, ids)]),
    )
    const shown = inLanguage(request.language, () => homes.map(shownEvidence))
    const withPictures = (home: HomeEvidence): HomeEvidence => {
      const pictures = uncompared.get(home.propertyId)
      return pictures ? { ...home, uncompared: pictures } : home
    }
    return { homes: shown.map(withPictures) }
  })

  serve(app, gate, evidenceApi.dismiss, ({ params: { id }, ...actor }) =>
    db.transaction(async (tx) => {
      const finding = await dismissFinding(tx, id)
      if (!finding) throw new Refusal('notFound', t.findingGone)
      const { propertyId, rule, facts } = finding
      await record(tx, {
        actor,
        action: 'dismiss finding',
        kind: 'property',
        id: propertyId,
        after: { rule, ...facts },
      })
      await emitEvent(tx, { topic: 'evidence', id: propertyId, admins: true })
      return { modifiedCount: 1 }
    }),
  )

  serve(app, gate, evidenceApi.checks, async ({ caller, params: { id } }) => {
    const home = await visibleHome(db, caller, await homeById(db, id))
    if (!isPublic(home)) return { checks: [] } // also hidden from its agent until it is verified
    const { rulesOfCheck } = await import('./evidence-rules.ts') // with all rules; not needed by the start (D-222)
    const { checks, found } = await reads((db) => checksOf(db, id))
    const shown = PROPERTY_CHECKS.flatMap((check) => {
      const run = checks.find((one) => one.check === check)
      if (!run) return []
      const isFound = rulesOfCheck(check).some((rule) => found.includes(rule))
      const outcome = isFound ? 'lookedAt' : run.isMade ? 'clear' : 'notMade'
      return [{ check, outcome, checkedAt: run.checkedAt } as const]
    })
    return { checks: shown }
  })
}
