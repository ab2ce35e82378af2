import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
export const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock', 'meta-viewport']

/**
 * Returns axe's findings on the current page: the rule, the element and the fault. `rules` and `within` narrow the
 * check.
 */
export async function violationsOn(page: Page, rules?: string[], within?: string) {
  await page.evaluate(rest)
  const builder = new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode() // in one piece, as no page has frames
  if (rules) builder.withRules(rules)
  if (within) builder.include(within)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}

export async function expectAccess(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, COLOUR_RULES), 'dark').toEqual([])
}

/** Checks contrast under forced colours, only where the page keeps its own; axe cannot read the user's. */
export async function expectForcedContrast(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const own = await page.evaluate(() => {
    const keeping = [...document.body.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).forcedColorAdjust === 'none',
    )
    for (const element of keeping) element.setAttribute('data-own-colours', '')
    return keeping.length
  })
  const found = own === 0 ? [] : await violationsOn(page, COLOUR_RULES, '[data-own-colours]')
  expect(found, 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Waits for colour transitions to end. A held toast does not move. */
async function rest() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const isUnderway = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
  // Content that is not painted while it is off the screen (D-361) does not move on until it comes into view.
  const isDrawn = ({ effect }: Animation) =>
    !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false
  const fading = document.getAnimations().filter((animation) => isUnderway(animation) && isDrawn(animation))
  await Promise.allSettled(fading.map(({ finished }) => finished))
}
