import { chromium } from '@playwright/test'

/** `gzippedScripts`: what its scripts would be with gzip. */
export type Weight = { requests: number; bytes: Record<string, number>; all: number; gzippedScripts: number }

/** Measures a browser's transfer of the home page, compressed, by kind. `executablePath` is the browser. */
export async function homeWeight(url: string, executablePath: string): Promise<Weight> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(url, { waitUntil: 'networkidle' })
    const fetched = await page.evaluate(() =>
      [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')].map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming // a navigation is one too
        return { name, size: encodedBodySize }
      }),
    )
    const bytes: Weight['bytes'] = {}
    for (const { name, size } of fetched) bytes[kindOf(name)] = (bytes[kindOf(name)] ?? 0) + size
    const scripts = fetched.flatMap(({ name }) => (kindOf(name) === 'js' ? [name] : []))
    const gzippedScripts = (await Promise.all(scripts.map(gzippedSize))).reduce((sum, size) => sum + size, 0)
    return { requests: fetched.length, bytes, all: fetched.reduce((sum, { size }) => sum + size, 0), gzippedScripts }
  } finally {
    await browser.close()
  }
}

async function gzippedSize(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  if (answer.headers.get('content-encoding') !== 'gzip') throw new Error(`${address} did not come with gzip`)
  return Number(answer.headers.get('content-length'))
}

function kindOf(address: string): string {
  const ending = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? ''
  if (ending === 'js' || ending === 'css') return ending
  if (ending === 'woff2') return 'fonts'
  if (address.includes('/api/')) return 'calls'
  return ending ? 'pictures' : 'html'
}
