import { readFile } from 'node:fs/promises'
import { jpeg } from '../../test/pictures/pictures.ts'
import { expect, type Party, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

const DOOR = 'Flat 37, Quillon House, 41 Zephyr Walk, Bath, BA1 5QX, United Kingdom'
const HIDDEN = /zephyr|quillon|5QX|Flat 37/i
const SHOWN = 'Apartment in Bath'

/** Fails where the page names a hidden part: in its text, its HTML with the data for search engines, or its address. */
async function expectNoDoor({ page }: Party): Promise<void> {
  await expect(page.getByText(SHOWN).filter({ visible: true }).first()).toBeVisible()
  expect(HIDDEN.exec(await page.content())?.[0]).toBeUndefined()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of [page.url(), await page.title(), ...data]) expect(text).not.toMatch(HIDDEN)
}

async function listIt({ page }: Party): Promise<void> {
  await page.goto('/addProperty')
  await page.getByLabel('Title').fill('41 Zephyr Walk')
  await page.getByLabel('Location').fill(DOOR)
  await expect(page.getByText(/^Flat 37 · .*41 Zephyr Walk · Bath · BA1 5QX · United Kingdom$/)).toBeVisible()
  await page.getByLabel('Address shown').selectOption('Town alone')
  await expect(page.getByText('Until then: Bath, BA1, United Kingdom')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('$240,000 - $260,000')
  await page.getByLabel('Description').fill('Quillon House stands in Zephyr Walk. Three light rooms.')
  await page.getByLabel('Type').selectOption('Apartment')
  const buffer = await jpeg(800, 600)
  await page.getByLabel('Property image').setInputFiles({ name: '41-zephyr-walk.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Add Property' }).click()
  await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
}

test('a home with its town alone is found by it, and its door is for the buyer whose viewing is agreed on', {
  tag: '@all',
}, async ({ party, shop }) => {
  test.setTimeout(180_000)
  const [agent, admin] = [await party('agent'), await party('admin')]
  const [buyer, other] = [await party('buyer'), await party()]

  await test.step('the agent lists it, and reads it as it was written', async () => {
    await listIt(agent)
    await expect(
      agent.page
        .getByRole('article', { name: '41 Zephyr Walk' })
        .or(agent.page.getByRole('row', { name: /41 Zephyr Walk/ }))
        .first(),
    ).toBeVisible()
    const { answer } = await admin.call('GET', '/allProperty?status=pending')
    const listed = answer.find(({ whole }: { whole?: { title: string } }) => whole?.title === '41 Zephyr Walk')
    if (!listed) throw new Error('an admin reads the whole of a listing that waits')
    await admin.call('PATCH', `/allProperty/${listed._id}`, { status: 'verified' })
  })

  await test.step('a buyer finds it by its town, in the list and on the map', async () => {
    await buyer.page.goto('/allProperty?q=zephyr')
    await expect(buyer.page.getByText('No home matches this search.')).toBeVisible()
    await buyer.page.goto('/allProperty?q=Bath')
    await expectNoDoor(buyer)
    await buyer.page.goto('/allProperty?q=Bath&view=map')
    await expectNoDoor(buyer)
    await buyer.page.getByRole('link', { name: SHOWN }).filter({ visible: true }).first().click()
    await expect(buyer.page.getByRole('heading', { level: 1, name: SHOWN })).toBeVisible()
  })

  await test.step('its page says the town, and that the rest is for those who view it', async () => {
    await buyer.page.reload()
    await expectNoDoor(buyer)
    await expect(buyer.page.getByText('Bath, BA1, United Kingdom').first()).toBeVisible()
  })

  await test.step('the buyer asks for a viewing, and still reads no door', async () => {
    await buyer.page.getByRole('button', { name: 'Ask for a viewing' }).click()
    const dialog = buyer.page.getByRole('dialog', { name: 'Ask for a viewing' })
    await dialog.getByRole('group', { name: 'Time' }).locator('label').first().click()
    await dialog.getByRole('button', { name: /^Ask for \w{3} \d+/ }).click()
    await expect(successToast(buyer.page, 'Your request is sent.')).toBeVisible()
    await buyer.page.goto('/dashboard/viewings')
    await expectNoDoor(buyer)
  })

  await test.step('the agent accepts: page, mail and calendar of the buyer have the door', async () => {
    await agent.page.goto('/dashboard/viewings')
    const request = agent.page.getByRole('article').filter({ hasText: buyer.email })
    await request.getByRole('button', { name: 'Accept' }).click()
    await expect(successToast(agent.page, 'The viewing is agreed on.')).toBeVisible()
    const viewing = buyer.page.getByRole('article', { name: '41 Zephyr Walk' })
    await expect(viewing).toContainText(DOOR) // without a reload
    const started = buyer.page.waitForEvent('download')
    await viewing.getByRole('button', { name: 'Add to calendar' }).click()
    const calendar = await readFile(await (await started).path(), 'utf8')
    expect(calendar.replaceAll(/\r\n /g, '')).toContain('LOCATION:Flat 37\\, Quillon House\\, 41 Zephyr Walk')
    const mailed = async () =>
      (await shop.mails()).filter(
        (mail) => mail.includes(`To: ${buyer.email}`) && /41 Zephyr Walk\s+Bath\s+BA1 5QX/.test(mail),
      )
    await expect.poll(mailed).toHaveLength(1)
    await viewing.getByRole('link', { name: '41 Zephyr Walk' }).click()
    await expect(buyer.page.getByRole('heading', { level: 1, name: '41 Zephyr Walk' })).toBeVisible()
    await expect(buyer.page.getByText(DOOR).first()).toBeVisible()
  })

  await test.step('a buyer without a viewing still reads none of it', async () => {
    await other.page.goto(new URL(buyer.page.url()).pathname)
    await expect(other.page.getByRole('heading', { level: 1, name: SHOWN })).toBeVisible()
    await expectNoDoor(other)
    for (const mail of await shop.mails()) if (mail.includes(`To: ${other.email}`)) expect(mail).not.toMatch(HIDDEN)
  })
})
