import type { FastifyInstance } from 'fastify'
import { siteLanguages } from '#contract/language'
import { userApi } from '#contract/user'
import * as t from '#messages/refusals'
import type { Caller } from '../../platform/access/caller.ts'
import { chosenLanguage, setLanguage } from '../../platform/access/reader-language.store.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { invalidField, Refusal } from '../../refusal.ts'
import { claimPhoto } from '../image/image.store.ts'
import type { Clock } from '../offer/lapse.ts'
import { giveRole, removeUser } from './manage-users.ts'
import { changeUser, userByEmail } from './user.store.ts'
import { listUsers } from './user-list.store.ts'

export function userRoutes(app: FastifyInstance, gate: Gate, clock: Clock): void {
  const { db } = gate

  serve(app, gate, userApi.role, async ({ params, caller, request }) => {
    if (caller.email === params.email) {
      const language = await chosenLanguage(db, caller.id)
      return { ...standingOf(caller), ...(language && language !== request.language && { language }) }
    }
    if (caller.role !== 'admin') throw new Refusal('forbidden', 'Only an admin may see the role of others.')
    const user = await userByEmail(db, params.email)
    if (!user) throw new Refusal('notFound', t.noSuchEmail)
    return user.role ? { role: user.role } : {}
  })

  serve(app, gate, userApi.create, async ({ body, caller }) => {
    if (body.email !== caller.email) throw invalidField('email', t.emailNotOwn)
    await changeUser(db, caller.id, { name: body.name })
    return { insertedId: caller.id }
  })

  serve(app, gate, userApi.update, async ({ body: { name, photoURL }, caller }) =>
    db.transaction(async (tx) => {
      await claimPhoto(tx, caller, { address: photoURL, field: 'photoURL' })
      return { modifiedCount: await changeUser(tx, caller.id, { name, photoUrl: photoURL }) }
    }),
  )

  serve(app, gate, userApi.setLanguage, async ({ body: { language }, caller }) => {
    const languages = siteLanguages()
    if (!languages.includes(language)) throw invalidField('language', `language must be one of ${languages.join(', ')}`)
    return { modifiedCount: await setLanguage(db, caller.id, language) }
  })

  manageRoutes(app, gate, clock)
}

function standingOf({ id, role, mustVerifyEmail, lacksSecondFactor }: Caller) {
  return {
    ...(lacksSecondFactor
      ? { _id: id, role: 'admin' as const, mustSetUpSecondFactor: true }
      : role && { _id: id, role }),
    ...(mustVerifyEmail && { mustVerifyEmail }),
  }
}

function manageRoutes(app: FastifyInstance, gate: Gate, { now }: Clock): void {
  const { db } = gate
  serve(app, gate, userApi.list, async ({ query }) => gate.reads((db) => listUsers(db, query)))

  serve(app, gate, userApi.setRole, async ({ params, body, ...actor }) => {
    await giveRole({ db, now }, actor, params.id, body.role)
    return { modifiedCount: 1 }
  })

  serve(app, gate, userApi.remove, async ({ params, ...actor }) => {
    await removeUser({ db, now }, actor, params.id)
    return { deletedCount: 1 }
  })
}
