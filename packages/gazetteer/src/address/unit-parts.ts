import { type FoldedText, folded } from './folded-text.ts'
import {
  blockNames,
  blocks,
  doors,
  doorsOfFloor,
  doorsWithNumber,
  floorNames,
  floorsBefore,
  floorsBehind,
  ordinals,
  otherUnits,
  sides,
} from './unit-words.ts'
import { withoutSigns } from './without-signs.ts'

/** The parts of a unit. `door`: unique in the house. `floorDoor`: unique only on its floor. */
export type UnitParts = { blocks: string[]; door?: string; floor?: string; floorDoor?: string }

export type CutUnit = { unit: string; rest: string }

type Found = { from: number; to: number; parts: Partial<UnitParts> }
type Rule = { pattern: RegExp; read: (match: RegExpExecArray) => Partial<UnitParts> | undefined }

const anyOf = (words: string | string[]): string =>
  (typeof words === 'string' ? words.split(',') : words).toSorted((one, other) => other.length - one.length).join('|')
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const NUMBER = '[a-z]{0,2}-?\\d{1,5}(?:-?[a-z](?![a-z\\d]))?(?:[-/.]\\d{1,4}[a-z]?)?'
const SIGN = `(?:${NUMBER}|[a-z](?:[-/]?\\d{1,4})?)`
const NO = '(?:\\.?[ :#.]{1,2}(?:(?:no|nr|num|number|n\\.?º)[.: º]{1,2})?|(?<=\\p{L}{3})(?=\\d))'
const SIDE = anyOf(Object.keys(sides))
const DOOR_OF_FLOOR = `(?:[ ,.-]{0,3}(?:(?:${anyOf(doorsOfFloor)})\\.? ?)?(${SIDE}|[a-z]{1,2}|\\d{1,2}[ªa]?)${END}\\.?)?`
const withNumber = doorsWithNumber.split(',')
/**
 * Returns a rule that compiles its pattern on first use: compiling all of them takes longer than loading the rest of
 * the package.
 */
function rule(pattern: string, read: Rule['read']): Rule {
  let made: RegExp | undefined
  return {
    get pattern() {
      made ??= new RegExp(pattern, 'gu')
      return made
    },
    read,
  }
}

const onFloor = (floor: string | undefined, door: string | undefined): Partial<UnitParts> | undefined => {
  if (floor === undefined) return undefined
  const sign = door && (sides[door] ?? door.replace(/[ªa]$/, (end, at: number) => (at > 0 ? '' : end)))
  return { floor, ...(sign && { floorDoor: sign }) }
}

const rules: Rule[] = [
  rule(`${START}(?:${anyOf(Object.keys(blockNames))})${END}`, ([name]) => ({ blocks: [blockNames[name] ?? name] })),
  rule(`${START}(?:the )?(?:penthouse|ph)${NO}(\\d{1,3}[a-z]?)${END}`, ([, sign]) => ({ door: `ph ${sign}` })),
  rule(
    `${START}(?:the )?(${anyOf(
      Object.keys(floorNames).filter((name) => /[ /-]/.test(name) || ['basement', 'penthouse', 'attic'].includes(name)),
    )})(?: flat| apartment| maisonette| level)?${END}${DOOR_OF_FLOOR}`,
    ([, name = '', door]) => onFloor(floorNames[name], door),
  ),
  rule(`${START}garden (?:floor )?(?:flat|apartment|maisonette)${END}`, () => ({ floor: 'garden' })),
  rule(
    `${START}(${anyOf(Object.keys(ordinals))}|\\d{1,2}(?:st|nd|rd|th)?) (?:floor|flr)(?: flat| apartment| maisonette)?${END}${DOOR_OF_FLOOR}`,
    ([, floor = '', door]) => onFloor(ordinals[floor] ?? String(Number.parseInt(floor, 10)), door),
  ),
  rule(`${START}(?:${anyOf(floorsBefore)})${NO}(\\d{1,2})º?${END}${DOOR_OF_FLOOR}`, ([, floor, door]) =>
    onFloor(floor, door),
  ),
  rule(
    `${START}(\\d{1,2})(?:[.º]| ?(?:er|eme|e|nd|rd|th))?\\.? ?(?:${anyOf(floorsBehind)})${END}\\.?${DOOR_OF_FLOOR}`,
    ([, floor, door]) => onFloor(floor, door),
  ),
  rule(`${START}(\\d{1,2})\\.?º${DOOR_OF_FLOOR}`, ([, floor, door]) => onFloor(floor, door)),
  rule(`${START}(\\d{1,2})[rnta] (\\d{1,2})a${END}`, ([, floor, door]) => onFloor(floor, door)), // Catalan
  rule(`${START}(\\d{1,2}|st)(?:\\. ?| )(tv|th|mf)${END}\\.?`, ([, floor = '', side]) =>
    onFloor(floorNames[floor] ?? floor, side),
  ),
  rule(`${START}(?:${anyOf(otherUnits)})${NO}(${SIGN})${END}`, ([all, sign]) => ({
    door: `${/^\p{L}+/u.exec(all)?.[0]} ${sign}`,
  })),
  rule(`${START}(?:${anyOf(blocks)})${NO}(${SIGN})${END}`, ([, sign = '']) => ({ blocks: [sign] })),
  rule(`${START}([a-z]|\\d{1,2}) (?:blok|block)${END}`, ([, sign = '']) => ({ blocks: [sign] })),
  rule(`${START}(?:${anyOf(doorsOfFloor)})${NO}(${SIGN}|${SIDE})${END}`, ([, sign = '']) => ({
    floorDoor: sides[sign] ?? sign,
  })),
  rule(`${START}(?:${anyOf(doors)})${NO}(${SIGN})${END}`, ([all, sign = '']) => {
    const word = /^\p{L}+/u.exec(all)?.[0] ?? ''
    return withNumber.includes(word) && !/\d/.test(sign) ? undefined : { door: sign }
  }),
  rule(`(?<=\\d )m\\.? (\\d{1,4}[a-z]?)${END}`, ([, door]) => ({ ...(door && { door }) })),
  rule(`^m(?:\\. ?| )(\\d{1,4}[a-z]?)${END}`, ([, door]) => ({ ...(door && { door }) })),
  rule(`${START}d ?[:.] ?(\\d{1,4}[a-z]?)${END}`, ([, door]) => ({ ...(door && { door }) })), // Turkish
  rule(`#\\s?(${SIGN})${END}`, ([, door]) => ({ ...(door && { door }) })),
  rule(`^(${NUMBER}) (?:flat|apartment|apt)$`, ([, door]) => ({ ...(door && { door }) })),
  rule(`^(?:the )?(annexe?|granny flat)(?= |$)`, () => ({ door: 'annexe' })),
  rule(`^(?:land|plot|site) (?:adjoining|adjacent to|at|to the (?:rear|side) of|next to|behind|off) (?=\\d)`, () => ({
    door: 'land',
  })),
]

