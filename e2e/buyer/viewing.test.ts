import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, listHome, type Party, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

const dialogIn = ({ page }: Party): Locator => page.getByRole('dialog', { name: 'Ask for a viewing' })
const timesIn = (party: Party) => dialogIn(party).getByRole('group', { name: 'Time' }).locator('label')
const viewingIn = ({ page }: Party, title: string) => page.getByRole('article', { name: title })

async function openTimes(buyer: Party, id: string): Promise<void> {
  await buyer.page.goto(`/propertyDetails/${id}`)
  await buyer.page.getByRole('button', { name: 'Ask for a viewing' }).click()
  await expect(timesIn(buyer).first()).toBeVisible()
}

test('of two buyers who request the same viewing one gets it, and the agent accepts and cancels it', async ({
  party,
}) => {
  test.setTimeout(180_000)
  const [agent, admin] = [await party('agent'), await party('admin')]
  const [buyer, late] = [await party(), await party(undefined, /409/)]
  const title = `Plover Cottage ${Date.now()}`
  const id = await listHome(agent, admin, title)

  await test.step('on a phone a time and the button are in view, six tab stops from the start to sending', async () => {
    await buyer.page.setViewportSize({ width: 390, height: 844 })
    await openTimes(buyer, id)
    await expect(timesIn(buyer).first()).toBeInViewport({ ratio: 1 })
    const send = dialogIn(buyer).getByRole('button', { name: 'Send request' })
    await expect(send).toBeInViewport({ ratio: 1 })
    let stops = 0
    while (!(await send.evaluate((button) => button === document.activeElement))) {
      await buyer.page.keyboard.press('Tab')
      stops++
      expect(stops).toBeLessThanOrEqual(6)
    }
    await buyer.page.setViewportSize({ width: 320, height: 844 })
    expect(await dialogIn(buyer).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    await buyer.page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('both choose the same time; the second reads that it is gone, and takes another', async () => {
    await openTimes(buyer, id)
    await openTimes(late, id)
    await dialogIn(buyer).getByRole('button', { name: 'Send request' }).click()
    await expect(dialogIn(buyer).getByText('Please choose a time')).toBeVisible()
    await timesIn(buyer).first().click()
    await dialogIn(buyer).getByRole('button', { name: 'Add a note' }).click()
    await dialogIn(buyer).getByLabel('Note to the agent').fill('May we bring our dog?')
    await timesIn(late).first().click()
    await dialogIn(buyer)
      .getByRole('button', { name: /^Ask for \w{3} \d+/ })
      .click()
    await expect(successToast(buyer.page, 'Your request is sent.')).toBeVisible()
    await dialogIn(late)
      .getByRole('button', { name: /^Ask for \w{3} \d+/ })
      .click()
    await expect(dialogIn(late).getByText(/This time is not free any more. The next free times: /)).toBeVisible()
    await timesIn(late).first().click()
    await dialogIn(late)
      .getByRole('button', { name: /^Ask for \w{3} \d+/ })
      .click()
    await expect(successToast(late.page, 'Your request is sent.')).toBeVisible()
  })

  await test.step('the agent comes from the profile, accepts one, and declines the other after a question', async () => {
    await agent.page.goto('/dashboard/agentProfile')
    await agent.page.getByRole('link', { name: 'Viewings', exact: true }).click()
    const waiting = agent.page.getByRole('region', { name: 'Waiting for your answer' })
    const request = waiting.getByRole('article', { name: title })
    await expect(request).toHaveCount(2)
    const first = request.filter({ hasText: 'May we bring our dog?' })
    await expect(first).toContainText(buyer.email)
    await first.getByRole('button', { name: 'Accept' }).click()
    await expect(successToast(agent.page, 'The viewing is agreed on.')).toBeVisible()
    const second = agent.page.getByRole('article', { name: title }).filter({ hasText: late.email })
    await second.getByRole('button', { name: 'Decline' }).click()
    await agent.page.getByRole('button', { name: 'Yes, decline it' }).click()
    await expect(second.getByText('declined', { exact: true })).toBeVisible()
  })

  await test.step('the buyer sees it, and takes it into the calendar', async () => {
    await buyer.page.goto('/dashboard/userProfile')
    await buyer.page.getByRole('link', { name: 'Viewings', exact: true }).click()
    const viewing = viewingIn(buyer, title)
    await expect(viewing.getByText('accepted', { exact: true })).toBeVisible()
    const started = buyer.page.waitForEvent('download')
    await viewing.getByRole('button', { name: 'Add to calendar' }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe('viewing.ics')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Viewing: Plover Cottage [\s\S]*END:VCALENDAR\r\n$/)
  })

  await test.step('the agent cancels it, and the buyer sees that without a reload', async () => {
    await agent.page.reload()
    await viewingIn(agent, title).first().getByRole('button', { name: 'Cancel viewing' }).click()
    await agent.page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(successToast(agent.page, 'The viewing is cancelled.')).toBeVisible()
    await expect(viewingIn(buyer, title).getByText('Cancelled by the agent.')).toBeVisible()
  })
})

test('an agent sets viewing hours by keyboard, with errors at their fields', { tag: '@all' }, async ({ party }) => {
  const { page } = await party('agent2')
  await page.goto('/dashboard/viewings')
  const sunday = page.getByRole('group', { name: 'Sunday' })
  await sunday.getByRole('button', { name: 'Add hours on Sunday' }).focus()
  await page.keyboard.press('Enter')
  await sunday.getByLabel('To, Sunday').fill('08:00')
  await page.getByRole('button', { name: 'Save hours' }).press('Enter')
  await expect(sunday.getByText('The end must be after the beginning')).toBeVisible()
  await expect(sunday.getByLabel('To, Sunday')).toBeFocused()
  await sunday.getByLabel('To, Sunday').fill('12:00')
  await page.keyboard.press('Enter')
  await expect(successToast(page, 'Your hours are saved.')).toBeVisible()
  await page.reload()
  await expect(sunday.getByLabel('To, Sunday')).toHaveValue('12:00')
  await sunday.getByRole('button', { name: 'Remove Sunday' }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(successToast(page, 'Your hours are saved.')).toBeVisible()
})
