import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, test } from '../support/market-app.ts'

test('a buyer reports a home, an admin rejects it, and the buyer is told', { tag: '@all' }, async ({ party }) => {
  test.setTimeout(180_000)
  const [admin, buyer, agent] = [await party('admin'), await party(), await party()]
  await become(agent, 'agent', admin)
  const title = newTitle('Copied Cottage')
  const propertyId = await listHome(agent, admin, title)

  await test.step('the buyer reports it', async () => {
    await buyer.page.goto(`/propertyDetails/${propertyId}`)
    await buyer.page.getByRole('button', { name: 'Report this home' }).click()
    const dialog = buyer.page.getByRole('dialog', { name: 'Report this home' })
    await dialog.getByLabel('Reason').selectOption('The pictures are of another home')
    await dialog.getByLabel('What did you notice?').fill('These are pictures of my house.')
    await expectAccess(buyer.page)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(buyer.page.getByText('Reported. You will be told what we decide.')).toBeVisible()
  })

  await test.step('the admin rejects it with a reason', async () => {
    await admin.page.goto('/dashboard/reports')
    const report = admin.page.getByRole('article', { name: title })
    await expect(report.getByText('These are pictures of my house.')).toBeVisible()
    await admin.page.setViewportSize({ width: 320, height: 800 })
    expect(await admin.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccess(admin.page)
    await report.getByLabel('Reason').fill('Please use your own pictures.')
    await report.getByRole('button', { name: 'Reject home' }).click()
    await expect(report.getByText('The home is rejected')).toBeVisible()
  })

  await test.step('the agent reads the reason, and nothing of the report', async () => {
    await agent.page.goto('/dashboard/addAgentProperty')
    const home = agent.page.getByRole('article', { name: title })
    await expect(home.getByText('Please use your own pictures.')).toBeVisible()
    await expect(agent.page.getByText('my house')).toHaveCount(0)
  })

  await test.step('the buyer is told', async () => {
    await buyer.page.goto('/')
    await buyer.page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(buyer.page.getByText(`Your report was decided: ${title}`)).toBeVisible()
  })
})
