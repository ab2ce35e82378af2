import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** Returns the tags that a phone shares and that a search engine running scripts reads. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    return {
      title: document.title,
      canonical: link && new URL(link.href).pathname,
      url: content('meta[property="og:url"]')?.replace(location.origin, ''),
      name: content('meta[property="og:title"]'),
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    }
  })

test('the document head follows navigation, and Back', async ({ page }) => {
  await page.goto('/')
  const home = await headOf(page)
  expect(home).toMatchObject({ canonical: '/', url: '/', robots: null, data: 1 })
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      title: 'Privacy · KeyHaven',
      canonical: '/privacy',
      url: '/privacy',
      name: 'Privacy',
      robots: null,
      data: 0,
    })
  expect((await headOf(page)).description).not.toBe(home.description)
  await page.getByRole('link', { name: 'All Properties' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => headOf(page)).toMatchObject({ title: 'Login · KeyHaven', canonical: '/login' })
  await page.goBack()
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(home)
  await page.goto('/nowhere')
  await expect.poll(() => headOf(page)).toMatchObject({ canonical: null, robots: 'noindex' })
})

test('a crawler that runs scripts and is redirected to login keeps the head of a home', async ({ page, request }) => {
  const [home, other] = await (await request.get('/api/allProperty/status?limit=2')).json()
  const asked: string[] = []
  page.on('request', (sent) => void asked.push(new URL(sent.url()).pathname))
  for (const { _id, title, location } of [home, other]) {
    await page.goto(`/propertyDetails/${_id}`)
    const served = await (await request.get(`/propertyDetails/${_id}`)).text()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(`Log in to see ${title}.`)).toBeVisible()
    await expect(page.getByText(location)).toBeVisible()
    const path = `/propertyDetails/${_id}`
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        title: `${title}: log in to see it · KeyHaven`,
        canonical: path,
        url: path,
        robots: null,
        data: 2,
      })
    expect(served).toContain(`<meta name="description" content="${(await headOf(page)).description?.slice(0, 20)}`)
  }
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/auth/get-session')).toEqual([])
})

test.describe('for a buyer', () => {
  test.use({ as: 'buyer' })

  test('shares the page of a home that was opened from its card', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('link', { name: /^Details of / })
      .first()
      .click()
    await expect(page).toHaveURL(/propertyDetails/)
    const { pathname } = new URL(page.url())
    await expect.poll(() => headOf(page)).toMatchObject({ canonical: pathname, url: pathname, robots: null })
  })
})

test.describe('for a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a home shows its facts and a link to login, and other pages name what they need', { tag: '@all' }, async ({
    page,
    request,
    expectErrors,
  }) => {
    expectErrors(/\.js csp$/) // which is how Chromium runs no scripts
    const [home] = await (await request.get('/api/allProperty/status?limit=1')).json()
    await page.goto(`/propertyDetails/${home._id}`)
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
    await expect(page.getByText('Loading this home')).toBeHidden()
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByText(/need JavaScript, which is off in this browser/)).toBeVisible()
    await page.getByRole('link', { name: 'terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  })
})
