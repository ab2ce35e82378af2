import { expectAccess } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/pending-homes.ts'
import { successToast } from '../support/toast.ts'

const HOMES = 20
const MAX_PRESSES_EACH = 3

test.describe('an admin', () => {
  test.use({ as: 'admin' })

  test('decides 20 pending homes by keyboard alone, with at most three presses each', { tag: '@all' }, async ({
    page,
    pendingHomes,
    request,
    bearer,
  }) => {
    test.setTimeout(180_000)
    const { ids, filtered } = await pendingHomes(HOMES)
    const own = new Set(ids)
    let presses = 0
    const press = async (key: string) => {
      presses++
      await page.keyboard.press(key)
    }
    const shown = () => page.url().split('/').at(-1) ?? ''
    const verify = page.getByRole('button', { name: 'Verify' })
    await page.goto(filtered)
    await page.getByRole('row').nth(1).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${ids[0]}$`))

    const decided = new Map<string, string>()
    while (decided.size < HOMES) {
      const id = shown()
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
      if (own.has(id)) {
        const key = decided.size % 4 === 3 ? 'r' : 'v'
        await expect(verify).not.toHaveAttribute('aria-disabled')
        await press(key)
        decided.set(id, key)
        await expect(verify).toHaveCount(0) // its answer is shown
      }
      if (decided.size === HOMES) break
      await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
      await press('j') // skips homes listed by other journeys
      await expect(page).not.toHaveURL(new RegExp(`${id}$`))
    }
    expect(presses).toBeLessThanOrEqual(MAX_PRESSES_EACH * HOMES)

    const headers = await bearer('admin')
    for (const [id, key] of decided) {
      const { status } = await (await request.get(`/api/allProperty/${id}`, { headers })).json()
      expect(status).toBe(key === 'v' ? 'verified' : 'rejected')
    }
    await page.goBack()
    await expect(page).toHaveURL(filtered)
  })

  test('decides with a reason and without the keys, on an accessible page', { tag: '@all' }, async ({
    page,
    pendingHomes,
  }) => {
    const { ids } = await pendingHomes(1)
    await page.goto(`/propertyDetails/${ids[0]}`)
    await expect(page.getByText('Waiting for your decision.')).toBeVisible()
    const bar = page.getByRole('region', { name: 'Decision' })
    await expect(bar.getByText(/^\d+ of \d+$/)).toBeVisible()
    await expectAccess(page)
    await bar.getByLabel(/^Keys/).uncheck()
    await page.keyboard.press('v')
    await page.reload()
    await expect(bar.getByLabel(/^Keys/)).not.toBeChecked()
    await bar.getByLabel('Reason').fill('Very dark')
    await bar.getByRole('button', { name: 'Reject' }).click()
    await expect(successToast(page, 'Property Verified Successfully by Admin.')).toBeVisible()
    await expect(page.getByText('This home was rejected')).toBeVisible()
    await expect(bar.getByLabel('Reason')).toHaveValue('Very dark')
  })
})
