import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

const theme = readFileSync('src/web/ui/theme/theme.css', 'utf8')

// By day the outline of the focus is dark (`theme.css`); the pairs of light texts and `dusk` are in `palette-pairs.ts`.
test('what holds light texts on a ground that is dark by day draws the focus in their colour', () => {
  const classes = files.flatMap((file) =>
    [...readFileSync(`src/web/${file}`, 'utf8').matchAll(/className="([^"]*\bbg-dusk (?=[^"]*\btext-\[)[^"]*)"/g)].map(
      ([, names = '']) => names,
    ),
  )
  const [, outline] = /\.bg-dusk :not\(\[type="button"\]\) \{\s*outline-color: (#\w{6})/.exec(theme) ?? []
  expect(classes.length).toBeGreaterThan(0)
  for (const names of classes) {
    const [, colour = ''] = /\btext-\[(#\w{6})\]/.exec(names) ?? []
    expect(outline).toBe(colour)
  }
})
