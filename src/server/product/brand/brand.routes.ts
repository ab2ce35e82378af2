import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrandFields } from '#contract/brand-fields'
import { brandApi } from '#contract/site-brand'
import * as t from '#messages/refusals'
import { type Caller, reauthorize } from '../../platform/access/caller.ts'
import { record } from '../../platform/audit/audit.store.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { invalidField, Refusal } from '../../refusal.ts'
import { paletteOf } from '../../settings/palette.ts'
import { claimImages } from '../image/image.store.ts'
import { addBrand, brandById, brandVersions, newestBrand } from './brand.store.ts'
import type { FollowedBrand } from './follow-brand.ts'
import { shownBrand } from './shown-brand.ts'

type Change = { caller: Caller; request: FastifyRequest; action: string; fields: BrandFields | null }

export function brandRoutes(app: FastifyInstance, gate: Gate, { siteBrand }: { siteBrand: FollowedBrand }): void {
  const { db } = gate

  async function change({ caller, request, action, fields }: Change): Promise<{ insertedId: string }> {
    const insertedId = await db.transaction(async (tx) => {
      await reauthorize(tx, 'admin', caller)
      await claimImages(tx, picturesOf(fields))
      const before = await newestBrand(tx)
      const id = await addBrand(tx, { fields, by: caller.id })
      const actor = { caller, request }
      await record(tx, { actor, action, kind: 'brand', id, before: recorded(before?.fields), after: recorded(fields) })
      return id
    })
    await siteBrand.update()
    return { insertedId }
  }

  serve(app, gate, brandApi.read, async () => shownBrand(await brandVersions(db), siteBrand.file))

  serve(app, gate, brandApi.palette, async ({ query }) => paletteOf(query))

  serve(app, gate, brandApi.save, async ({ caller, request, body }) => {
    checkColours(body)
    return change({ caller, request, action: 'save', fields: body })
  })

  serve(app, gate, brandApi.goBack, async ({ caller, request, params: { id } }) => {
    const version = await brandById(db, id)
    if (!version) throw new Refusal('notFound', t.noSuchBrand)
    if (version.fields) checkColours(version.fields) // an earlier release may have taken what this one refuses
    return change({ caller, request, action: 'go back', fields: version.fields })
  })

  serve(app, gate, brandApi.reset, async ({ caller, request }) => {
    await change({ caller, request, action: 'reset', fields: null })
    return { deletedCount: 1 }
  })
}

function checkColours({ colours }: BrandFields): void {
  const palette = colours && paletteOf(colours)
  if (!palette || !('refused' in palette)) return
  const { refused, nearest } = palette
  throw invalidField(`colours.${refused}`, () => t.unreadableColour({ nearest }))
}

const picturesOf = (fields: BrandFields | null) =>
  (['logo', 'favicon', 'hero'] as const).flatMap((field) => {
    const address = fields?.[field]
    return address === undefined ? [] : [{ field, address }]
  })

/** Returns the fields for the audit trail; undefined for the brand of the operator's file. */
function recorded(fields: BrandFields | null | undefined) {
  if (!fields) return undefined
  const { parts, ...others } = fields
  return { ...(parts && { name: parts.join('') }), ...others }
}
