import type { Browser, Page } from '@playwright/test'
import { longestTaskOf, type TraceEvent } from './traced-tasks.ts'

export type Frames = { perSecond: number; longestTaskMs: number }

/** A text, as tsx puts a helper of its own around functions with names. */
const COUNT_FRAMES = `{
  const loop = { times: [], ends: false }
  window.frameLoop = loop
  requestAnimationFrame(function next(time) {
    loop.times.push(time)
    if (!loop.ends) requestAnimationFrame(next)
  })
}`

/** Measures the frames of a page while `act` runs, and the longest task of its main thread in processor time. */
export async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(COUNT_FRAMES)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await act()
  const times = await page.evaluate((): number[] => {
    const loop = Reflect.get(window, 'frameLoop')
    loop.ends = true
    return loop.times
  })
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000
  return { perSecond: (times.length - 1) / seconds, longestTaskMs: longestTaskOf(traceEvents) }
}
