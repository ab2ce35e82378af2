import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('the style sheet is made of the classes of all the web’s files', () => {
  const css = readFileSync('src/web/ui/theme/theme.css', 'utf8')
  const source = /@import "tailwindcss" source\("([^"]+)"\)/.exec(css)?.[1] ?? ''
  expect(resolve('src/web/ui/theme', source)).toBe(resolve('src/web'))
})
