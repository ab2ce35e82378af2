import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SaleReceipt } from '#contract/sale-receipt'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, bought } from '../../../test/web/sample-answers.ts'

const receipt: SaleReceipt = {
  offerId: 'offer-1',
  propertyId: 'home-1',
  title: bought.title,
  location: bought.location,
  amount: 250000,
  currency: 'EUR',
  buyerName: 'Ann Example',
  buyerEmail: ann,
  agentName: 'Oliver Hartley',
  agentEmail: 'oliver@example.com',
  offeredAt: '2026-11-20T09:30:00.000Z',
  acceptedAt: '2026-11-21T09:30:00.000Z',
  paidAt: '2026-11-22T09:30:00.000Z',
  transactionId: 'pi_demo_7',
}
const address = 'GET /api/receipts/offer-1'

test('lists the payments of a sale in parts, and their sum', async () => {
  const payments = ['pi_demo_6', 'pi_demo_7'].map((transactionId) => ({
    transactionId,
    amount: 900_000,
    paidAt: '2026-11-22T09:30:00.000Z',
  }))
  fakeFetch({ ...answersFor(ann), [address]: json({ ...receipt, amount: 1_800_000, payments }) })
  openPage('/dashboard/receipt/offer-1')
  const sheet = within(await screen.findByRole('article', { name: 'Receipt' }))
  sheet.getByText('Paid by card in full (EUR), in 2 payments, the last')
  const rows = within(sheet.getByRole('table', { name: 'Payments' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Transaction idPaidAmount',
    expect.stringMatching(/^pi_demo_6.*€900,000\.00$/),
    expect.stringMatching(/^pi_demo_7.*€900,000\.00$/),
    'Sum€1,800,000.00',
  ])
})

test('a sale by one payment has its transaction id, and no list', async () => {
  const payments = [{ transactionId: 'pi_demo_7', amount: 250_000, paidAt: '2026-11-22T09:30:00.000Z' }]
  fakeFetch({ ...answersFor(ann), [address]: json({ ...receipt, payments }) })
  openPage('/dashboard/receipt/offer-1')
  await screen.findByText('pi_demo_7')
  expect(screen.queryByRole('table')).toBeNull()
})

test('a buyer comes from the bought home to its receipt, and prints it', async () => {
  fakeFetch({
    ...answersFor(ann),
    [`GET /api/offeredProperty/${annInPath}?limit=24`]: json([bought]),
    [address]: json(receipt),
  })
  openPage('/dashboard/propertyBought')
  await userEvent.click(await screen.findByRole('link', { name: 'Receipt' }))
  await screen.findByText('€250,000.00') // the sale's own currency, to the cent
  const sheet = within(screen.getByRole('article', { name: 'Receipt' }))
  for (const text of [
    'Cabin on the lake',
    'Lake Road 9, Bend',
    'Oliver Hartley',
    'Ann Example',
    'pi_demo_7',
    'offer-1',
  ])
    sheet.getByText(text)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  [404, 'This offer doesn’t exist or was removed.', /^This receipt isn’t one/],
  [409, 'This offer is not paid, so there is no receipt for it.', /^This offer is not paid/],
])('a receipt that is refused with %i says so, and leads on', async (status, detail, words) => {
  fakeFetch({ ...answersFor(ann), [address]: refused(status, detail) })
  openPage('/dashboard/receipt/offer-1')
  await screen.findByText(words)
  screen.getByRole('link', { name: 'Back to your profile' })
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a receipt that can’t be loaded can be tried again', async () => {
  const answers = [refused(422, 'No.')]
  fakeFetch({ ...answersFor(ann), [address]: () => answers.shift() ?? json(receipt) })
  openPage('/dashboard/receipt/offer-1')
  await screen.findByText('The receipt could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('pi_demo_7')
})
