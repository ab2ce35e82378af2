import { expect } from '../support/fixtures.ts'
import { test } from '../support/pending-homes.ts'
import { changesOf, gaps, placesOf, pressTwice } from '../support/presses.ts'
import { failureToast, successToast } from '../support/toast.ts'

const VERIFIED = 'Property Verified Successfully by Admin.'
const decides = (call: string) => call.startsWith('PATCH /api/allProperty/')

test.describe('an admin', () => {
  test.use({ as: 'admin' })

  for (const name of ['Verify', 'Reject'])
    for (const { gap, tag } of gaps)
      test(`pressing ${name} twice under a filter, ${gap} ms apart, decides one home`, {
        tag: name === 'Verify' ? tag : '@all',
      }, async ({ page, pendingHomes }) => {
        const { ids, filtered } = await pendingHomes(2)
        await page.goto(filtered)
        await expect(page.getByText('2 homes', { exact: true })).toBeVisible()
        const sent = changesOf(page)
        const rows = await placesOf(page.getByRole('row'))
        const first = page.getByRole('row').nth(1)
        const deletion = await placesOf(page.getByRole('button', { name: 'Delete' }))
        if (name === 'Reject') await first.getByLabel('Reason').fill('The picture is too dark. '.repeat(9))
        await pressTwice(page, first.getByRole('button', { name }), gap)
        await expect(successToast(page, VERIFIED)).toBeVisible()
        await expect(first.getByText(name === 'Verify' ? 'verified' : 'rejected', { exact: true })).toBeVisible()
        await expect(page.getByText('1 home', { exact: true }), 'the list was fetched again').toBeVisible()
        expect(await placesOf(page.getByRole('row'))).toEqual(rows)
        expect(await placesOf(page.getByRole('button', { name: 'Delete' }))).toEqual(deletion)
        expect(sent.filter(decides)).toEqual([`PATCH /api/allProperty/${ids[0]}`])
        await expect(failureToast(page, /./)).toHaveCount(0)
        await page.reload()
        await expect(page.getByRole('row').nth(1)).toContainText('pending')
        await expect(page.getByRole('row')).toHaveCount(2) // the head, and the undecided home
      })

  test('sees another admin’s decision in the same place, without a press', async ({
    page,
    request,
    bearer,
    pendingHomes,
  }) => {
    const { ids, filtered } = await pendingHomes(2)
    await page.goto(filtered)
    await expect(page.getByText('2 homes', { exact: true })).toBeVisible()
    const rows = await placesOf(page.getByRole('row'))
    const headers = await bearer('admin')
    await request.patch(`/api/allProperty/${ids[0]}`, { data: { status: 'rejected', reason: 'Too dark.' }, headers })
    const first = page.getByRole('row').nth(1)
    await expect(first.getByText('rejected', { exact: true })).toBeVisible()
    await expect(first.getByLabel('Reason')).toHaveValue('Too dark.')
    await expect(first.getByRole('button')).toHaveText(['Delete'])
    expect(await placesOf(page.getByRole('row'))).toEqual(rows)
  })

  test('double-clicking Show more presses nothing in the new rows', { tag: '@all' }, async ({ page, pendingHomes }) => {
    const { filtered } = await pendingHomes(23)
    await page.goto(filtered)
    await expect(page.getByText('23 homes', { exact: true })).toBeVisible()
    const rows = await placesOf(page.getByRole('row'))
    const pressed = page.evaluate(whatIsPressedInRow, 21)
    await page.getByRole('button', { name: 'Show more' }).click()
    expect(await pressed).not.toContain('Verify')
    expect((await placesOf(page.getByRole('row'))).slice(0, 21)).toEqual(rows)
    await page.getByRole('row').nth(21).getByRole('button', { name: 'Verify' }).click({ trial: true }) // half a second later
  })
})

/** Returns the element under a press on Verify at the moment when this row appears, without the head. */
const whatIsPressedInRow = (place: number): Promise<string> =>
  new Promise((resolve) => {
    const look = () => {
      const verify = document.querySelectorAll('tbody tr')[place]?.querySelector('button')
      if (!verify) return
      verify.scrollIntoView({ behavior: 'instant', block: 'center' })
      const { left, top, width, height } = verify.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      resolve(met?.closest('button')?.textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
