import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../test/web/fake-fetch.ts'
import { calls, openPayment, pay } from '../../../test/web/open-payment.tsx'
import { accepted, ann, annInPath } from '../../../test/web/sample-answers.ts'

const other = { ...accepted, _id: 'offer-2', title: 'Barn' }
const otherOne = `GET /api/offeredProperty/${annInPath}/offer-2`

test('an offer opened right after a paid one is not shown as paid', async () => {
  const { given, router } = openPayment({
    [otherOne]: json(other),
    [calls.confirm]: json({ id: 'pi_demo_7', status: 'succeeded' }),
    'PATCH /api/offeredProperty/offer-2': () => {
      given[otherOne] = json({ ...other, status: 'Bought', transactionId: 'pi_demo_7' })
      return json({ modifiedCount: 1 })
    },
  })
  await screen.findByLabelText('Card number')
  await router.navigate(`/dashboard/propertyBought/payment/${ann}/offer-2`)
  await screen.findByText('Barn')
  await pay()
  await screen.findByText('Payment is successfully done.')
  await router.navigate(-1)
  await screen.findByText(accepted.title)
  await screen.findByLabelText('Card number')
  expect(screen.queryByText('Payment is successfully done.')).toBeNull()
})
