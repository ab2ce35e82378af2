import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const notice = (page: Page) => page.getByText('This page has not started.')

/** Ends the ten seconds after which the notice is shown. */
const endWait = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'not-started') animation.finish()
  })

/** Removes the rules of the media feature `scripting`, which older browsers do not know. */
const forgetScripting = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of [...sheet.cssRules].reverse())
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('scripting'))
          sheet.deleteRule([...sheet.cssRules].indexOf(rule))
  })

test('shows after ten seconds that the page has not started when its scripts fail', async ({ page, expectErrors }) => {
  expectErrors(/./)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(notice(page)).toBeHidden()
  await endWait(page)
  await expect(notice(page)).toBeVisible()
})

test('removes the notice when the page starts', { tag: '@all' }, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/login'])
    test(`${path} shows that it needs JavaScript, without the notice of a failed start`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/\.js csp$/) // how Chromium runs no scripts
      await page.goto(path)
      await forgetScripting(page)
      await endWait(page)
      await expect(page.getByText(/need JavaScript, which is off in this browser/)).toBeVisible()
      await expect(notice(page)).toBeHidden()
    })
})
