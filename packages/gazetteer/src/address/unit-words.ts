// The words of flats within a building, without case and accents.

/** Words for a dwelling before its number or letter ("flat 3"); they are treated as synonyms. */
export const doors =
  'flat,apartment,appartment,apt,unit,suite,ste,studio,condo,maisonette,duplex,townhouse,villa,' + // English
  'wohnung,whg,we,wohneinheit,top,tur,tuer,' + // German
  'vivienda,viv,departamento,depto,dpto,apartamento,apto,ap,' + // Spanish, Portuguese
  'appartement,appt,app,logement,bte,boite,' + // French
  'appartamento,interno,int,' + // Italian
  'bus,' + // Dutch, in Belgium
  'mieszkanie,mieszk,lokal,lok,byt,' + // Polish, Czech
  'daire,' + // Turkish
  'lagenhet,lgh,leilighet,' + // Swedish, Norwegian
  'kv,кв,квартира' // Russian
/** The words of `doors` that have other meanings too; they count only before a number. */
export const doorsWithNumber = 'we,top,app,ap,int,bus,bte,villa,viv,townhouse,maisonette,duplex,casa,lok,byt,kv,tur'
/** Words before a door that is numbered per floor, as in "planta 3, puerta B". */
export const doorsOfFloor = 'puerta,pta,letra,porte,porta'
/** Words for numbered units that are not homes: "garage 3" is not flat 3. */
export const otherUnits =
  'plot,lot,parcel,parcela,lote,garage,garaje,parking,carport,room,zimmer,chambre,shop,office,store,storage,warehouse,box,cellar,keller,trastero,bureau,stellplatz,berth,mooring,pitch'

export const blocks =
  'block,blk,building,bldg,tower,wing,staircase,stair,entrance,phase,' +
  'aufgang,eingang,stiege,bauteil,' +
  'bloque,bloq,escalera,esc,portal,torre,edificio,' +
  'batiment,bat,escalier,entree,' +
  'scala,sc,palazzina,' +
  'bloco,bl,' +
  'blok,klatka,kl,корп,корпус,к'
export const blockNames: Record<string, string> = {
  hinterhaus: 'rear house',
  hh: 'rear house',
  vorderhaus: 'front house',
  vh: 'front house',
  gartenhaus: 'garden house',
  seitenflugel: 'side wing',
  quergebaude: 'cross building',
}

export const floorNames: Record<string, string> = {
  'lower ground floor': 'lower ground',
  'upper ground floor': 'upper ground',
  'raised ground floor': 'upper ground',
  'ground floor': 'ground',
  'top floor': 'top',
  basement: 'basement',
  garden: 'garden',
  penthouse: 'penthouse',
  attic: 'attic',
  mezzanine: 'mezzanine',
  erdgeschoss: 'ground',
  eg: 'ground',
  hochparterre: 'upper ground',
  parterre: 'ground',
  dachgeschoss: 'attic',
  dg: 'attic',
  souterrain: 'basement',
  untergeschoss: 'basement',
  ug: 'basement',
  'planta baja': 'ground',
  bajos: 'ground',
  bajo: 'ground',
  pb: 'ground',
  sobreatico: 'upper attic',
  atico: 'attic',
  entresuelo: 'mezzanine',
  entlo: 'mezzanine',
  principal: 'principal',
  pral: 'principal',
  semisotano: 'basement',
  sotano: 'basement',
  'rez-de-chaussee': 'ground',
  'rez de chaussee': 'ground',
  rdc: 'ground',
  'sous-sol': 'basement',
  'piano terra': 'ground',
  'piano rialzato': 'upper ground',
  pt: 'ground',
  mansarda: 'attic',
  attico: 'attic',
  seminterrato: 'basement',
  'res-do-chao': 'ground',
  'res do chao': 'ground',
  'r/c': 'ground',
  rc: 'ground',
  cave: 'basement',
  sotao: 'attic',
  'begane grond': 'ground',
  bg: 'ground',
  huis: 'ground',
  hs: 'ground',
  parter: 'ground',
  poddasze: 'attic',
  'zemin kat': 'ground',
  'bodrum kat': 'basement',
  'cati kati': 'attic',
  stuen: 'ground',
  st: 'ground',
  prizemi: 'ground',
}
export const floorsBefore = 'level,lvl,floor,flr,fl,planta,piso,piano,kat,andar,etage,verdieping,pietro,etaj,patro'
/** Words for a floor after its number: "2. OG", "3e étage", "2º piano". */
export const floorsBehind =
  'floor,flr,fl,storey,og,obergeschoss,stock,stockwerk,etage,et,piano,piso,planta,andar,verdieping,pietro,kat,patro,sal,vaning,etg'

export const ordinals: Record<string, string> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
}

export const sides: Record<string, string> = {
  left: 'left',
  right: 'right',
  front: 'front',
  rear: 'rear',
  back: 'rear',
  middle: 'middle',
  centre: 'middle',
  links: 'left',
  li: 'left',
  rechts: 'right',
  re: 'right',
  mitte: 'middle',
  vorne: 'front',
  hinten: 'rear',
  izquierda: 'left',
  izqda: 'left',
  izda: 'left',
  izq: 'left',
  derecha: 'right',
  dcha: 'right',
  dch: 'right',
  der: 'right',
  centro: 'middle',
  exterior: 'front',
  interior: 'rear',
  esquerdo: 'left',
  esq: 'left',
  direito: 'right',
  dto: 'right',
  frente: 'front',
  frt: 'front',
  traseiras: 'rear',
  tras: 'rear',
  gauche: 'left',
  droite: 'right',
  sinistra: 'left',
  destra: 'right',
  tv: 'left',
  th: 'right',
  mf: 'middle',
  sol: 'left',
  sag: 'right',
}
