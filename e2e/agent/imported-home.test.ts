import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fullHome } from '../../test/people/full-home.ts'
import { appProcess, newDataDir } from '../../test/server/app-process.ts'
import { expect, test } from '../support/market-app.ts'
import { demoPerson } from '../support/people.ts'

const home = {
  ...fullHome,
  title: 'Weir House, imported',
  price: '£450,000',
  description: '- By the weir, with "its own" jetty.\nQuiet; sunny.',
  area: 140.5,
  precision: 'exact',
  pictures: [
    { url: '/demo/home-12-living-room.webp', caption: 'The hall, by day; in oak' },
    { url: '/demo/home-24-kitchen-island.webp', caption: 'The kitchen' },
  ],
}
const cells = {
  ...home,
  features: home.features.join('; '),
  pictures: home.pictures.map(({ url, caption }) => `${url} ${caption}`).join('\n'),
  tours: home.tours.map(({ url, title }) => `${url} ${title}`).join('\n'),
  documents: home.documents.map(({ url, title }) => `${url} ${title}`).join('\n'),
}
const csvOf = (rows: unknown[][]) =>
  rows.map((row) => `${row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`).join('')

/** Runs a command of the built server. */
const command = (name: string, args: string[], dataDir: string) =>
  promisify(execFile)(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })

test('an imported home is the same in the API, on its page, in a download, in the data export and after a restore', {
  tag: '@all',
}, async ({ party, shop }) => {
  test.setTimeout(180_000)
  const [file, backup] = [join(shop.dataDir, '..', 'weir-house.csv'), `${shop.dataDir}-backup`]
  await writeFile(
    file,
    csvOf([
      ['id', ...Object.keys(cells)],
      ['W-1', ...Object.values(cells)],
    ]),
  )
  const people = ['--agent', demoPerson('agent').email, '--verify-as', demoPerson('admin').email]
  expect((await command('import', [file, ...people], shop.dataDir)).stdout).toMatch(/Listed +1\n/)

  const agent = await party('agent')
  const { answer: found } = await agent.call('GET', '/allProperty/status?q=imported')
  const id = found[0]?._id
  const read = async (url: string) => (await fetch(`${url}/api/allProperty/${id}`)).json()
  const listing = await read(shop.url)
  expect(listing).toMatchObject({ ...home, pictureCount: 3, status: 'verified' })

  const { page } = agent
  await page.goto(`/propertyDetails/${id}`)
  const shown = page.getByRole('article')
  await expect(shown.getByRole('heading', { name: home.title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Description' })).toContainText('- By the weir, with "its own" jetty.')
  const facts = { Bedrooms: '3', Bathrooms: '2.5', Area: '140.5 m² (1,512 ft²)', Plot: '5,000.5 m² (53,825 ft²)' }
  const more = { Type: 'House', 'Year built': '1998', Tenure: 'Freehold', 'Energy rating': 'C' }
  for (const [name, fact] of Object.entries({ ...facts, ...more }))
    await expect(page.getByText(name, { exact: true }).locator('xpath=../dd')).toHaveText(fact)
  await expect(page.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText(home.features)
  for (const { caption } of home.pictures) await expect(page.getByRole('img', { name: caption })).toBeAttached()

  await page.goto('/dashboard/addAgentProperty')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const path = await (await coming).path()
  const text = await readFile(path, 'utf8')
  expect(text).toContain('W-1,')
  const head = text.slice(1, text.indexOf('\r\n')).split(',')
  expect(head).toEqual(['id', ...Object.keys(cells)].toSorted((a, b) => head.indexOf(a) - head.indexOf(b)))
  await writeFile(file, text.replace('W-1,', 'W-2,'))
  const again = await command('import', [file, '--agent', demoPerson('agent').email], shop.dataDir)
  expect(again.stdout).not.toMatch(/Refused +[1-9]/)
  const { answer: own } = await agent.call('GET', '/allProperty?q=imported&email=agent%40keyhaven.demo')
  const copy = own.find(({ status }) => status === undefined)
  const { answer: second } = await agent.call('GET', `/allProperty/${copy?._id}`)
  expect(second).toMatchObject({ ...home, pictureCount: 3 })

  const { answer: data } = await agent.call('GET', '/users/me/data')
  const { listings } = data as unknown as { listings: { id: string }[] }
  expect(listings.find((one) => one.id === id)).toMatchObject({ ...home, pictureCount: 3 })

  const restored = await newDataDir()
  await command('backup', [backup], shop.dataDir)
  await command('restore', [backup], restored.dataDir)
  const app = await appProcess({ DATA_DIR: restored.dataDir, DATABASE_URL: '', DEMO: 'true' })
  expect(await read(app.url)).toEqual(listing)
  await app.end('SIGTERM')
  await restored.remove()
  for (const left of [backup, file]) await rm(left, { recursive: true })
})
