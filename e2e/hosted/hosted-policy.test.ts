import { expect, type Shop, test } from '../support/hosted-app.ts'
import { stranger } from '../support/people.ts'
import { accessToken, logIn } from '../support/sign-in-steps.ts'
import { expectToast, successToast } from '../support/toast.ts'

test.describe.configure({ mode: 'default' }) // one app for all of them

test('the policy lets a buyer register with Firebase, write through EmailJS and pay at Stripe', {
  tag: '@all',
}, async ({ page, shop, refused }) => {
  const { name, email, password } = stranger()
  await page.goto('/registration')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Photo URL').fill(`${shop.url}/demo/avatar-2.webp`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password })
  await expect(page).toHaveURL('/')

  await page.goto('/dashboard/contact')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is the cottage still there?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(successToast(page, 'Email Send'), 'Email Send successfully')
  expect(shop.outside.emailJs.delivered).toMatchObject([{ email, subject: 'A question' }])

  const offerId = await acceptedOffer(shop, (await accessToken(page)) ?? '')
  await page.goto(`/dashboard/propertyBought/payment/${email}/${offerId}`)
  await expect(page.locator('iframe[src^="https://js.stripe.com/"]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Pay $250,000.50' }).click()
  await expect(page.getByText('Payment is successfully done.')).toBeVisible()
  expect(await page.evaluate(() => 'moreOfStripe' in window)).toBe(true)
  expect(refused).toEqual([])
})

test('the policy allows signing in through Google’s pop-up', { tag: '@all' }, async ({ page, refused }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.poll(() => accessToken(page)).not.toBeNull()
  await expect(page).toHaveURL('/')
  expect(refused).toEqual([])
})

test('the policy allows no other hosts', { tag: '@all' }, async ({ page, refused, expectErrors }) => {
  expectErrors(/elsewhere\.example/)
  await page.goto('/login')
  await page.evaluate(async () => {
    const added = (element: HTMLScriptElement | HTMLIFrameElement) => {
      element.src = 'https://elsewhere.example/'
      document.body.append(element)
    }
    added(document.createElement('script'))
    added(document.createElement('iframe'))
    await fetch('https://elsewhere.example/').catch(() => {})
  })
  const elsewhere = 'https://elsewhere.example'
  await expect
    .poll(() => refused.toSorted())
    .toEqual([`connect-src ${elsewhere}/`, `frame-src ${elsewhere}`, `script-src-elem ${elsewhere}/`])
})

/** A home that the admin lists and verifies, and an offer of the buyer on it which is accepted. */
async function acceptedOffer({ outside: { admin }, call }: Shop, buyer: string): Promise<string> {
  const { token = '' } = await call(admin.idToken, 'POST', '/jwt', { email: admin.email })
  const home = {
    title: 'Heron Lodge',
    location: '1 Reed Lane, Ely',
    price: '$240,000',
    description: 'Herons live here.',
  }
  const pictures = { propertyImage: '/demo/home-04-lake-cabin.webp', agentImage: '/demo/avatar-1.webp' }
  const { insertedId: propertyId = '' } = await call(token, 'POST', '/allProperty', { ...home, ...pictures })
  await call(token, 'PATCH', `/allProperty/${propertyId}`, { status: 'verified' })
  const offer = { propertyId, buyingDate: '2099-12-01', offerAmount: '250000.50' }
  const { insertedId = '' } = await call(buyer, 'POST', '/offeredProperty', offer)
  await call(token, 'PATCH', `/offeredProperty/${insertedId}`, { status: 'accepted' })
  return insertedId
}
