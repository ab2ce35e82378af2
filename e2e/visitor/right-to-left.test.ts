import ar from '../../src/messages/ar.json' with { type: 'json' }
import { expect, test } from '../support/fixtures.ts'
import { untilQuiet } from '../support/quiet.ts'
import { readIn } from '../support/read-in.ts'

test('on the front page in Arabic, no letters are spaced, and the line of words moves to the right', async ({
  page,
}) => {
  await page.goto('/?lang=ar')
  await expect(page.getByText(ar.home.eyebrow)).toBeVisible()
  const spaced = await page.evaluate(() =>
    [...document.querySelectorAll(':lang(ar)')]
      .filter((element) => Number.parseFloat(getComputedStyle(element).letterSpacing))
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
  expect(spaced).toEqual([])
  const track = page.locator('.ticker-track')
  const startOf = () => track.evaluate((line) => line.getBoundingClientRect().right)
  const before = await startOf()
  await expect.poll(startOf).toBeGreaterThan(before + 2)
  const words = await track.evaluate((line) => line.getBoundingClientRect().width)
  expect(words * (12 / 13), 'without the copy that moves out').toBeGreaterThan(1280)
})

test('in Arabic, the notice of a log-out stands in the middle of the screen', async ({ page, person, baseURL }) => {
  await readIn(page, 'ar', baseURL ?? '')
  await page.goto('/login')
  await page.getByLabel(ar.auth.email).fill(person.email)
  await page.getByLabel(ar.ui.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: ar.auth.logIn, exact: true }).click()
  const out = page.getByRole('button', { name: ar.frame.logOut })
  await untilQuiet(page, () => out.waitFor())
  await out.click()
  const notice = page.locator('.toast', { hasText: ar.session.loggedOut })
  const { x = 0, width = 0 } = (await notice.boundingBox()) ?? {}
  expect(x + width / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0)
})
