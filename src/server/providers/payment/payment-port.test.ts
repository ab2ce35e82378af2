import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PaymentProviderSetup, paymentProviders } from '../../../../test/suites/payment-providers.ts'

describe.each(paymentProviders)('%s', (_, open) => {
  let house: PaymentProviderSetup
  beforeAll(async () => {
    house = await open()
  })
  afterAll(() => house.close())

  const order = (amount = 1999) => ({ paymentId: v7(), offerId: v7(), amount, currency: 'usd' })
  const paid = async () => {
    const wanted = order()
    const intent = await house.provider.create(wanted)
    await house.pay(intent.clientSecret)
    return { ...wanted, id: intent.id }
  }

  test('an intent waits for a card, for the amount and the offer that it was made for', async () => {
    const wanted = order(99_999_999)
    const intent = await house.provider.create(wanted)
    expect(intent).toMatchObject({
      id: expect.stringMatching(/^pi_\w+$/),
      status: 'requires_payment_method',
      amount: 99_999_999,
      amountReceived: 0,
      currency: 'usd',
      offerId: wanted.offerId,
    })
    expect(intent.clientSecret.split('_secret_')[0]).toBe(intent.id)
    expect(await house.provider.intent(intent.id)).toEqual(intent)
  })

  test('asked twenty times at once for one payment, there is one intent', async () => {
    const wanted = order()
    const made = await Promise.all(Array.from({ length: 20 }, () => house.provider.create(wanted)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await house.provider.create(order())).id).not.toBe(made[0]?.id)
  })

  test('an intent that nobody made is not there', async () => {
    expect(await house.provider.intent('pi_nothing')).toBeUndefined()
  })

  test('a declined card leaves the intent waiting; a good one is charged to the cent', async () => {
    const { id, clientSecret } = await house.provider.create(order())
    await house.decline(clientSecret)
    expect(await house.provider.intent(id)).toMatchObject({ status: 'requires_payment_method', amountReceived: 0 })
    await house.pay(clientSecret)
    expect(await house.provider.intent(id)).toMatchObject({ status: 'succeeded', amountReceived: 1999 })
  })

  test('an unpaid intent is cancelled once, a paid one never', async () => {
    const { id } = await house.provider.create(order())
    expect(await house.provider.cancel(id)).toBe(true)
    expect(await house.provider.cancel(id)).toBe(false)
    expect(await house.provider.intent(id)).toMatchObject({ status: 'canceled' })
    expect(await house.provider.cancel((await paid()).id)).toBe(false)
  })

  test('a charge is given back once, however often it is asked', async () => {
    const { id, paymentId } = await paid()
    await Promise.all(Array.from({ length: 5 }, () => house.provider.refund(id, paymentId)))
    await house.provider.refund(id, paymentId)
    await house.provider.refund(id, v7())
    const told = (await house.eventsOf(id)).filter(({ type }) => type === 'charge.refunded')
    expect(told).toHaveLength(1)
  })

  test('its events name the intent that they are about, and a changed one is none of its', async () => {
    const { id, clientSecret, offerId = '' } = await house.provider.create(order())
    await house.decline(clientSecret)
    await house.pay(clientSecret)
    await house.provider.refund(id, offerId)
    const events = await house.eventsOf(id)
    const read = events.map(({ payload, signature }) => house.provider.eventOf(Buffer.from(payload), signature))
    const about = (type: string) => read.filter((event) => event?.type === type).map((event) => event?.intentId)
    expect(about('payment_intent.payment_failed')).toEqual([id])
    expect(about('payment_intent.succeeded')).toEqual([id])
    expect(about('charge.refunded')).toEqual([undefined])
    expect(new Set(read.map((event) => event?.id)).size).toBe(events.length)
    for (const { payload, signature } of events)
      expect(house.provider.eventOf(Buffer.from(payload.replace('evt_', 'evt-')), signature)).toBeUndefined()
  })

  test('a cancelled intent is told too', async () => {
    const { id } = await house.provider.create(order())
    await house.provider.cancel(id)
    const [event] = (await house.eventsOf(id)).filter(({ type }) => type === 'payment_intent.canceled')
    expect(house.provider.eventOf(Buffer.from(event?.payload ?? ''), event?.signature ?? '')).toMatchObject({
      type: 'payment_intent.canceled',
      intentId: id,
    })
  })
})
