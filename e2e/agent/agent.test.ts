import sharp from 'sharp'
import { phonePhoto } from '../../test/pictures/pictures.ts'
import { expect, test } from '../support/fixtures.ts'
import { addHome, deleteHome, manage, newTitle, pageOf, rooms, rowOf, verifyHome } from '../support/listing-steps.ts'
import { successToast } from '../support/toast.ts'

const MAX_CARD_BYTES = 40 * 1024

test.describe('an agent', () => {
  test.use({ as: 'agent' })
  test.describe.configure({ timeout: 90_000 })

  test('lists a home with a phone’s photograph; verified, it is the first that a visitor sees', async ({
    page,
    browser,
    stateOf,
    request,
  }) => {
    const title = newTitle('Heron House')
    const photo = await phonePhoto()
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('secret owner')
    await addHome(page, title, photo)
    const publicly = async () =>
      (await request.get(`/api/allProperty/status?${new URLSearchParams({ q: title })}`)).json()
    expect(await publicly()).toEqual([])

    const admin = await pageOf(browser, await stateOf('admin'))
    await verifyHome(admin, title)
    await expect(rowOf(admin, title).getByRole('button', { name: 'Verify' })).toHaveCount(0)
    await expect(rowOf(admin, title).getByRole('button', { name: 'Reject' })).toHaveCount(0)

    const visitor = await pageOf(browser, { cookies: [], origins: [] }, { width: 400, height: 800 })
    await visitor.goto('/')
    const card = visitor.getByRole('region', { name: 'Properties For You.' }).getByRole('article').first()
    await expect(card.getByRole('heading')).toHaveText(title)
    await card.scrollIntoViewIfNeeded()
    const picture = card.locator('img[srcset]')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(address).toMatch(/-400\.avif$/)
    const sent = await request.get(address)
    expect((await sent.body()).byteLength).toBeLessThanOrEqual(MAX_CARD_BYTES)
    await visitor.context().close()

    const [home] = await publicly()
    for (const file of ['.webp', '-400.webp', '-800.webp', '-400.avif', '-800.avif']) {
      const stored = await request.get(home.propertyImage.replace('.webp', file))
      const { exif, xmp, iptc, orientation } = await sharp(await stored.body()).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({})
    }
    await page.reload()
    await deleteHome(page, title)
    await admin.context().close()
  })

  test('reads why a home was rejected, and cannot update it any more', { tag: '@all' }, async ({
    page,
    browser,
    stateOf,
  }) => {
    const title = newTitle('Gloomy House')
    await addHome(page, title)
    await expect(rowOf(page, title).getByRole('link', { name: 'Update' })).toBeVisible()
    const update = await rowOf(page, title).getByRole('link', { name: 'Update' }).getAttribute('href')
    const admin = await pageOf(browser, await stateOf('admin'))
    await manage(admin, title)
    await rowOf(admin, title).getByLabel('Reason').fill('The picture is too dark.')
    await rowOf(admin, title).getByRole('button', { name: 'Reject' }).click()
    await expect(successToast(admin, 'Property Verified Successfully by Admin.')).toBeVisible()
    await page.reload()
    const row = rowOf(page, title)
    await expect(row.getByText('rejected', { exact: true })).toBeVisible()
    await expect(row.getByText('The picture is too dark.')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Update' })).toHaveCount(0)
    await page.goto(update ?? '')
    await expect(page.getByText('so it can’t be updated. The reason: The picture is too dark.')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveCount(0)
    await page.goBack()
    await deleteHome(page, title)
    await admin.context().close()
  })

  test('changes a verified home, and the admin sees the changes', { tag: '@all' }, async ({
    page,
    browser,
    stateOf,
  }) => {
    const title = newTitle('Changing House')
    await addHome(page, title)
    const admin = await pageOf(browser, await stateOf('admin'))
    await verifyHome(admin, title)
    await rowOf(page, title).getByRole('link', { name: 'Update' }).click()
    await expect(page.getByLabel('Agent name')).toHaveValue('Oliver Hartley')
    await expect(page.getByLabel('Agent email')).toHaveValue('agent@keyhaven.demo')
    await page.getByLabel('Price').fill('$395,000')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Property image is required')).toBeVisible()
    const buffer = await sharp(await phonePhoto())
      .resize(1200)
      .png()
      .toBuffer()
    await page.getByLabel('Property image').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(successToast(page, 'Property updated.')).toBeVisible()
    await expect(rowOf(page, title).getByText('$395,000')).toBeVisible()
    await manage(admin, title)
    await rowOf(admin, title).getByText('What changed').click()
    await expect(rowOf(admin, title).getByRole('deletion')).toHaveText('$410,000 - $430,000')
    await expect(rowOf(admin, title).getByRole('insertion')).toHaveText('$395,000')
    await expect(rowOf(admin, title).getByRole('img', { name: 'Before' })).toBeVisible()
    await deleteHome(page, title)
    await admin.context().close()
  })

  test('finds a draft after closing the page, and confirms before losing a chosen picture', async ({
    page,
    context,
  }) => {
    await page.goto('/addProperty')
    await page.getByLabel('Title').fill('Half a house')
    await page.close()
    const later = await context.newPage()
    await later.goto('/addProperty')
    await expect(later.getByLabel('Title')).toHaveValue('Half a house')
    await later.getByLabel('Property image').setInputFiles(await rooms(0))
    await later.getByRole('link', { name: 'All Properties' }).first().click()
    const question = later.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(later).toHaveURL('/addProperty')
    const opening = later.waitForEvent('dialog')
    await later.reload({ waitUntil: 'commit', timeout: 1 }).catch(() => {}) // it waits for the answer to the dialog
    const dialog = await opening
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await expect(later.getByRole('button', { name: 'Discard draft' })).toBeVisible()
    await later.getByRole('button', { name: 'Discard draft' }).click()
    await expect(later.getByLabel('Title')).toHaveValue('')
  })

  test('lists a rejected home again, with all its fields and its picture', { tag: '@all' }, async ({
    page,
    browser,
    stateOf,
  }) => {
    const title = newTitle('Second Chance')
    await addHome(page, title)
    const admin = await pageOf(browser, await stateOf('admin'))
    await manage(admin, title)
    await rowOf(admin, title).getByRole('button', { name: 'Reject' }).click()
    await expect(successToast(admin, 'Property Verified Successfully by Admin.')).toBeVisible()
    await admin.context().close()
    await page.goto(`/dashboard/addAgentProperty?${new URLSearchParams({ q: title, status: 'rejected' })}`)
    const picture = await rowOf(page, title).locator('img').first().getAttribute('src')
    await rowOf(page, title).getByRole('link', { name: 'List it again' }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByLabel('Description')).toHaveValue('Herons fish at the end of the garden.')
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(successToast(page, 'Property added.')).toBeVisible()
    await page.goto(`/dashboard/addAgentProperty?${new URLSearchParams({ q: title })}`)
    await expect(page.getByText('2 homes', { exact: true })).toBeVisible()
    const pictures = page.getByRole('article').locator('img').first()
    await expect(pictures).toHaveAttribute('src', picture ?? '')
    for (const status of ['rejected', 'pending']) {
      await page.goto(`/dashboard/addAgentProperty?${new URLSearchParams({ q: title, status })}`)
      await deleteHome(page, title)
    }
  })

  test('shows an error for a file that isn’t a picture, and lists no home', { tag: '@all' }, async ({
    page,
    expectErrors,
    request,
  }) => {
    expectErrors(/api\/images|Failed to load resource/, /blob:/) // the last: a recorded browser looks into the preview
    const title = newTitle('Broken House')
    await page.goto('/addProperty')
    for (const [label, text] of [
      ['Title', title],
      ['Location', 'Nowhere'],
      ['Price', '1'],
      ['Description', 'None.'],
    ] as const)
      await page.getByLabel(label).fill(text)
    const file = { name: 'home.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }
    await page.getByLabel('Property image').setInputFiles(file)
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(page.getByLabel('Property image')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Title')).toHaveValue(title)
    const token = await page.evaluate(() => localStorage.getItem('access-token'))
    const own = `/api/allProperty?${new URLSearchParams({ email: 'agent@keyhaven.demo', q: title })}`
    expect(await (await request.get(own, { headers: { authorization: `Bearer ${token}` } })).json()).toEqual([])
  })
})
