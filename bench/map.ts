// The map with 10,000 homes in a software-rendered Chromium, dragged and zoomed: npm run bench -- map [--profile FILE]
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../scripts/browser.mjs'
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { median } from './compare/median.ts'
import { addHomes } from './many-homes.ts'
import { type Frames, framesDuring } from './map-frames.ts'
import { figures } from './report/figures.ts'
import { signInAt } from './sign-in.ts'

const HOMES = 10_000
const ROUNDS = 5
const SETTLED_MS = 2_000
const STEPS = 60
const ZOOM_MS = 700 // an animation of 250 ms, and its new pins
const TARGET_FPS = 60
const MAX_FRAME_MS = 50

const { values } = parseArgs({ options: { profile: { type: 'string' } } })
const { tell, write } = figures()
const folder = await newDataDir()
const app = await appProcess({ DATA_DIR: folder.dataDir, DEMO: 'true', DATABASE_URL: '' })
const signIn = signInAt(app.url)
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await addHomes(folder.dataDir, HOMES, { areOnMap: true })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await signIn(page)
  await page.goto(`${app.url}/allProperty?view=map&bbox=-76,40,-68,45`)
  await page.locator('.map-tag').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  if (values.profile) await profiled(page, values.profile)
  else {
    await judge(page, 'dragging', drag)
    await judge(page, 'zooming in and out', zoom)
    await page.goto(`${app.url}/allProperty?view=map&bbox=-140,-40,160,68`)
    await page.locator('.map-tag').first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
    await judge(page, 'zooming in and out of the world', zoom)
    write({
      title: 'The map',
      command: 'npm run bench -- map',
      how: [
        `${HOMES.toLocaleString('en')} homes on the embedded map in Chromium without a graphics card (1,280 by 900 pixels), the median of ${ROUNDS} rounds: frames per second,`,
        'and the longest task of the page’s main thread in processor time, as other programs only lengthen a frame.',
        '',
      ],
    })
  }
} finally {
  await browser.close()
  await app.end('SIGTERM')
  await folder.remove()
}

async function judge(page: Page, what: string, act: (page: Page) => Promise<void>): Promise<void> {
  const rounds: Frames[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await framesDuring(browser, page, () => act(page)))
    await page.waitForTimeout(SETTLED_MS)
  }
  const perSecond = median(rounds.map((frames) => frames.perSecond))
  const longest = median(rounds.map((frames) => frames.longestTaskMs))
  tell({
    what,
    value: `${perSecond.toFixed(0)} frames a second, longest task ${longest.toFixed(0)} ms`,
    target: `≥ ${TARGET_FPS}, ≤ ${MAX_FRAME_MS} ms`,
    isMet: Math.round(perSecond) >= TARGET_FPS && longest <= MAX_FRAME_MS,
  })
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step++)
    await page.mouse.move(
      x + 150 * Math.sin((step / STEPS) * 2 * Math.PI),
      y + 80 * Math.sin((step / STEPS) * 4 * Math.PI),
    )
  await page.mouse.up()
}

async function zoom(page: Page): Promise<void> {
  for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Zoom out']) {
    await page.getByRole('button', { name }).dispatchEvent('click')
    await page.waitForTimeout(ZOOM_MS)
  }
}

async function middleOf(page: Page) {
  const box = await page.locator('.map').boundingBox()
  if (!box) throw new Error('the map is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function profiled(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Profiler.enable')
  await client.send('Profiler.start')
  await zoom(page)
  const { profile } = await client.send('Profiler.stop')
  await writeFile(path, JSON.stringify(profile))
}
