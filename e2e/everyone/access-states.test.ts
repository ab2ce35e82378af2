import type { Locator, Page } from '@playwright/test'
import { accepted, bought, offer } from '../../test/web/sample-answers.ts'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { failureToast, successToast } from '../support/toast.ts'

test.use({ as: 'buyer', contextOptions: { reducedMotion: 'reduce' } })

type Answer = { status?: number; json: unknown } | 'never'
type State = {
  name: string
  path: string
  /** The server's answer in this state, in place of the real one. */
  answers?: Record<string, Answer>
  /** Goes there, and answers what shows it. */
  reach: (page: Page) => Locator | Promise<Locator>
}

const refused = {
  status: 409,
  json: {
    type: 'urn:keyhaven:problem:conflict',
    title: 'No',
    status: 409,
    detail: 'The money goes back.',
    requestId: 'r',
  },
}
const details = '/propertyDetails/:home'
const payment = {
  path: '/dashboard/propertyBought/payment/:self/offer-1',
  offer: 'GET **/api/offeredProperty/*/offer-1',
  record: 'PATCH **/api/offeredProperty/offer-1',
  confirm: 'POST **/demo-stripe/v1/payment_intents/*/confirm',
}
const own = (change: object) => ({ json: { ...offer, buyerEmail: 'buyer@keyhaven.demo', ...change } })
const payable = {
  [payment.offer]: own(accepted),
  'POST **/api/create-payment-intent': { json: { clientSecret: 'pi_demo_7_secret_x' } },
  [payment.confirm]: { json: { id: 'pi_demo_7', status: 'succeeded' } },
}

const states: State[] = [
  {
    name: 'a review that misses its text',
    path: details,
    reach: async (page) => {
      await review(page, '')
      return page.getByText('Review description is required')
    },
  },
  {
    name: 'a failure toast over a dialog',
    path: details,
    answers: { 'POST **/api/reviews': refused },
    reach: async (page) => {
      await review(page, 'We slept well.')
      return held(failureToast(page, 'Something is Wrong!'))
    },
  },
  {
    name: 'a success toast',
    path: details,
    answers: { 'POST **/api/reviews': { status: 201, json: { insertedId: '1' } } },
    reach: async (page) => {
      await review(page, 'We slept well.')
      return held(successToast(page, 'Property add to Your Wishlist Successfully'))
    },
  },
  {
    name: 'a declined card',
    path: payment.path,
    answers: {
      ...payable,
      [payment.confirm]: { status: 402, json: { error: { type: 'card_error', message: 'Your card was declined.' } } },
    },
    reach: async (page) => {
      await pay(page)
      return page.getByRole('alert').getByText('Your card was declined.')
    },
  },
  {
    name: 'a payment that is being recorded',
    path: payment.path,
    answers: { ...payable, [payment.record]: 'never' },
    reach: async (page) => {
      await pay(page)
      return page.getByRole('status').getByText('Your card was charged')
    },
  },
  {
    name: 'a payment that goes back',
    path: payment.path,
    answers: { ...payable, [payment.record]: refused },
    reach: async (page) => {
      await pay(page)
      return page.getByRole('alert').getByText('The money goes back.')
    },
  },
  {
    name: 'a paid offer',
    path: payment.path,
    answers: { [payment.offer]: own(bought) },
    reach: (page) => page.getByText('Payment is successfully done.'),
  },
  {
    name: 'an offer that is closed',
    path: payment.path,
    answers: { [payment.offer]: own({ status: 'rejected' }) },
    reach: (page) => page.getByText(/This offer is closed/),
  },
  {
    name: 'an empty list',
    path: '/dashboard/wishlist',
    answers: { 'GET **/api/wishlist/*': { json: [] } },
    reach: (page) => page.getByText(/Your wishlist is empty/),
  },
  {
    name: 'a list that failed',
    path: '/dashboard/propertyBought',
    answers: { 'GET **/api/offeredProperty/*': refused },
    reach: (page) => page.getByText('Your offers could not be loaded.'),
  },
  {
    name: 'a deleted row',
    path: '/dashboard/wishlist',
    answers: { 'DELETE **/api/wishlist/*': { json: { deletedCount: 1 } } },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).first().click()
      await page.getByRole('button', { name: 'Yes, delete it!' }).click()
      return page.getByRole('article').getByText('Deleted', { exact: true })
    },
  },
  {
    name: 'a form that failed',
    path: '/dashboard/contact',
    answers: { 'POST **/api/contact': refused },
    reach: async (page) => {
      await page.getByLabel('Subject').fill('The cabin')
      await page.getByLabel('Message').fill('Is it warm?')
      await page.getByRole('button', { name: 'Send' }).click()
      return page.getByRole('main').getByText('The money goes back.')
    },
  },
]

for (const { name, path, answers = {}, reach } of states)
  test(`${name} is accessible: axe finds nothing, in light and dark`, { tag: '@all' }, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/40[29]/) // the refusals above
    for (const [call, answer] of Object.entries(answers)) await answerWith(page, call, answer)
    await openScreen(page, { name, path, as: 'buyer' })
    const sign = await reach(page)
    await expect(sign).toBeVisible()
    await expectAccess(page)
    await expect(sign, 'all the while').toBeVisible()
  })

async function answerWith(page: Page, call: string, answer: Answer): Promise<void> {
  const [method, address = ''] = call.split(' ')
  await page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return answer === 'never' ? undefined : route.fulfill(answer)
  })
}

/** A toast under the pointer does not go away. */
async function held(toast: Locator): Promise<Locator> {
  await toast.hover()
  return toast
}

async function review(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByLabel('Review description').fill(text)
  await page.getByRole('button', { name: 'Submit review' }).click()
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}
