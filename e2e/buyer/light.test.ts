import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'

test.use({ as: 'buyer', viewport: { width: 1440, height: 900 } })

/** One pixel each. */
const black = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAUwAOw=='
const white = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///////ywAAAAAAQABAAACAUwAOw=='
const worst = [
  { scheme: 'light', placeholder: black, canvas: [250, 247, 242] },
  { scheme: 'dark', placeholder: white, canvas: [18, 20, 15] },
] as const

for (const { scheme, placeholder, canvas } of worst)
  test(`the glow of a picture ends before the text, ${scheme}`, { tag: '@all' }, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const [home] = await (await request.get('/api/allProperty/status?limit=1&q=rosehip')).json()
    await page.route(`**/api/allProperty/${home._id}`, (route) => route.fulfill({ json: { ...home, placeholder } }))
    await page.goto(`/propertyDetails/${home._id}`)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await page.getByRole('article').getByRole('img').first().boundingBox()
    if (!title || !picture) throw new Error('nothing is shown')
    const farFrom = async (y: number) => {
      const shot = await page.screenshot({ clip: { x: picture.x - 20, y, width: 8, height: 4 } })
      const { channels } = await sharp(shot).stats()
      return Math.max(...canvas.map((value, at) => Math.abs((channels[at]?.mean ?? 0) - value)))
    }
    expect(await farFrom(picture.y + 20), 'next to the picture').toBeGreaterThan(20)
    expect(await farFrom(picture.y + picture.height + 4), 'below it').toBeLessThan(2)
    expect(await farFrom(title.y), 'at the title').toBeLessThan(2)
  })
