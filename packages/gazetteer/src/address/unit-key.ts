import { fold } from './folded-text.ts'
import { cutUnit, type UnitParts, unitParts } from './unit-parts.ts'

/**
 * A unit split from a text. `unit`: as written. `key`: equal for all spellings of the unit. `rest`: the remaining text.
 */
export type TakenUnit = { unit: string; key: string; rest: string }

export function takeUnit(text: string): TakenUnit | undefined {
  const cut = cutUnit(text)
  return cut && { ...cut, key: unitKey(unitParts(cut.unit)) }
}

/**
 * Returns a normalized unit, such as "3 b" for `3º B`, "4 b" for `Apt 4B` or "floor 1" for `First Floor`; blocks come
 * first.
 */
export function unitKey({ blocks, door, floor, floorDoor }: UnitParts): string {
  const sign =
    door ?? (floorDoor === undefined ? floor && `floor ${floor}` : [floor, floorDoor].filter(Boolean).join(' '))
  const spelt = [...blocks, sign].filter((one) => one !== undefined && one !== '').map((one) => signKey(one ?? ''))
  return spelt.join(' ')
}

const signKey = (sign: string): string =>
  fold(sign)
    .match(/\d+|\p{L}+/gu)
    ?.map((part) => roman[part] ?? part.replace(/^0+(?=\d)/, ''))
    .join(' ') ?? ''

const roman: Record<string, string> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8' }
