import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../test/resilience/chaos/random.ts'
import { type Face, type Palette, paletteOf } from './palette.ts'
import { PAIRS, type Pair, TOKENS } from './palette-pairs.ts'

type Colours = Parameters<typeof paletteOf>[0]

const RANDOM = '%i pairs of random colours make palettes in which every text can be read, day and night'

/** The pairs that don't reach their ratio, with what they have. */
const missedIn = (face: Face): string[] =>
  PAIRS.flatMap(([front, ground, ratio]) => {
    const colour = (side: Pair[0]) => (side in face ? face[side as keyof Face] : side)
    const has = wcagContrast(colour(front), colour(ground))
    return has >= ratio ? [] : [`${front} on ${ground}: ${has}`]
  })

const own = readFileSync('src/web/ui/theme/tokens.css', 'utf8')
const ownTokens = [...own.matchAll(/--color-([\w-]+): (?:light-dark\((\S+), (\S+)\)|(\S+));/g)]
const ownFace = (at: 2 | 3) => Object.fromEntries(ownTokens.map((found) => [found[1], found[at] ?? found[4]])) as Face

/** Takes what is offered in place of what is refused, at most once for each of the two. */
function accepted(colours: Colours): { palette: Palette; taken: Colours } {
  let taken = colours
  for (let offered = 0; offered <= 2; offered++) {
    const made = paletteOf(taken)
    if ('light' in made) return { palette: made, taken }
    taken = { ...taken, [made.refused]: made.nearest }
  }
  throw new Error(`${colours.main} with ${colours.accent}: what was offered is refused`)
}

test('the tokens are those of the pages, and KeyHaven’s own reach every ratio', () => {
  expect(new Set(ownTokens.map(([, name]) => name))).toEqual(new Set(TOKENS))
  expect(missedIn(ownFace(2))).toEqual([])
  expect(missedIn(ownFace(3))).toEqual([])
})

test('the pairs of text and ground of every element of the pages are known', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const classes = files.flatMap((file) => readFileSync(join('src/web', file), 'utf8').match(/(["'`])[^"'`]*\1/g) ?? [])
  const found = new Set(classes.flatMap(pairsOf))
  const known = PAIRS.map(([front, ground]) => `${front} on ${ground}`)
  expect(found).toContain('brand on brand-wash')
  expect([...found].filter((pair) => !known.includes(pair))).toEqual([])
})

const COLOUR = new RegExp(`(?<![\\w-])((?:\\S+:)?)(text|bg)-(${TOKENS.join('|')})(?![\\w/-])`, 'g')

/** Texts and grounds that one element has in the same state, such as `hover:`. */
function pairsOf(classes: string): string[] {
  const colours = [...classes.matchAll(COLOUR)].map(([, state, kind, token]) => ({ state, kind, token }))
  const grounds = colours.filter(({ kind }) => kind === 'bg')
  const texts = colours.filter(({ kind }) => kind === 'text')
  return grounds.flatMap((ground) =>
    texts.filter(({ state }) => state === ground.state).map(({ token }) => `${token} on ${ground.token}`),
  )
}

test.each([30])(RANDOM, areReadable)
test.each([200])(RANDOM, { tags: 'all' }, areReadable)

function areReadable(count: number) {
  const { below } = randomFrom(54)
  const colour = () => formatHex({ mode: 'rgb', r: below(1), g: below(1), b: below(1) })
  const drawn = Array.from({ length: count }, () => ({ main: colour(), accent: colour() }))
  let refused = 0
  for (const colours of drawn) {
    const { palette, taken } = accepted(colours)
    const { light, dark } = palette
    if (taken !== colours) refused++
    expect({ ...colours, light: missedIn(light), dark: missedIn(dark) }).toEqual({ ...colours, light: [], dark: [] })
  }
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(count)
}

test.each([
  ['black', '#000000', '#000000'],
  ['almost black', '#010101', '#020001'],
  ['dark red with dark blue', '#7a0019', '#00205b'],
  ['KeyHaven’s own', '#1f4a3d', '#8a5f1e'],
  ['capitals', '#1F4A3D', '#8A5F1E'],
])('%s: taken as it is', (_name, main, accent) => {
  const { palette, taken } = accepted({ main, accent })
  expect(taken).toEqual({ main, accent })
  expect(palette.light).toMatchObject({ brand: main.toLowerCase(), accent: accent.toLowerCase() })
  expect([...missedIn(palette.light), ...missedIn(palette.dark)]).toEqual([])
})

test.each([
  ['white', '#ffffff', '#ffffff'],
  ['pure yellow', '#ffff00', '#ffff00'],
  ['almost grey', '#818180', '#7f8081'],
  ['cyan and pink', '#00ffff', '#ff69b4'],
  ['pure green and pure red', '#00ff00', '#ff0000'],
])('%s: refused with a nearest colour of the same hue, which is taken', (_name, main, accent) => {
  expect(paletteOf({ main, accent })).toMatchObject({ refused: 'main' })
  const { palette, taken } = accepted({ main, accent })
  expect([...missedIn(palette.light), ...missedIn(palette.dark)]).toEqual([])
  expect(taken.main).not.toBe(main)
  expect(taken.accent).not.toBe(accent)
})

test('the nearest is no darker than it must be', () => {
  const { taken } = accepted({ main: '#1f4a3d', accent: '#f5a623' })
  const onPaper = wcagContrast(taken.accent, '#f2ece1')
  expect(taken.main).toBe('#1f4a3d')
  expect(onPaper).toBeGreaterThan(4.4)
  expect(onPaper).toBeLessThan(5)
})

test('a button under the pointer can be told from one that is not', () => {
  for (const main of ['#000000', '#101010', '#1f4a3d', '#5b21b6']) {
    const { light, dark } = accepted({ main, accent: '#8a5f1e' }).palette
    expect(light['brand-deep']).not.toBe(light.brand)
    expect(dark['brand-deep']).not.toBe(dark.brand)
  }
})
