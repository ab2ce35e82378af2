import type { Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, test } from '../support/market-app.ts'

/** Simulates the return to a tab. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))
const link = (page: Page) => page.getByRole('link', { name: 'Messages', exact: true }).first()
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const log = (page: Page) => page.getByRole('region', { name: /^Messages with/ })

test('a buyer and an agent exchange messages, and a block and a report take effect', async ({ party }) => {
  test.setTimeout(180_000)
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const title = newTitle('Curlew Cottage')
  const propertyId = await listHome(agent, admin, title)
  await agent.page.goto('/')

  await buyer.page.goto(`/propertyDetails/${propertyId}`)
  const aside = buyer.page.getByRole('complementary', { name: 'Price and agent' })
  await expect(aside).not.toContainText('@')
  await aside.getByRole('button', { name: `Ask ${agent.name}` }).click()
  await field(buyer.page).fill('Is it damp?\n<b>Really?</b>')
  await field(buyer.page).press('Control+Enter')
  await expect(buyer.page.getByText('Your message is sent.')).toBeVisible()
  await expect(buyer.page).toHaveURL(`/propertyDetails/${propertyId}`)
  await buyer.page.getByRole('link', { name: 'See the conversation' }).click()
  await expect(buyer.page).toHaveURL(/\/dashboard\/messages\/[\w-]+$/)
  await expect(log(buyer.page).getByText('<b>Really?</b>')).toBeVisible()

  await comeBack(agent.page)
  await expect(link(agent.page)).toHaveAccessibleDescription('1 unread')
  await link(agent.page).click()
  await agent.page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(title) })
    .click()
  await expect(log(agent.page).getByText('Is it damp?')).toBeVisible()
  await expect(link(agent.page)).toHaveAccessibleDescription('')
  for (const width of [320, 834, 1440]) {
    await agent.page.setViewportSize({ width, height: 800 })
    expect(await agent.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (width !== 834) await expectAccess(agent.page)
  }
  await test.step('on a phone a long conversation opens at its newest message, with the field in view', async () => {
    await agent.page.setViewportSize({ width: 390, height: 844 })
    for (let n = 1; n <= 12; n++) {
      await field(agent.page).fill(`Line ${n}\n\nof many`)
      await field(agent.page).press('Control+Enter')
      await expect(field(agent.page)).toHaveValue('')
    }
    await agent.page.reload()
    await expect(log(agent.page).getByText('Line 12')).toBeInViewport()
    await expect(field(agent.page)).toBeInViewport({ ratio: 1 })
    expect(await agent.page.evaluate(() => window.scrollY)).toBe(0)
    await agent.page.setViewportSize({ width: 1440, height: 800 })
  })
  await field(agent.page).fill('Bone dry.')
  await agent.page.getByRole('button', { name: 'Send' }).click()
  await expect(log(agent.page).getByText('Bone dry.')).toBeVisible()
  await comeBack(buyer.page)
  await expect(log(buyer.page).getByText('Bone dry.')).toBeVisible()

  await field(buyer.page).fill('Can I come and see it?')
  await agent.page.getByRole('button', { name: 'More', exact: true }).click()
  await agent.page.getByRole('button', { name: 'Block' }).click()
  await expect(agent.page.getByText(`You have blocked ${buyer.name}`)).toBeVisible()
  await comeBack(buyer.page)
  await expect(buyer.page.getByText(`${agent.name} doesn’t take messages from you.`)).toBeVisible()
  await expect(buyer.page.getByText('Not sent: Can I come and see it?')).toBeVisible()

  await buyer.page.getByRole('button', { name: 'More', exact: true }).click()
  await buyer.page.getByRole('button', { name: 'Report' }).click()
  await buyer.page.getByLabel('Reason').fill('They asked for cash')
  await buyer.page.getByRole('button', { name: 'Send report' }).click()
  await expect(buyer.page.getByText('Reported. An admin will read this conversation.')).toBeVisible()
  await admin.page.goto('/dashboard/reports')
  const report = admin.page.getByRole('article', { name: title })
  await report.getByRole('button', { name: 'Read the conversation' }).click()
  await expect(report.getByText('Bone dry.')).toBeVisible()
  await expectAccess(admin.page)
  await report.getByRole('button', { name: 'Dismiss' }).click()
  await expect(report.getByText('Dismissed')).toBeVisible()
})