/** Matches floor names that are also ordinary words; they count only alone or after a house number. */
const BARE_FLOOR = new RegExp(
  `(?:^|(?<=\\d[a-z]?[ ,-]))(${anyOf(Object.keys(floorNames).filter((name) => name !== 'garden'))})\\.?${DOOR_OF_FLOOR}`,
  'gu',
)
const LONE_SIDE = new RegExp(`^(${SIDE})\\.?$`, 'u')

export function cutUnit(text: string): CutUnit | undefined {
  const original = folded(text)
  const found = unitsIn(original)
  if (found.length === 0) return undefined
  const sorted = found.toSorted((one, other) => one.from - other.from)
  const cut = ({ from, to }: Found) => text.slice(original.at[from], original.at[to])
  const unit = sorted.map((one) => tidy(cut(one))).join(', ')
  let rest = ''
  let last = 0
  for (const { from, to } of sorted) {
    rest += `${text.slice(last, original.at[from])} `
    last = original.at[to] ?? text.length
  }
  return { unit, rest: tidy(rest + text.slice(last)) }
}

/**
 * Normalizes the text of a unit. Words that no rule matches become its `floorDoor` if only a floor is known, otherwise
 * a part of `door`.
 */
export function unitParts(text: string): UnitParts {
  const original = folded(text)
  const found = unitsIn(original).toSorted((one, other) => one.from - other.from)
  const parts: UnitParts = { blocks: [] }
  for (const { parts: more } of found) {
    parts.blocks.push(...(more.blocks ?? []))
    for (const name of ['door', 'floor', 'floorDoor'] as const) if (more[name]) parts[name] ??= more[name]
  }
  const left =
    covered(original.text, found, ' ')
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !NOISE.test(word)) ?? []
  if (left.length === 0) return parts
  const sign = left.map((word) => sides[word] ?? word).join(' ')
  if (parts.floor !== undefined && parts.door === undefined && parts.floorDoor === undefined)
    return { ...parts, floorDoor: sign }
  return { ...parts, door: [parts.door, sign].filter(Boolean).join(' ') }
}

const NOISE = /^(?:flat|apartment|apt|the|no|unit|wohnung|piso|appartement|etage)$/

const vocabulary = new Set(
  [
    'ph,m,d,annex,annexe,granny,land,site',
    ...[doors, doorsOfFloor, otherUnits, blocks, floorsBefore, floorsBehind].flatMap((words) => words.split(',')),
    ...[blockNames, floorNames, ordinals, sides].flatMap((names) => Object.keys(names)),
  ].flatMap((words) => words.split(/[^\p{L}]+/u)),
)

const mayNameUnit = (text: string): boolean =>
  /[#º]|\d[rnta] \d/.test(text) || (text.match(/\p{L}+/gu) ?? []).some((word) => vocabulary.has(word))

function unitsIn({ text }: FoldedText): Found[] {
  if (!mayNameUnit(text)) return []
  const found: Found[] = []
  let left = text
  const take = (...more: Found[]) => {
    found.push(...more)
    left = covered(left, more, ',')
  }
  for (const { pattern, read } of rules)
    take(
      ...[...left.matchAll(pattern)].flatMap((match) => {
        const parts = read(match as RegExpExecArray) // matchAll gives the same
        return parts ? [{ from: match.index, to: match.index + match[0].length, parts }] : []
      }),
    )
  const bare = [...left.matchAll(BARE_FLOOR)].findLast((match) => match.index + match[0].length === left.length)
  const floor = bare && onFloor(floorNames[bare[1] ?? ''], bare[2])
  if (bare && floor) take({ from: bare.index, to: bare.index + bare[0].length, parts: floor })
  const side = LONE_SIDE.exec(left)
  if (side) take({ from: 0, to: side[0].length, parts: { floorDoor: sides[side[1] ?? ''] ?? '' } })
  return found
}

function covered(text: string, found: Found[], sign: string): string {
  const pieces: string[] = []
  let last = 0
  for (const { from, to } of found) {
    pieces.push(text.slice(last, from), sign.repeat(to - from))
    last = to
  }
  return pieces.join('') + text.slice(last)
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(',')
    .map((part, at, parts) => withoutSigns(part, at === 0 ? '.:;/-' : '', at === parts.length - 1 ? ':;/-' : ''))
    .filter(Boolean)
    .join(', ')
