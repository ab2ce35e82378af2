import { fold } from './folded-text.ts'

// Street words and their abbreviations, without case and accents, as abbreviations=full form.
const table = (text: string): Map<string, string> =>
  new Map(
    text.split(',').flatMap((entry) => {
      const [written = '', form = written] = entry.split('=')
      return [...written.split(' ').map((word) => [word, form] as const), [form, form] as const]
    }),
  )

/** Street types that follow the name, as in English ("Mill Lane"), with their abbreviations. */
const behind = table(
  'st str=street,rd=road,ave av=avenue,ln=lane,dr drv=drive,cl clo=close,ct crt=court,sq=square,pl=place,ter tce terr=terrace,gdns gdn=gardens,cres cr crs=crescent,blvd bvd boul bd=boulevard,pkwy pky=parkway,hwy=highway,trl=trail,cir circ=circle,esp=esplanade,pde=parade,gr gro grv=grove,wy=way,hts=heights,vw=view,rw=row,wlk=walk,mws=mews,pk=park,est=estate,bldgs=buildings,yd=yard,fld=field,hl=hill,wharf,quay,green,common,gate,rise,vale,meadow,meadows,croft,approach,bridge,loop,pass,pike,path,plaza,alley,bank,broadway,drove,end,mead,mount,passage,point,promenade,side,villas,brow,causeway,circus,crossing,glade,glen,lea,link,orchard,reach,ridge,strand,turnpike,expressway,expy=expressway',
)
/** Street types that precede the name, as in Romance and Slavic languages ("Calle Mayor"), with their abbreviations. */
const before = table(
  'c cl cll carrer calle=calle,av ave avda avd avenida avinguda avinida=avenue,pza plza pl plaza placa piazza pzza praca place plac pca=place,po pso passeig=paseo,ctra carretera=carretera,cno camino=camino,rda ronda=ronda,gta glorieta=glorieta,trav tv travesia=travessa,r rua=rue,bd bvd blvd bld bulvar=boulevard,imp=impasse,ch chem=chemin,q=quai,all allee allees=allee,rte=route,cours,via=via,vle v.le=viale,cso c.so=corso,lgo l.go=largo,vlo v.lo=vicolo,ul ulica ulice=ulica,al aleja aleje=avenue,os=osiedle,estr=estrada,rod=rodovia,lugar,urb urbanizacion=urbanizacion,res residencial residencia residence=residence,strada,bulevardul,calea,jl=jalan,faubourg,fg=faubourg,sentier,square,villa,sector,poligono,pje=pasaje,rampa,cuesta,barrio,conjunto,quinta',
)
const turkish = table('cad cd caddesi=cadde,sok sk sokagi=sokak,bulv blv bulvari=boulevard,mah mh mahallesi=mahalle')
/** Matches street types that are joined to the name, as in German, Dutch and the Nordic languages ("Hauptstraße"). */
const compound =
  /(?:strasse|str|straat|gasse|weg|platz|allee|ring|damm|ufer|steig|chaussee|stieg|berg|graben|markt|promenade|laan|gracht|plein|kade|singel|dijk|steeg|dreef|hof|gatan|gata|gate|gade|vagen|vegen|veien|vej|alle|plads|torg|torget|brink)$/

const directions: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
  nord: 'north',
  sud: 'south',
  est: 'east',
  ouest: 'west',
  o: 'west',
  norte: 'north',
  sur: 'south',
  este: 'east',
  oeste: 'west',
}
const directionNames = new Set([...Object.values(directions), 'upper', 'lower'])
const numerals = 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(',')
const numbered = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th']
const shortNames: Record<string, string> = {
  mt: 'mount',
  dr: 'doctor',
  prof: 'professor',
  gen: 'general',
  burg: 'burgemeester',
  sta: 'santa',
  sto: 'santo',
  hse: 'house',
  sainte: 'saint',
  san: 'saint',
  ft: 'fort',
}
const links = new Set(
  'de,del,della,dello,dei,degli,delle,di,da,do,dos,das,du,des,d,la,le,les,l,el,los,las,els,the,of,and,y,e,et,und,i,a'.split(
    ',',
  ),
)

const buildings =
  /^(?:house|hse|cottage|farm|farmhouse|barn|forge|mill|lodge|hall|manor|grange|rectory|vicarage|chapel|tower|towers|mansions?|apartments|residences?|residenz|residencial|edificio|edif|torre|chateau|castle|stables|granary|maltings|bungalow|gatehouse|schoolhouse|studios|works|warehouse|buildings?|heights|chambers|palace|villas?|urbanizacion|urb|conjunto|condominio|cond|immeuble|haus|hof|site|sitesi|apartmani|apt|plaza|complex|complejo|annexe|dairy|brewery|oast|priory|abbey|parsonage|old|court)$/

