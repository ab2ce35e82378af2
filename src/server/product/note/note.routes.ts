import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { noteApi } from '#contract/note'
import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { Clock } from '../offer/lapse.ts'
import { homeById } from '../property/home.store.ts'
import { visibleHome } from '../property/visible-home.ts'
import { notSharing } from '../sharing/sharing.rules.ts'
import { keptPartnerOf, partnerOf } from '../sharing/sharing.store.ts'
import { userForUpdate } from '../user/user.store.ts'
import { checkIsKnown, checkMayAddNote, isEmptyNote } from './note.rules.ts'
import { countNotes, keepNote, noteOn, notesOf, removeNote, sharedNotesOf } from './note.store.ts'

const noteLimit: RateLimit = { what: 'saved notes of a person', most: 120, seconds: 60 }

export function noteRoutes(app: FastifyInstance, gate: Gate, { now }: Clock): void {
  const { db } = gate

  // Not from a replica: a page that has just saved would show the text before.
  serve(app, gate, noteApi.list, async ({ caller, query: { ids } }) => {
    const [notes, partner] = await Promise.all([notesOf(db, caller.id, ids), partnerOf(db, caller.id)])
    if (!partner) return { notes, shared: [] }
    return { notes, shared: await sharedNotesOf(db, caller, partner, ids), partner: partner.name }
  })

  serve(app, gate, noteApi.save, async ({ caller, params: { id }, body }) => {
    await countTry(db, noteLimit, caller.id)
    return db.transaction(async (tx) => {
      admit(noteApi.save.access, await userForUpdate(tx, caller.id)) // one after the other, also for their number
      const { text, revision = v7() } = body
      const stored = await noteOn(tx, caller.id, id)
      checkIsKnown(stored, body)
      const savedAt = now()
      const partner = await readerOf(tx, caller, { asked: body.isShared, stored: stored?.isShared })
      const isShared = partner !== undefined && !isEmptyNote(text)
      if (isEmptyNote(text)) {
        if (!stored) await visibleHome(tx, caller, await homeById(tx, id)) // what is there can always be emptied
        await removeNote(tx, caller.id, id)
      } else {
        await visibleHome(tx, caller, await homeById(tx, id))
        if (!stored) checkMayAddNote(await countNotes(tx, caller.id))
        await keepNote(tx, {
          userId: caller.id,
          propertyId: id,
          text,
          revision,
          savedAt,
          sharingId: partner?.sharingId ?? null,
        })
      }
      const reader = partner ?? (stored?.isShared ? await partnerOf(tx, caller.id) : undefined) // until now
      await emitEvent(tx, { topic: 'notes', to: [caller.id, ...(reader ? [reader.id] : [])], id })
      const kept = isEmptyNote(text) ? '' : text
      return { propertyId: id, text: kept, revision, savedAt: savedAt.toISOString(), isShared }
    })
  })
}

type Choice = { asked: boolean | undefined; stored: boolean | undefined }

/** Returns the partner who may read the note: if the writer asks for it now or, without a choice, as stored. */
async function readerOf(tx: Queryable, caller: Caller, { asked, stored }: Choice) {
  if (!(asked ?? stored)) return undefined
  const partner = await keptPartnerOf(tx, caller.id)
  if (!partner && asked) throw notSharing()
  return partner
}
