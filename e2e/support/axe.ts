import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** What axe finds on the page as it is: the rule, the element, and what is wrong with it. */
export async function violationsOn(page: Page) {
  await page.evaluate(rest)
  const builder = new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode() // in one piece, as no page has frames
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}

/** By day and by night. */
export async function expectAccess(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOn(page), colorScheme).toEqual([])
  }
}

/** Colours fade when the scheme changes; they are judged when they have come to rest. A toast that is held stands still. */
async function rest() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const fading = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(fading.map(({ finished }) => finished))
}
