import { spawn } from 'node:child_process'
import { appProcess, newDataDir } from '../../test/server/app-process.ts'
import { reader } from './driver.ts'
import { firefoxEsr } from './firefox-esr.ts'
import { jobs } from './jobs.ts'
import { byPlaywright } from './playwright.ts'
import { webkitGtk } from './webkitgtk.ts'

const engines = { ...byPlaywright, 'firefox-esr': firefoxEsr, webkitgtk: webkitGtk }

/** The main jobs in one browser after the other: `tsx e2e/engines/cli.ts firefox-esr webkitgtk`. */
async function main(names: string[]): Promise<boolean> {
  const { dataDir, remove } = await newDataDir()
  const neutral = { ADMIN_EMAIL: '', CORS_ORIGINS: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' }
  const app = await appProcess({ ...neutral, DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'warn' })
  const display = process.env.DISPLAY ? undefined : await virtualDisplay()
  let isFine = true
  try {
    for (const name of names) isFine = (await run(name, app.url)) && isFine
  } finally {
    display?.kill()
    await app.end('SIGTERM')
    await remove()
  }
  return isFine
}

async function run(name: string, url: string): Promise<boolean> {
  const start = engines[name as keyof typeof engines]
  if (!start) throw new Error(`There is no browser ${name}. They are: ${Object.keys(engines).join(', ')}.`)
  const driver = await start()
  console.log(`${name}: ${await driver.version()}`)
  try {
    for (const [job, work] of jobs(reader(driver, url))) {
      const begun = Date.now()
      await work().catch((error) => {
        throw new Error(`${name} can't ${job}: ${String(error)}`)
      })
      console.log(`  ✔ ${job}, ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    }
    return true
  } catch (error) {
    console.log(`  ✘ ${error instanceof Error ? error.message : String(error)}`)
    const page = await driver.evaluate(`location.href + " " + document.body.innerText.slice(0, 1500)`).catch(() => '')
    console.log(`    ${String(page)}`)
    return false
  } finally {
    await driver.close()
  }
}

/** A screen for browsers that need one. */
async function virtualDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    display.once('error', reject)
    display.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
  })
  process.env.DISPLAY = `:${number}`
  return display
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1)
