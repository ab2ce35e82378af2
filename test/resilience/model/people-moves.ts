import { authApi } from '../../../src/contract/auth.ts'
import { roleMoves, userApi } from '../../../src/contract/user.ts'
import { make } from '../../people/make.ts'
import { actorOf, expectCall, idOf, type Move, oneOf, type Refusals } from './move.ts'
import { closeOffersOn, isOpen, type Model, type Someone, takeDown } from './state.ts'

export const setRole: Move = async (model, app, chosen) => {
  const who = chosen.how % 3 === 0 ? actorOf(model, chosen) : adminOf(model)
  const person = oneOf(model.people, chosen.what)
  const role = (['agent', 'admin', 'fraud'] as const)[chosen.how % 3] ?? 'agent'
  const canBecome = roleMoves[role].from.some((one) => one === (person?.role ?? 'none'))
  const done = await expectCall(app, who, userApi.setRole, {
    input: { params: { id: idOf(person) }, body: { role } },
    refusals: [...mayNotChange(who, person), [!canBecome, 409]],
  })
  if (!done || !person) return
  person.role = role
  if (role !== 'fraud') return
  for (const home of unsoldOf(model, person)) {
    closeOffersOn(model, home)
    home.isWithdrawn = true
  }
}

export const removePerson: Move = async (model, app, chosen) => {
  const who = chosen.how % 3 === 0 ? actorOf(model, chosen) : adminOf(model)
  const person = oneOf(model.people, chosen.what)
  const done = await expectCall(app, who, userApi.remove, {
    input: { params: { id: idOf(person) } },
    refusals: mayNotChange(who, person),
  })
  if (!done || !person) return
  person.isGone = true
  for (const home of unsoldOf(model, person)) takeDown(model, home)
  for (const offer of model.offers) if (offer.buyer === person && isOpen(offer)) offer.status = 'rejected'
  for (const wish of model.wishes) if (wish.by === person) wish.isGone = true
}

export const signOut: Move = async (model, app, chosen) => {
  const who = actorOf(model, chosen)
  const done = await expectCall(app, who, authApi.signOut, { input: {}, refusals: [] })
  if (!done) return
  await expectCall(app, who, authApi.signOut, { input: {}, refusals: [[true, 401]] })
  who.token = await make.tokenFor(app, who.id)
}

const mayNotChange = (who: Someone, person: Someone | undefined): Refusals => [
  [who.role !== 'admin', 403],
  [!person || person.isGone, 404],
  [person === who, 409],
  [person?.role === 'fraud', 409],
]

const unsoldOf = ({ homes }: Model, agent: Someone) =>
  homes.filter((home) => home.agent === agent && !home.isSold && !home.isGone)

/** At least one admin is left, because admins can't change themselves. */
function adminOf({ people }: Model): Someone {
  const admin = people.find(({ role, isGone }) => role === 'admin' && !isGone)
  if (!admin) throw new Error('the last admin is gone')
  return admin
}
