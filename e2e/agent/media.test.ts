import { pdf } from '../../test/pictures/pdf.ts'
import { expectAccess } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { deleteHome, newTitle, rooms, verifyHome, writeHome } from '../support/listing-steps.ts'
import { successToast } from '../support/toast.ts'

const documentFile = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

test.describe('an agent', () => {
  test.use({ as: 'agent' })
  test.describe.configure({ timeout: 120_000 })

  test('adds a plan, a tour and a document, which a buyer finds on tabs of their own', { tag: '@all' }, async ({
    page,
    pageOf,
    expectErrors,
  }) => {
    expectErrors(/api\/documents|422/) // the PDF with a script
    const title = newTitle('Kite House')
    await page.goto('/addProperty')
    await writeHome(page, title)
    await page.getByLabel('Price').fill('$410,000')
    await page.getByLabel('Property image').setInputFiles(await rooms(0))
    await page.getByLabel('Add pictures').setInputFiles(await rooms(1))
    await page.getByLabel('Kind of picture 1').selectOption('Floor plan')
    await page.getByRole('button', { name: 'Add a tour' }).click()
    await page.getByLabel('Address of tour 1').fill('https://my.matterport.com/show/?m=abc')
    await page.getByLabel('Title of tour 1').fill('Walk through')

    const scripted = await pdf((document) => document.addJavaScript('greet', 'app.alert("hello")'))
    await page.getByLabel('Add a document').setInputFiles(documentFile('scripted.pdf', scripted))
    await expect(page.getByText('This PDF has a script in it, which would run when buyers open it.')).toBeVisible()
    await page.getByLabel('Add a document').setInputFiles(documentFile('brochure.pdf', await pdf()))
    await page.getByLabel('Title of document 1').fill('Brochure')
    await expect(page.getByText('This PDF has a script in it')).toHaveCount(0)
    await expectAccess(page)
    await page.getByRole('button', { name: 'Add Property' }).click()
    await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
    await verifyHome(await pageOf('admin'), title)

    const buyer = await pageOf('buyer')
    await buyer.goto(`/allProperty?${new URLSearchParams({ q: title })}`)
    await expect(buyer.getByRole('article', { name: title }).getByText('Floor plan')).toBeVisible()
    await buyer.getByRole('link', { name: `Details of ${title}` }).click()
    await buyer.getByRole('tab', { name: 'Photos' }).press('ArrowRight')
    await expect(buyer.getByRole('tab', { name: 'Floor plan' })).toBeFocused()
    await expect(buyer.getByRole('tabpanel').getByRole('img')).toBeVisible()
    await buyer.getByRole('tab', { name: 'Tour' }).click()
    await expect(buyer.getByText('Walk through')).toBeVisible()
    await expect(buyer.locator('iframe')).toHaveCount(0)
    await expectAccess(buyer)
    await buyer.getByRole('tab', { name: 'Documents' }).click()
    const brochure = buyer.getByRole('link', { name: 'Brochure' })
    const sent = await buyer.request.get((await brochure.getAttribute('href')) ?? '')
    expect(sent.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    await expectAccess(buyer)
    const opened = buyer.context().waitForEvent('page')
    await brochure.click()
    const tab = await opened
    if (await buyer.evaluate(() => navigator.pdfViewerEnabled))
      await expect
        .poll(() => tab.frames().map((frame) => frame.url()))
        .toContainEqual(expect.stringMatching(/^chrome-extension:/))

    await page.reload()
    await deleteHome(page, title)
  })
})
