import { numberAlone } from './street-line.ts'
import { isBuilding, isStreet, nameBehindKind } from './street-words.ts'

/**
 * A classified line of an address. `number`: set if the line has no other text, as "No. 12". `name`: a street's name
 * without the type before it, "Alcalá" of "Calle de Alcalá".
 */
export type AddressLine = {
  isStreet: boolean
  isBuilding: boolean
  number?: string | undefined
  name?: string | undefined
}

export const describeLine = (line: string): AddressLine => ({
  isStreet: isStreet(line),
  isBuilding: isBuilding(line),
  number: numberAlone(line),
  name: nameBehindKind(line),
})