const wordsOf = (text: string): string[] =>
  fold(text).match(/(?:\p{L}\.\p{L}{1,4}|[\p{L}\p{N}]+(?:'\p{L}{1,2})?)(?![\p{L}\p{N}])\.?º?/gu) ?? []
const bare = (word: string): string => word.replaceAll(/['.]/g, '')

/** Normalizes the name of a street or building: expands types, directions and ordinals, and removes function words. */
export function streetKey(name: string): string {
  const words = wordsOf(name.replaceAll('-', ' '))
  const last = lastType(words)
  const written = words.flatMap((word, at) => {
    const plain = bare(word)
    if (at === 0 && words.length > 1) {
      const type = before.get(word) ?? before.get(plain) ?? (word === 'pº' ? 'paseo' : undefined)
      if (type === 'calle' || type === 'ulica') return [] // many addresses omit these
      if (type && at !== last) return [type]
    }
    if (at === last && at > 0) return [behind.get(plain) ?? turkish.get(plain) ?? plain]
    return [
      directionOf(plain, at, words) ??
        ordinalOf(plain) ??
        (plain === 'st' ? 'saint' : (shortNames[plain] ?? shortened(word))),
    ]
  })
  const kept = written.filter((word) => !links.has(word))
  return withCompounds(kept.length > 0 ? kept : written).replaceAll(/([aou])e/g, '$1') // "Goethestraße", "Göthestraße"
}

function directionOf(word: string, at: number, words: string[]): string | undefined {
  const isAtEnd = at === words.length - 1 || at === 0
  if (!isAtEnd || words.length < 2 || (word === 'e' && at > 0 && words.length < 3)) return undefined
  return directions[word]
}

const ordinalOf = (word: string): string | undefined => numbered[numerals.indexOf(word)]

const shortened = (word: string): string =>
  word.endsWith('.')
    ? bare(word)
        .replace(/(?<=\p{L}{3})pl$/u, 'platz')
        .replace(/(?<=\p{L}{4})g$/u, 'gasse')
    : bare(word)

const withCompounds = (words: string[]): string =>
  words
    .join(' ')
    .replaceAll(/ (?=(?:strasse|str|straat)\b)/g, '')
    .replaceAll(/(?<=\p{L})(?:strasse|straat)\b/gu, 'str')

function lastType(words: string[]): number {
  for (let at = words.length - 1; at > 0; at--) {
    const word = bare(words[at] ?? '')
    if (behind.has(word) || turkish.has(word)) return at
    if (!(directions[word] || directionNames.has(word))) return -1
  }
  return -1
}

/**
 * Expands an abbreviated street type; returns other words unchanged. Input and result are in lower case without
 * accents.
 */
export const streetWord = (word: string): string => behind.get(word) ?? turkish.get(word) ?? before.get(word) ?? word

/** Returns a street's name without the type before it, "Alcalá" of "Calle de Alcalá"; undefined without such a type. */
export function nameBehindKind(street: string): string | undefined {
  const [first = '', ...rest] = street.split(/[\s/]+/)
  const word = fold(first)
  if (!before.has(word) && !before.has(bare(word))) return undefined
  const name = rest.slice(rest.findIndex((part) => !links.has(fold(part))))
  return name.length > 0 ? name.join(' ') : undefined
}

export function isStreet(text: string): boolean {
  const words = wordsOf(text.replaceAll('-', ' '))
  if (words.length === 0 || words.length > 9) return false
  const [first = '', second] = words
  if (second !== undefined && (before.has(first) || before.has(bare(first)) || first === 'pº'))
    return bare(first).length > 1 || first.endsWith('.') || first === 'c' || first === 'pº'
  return lastType(words) > 0 || words.some((word) => compound.test(bare(word)) && bare(word).length > 5)
}

export const isBuilding = (text: string): boolean =>
  wordsOf(text).some((word, at, words) => buildings.test(bare(word)) && (words.length > 1 || at > 0))

/** Splits a text after its street type: "Mill Lane Bath". Returns `undefined` if no place name follows. */
export function splitBehindType(text: string): { street: string; rest: string } | undefined {
  const words = text.split(' ')
  const first = bare(fold(words[0] ?? ''))
  if (before.has(first) && first.length > 1) return undefined
  for (let at = words.length - 2; at > 0; at--) {
    const word = bare(fold(words[at] ?? ''))
    const next = bare(fold(words[at + 1] ?? ''))
    if (word === 'st' && !(next in directions)) continue // of a saint
    if (!behind.has(word) || directionNames.has(next) || (next in directions && next.length < 3)) continue
    return { street: words.slice(0, at + 1).join(' '), rest: words.slice(at + 1).join(' ') }
  }
  return undefined
}
