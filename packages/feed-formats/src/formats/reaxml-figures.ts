import { childAt, childrenAt, textAt, type XmlElement } from '../source/xml.ts'
import type { FeedFacts } from './feed-format.ts'
import { isNo, isYes, numberIn } from './values.ts'
import { tag } from './written.ts'

const FUELS: Record<string, string> = { gas: 'Gas', electric: 'Electricity', GDH: 'Gas', solid: 'Solid fuel' }

export function reaxmlFigures(home: XmlElement): { [Name in keyof FeedFacts]?: unknown } {
  const [features, land] = [childAt(home, 'features'), childAt(home, 'landDetails')]
  const count = (name: string) => numberIn(textAt(features, name))
  const newlyBuilt = childAt(childAt(home, 'buildingDetails'), 'newlyBuilt')?.attributes.value
  const isNew = textAt(home, 'newConstruction') || (newlyBuilt ?? '')
  const heating = childAt(features, 'heating')?.attributes.type ?? ''
  const depths = childrenAt(land, 'depth')
  const side = depths.find(({ attributes }) => attributes.side !== 'rear') ?? depths[0] // some give only that to the rear
  return {
    livingRooms: count('livingAreas'),
    toilets: count('toilets'),
    garages: count('garages'),
    parkingSpaces: count('carports'),
    frontage: numberIn(textAt(land, 'frontage')),
    depth: numberIn(side?.text.trim()),
    heating: heating === 'GDH' ? 'Ducted heating' : undefined,
    heatingFuel: FUELS[heating],
    newBuild: isYes(isNew) ? true : isNew !== '' && isNo(isNew) ? false : undefined,
  }
}

/** The elements of the figures by the element around them, in the order of the DTD. */
export const writtenFigures = ({ garages, toilets, livingRooms, heatingFuel, frontage, depth }: FeedFacts) => ({
  features: [
    tag('garages', garages),
    tag('toilets', toilets),
    tag('livingAreas', livingRooms),
    heatingFuel === 'Gas' ? tag('heating', undefined, { type: 'gas' }) : '',
    heatingFuel === 'Electricity' ? tag('heating', undefined, { type: 'electric' }) : '',
  ].join(''),
  land: tag('frontage', frontage) + tag('depth', depth, depth === undefined ? {} : { side: 'left' }),
})
