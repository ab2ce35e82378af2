import AxeBuilder from '@axe-core/playwright'
import axe from 'axe-core'
import { expect, test } from './journey.ts'
import { openScreen, screens } from './screens.ts'

for (const colorScheme of ['light', 'dark'] as const)
  for (const screen of screens)
    test.describe(`${screen.name}, ${colorScheme}`, () => {
      test.use({ as: screen.as, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('axe finds nothing', async ({ page, expectTrouble }) => {
        if (screen.name === 'property gone') expectTrouble(/allProperty\/|Failed to load resource/)
        await openScreen(page, screen)
        const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
        )
        expect(found).toEqual([])
      })
    })
