import type { XmlRules } from './xml-rules.ts'

const text = { text: /^/ }
const decimal = { text: /^-?\d+(?:\.\d+)?$/ }
const day = { text: /^\d{4}-\d\d-\d\d$/ }
const bool = /^(?:true|false|0|1)$/
const oneOf = (words: string): RegExp => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`)

/** ISO 4217 and ISO 3166 codes of the schema; only countries of the tests' homes. */
const CURRENCIES = oneOf('USD AED AUD BRL CAD CHF CZK DKK EUR GBP HKD INR MYR NOK NZD SEK SGD THB MXP PLZ ROL')
const COUNTRIES = oneOf('GBR DEU ESP AUS USA FRA CAN ROM IRL ARE JPN AUT CHE NLD PRT ITA NZL')

/** The rules of the OpenImmo 1.2.7b schema for the elements we write. */
export const openimmoRules: XmlRules = {
  root: 'openimmo',
  elements: {
    openimmo: { children: 'uebertragung anbieter+' },
    uebertragung: {
      attributes: {
        art: oneOf('ONLINE OFFLINE'),
        umfang: oneOf('TEIL VOLL'),
        version: /./,
        sendersoftware: /./,
        senderversion: /./,
      },
      optional: { timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/, modus: oneOf('NEW CHANGE DELETE') },
    },
    anbieter: { children: 'firma openimmo_anid immobilie*' },
    firma: { text: /./ },
    openimmo_anid: { text: /^A[A-Z\d]{30}$/ },
    immobilie: {
      children:
        'objektkategorie geo kontaktperson preise? versteigerung? flaechen? ausstattung? zustand_angaben? freitexte? anhaenge? verwaltung_objekt? verwaltung_techn user_defined_simplefield*',
    },
    objektkategorie: { children: 'nutzungsart vermarktungsart objektart' },
    nutzungsart: { attributes: { WOHNEN: bool, GEWERBE: bool } },
    vermarktungsart: { attributes: { KAUF: bool, MIETE_PACHT: bool }, optional: { ERBPACHT: bool, LEASING: bool } },
    objektart: { children: '( wohnung+ | haus+ | grundstueck+ | sonstige+ )' },
    haus: { optional: { haustyp: oneOf('REIHENHAUS EINFAMILIENHAUS') } },
    wohnung: {},
    grundstueck: { optional: { grundst_typ: oneOf('WOHNEN') } },
    sonstige: { optional: { sonstige_typ: oneOf('SONSTIGE') } },
    geo: {
      children:
        '( plz ort? geokoordinaten? | ort geokoordinaten? | geokoordinaten ) strasse? hausnummer? bundesland? land? etage? anzahl_etagen? wohnungsnr? regionaler_zusatz? user_defined_simplefield*',
    },
    plz: text,
    ort: { text: /\S/ },
    geokoordinaten: { attributes: { breitengrad: /^-?\d/, laengengrad: /^-?\d/ } },
    strasse: text,
    hausnummer: text,
    bundesland: text,
    land: { optional: { iso_land: COUNTRIES } },
    etage: { text: /^-?\d+$/ },
    anzahl_etagen: { text: /^-?\d+$/ },
    wohnungsnr: text,
    regionaler_zusatz: text,
    kontaktperson: { children: 'email_direkt tel_durchw? name foto?' },
    tel_durchw: text,
    foto: { children: 'format daten', attributes: { location: /^EXTERN$/ } },
    email_direkt: { text: /@/ },
    name: { text: /./ },
    versteigerung: { children: 'zvtermin?' },
    zvtermin: { text: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/ },
    preise: { children: 'kaufpreis? hausgeld? aussen_courtage? waehrung? freitext_preis? stp_freiplatz? stp_garage?' },
    hausgeld: decimal,
    freitext_preis: text,
    aussen_courtage: text,
    stp_freiplatz: { optional: { anzahl: /^\d+$/ } },
    stp_garage: { optional: { anzahl: /^\d+$/ } },
    kaufpreis: { ...decimal, optional: { auf_anfrage: bool } }, // also without a price: an empty one is no decimal
    waehrung: { optional: { iso_waehrung: CURRENCIES } },
    flaechen: {
      children:
        'wohnflaeche? nutzflaeche? grundstuecksflaeche? anzahl_zimmer? anzahl_schlafzimmer? anzahl_badezimmer? anzahl_sep_wc? grundstuecksfront?',
    },
    nutzflaeche: decimal,
    anzahl_zimmer: decimal,
    anzahl_sep_wc: decimal,
    grundstuecksfront: decimal,
    ausstattung: { children: 'heizungsart? befeuerung? fahrstuhl?' },
    heizungsart: { optional: { OFEN: bool, ETAGE: bool, ZENTRAL: bool, FERN: bool, FUSSBODEN: bool } },
    befeuerung: { optional: { OEL: bool, GAS: bool, ELEKTRO: bool, HOLZ: bool } },
    fahrstuhl: { optional: { PERSONEN: bool, LASTEN: bool } },
    wohnflaeche: decimal,
    grundstuecksflaeche: decimal,
    anzahl_schlafzimmer: decimal,
    anzahl_badezimmer: decimal,
    zustand_angaben: { children: 'baujahr? letztemodernisierung? zustand? alter? energiepass* verkaufstatus?' },
    letztemodernisierung: text,
    zustand: {
      optional: {
        zustand_art: oneOf(
          'ERSTBEZUG NEUWERTIG MODERNISIERT GEPFLEGT TEIL_VOLLRENOVIERUNGSBED ROHBAU BAUFAELLIG PROJEKTIERT',
        ),
      },
    },
    alter: { optional: { alter_attr: oneOf('ALTBAU NEUBAU') } },
    baujahr: { text: /^\d{4}$/ },
    energiepass: {
      children: 'epart? gueltig_bis? energieverbrauchkennwert? endenergiebedarf? primaerenergietraeger? wertklasse?',
    },
    epart: { text: oneOf('BEDARF VERBRAUCH') },
    gueltig_bis: text,
    energieverbrauchkennwert: text,
    endenergiebedarf: text,
    primaerenergietraeger: text,
    wertklasse: { text: /^(?:A\+|[A-H])$/ },
    verkaufstatus: { optional: { stand: oneOf('OFFEN RESERVIERT VERKAUFT') } },
    freitexte: { children: 'objekttitel? objektbeschreibung? objekt_text?' },
    objekttitel: text,
    objektbeschreibung: text,
    objekt_text: { ...text, attributes: { lang: /^[a-z]{2}$/ } },
    anhaenge: { children: 'anhang*' },
    anhang: {
      children: 'anhangtitel? format daten',
      attributes: { location: oneOf('INTERN EXTERN REMOTE') },
      optional: { gruppe: oneOf('TITELBILD BILD GRUNDRISS KARTEN_LAGEPLAN EPASS-SKALA DOKUMENTE FILMLINK') },
    },
    anhangtitel: text,
    format: { text: /^(?:JPG|PNG|GIF|WEBP|AVIF|PDF|HTML)$/ },
    daten: { children: 'pfad' },
    pfad: { text: /./ },
    verwaltung_objekt: { children: 'objektadresse_freigeben? abdatum?' },
    abdatum: day,
    objektadresse_freigeben: { text: bool },
    verwaltung_techn: { children: 'objektnr_extern aktion aktiv_von? openimmo_obid stand_vom sprache?' },
    sprache: { text: /^[a-z]{2}$/ },
    objektnr_extern: { text: /./ },
    aktion: { optional: { aktionart: oneOf('CHANGE DELETE REFERENZ') } },
    aktiv_von: day,
    openimmo_obid: { text: /^O[A-Z\d]{30}$/ },
    stand_vom: day,
    user_defined_simplefield: { ...text, attributes: { feldname: /./ } },
  },
}
