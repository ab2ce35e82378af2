import sharp from 'sharp'
import { drawnFrom } from '../../test/picture-match/pixels.ts'
import { drawnRoom, drawnView, rendered } from '../../test/picture-match/rendered-rooms.ts'
import { test } from '../support/agency-app.ts'
import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { expect, type Party } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

const EACH = 10

test('an admin reads twenty copies of a picture by two agents with its original as one group, and rejects them alone with one press and one reason', {
  tag: '@all',
}, async ({ agency, party }) => {
  test.setTimeout(300_000)
  const admin = await party('admin')
  const agents = [await party(), await party()]
  const draw = drawnFrom(7)
  const picture = await rendered(drawnRoom(draw), drawnView(draw, 13))
  const mark = `Lot ${Date.now() % 100_000}`

  const owner = await party()
  await test.step('an agent brings a home with a picture of their own, which waits', async () => {
    await become(owner, 'agent', admin)
    agency.files.set('/original.jpg', { body: await sharp(picture).jpeg().toBuffer() })
    const line = `orig,${mark} original,"Ely, Cambridgeshire",250000,${agency.origin}/original.jpg,The original.`
    await bringHomes(owner, 'original', [line])
  })

  await test.step('the feeds of two agents bring ten homes each with one picture, saved differently each time', async () => {
    for (const [n, agent] of agents.entries()) {
      await become(agent, 'agent', admin)
      await bringFeed(agent, n)
    }
  })

  async function bringFeed(agent: Party, n: number): Promise<void> {
    const lines: string[] = []
    for (let at = 0; at < EACH; at++) {
      const quality = 60 + 3 * at
      const copy = await sharp(picture)
        .resize(900 - 10 * (EACH * n + at))
        .jpeg({ quality })
        .toBuffer()
      agency.files.set(`/group-${n}-${at}.jpg`, { body: copy })
      lines.push(
        `${n}${at},${mark} no ${n}${at},"Ely, Cambridgeshire",${200_000 + 1_000 * at},${agency.origin}/group-${n}-${at}.jpg,A home.`,
      )
    }
    await bringHomes(agent, String(n), lines)
  }

  async function bringHomes({ page }: Party, name: string, lines: string[]): Promise<void> {
    const body = ['id,title,location,price,propertyImage,description', ...lines].join('\n')
    agency.files.set(`/group-${name}.csv`, { body })
    await page.goto('/dashboard/feeds')
    await page.getByRole('button', { name: 'Add a feed' }).click()
    await page.getByLabel('Name', { exact: false }).first().fill(`Stock ${name}`)
    await page.getByLabel('Address').fill(`${agency.origin}/group-${name}.csv`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const feed = page.getByRole('article', { name: `Stock ${name}` })
    await feed.getByRole('button', { name: 'Run now' }).click()
    const count = lines.length
    await expect(feed.getByText(`${count} new, ${count} new picture`)).toBeVisible({ timeout: 60_000 })
  }

  const { page } = admin
  const dialog = page.getByRole('dialog', { name: 'Listings with this picture' })
  await test.step('the admin reads one group of twenty and the original, which is not ticked', async () => {
    const row = page.getByRole('row').filter({ hasText: `${mark} no 00` })
    await expect(async () => {
      await page.goto(`/dashboard/manageProperties?status=pending&q=${encodeURIComponent(`${mark} no 00`)}`)
      await expect(row.getByText(/^Look at 2 things: Picture 1 is shown in 21 listings by 3 agents/)).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: 120_000 })
    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Look at all' }).click()
    await expect(dialog.getByText('21 listings by 3 agents; waiting for a decision: 21.')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(21)
    const first = dialog.getByRole('listitem').filter({ hasText: 'First listed' })
    await expect(first.getByRole('checkbox', { name: `${mark} original` })).not.toBeChecked()
    await expectAccess(page)
  })

  await test.step('and rejects them with one press', async () => {
    await dialog.getByLabel('Reason').fill('These homes all show one picture.')
    await dialog.getByRole('button', { name: 'Reject 20 homes' }).click()
    await expect(successToast(page, '20 homes were rejected.')).toBeVisible()
  })

  await test.step('each agent reads the reason on each of their homes, and one message', async () => {
    for (const agent of agents) {
      const { answer } = await agent.call('GET', `/allProperty?email=${agent.email}&status=rejected&limit=100`)
      expect(
        answer.filter(({ rejectionReason }) => rejectionReason === 'These homes all show one picture.'),
      ).toHaveLength(EACH)
      await agent.page.goto('/dashboard/addAgentProperty')
      await expect(agent.page.getByText('These homes all show one picture.').first()).toBeVisible()
      await agent.page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(agent.page.getByText('10 of your homes were rejected')).toHaveCount(1)
    }
  })

  await test.step('the original still waits', async () => {
    const { answer } = await owner.call('GET', `/allProperty?email=${owner.email}&status=pending&limit=100`)
    expect(answer.map(({ title }) => title)).toEqual([`${mark} original`])
  })
})
