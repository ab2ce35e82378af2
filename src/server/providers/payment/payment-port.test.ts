import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { intentIn } from '../../../../test/people/deal.ts'
import { type PaymentProviderSetup, paymentProviders } from '../../../../test/suites/payment-providers.ts'
import { PaymentUnavailable } from './payment.ts'

describe.each(paymentProviders)('%s', (_, open) => {
  let setup: PaymentProviderSetup
  beforeAll(async () => {
    setup = await open()
  })
  afterAll(() => setup.close())

  const order = (amount = 1999) => ({ paymentId: v7(), offerId: v7(), amount, currency: 'usd' })
  const paid = async () => {
    const wanted = order()
    const intent = await setup.provider.createIntent(wanted)
    await setup.pay(intent.clientSecret)
    return { ...wanted, id: intent.id }
  }

  test('a new intent is unpaid, with the amount and the offer it was created for', async () => {
    const wanted = order(99_999_999)
    const intent = await setup.provider.createIntent(wanted)
    expect(intent).toMatchObject({
      id: expect.stringMatching(/^pi_\w+$/),
      status: 'unpaid',
      amount: 99_999_999,
      amountReceived: 0,
      currency: 'usd',
      offerId: wanted.offerId,
    })
    expect(intentIn(intent.clientSecret)).toBe(intent.id)
    expect(await setup.provider.findIntent(intent.id)).toEqual(intent)
  })

  test('an amount above what can be charged at once is refused', async () => {
    await expect(setup.provider.createIntent(order(100_000_000))).rejects.toThrow(PaymentUnavailable)
  })

  test('twenty concurrent calls for one payment create one intent', async () => {
    const wanted = order()
    const made = await Promise.all(Array.from({ length: 20 }, () => setup.provider.createIntent(wanted)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await setup.provider.createIntent(order())).id).not.toBe(made[0]?.id)
  })

  test('an intent that was never created is not found', async () => {
    expect(await setup.provider.findIntent('pi_nothing')).toBeUndefined()
  })

  test('a declined card leaves the intent unpaid; a good one is charged to the cent', async () => {
    const { id, clientSecret } = await setup.provider.createIntent(order())
    await setup.decline(clientSecret)
    expect(await setup.provider.findIntent(id)).toMatchObject({ status: 'unpaid', amountReceived: 0 })
    await setup.pay(clientSecret)
    expect(await setup.provider.findIntent(id)).toMatchObject({ status: 'paid', amountReceived: 1999 })
  })

  test('an unpaid intent is cancelled once, a paid one never', async () => {
    const { id } = await setup.provider.createIntent(order())
    expect(await setup.provider.cancelIntent(id)).toBe(true)
    expect(await setup.provider.cancelIntent(id)).toBe(false)
    expect(await setup.provider.findIntent(id)).toMatchObject({ status: 'cancelled' })
    expect(await setup.provider.cancelIntent((await paid()).id)).toBe(false)
  })

  test('a charge is refunded once, however often that is requested', async () => {
    const { id, paymentId } = await paid()
    await Promise.all(Array.from({ length: 5 }, () => setup.provider.refund(id, paymentId)))
    await setup.provider.refund(id, paymentId)
    await setup.provider.refund(id, v7())
    expect(await setup.refundsOf(id)).toBe(1)
    expect(await setup.provider.findIntent(id)).toMatchObject({ status: 'paid', amountReceived: 0 })
  })
})
