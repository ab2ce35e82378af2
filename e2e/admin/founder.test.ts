import { expect, test } from '../support/market-app.ts'

const NAME = 'CasaSol'
const LOGO = '/demo/avatar-1.webp'
const MAIN = '#5b21b6'
const ACCENT = '#9d174d'
const FOUR_MINUTES = 240_000

test('in their first four minutes, a founder gives the site a name, a logo and two colours, and it is theirs', async ({
  party,
  shop,
}) => {
  test.setTimeout(FOUR_MINUTES)
  const founder = await party('admin')
  try {
    await test.step('the founder types them, and sees them before they are saved', async () => {
      const { page } = founder
      await page.goto('/dashboard/site')
      await page.getByLabel('First part of the name').fill('Casa')
      await page.getByLabel('Second part of the name').fill('Sol')
      await page.getByLabel('Main colour', { exact: true }).fill(MAIN)
      await page.getByLabel('Second colour', { exact: true }).fill(ACCENT)
      await page.getByLabel('Logo', { exact: true }).fill(LOGO)
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: NAME })).toHaveCount(2)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveTitle(new RegExp(NAME))
      await expect(page.getByRole('banner').getByRole('img', { name: NAME })).toHaveAttribute('src', LOGO)
    })

    const visitor = await party()
    await test.step('everybody finds them on each page', async () => {
      const { page } = visitor
      for (const path of ['/', '/allProperty', '/terms', '/dashboard/security']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page, path).toHaveTitle(new RegExp(NAME))
        await expect(page.getByText('KeyHaven'), path).toHaveCount(0)
        const main = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--color-brand'),
        )
        expect(main, path).toBe(MAIN)
      }
    })

    await test.step('the mail that asks a new person to confirm their address comes from it', async () => {
      const mine = async () => (await shop.mails()).filter((mail) => mail.includes(`To: ${visitor.email}`)).at(-1)
      await expect.poll(async () => (await mine())?.includes(`From: ${NAME} <`)).toBe(true)
    })
  } finally {
    await founder.call('DELETE', '/brand')
  }
})
