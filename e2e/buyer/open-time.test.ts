import { readFile } from 'node:fs/promises'
import { expectAccess } from '../support/axe.ts'
import { expect, listHome, type Party, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const opened = ({ page }: Party) => page.getByRole('region', { name: 'Open to everybody' })

async function update(agent: Party, id: string, day: string, [from, to]: [string, string]): Promise<void> {
  await agent.page.goto(`/propertyDetails/${id}`)
  await agent.page.getByRole('button', { name: 'Open times' }).click()
  const form = agent.page.getByRole('group', { name: 'open time 1' })
  const add = agent.page.getByRole('button', { name: 'Add an open time' })
  await expect(add).toBeVisible()
  if (!(await form.isVisible())) await add.click()
  await form.getByLabel('Day of open time 1').fill(day)
  await form.getByLabel('From, open time 1').fill(from)
  await form.getByLabel('To, open time 1').fill(to)
  await agent.page.getByRole('button', { name: 'Save open times' }).click()
  await expect(successToast(agent.page, 'Open times saved.')).toBeVisible()
}

test('an open time is announced, added to a calendar, changed and cancelled, and who comes is notified', {
  tag: '@all',
}, async ({ party }) => {
  test.setTimeout(180_000)
  const [agent, admin, buyer] = [await party('agent'), await party('admin'), await party()]
  const title = `Heron Lodge ${Date.now()}`
  const id = await listHome(agent, admin, title)
  const day = inDays(20)

  await test.step('the agent announces it on the page of the home', () => update(agent, id, day, ['11:00', '11:45']))

  await test.step('the buyer sees it, says that they come, and adds it to the calendar', async () => {
    await buyer.page.goto(`/propertyDetails/${id}`)
    await expect(opened(buyer)).toContainText('11:00 – 11:45')
    await opened(buyer).getByRole('button', { name: 'I’ll come' }).click()
    await expect(successToast(buyer.page, 'The agent knows that you come.')).toBeVisible()
    await expect(opened(buyer).getByRole('button', { name: 'I’ll come' })).toHaveAttribute('aria-pressed', 'true')
    const download = buyer.page.waitForEvent('download')
    await opened(buyer).getByRole('button', { name: 'Add to calendar' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T`)
    expect(text).toContain('SEQUENCE:0')
    await expect(buyer.page.getByRole('region', { name: 'Notices' }).getByRole('status')).toHaveCount(0)
    await expectAccess(buyer.page)
  })

  await test.step('the agent sees who comes', async () => {
    await agent.page.goto('/dashboard/viewings')
    const row = agent.page.getByRole('region', { name: 'Open times' }).getByRole('article', { name: title })
    await expect(row).toContainText('One person comes:')
    await expectAccess(agent.page)
  })

  await test.step('its hours change: the open page of the buyer follows, and the bell says so', async () => {
    await update(agent, id, day, ['14:00', '14:30'])
    await expect(opened(buyer)).toContainText('14:00 – 14:30')
    await expect(opened(buyer).getByRole('button', { name: 'I’ll come' })).toHaveAttribute('aria-pressed', 'true')
    await buyer.page.getByRole('button', { name: 'Notifications' }).click()
    await expect(buyer.page.getByText(`An open time has changed: ${title}`)).toBeVisible()
  })

  await test.step('it is cancelled after a question, and leaves the page of the home', async () => {
    await agent.page.goto('/dashboard/viewings')
    const row = agent.page.getByRole('region', { name: 'Open times' }).getByRole('article', { name: title })
    await row.getByRole('button', { name: 'Cancel open time' }).click()
    await agent.page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(successToast(agent.page, 'The open time is cancelled.')).toBeVisible()
    await buyer.page.goto(`/propertyDetails/${id}`)
    await expect(buyer.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(opened(buyer)).toHaveCount(0)
  })
})
