import { formatHex, wcagContrast } from 'culori'
import { type Palette, paletteOf, stylesOf } from '../../src/server/settings/palette.ts'
import { PAIRS } from '../../src/server/settings/palette-pairs.ts'
import { randomFrom } from '../../test/resilience/chaos/random.ts'
import { expect, test } from '../support/fixtures.ts'

type Colours = Parameters<typeof paletteOf>[0]

function accepted(colours: Colours): Palette {
  const made = paletteOf(colours)
  return 'refused' in made ? accepted({ ...colours, [made.refused]: made.nearest }) : made
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`200 palettes, as the browser shows them: every text can be read, ${colorScheme}`, { tag: '@all' }, async ({
    page,
  }) => {
    const { below } = randomFrom(54)
    const colour = () => formatHex({ mode: 'rgb', r: below(1), g: below(1), b: below(1) })
    await page.emulateMedia({ colorScheme })
    await page.goto('/terms')
    for (let drawn = 0; drawn < 200; drawn++) {
      const colours = { main: colour(), accent: colour() }
      const shown = await page.evaluate(shownColours, { styles: stylesOf(accepted(colours)), pairs: PAIRS })
      const missed = PAIRS.filter((pair, at) => {
        const [front = '', ground = ''] = shown[at] ?? []
        return !(wcagContrast(front, ground) >= pair[2])
      })
      expect({ ...colours, missed }).toEqual({ ...colours, missed: [] })
    }
  })

/** Puts styles into the page, and returns what it shows for each pair of colours. */
function shownColours({ styles, pairs }: { styles: string; pairs: typeof PAIRS }): [front: string, ground: string][] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  const written = (side: string) => (side.startsWith('#') ? side : `var(--color-${side})`)
  const probe = document.createElement('p')
  document.body.append(probe)
  const shown = pairs.map(([front, ground]): [string, string] => {
    probe.style.color = written(front)
    probe.style.backgroundColor = written(ground)
    const { color, backgroundColor } = getComputedStyle(probe)
    return [color, backgroundColor]
  })
  probe.remove()
  return shown
}
