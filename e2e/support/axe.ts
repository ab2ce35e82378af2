import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** The rules that judge colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** The rules whose verdict depends on the width of the screen. */
export const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock', 'meta-viewport']

/**
 * Returns axe's findings on the current page: the rule, the element and the fault. `rules`: runs only these;
 * `within`: checks only these elements.
 */
export async function violationsOn(page: Page, rules?: string[], within?: string) {
  await page.evaluate(rest)
  const builder = new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode() // in one piece, as no page has frames
  if (rules) builder.withRules(rules)
  if (within) builder.include(within)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}

/** By day, and by night, which changes nothing but colours. */
export async function expectAccess(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, COLOUR_RULES), 'dark').toEqual([])
}

/**
 * In the colours that a person has chosen for everything, as with the contrast themes of Windows: judged where the page keeps colours
 * of its own. All others are theirs, which axe cannot read.
 */
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

/** Colours fade when the scheme changes; they are judged when they have come to rest. A toast that is held stands still. */
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
