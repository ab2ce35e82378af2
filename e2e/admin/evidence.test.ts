import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { drawnFrom } from '../../test/picture-match/pixels.ts'
import { drawnRoom, drawnView, rendered } from '../../test/picture-match/rendered-rooms.ts'
import { expectAccess } from '../support/axe.ts'
import { become } from '../support/home-states/stage.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, type Party, test } from '../support/market-app.ts'
import { successToast } from '../support/toast.ts'

/** A picture that no other listing has, and the same mirrored. */
async function pictures() {
  const draw = drawnFrom(Date.now() % 100_000)
  const picture = await rendered(drawnRoom(draw), drawnView(draw, 13))
  return { picture, mirrored: await sharp(picture).flop().jpeg().toBuffer() }
}

/** Sales of one street for about 400,000. */
async function importSales(dataDir: string): Promise<void> {
  const rows = Array.from({ length: 14 }, (_, at) =>
    [`e${at}`, 380_000 + at * 3_000, '2024-05-03', 'CB7 4AA', 'house', at + 20, 'SWAN STREET', 'ELY'].join(),
  )
  const file = join(dataDir, 'sales.csv')
  await writeFile(file, ['id,price,date,postcode,type,house,street,town', ...rows].join('\n'))
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'warn' }
  await promisify(execFile)('node', ['dist/server/import.js', '--sold', file], { env })
}

type NewHome = { title: string; location: string; price: string; picture: Buffer }

async function list({ page, call, email }: Party, { title, location, price, picture }: NewHome): Promise<string> {
  await page.goto('/addProperty')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Location').fill(location)
  await page.getByLabel('Price').fill(price)
  await page.getByLabel('Description').fill(`${title} has a garden that goes down to the river.`)
  await page.getByLabel('Type').selectOption('house')
  const file = { name: 'home.jpg', mimeType: 'image/jpeg', buffer: picture }
  await page.getByLabel('Property image').setInputFiles(file)
  await page.getByRole('button', { name: 'Add Property' }).click()
  await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
  const { answer } = await call('GET', `/allProperty?${new URLSearchParams({ email, q: title })}`)
  return String(answer[0]?._id)
}

test('an admin reads why a home may be invented, rejects it with one press, and buyers read what was checked', {
  tag: '@all',
}, async ({ party, shop }) => {
  test.setTimeout(240_000)
  const [admin, buyer, honest, other] = [await party('admin'), await party(), await party(), await party()]
  await importSales(shop.dataDir)
  for (const agent of [honest, other]) await become(agent, 'agent', admin)
  const [title, copy] = [newTitle('Lake House'), newTitle('Bargain House')]
  const { picture, mirrored } = await pictures()
  const id = await list(honest, {
    title,
    location: '7 Swan Street, Ely CB7 4AA',
    price: '$395,000',
    picture,
  })
  await admin.call('PATCH', `/allProperty/${id}`, { status: 'verified' })

  await test.step('three reasons are on the page of a home with a mirrored picture and a low price', async () => {
    const copyId = await list(other, {
      title: copy,
      location: '9 Swan Street, Ely CB7 4AA',
      price: '$90,000',
      picture: mirrored,
    })
    await admin.page.goto(`/propertyDetails/${copyId}`)
    const decision = admin.page.getByRole('region', { name: 'Decision' })
    await expect(decision.getByText('Look at 3 things')).toBeVisible({ timeout: 30_000 })
    await expect(decision.getByText(`Picture 1 is picture 1 of ${title} by another agent, mirrored`)).toBeVisible()
    await expect(decision.getByText(/^The price is 77 % below the median of 14 sales nearby/)).toBeVisible()
    await expect(decision.getByText(/was less than an hour old when it added this home/)).toBeVisible()
    await expectAccess(admin.page)
  })

  await test.step('the admin rejects it with one press', async () => {
    await admin.page.keyboard.press('r')
    await expect(successToast(admin.page, 'Property Verified Successfully by Admin.')).toBeVisible()
    await expect(admin.page.getByText('This home was rejected')).toBeVisible()
  })

  await test.step('a buyer reads what was checked of the honest one, and what sold nearby', async () => {
    await buyer.page.goto(`/propertyDetails/${id}`)
    const checked = buyer.page.getByRole('region', { name: 'What was checked' })
    await expect(checked.getByText('Price not far below what was paid nearby')).toBeVisible({ timeout: 30_000 })
    await expect(checked.getByText('Address found')).toBeVisible()
    await expect(buyer.page.getByRole('region', { name: 'Sold nearby' })).toBeVisible()
    await expect(buyer.page.getByText('Not a problem')).toHaveCount(0)
    await expectAccess(buyer.page)
  })

  await test.step('the buyer reports it, the admin sees no problem, and the buyer is told', async () => {
    await buyer.page.getByRole('button', { name: 'Report this home' }).click()
    const dialog = buyer.page.getByRole('dialog', { name: 'Report this home' })
    await dialog.getByLabel('Reason').selectOption('Something else')
    await dialog.getByLabel('What did you notice?').fill('Is it really at the river?')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(buyer.page.getByText('Reported. You will be told what we decide.')).toBeVisible()
    await admin.page.goto('/dashboard/reports')
    const report = admin.page.getByRole('article', { name: title })
    await report.getByRole('button', { name: 'No problem' }).click()
    await expect(report.getByText('No problem', { exact: true }).first()).toBeVisible()
    await buyer.page.goto('/')
    await buyer.page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(buyer.page.getByText(`Your report was decided: ${title}`)).toBeVisible()
  })
})
