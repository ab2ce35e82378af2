import { offerApi } from '../../../src/contract/offer.ts'
import { paymentApi } from '../../../src/contract/payment.ts'
import { confirm, intentIn, until } from '../../people/deal.ts'
import { actorOf, expectCall, idOf, likely, type Move, oneOf } from './move.ts'
import { isOpen, isPayable, isPublic, isThere, mayBeSeenBy, mayList, partsOf, receive } from './state.ts'

const DECLINED = '4000000000000002'

export const offer: Move = async (model, app, chosen) => {
  const home = likely(model.homes, chosen, (one) => isThere(one) && isPublic(one) && !one.isSold)
  const buyer = actorOf(model, chosen, (person) => home?.agent !== person)
  const cents = chosen.how % 3 === 0 ? 1_800_000_00 + chosen.how * 1_000_00 : 100_00 + chosen.how * 37 // of one to three payments
  const hasOpen = model.offers.some((one) => one.buyer === buyer && one.home === home && isOpen(one))
  const done = await expectCall(app, buyer, offerApi.make, {
    input: { body: { propertyId: idOf(home), buyingDate: '2099-01-01', offerAmount: cents / 100 } },
    refusals: [
      [!home || !mayBeSeenBy(model, buyer, home), 404],
      [home?.agent === buyer, 409],
      [!!home && (!isPublic(home) || home.isSold), 409],
      [hasOpen, 409],
    ],
  })
  if (done && home) model.offers.push({ id: done.body.insertedId, home, buyer, cents, status: 'pending', paid: 0 })
}

export const withdraw: Move = async (model, app, chosen) => {
  const made = likely(model.offers, chosen, ({ status }) => status === 'pending')
  const who = actorOf(model, chosen, (person) => made?.buyer === person)
  const done = await expectCall(app, who, offerApi.cancel, {
    input: { params: { id: idOf(made) } },
    refusals: [
      [made?.buyer !== who, 404],
      [made?.status !== 'pending', 409],
    ],
  })
  if (done && made) made.status = 'rejected'
}

export const answer: Move = async (model, app, chosen) => {
  const made = likely(model.offers, chosen, ({ status }) => status === 'pending')
  const who = actorOf(model, chosen, (person) => made?.home.agent === person)
  const status = chosen.how % 3 === 0 ? 'rejected' : 'accepted'
  const hasWinner = model.offers.some((one) => one.home === made?.home && ['accepted', 'Bought'].includes(one.status))
  const done = await expectCall(app, who, offerApi.move, {
    input: { params: { id: idOf(made) }, body: { status } },
    refusals: [
      [!mayList(who), 403],
      [made?.home.agent !== who, 404],
      [made?.status !== 'pending', 409],
      [status === 'accepted' && (hasWinner || !made || !isPublic(made.home) || made.home.isSold), 409],
    ],
  })
  if (done && made) made.status = status
}

/** Pays once; some cards are declined first, and some buyers leave before or after the charge. */
export const pay: Move = async (model, app, chosen) => {
  const made = likely(model.offers, chosen, isPayable)
  const who = actorOf(model, chosen, (person) => made?.buyer === person)
  const done = await expectCall(app, who, paymentApi.createIntent, {
    input: { body: { offerId: idOf(made), price: (made?.cents ?? 100) / 100 } },
    refusals: [
      [made?.buyer !== who, 404],
      [!made || !isPayable(made), 409],
    ],
  })
  if (!done || !made) return
  const { clientSecret, amount = 0 } = done.body
  const [least, most] = [made.cents / partsOf(made) - 1, made.cents / partsOf(made) + 1]
  if (amount * 100 < least || amount * 100 > most)
    throw new Error(`a payment of ${amount} for an offer of ${made.cents} cents`)
  made.secret = clientSecret
  if (chosen.how % 5 === 0) return // leaves before anything is charged
  if (chosen.how % 5 === 1) await confirm(app, clientSecret, { number: DECLINED })
  await confirm(app, clientSecret)
  if (chosen.how % 5 === 2) await until(() => isIn(app, clientSecret))
  else {
    const body = { status: 'Bought' as const, transactionId: intentIn(clientSecret) }
    await expectCall(app, who, offerApi.move, { input: { params: { id: made.id }, body }, refusals: [] })
  }
  receive(model, made)
}

/**
 * Charges an old payment, whatever has become of the offer: if it can't be Bought any more, the charge is refused or
 * refunded, which the final checks verify.
 */
export const payLate: Move = async (model, app, chosen) => {
  const made = oneOf(
    model.offers.filter(({ secret }) => secret !== undefined),
    chosen.what,
  )
  if (!made?.secret) return
  const isInTime = isPayable(made) && !(await isIn(app, made.secret))
  const { secret } = made
  await confirm(app, secret)
  if (!isInTime) return
  await until(() => isIn(app, secret))
  receive(model, made)
}

async function isIn(app: Parameters<Move>[1], secret: string): Promise<boolean> {
  const { rows } = await app.db.$client.query(
    `select from payment where intent_id = $1 and state in ('received', 'settled')`,
    [intentIn(secret)],
  )
  return rows.length > 0
}

export const handInAnother: Move = async (model, app, chosen) => {
  const who = actorOf(model, chosen)
  const made = oneOf(model.offers, chosen.what)
  await expectCall(app, who, offerApi.move, {
    input: { params: { id: idOf(made) }, body: { status: 'Bought', transactionId: `pi_${chosen.how}` } },
    refusals: [
      [made?.buyer !== who, 404],
      [true, 409],
    ],
  })
}
