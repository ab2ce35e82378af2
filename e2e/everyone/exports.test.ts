import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const lists = [
  ['agent', 'addAgentProperty', 'listings', 'id,title,date,'],
  ['agent2', 'soldProperties', 'sales', 'title,location,buyerName,'],
  ['agent', 'requestedProperties', 'offers', 'title,location,buyerName,'],
  ['admin', 'auditTrail', 'audit', 'at,actorName,'],
  ['admin', 'manageUsers', 'people', 'name,email,role,'],
] as const

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await coming
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

for (const [as, screen, name, head] of lists)
  test.describe(`${as} at ${screen}`, { tag: screen === 'requestedProperties' ? [] : '@all' }, () => {
    test.use({ as })

    test(`downloads ${name}.csv, with the token in no address`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`/dashboard/${screen}`)
      const file = await downloaded(page)
      expect(file.name).toBe(`${name}.csv`)
      expect(file.text.slice(1, 1 + head.length)).toBe(head)
      expect(file.text.split('\r\n').length).toBeGreaterThan(2)
      const token = await page.evaluate(() => localStorage.getItem('access-token'))
      expect(asked.filter((url) => url.includes(token ?? ''))).toEqual([])
    })
  })
