import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { centreOf, changesOf, gaps, placesOf, pressTwice, pressWhenShown } from '../support/presses.ts'
import { failureToast, successToast } from '../support/toast.ts'

test.use({ as: 'admin' })

async function openUsers(page: Page, email: string) {
  await page.goto('/dashboard/manageUsers')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('User', { exact: true })).toBeVisible()
  return { row, action: (name: string) => row.getByRole('button', { name, exact: true }), sent: changesOf(page) }
}
const setsRole = (call: string) => call.startsWith('PATCH /api/users/admin/')

for (const { gap, tag } of gaps)
  test(`an admin who presses Make Agent twice, ${gap} ms apart, makes an agent and no fraud`, { tag }, async ({
    page,
    person,
  }) => {
    const { row, action, sent } = await openUsers(page, person.email)
    const rows = await placesOf(page.getByRole('row'))
    const others = async () => placesOf(row.getByRole('button', { name: /Make Admin|Make Fraud|Delete/ }))
    const before = await others()
    await pressTwice(page, action('Make Agent'), gap)
    await expect(row.getByText('Agent', { exact: true })).toBeVisible()
    await expect(action('Make Agent')).toHaveCount(0)
    expect(await others()).toEqual(before)
    expect(await placesOf(page.getByRole('row'))).toEqual(rows)
    expect(sent.filter(setsRole)).toHaveLength(1)
    await expect(failureToast(page, /./)).toHaveCount(0)
  })

test('holding Enter down sends it once, also when it is refused', { tag: '@all' }, async ({
  page,
  person,
  expectErrors,
}) => {
  expectErrors(/users\/admin|Failed to load resource/)
  const { row, action, sent } = await openUsers(page, person.email)
  const hold = async (name: string) => {
    await action(name).focus()
    for (let times = 0; times < 40; times++) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(33) // as keyboards repeat
    }
    await page.keyboard.up('Enter')
  }
  await page.route('**/api/users/admin/*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await hold('Make Agent')
  expect(sent.filter(setsRole)).toHaveLength(1)
  await page.unroute('**/api/users/admin/*')
  await hold('Make Agent')
  await expect(row.getByText('Agent', { exact: true })).toBeVisible()
  await expect(row).toBeFocused()
  expect(sent.filter(setsRole)).toHaveLength(2)
})

test('a row takes no other action during a slow answer, and allows a retry after a refusal', { tag: '@all' }, async ({
  page,
  person,
  expectErrors,
}) => {
  expectErrors(/users\/admin|Failed to load resource/)
  const { row, action, sent } = await openUsers(page, person.email)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/users/admin/*', async (route) => {
    await answered
    await route.fulfill({ status: 503, body: 'no' })
  })
  const fraud = await centreOf(action('Make Fraud'))
  await action('Make Agent').click()
  await expect(action('Make Agent')).toHaveAttribute('aria-busy', 'true')
  await page.mouse.click(fraud.x, fraud.y)
  await action('Make Fraud').press('Enter')
  await action('Make Admin').press('Space')
  const pressed = pressWhenShown(page, { ...fraud, text: 'Something is Wrong!' })
  answer()
  await pressed
  await expect(failureToast(page, 'Something is Wrong!')).toBeVisible()
  expect(sent.filter(setsRole), 'also right after the answer').toHaveLength(1)
  await page.unroute('**/api/users/admin/*')
  await action('Make Agent').click() // waits until the row takes presses again
  await expect(row.getByText('Agent', { exact: true })).toBeVisible()
})

test('a row of a fraudulent user has no buttons and stays unchanged', { tag: '@all' }, async ({ page, person }) => {
  await page.setViewportSize({ width: 834, height: 900 }) // where the buttons take two lines
  const { row, action, sent } = await openUsers(page, person.email)
  const rows = await placesOf(page.getByRole('row'))
  await pressTwice(page, action('Make Fraud'), 400)
  await expect(row.getByText('Fraud', { exact: true })).toBeVisible()
  await expect(row.locator('button, a')).toHaveCount(0)
  await expect(row.getByText('Marked as fraud. This is final.')).toBeVisible()
  expect(await placesOf(page.getByRole('row'))).toEqual(rows)
  expect(sent.filter(setsRole)).toHaveLength(1)
})

test('a double-click on Delete only asks, and one on the answer presses nothing below the question', async ({
  page,
  person,
}) => {
  const { row, action, sent } = await openUsers(page, person.email)
  const rows = await placesOf(page.getByRole('row'))
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await pressTwice(page, action('Delete'), 0)
  const yes = question.getByRole('button', { name: 'Yes, delete it!' })
  const isPageBelow = page.evaluate(meetsPageWhenClosed, await centreOf(yes))
  await pressTwice(page, yes, 0)
  expect(await isPageBelow).toBe(false)
  await expect(successToast(page, 'Deleted!')).toBeVisible()
  await expect(row.getByText('Deleted', { exact: true })).toBeVisible()
  await expect(row.locator('button, a')).toHaveCount(0)
  expect(sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(await placesOf(page.getByRole('row'))).toEqual(rows)
  await page.getByRole('link', { name: 'Contact' }).first().click({ trial: true }) // half a second later
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(row).toHaveCount(0)
})

/** Returns whether a press at this point would hit the page at the moment when the open dialog closes. */
const meetsPageWhenClosed = ({ x, y }: { x: number; y: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog = document.querySelector('dialog[open]')
    const look = () => {
      if (!dialog?.hasAttribute('open')) resolve(document.elementFromPoint(x, y)?.closest('#root') !== null)
    }
    if (dialog) new MutationObserver(look).observe(dialog, { attributes: true })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an admin who taps Make Agent twice makes an agent and no fraud', { tag: '@all' }, async ({ page, person }) => {
    const { row, action, sent } = await openUsers(page, person.email)
    const { x, y } = await centreOf(action('Make Agent'))
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(120)
    await page.touchscreen.tap(x, y)
    await expect(row.getByText('Agent', { exact: true })).toBeVisible()
    await expect(action('Make Fraud')).toBeVisible()
    expect(sent.filter(setsRole)).toHaveLength(1)
  })
})
