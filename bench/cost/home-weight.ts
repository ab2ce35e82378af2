import { chromium } from '@playwright/test'

export type Weight = { requests: number; bytes: Record<string, number>; all: number }

/** What a visitor's browser, the program at `executablePath`, fetches for the home page, as compressed on the way, by kind. */
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
    return { requests: fetched.length, bytes, all: fetched.reduce((sum, { size }) => sum + size, 0) }
  } finally {
    await browser.close()
  }
}

function kindOf(address: string): string {
  const ending = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? ''
  if (ending === 'js' || ending === 'css') return ending
  if (ending === 'woff2') return 'fonts'
  if (address.includes('/api/')) return 'calls'
  return ending ? 'pictures' : 'html'
}
