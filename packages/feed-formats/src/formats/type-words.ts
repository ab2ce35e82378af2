import type { FeedListing } from './feed-format.ts'

export type OfferedKind = NonNullable<FeedListing['facts']['type']> | 'commercial' | 'parking'

type Word = { kind: OfferedKind; isFirst: boolean }
const words = new Map<string, Word>()
const add = (kind: OfferedKind, isFirst: boolean, texts: string) => {
  for (const text of texts.split(' ')) words.set(text, { kind, isFirst })
}
// Germanic languages, where the last noun decides: "garden apartment", "farm land".
add(
  'townhouse',
  false,
  'townhouse townhome townhouses terrace rowhouse rowhome mews radhus rekkehus raekkehus tussenwoning hoekwoning',
)
add(
  'apartment',
  false,
  'apartment apartments apt flat unit studio penthouse condo condominium duplex triplex quadruplex maisonette loft',
)
add(
  'apartment',
  false,
  'cooperative coop wohnung appartement etw leilighet lagenhet lejlighed bovenwoning benedenwoning',
)
add(
  'house',
  false,
  'house home villa bungalow cottage chalet farm farmhouse residence manor mansion cabin barn castle ranch detached semi',
)
add(
  'house',
  false,
  'lodge homestead farmstead croft haus villen bauernhof resthof hus enebolig huis woning boerderij hytte',
)
add('land', false, 'land plot lot acreage farmland grundstuck bauland tomt grund bouwgrond site')
add(
  'commercial',
  false,
  'commercial office offices shop shops retail store warehouse industrial factory restaurant bar cafe pub hotel',
)
add(
  'commercial',
  false,
  'hostel motel business premises workshop showroom laden buro gewerbe gewerbeobjekt praxis halle lager gastronomie',
)
add(
  'commercial',
  false,
  'kantoor winkel bedrijfspand bedrijfsruimte salon supermarket nightclub bakery gym clinic surgery cinema',
)
add(
  'parking',
  false,
  'parking garage garages carport storage mooring berth stellplatz tiefgarage slip boatslip storeroom',
)
// Romance languages, where the first noun decides: "casa con jardín", "local comercial".
add('townhouse', true, 'adosado adosada adosados adosadas')
add(
  'apartment',
  true,
  'piso apartamento apartamentos atico estudio bajo planta appartamento monolocale bilocale trilocale attico andar',
)
add(
  'house',
  true,
  'casa casas finca cortijo masia caseron torre maison villetta casale rustico mas longere pavillon chateau moradia vivenda',
)
add('house', true, 'quinta pareado pareada hacienda gite riad trullo casolare ferme domaine')
add('land', true, 'parcela terreno solar suelo terrain lote')
add(
  'commercial',
  true,
  'local comercial oficina oficinas nave negocio traspaso almacen hostal bureau commerce entrepot boutique negozio',
)
add('commercial', true, 'ufficio capannone magazzino escritorio loja armazem bodega fabrica tienda albergo hosteleria')
add('parking', true, 'garaje trastero aparcamiento cochera amarre box garagem cave')

const ENDINGS: [RegExp, OfferedKind][] = [
  [/(?:reihen|stadt).{0,30}haus|reihenhaus/, 'townhouse'],
  [/(?:kauf|lager|park|gast|kranken|geschafts|buro|waren)haus$|(?:halle|laden|praxis|flache)$/, 'commercial'],
  [/wohnung$/, 'apartment'],
  [/(?:haus|haushalfte|hof)$/, 'house'],
  [/(?:grundstuck|bauland)$/, 'land'],
  [/(?:house|home|villa|woning)$/, 'house'],
]

const BEHIND =
  /\s(?:with|w|and|und|mit|en|y|con|e|et|avec|com|met|og|och|med|plus|for|to|near|by|on|in|at|above|over|im|am|am|zu|a|para|pour|per)\s|[,;/&(+|]|\s[-–—]\s/
const TERRACED = /\b(?:terraced?|row|town|reihen|adosad[oa]s?|mitoyenne?|schiera)\b/
const NO_HOUSE = /^(?:apartment|land|commercial|parking)$/

const plain = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/\bsemi[- ]?detached\b/g, 'detached')
    .replace(/\bco[- ]?op(?:erative)?\b/g, 'coop')
    .replace(/\btown (?:house|home)\b/g, 'townhouse')
    .replace(/\b(?:bed (?:and|&) breakfast|b ?& ?b)\b/g, 'hostel')
    .replace(/\b(?:plot|parcel|piece) of land\b/g, 'land')
    .replace(/\bend of terrace\b/g, 'terrace')
    .replace(/\bguest ?house\b/g, 'house')
    .replace(/\b(cave|village|country|farm|coach|mobile|park) (?:house|home)\b/g, 'house')
    .trim()

function wordOf(token: string): Word | undefined {
  const word = words.get(token) ?? words.get(token.replace(/s$/, ''))
  if (word) return word
  const kind = ENDINGS.find(([ending]) => ending.test(token))?.[1]
  return kind && { kind, isFirst: false }
}

/**
 * Returns the kind of home for a format's type name in English, German, Spanish, French, Italian, Portuguese, Dutch or
 * a Scandinavian language; `other` if no word is known, undefined for an empty name.
 */
export function kindIn(name: string): OfferedKind | undefined {
  if (name.trim() === '') return undefined
  const text = plain(name.slice(0, 200))
  const head = text.split(BEHIND).find((part) => part.trim() !== '') ?? text
  const found = head.split(/[^a-z]+/).flatMap((token) => wordOf(token) ?? [])
  const [first] = found
  if (!first) return 'other'
  if (found.some(({ kind }) => kind === 'commercial') && (first.isFirst || found.at(-1)?.kind !== 'apartment'))
    return 'commercial'
  const kind = (first.isFirst ? first : (found.at(-1) ?? first)).kind
  return !NO_HOUSE.test(kind) && TERRACED.test(head) ? 'townhouse' : kind
}

const OTHERS = { commercial: 'commercial', parking: 'a place for cars, boats or things' } as const

export const whyNoHome = (kind: OfferedKind | undefined): string | undefined =>
  kind === 'commercial' || kind === 'parking' ? OTHERS[kind] : undefined

export const typeOfKind = (kind: OfferedKind | undefined): FeedListing['facts']['type'] =>
  kind === 'commercial' || kind === 'parking' ? 'other' : kind
