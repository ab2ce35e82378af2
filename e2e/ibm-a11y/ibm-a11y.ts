import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { openScreen, screens } from '../support/screens.ts'
import { isNoise } from './noise.ts'

const engine = await readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** The level of findings that are certain. Those that need a manual review are left out. */
const CERTAIN = 'FAIL'

type Issue = {
  ruleId: string
  value: [kind: string, verdict: string]
  message: string
  snippet: string
  path: { dom: string }
}

async function issuesOn(page: Page): Promise<Issue[]> {
  // As a script of the page, like axe: the content policy lets the page's own debugger in.
  await page.evaluate(`${engine}; window.ace = ace`)
  return page.evaluate(async () => {
    type Ace = { Checker: new () => { check: (node: Document, rules: string[]) => Promise<{ results: Issue[] }> } }
    const { ace } = window as unknown as { ace: Ace }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results.map(({ ruleId, value, message, snippet, path }) => ({ ruleId, value, message, snippet, path }))
  })
}

for (const screen of screens)
  test.describe(screen.name, () => {
    test.use({ as: screen.as, contextOptions: { reducedMotion: 'reduce' } })

    test('IBM’s accessibility engine finds nothing', async ({ page, expectErrors }) => {
      if (screen.name.endsWith(' gone'))
        expectErrors(/allProperty\/|agents\/|receipts\/|verify-email|Failed to load resource/)
      await openScreen(page, screen)
      const issues = (await issuesOn(page)).filter(({ value }) => value[1] === CERTAIN)
      const shown = issues
        .filter((issue) => !isNoise(issue))
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`)
      expect(shown).toEqual([])
    })
  })
