import type { Locator, Page } from '@playwright/test'
import { translatingBrowser } from '../support/conditions.ts'
import { errorsIn, expect, test } from '../support/fixtures.ts'
import { openScreen, type Screen, screens } from '../support/screens.ts'

/** The error of a text node that React no longer finds. Typed values may be refused. */
const BROKEN = /NotFoundError|uncaught|removeChild|insertBefore|Minified React error/
const FIELDS =
  'input:not([readonly], [type=file], [type=checkbox], [type=radio], [type=hidden]), textarea:not([readonly])'
const MAX_OF_A_KIND = 12

const first = screens.filter(({ name }) => ['property details', 'registration'].includes(name))
const others = screens.filter((screen) => !first.includes(screen))
const people = new Set(others.map(({ as }) => as))

for (const [who, these, tag] of [
  ['the first screens', first, []],
  ...[...people].map(
    (as) => [`${as ?? 'visitor'}’s screens`, others.filter((one) => one.as === as), ['@all']] as const,
  ),
] as const)
  test(`${who} hold while they are translated and change`, { tag: [...tag] }, async ({ browser, baseURL, stateOf }) => {
    test.setTimeout(60_000 + these.length * 30_000)
    for (const screen of these) {
      const state = screen.as && (await stateOf(screen.as))
      const context = await translatingBrowser(browser, baseURL ?? '', state ? { storageState: state } : {})
      const errors = errorsIn(context)
      const page = await context.newPage()
      await test.step(screen.name, () => change(page, screen))
      expect(
        errors.filter((line) => BROKEN.test(line)),
        screen.name,
      ).toEqual([])
      await context.close()
    }
  })

/** Types into every field and empties it, sends forms that lack everything, chooses and opens what there is, and asks for all again. */
async function change(page: Page, screen: Screen): Promise<void> {
  await openScreen(page, screen)
  await expect(page.locator('font').first()).toBeAttached()
  const main = page.getByRole('main')
  await scrollThrough(page)
  for (const text of ['7', '', '30', '']) {
    for (const field of await shown(main.locator(FIELDS))) await typeInto(field, text)
    if (text === '') for (const button of await shown(main.locator('form button[type=submit]'))) await send(button)
  }
  for (const select of await shown(main.locator('select')))
    for (const place of [1, 0]) await select.selectOption({ index: place }).catch(() => {}) // it may have one option
  for (const summary of await shown(main.locator('summary')))
    for (let presses = 0; presses < 2; presses++) await summary.click({ timeout }).catch(() => {})
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page did not open')).toHaveCount(0)
}

/** Parts far below are there once they come into view. */
async function scrollThrough(page: Page): Promise<void> {
  for (let screenful = 0; screenful < 8; screenful++) await page.mouse.wheel(0, 800)
}

const shown = async (all: Locator): Promise<Locator[]> =>
  (await all.filter({ visible: true }).all()).slice(0, MAX_OF_A_KIND)

const timeout = 3_000

/** A search takes rows away with their fields: such a field is passed over, as long as the page holds. */
async function typeInto(field: Locator, text: string): Promise<void> {
  const type = await field.getAttribute('type', { timeout }).catch(() => null)
  const taken = { date: '2030-01-07', time: '10:30' }[type ?? ''] ?? text
  await field.fill(text && taken, { timeout }).catch(() => {})
  await field.blur({ timeout }).catch(() => {})
}

/** Presses what sends a form of which everything required is missing: what is missing is shown, and nothing is sent. */
async function send(button: Locator): Promise<void> {
  const lacks = await button
    .evaluate(
      (one) =>
        [...(one.closest('form')?.querySelectorAll('[aria-required=true]') ?? [])].some(
          (field) => 'value' in field && !field.value,
        ),
      undefined,
      { timeout },
    )
    .catch(() => false)
  if (lacks) await button.click({ timeout }).catch(() => {}) // as above
}
