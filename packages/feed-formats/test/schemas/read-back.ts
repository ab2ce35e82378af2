import { readXml, type XmlNode } from './xml-rules.ts'

export type ReadBack = Record<string, string | number | string[] | undefined>

const at = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((found, name) => found?.children.find((child) => child.name === name), node)
const all = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []
const plain = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : text.replaceAll('&#60;', '<').replaceAll('&#38;', '&')
const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

export const readBack = {
  openimmo: (text: string): ReadBack[] =>
    all(at(readXml(text), 'anbieter'), 'immobilie').map((home) => {
      const of = (...path: string[]) => at(home, ...path)?.text
      const attachments = all(at(home, 'anhaenge'), 'anhang')
      const paths = (...groups: string[]) =>
        attachments
          .filter(({ attributes }) => groups.includes(attributes.gruppe ?? ''))
          .map((each) => at(each, 'daten', 'pfad')?.text ?? '')
      return {
        reference: of('verwaltung_techn', 'objektnr_extern'),
        title: plain(of('freitexte', 'objekttitel')),
        description: plain(of('freitexte', 'objektbeschreibung')),
        price: number(of('preise', 'kaufpreis')) || undefined,
        unit: of('geo', 'wohnungsnr'),
        houseNumber: of('geo', 'hausnummer'),
        street: of('geo', 'strasse'),
        locality: of('geo', 'regionaler_zusatz'),
        town: of('geo', 'ort'),
        region: of('geo', 'bundesland'),
        postcode: of('geo', 'plz'),
        country: at(home, 'geo', 'land')?.attributes.iso_land,
        bedrooms: number(of('flaechen', 'anzahl_schlafzimmer')),
        bathrooms: number(of('flaechen', 'anzahl_badezimmer')),
        yearBuilt: number(of('zustand_angaben', 'baujahr')),
        energyRating: of('zustand_angaben', 'energiepass', 'wertklasse'),
        latitude: number(at(home, 'geo', 'geokoordinaten')?.attributes.breitengrad),
        features: all(home, 'user_defined_simplefield').map((field) => plain(field.text) ?? ''),
        photos: paths('TITELBILD', 'BILD'),
        plans: paths('GRUNDRISS'),
        maps: paths('KARTEN_LAGEPLAN'),
        charts: paths('EPASS-SKALA'),
        documents: paths('DOKUMENTE'),
        tours: paths('FILMLINK'),
        contact: plain(of('kontaktperson', 'name')),
        phone: of('kontaktperson', 'tel_durchw'),
      }
    }),
  kyero: (text: string): ReadBack[] =>
    all(readXml(text), 'property').map((home) => {
      const of = (...path: string[]) => at(home, ...path)?.text
      const images = all(at(home, 'images'), 'image')
      const urls = (isPlan: boolean) =>
        images.filter((each) => (at(each, 'tags') !== undefined) === isPlan).map((each) => at(each, 'url')?.text ?? '')
      return {
        reference: of('id'),
        description: plain(of('desc', 'en')),
        price: number(of('price')) || undefined,
        town: of('town'),
        region: of('province'),
        country: of('country'),
        bedrooms: number(of('beds')),
        energyRating: of('energy_rating', 'consumption'),
        latitude: number(of('location', 'latitude')),
        photos: urls(false),
        plans: urls(true),
        tours: all(home, 'virtual_tour_url').map((each) => each.text),
      }
    }),
  reaxml: (text: string): ReadBack[] =>
    readXml(text).children.map((home) => {
      const of = (...path: string[]) => at(home, ...path)?.text
      const pictures = (list: string, name: string) =>
        all(at(home, list), name).map(({ attributes }) => attributes.url ?? '')
      return {
        reference: of('uniqueID'),
        title: plain(of('headline')),
        description: plain(of('description')),
        price: number(of('price')),
        unit: of('address', 'subNumber'),
        houseNumber: of('address', 'streetNumber'),
        street: of('address', 'street') || undefined,
        town: of('address', 'suburb'),
        region: of('address', 'state') ?? of('address', 'region'),
        postcode: of('address', 'postcode'),
        country: of('address', 'country'),
        bedrooms: number(of('features', 'bedrooms')),
        bathrooms: number(of('features', 'bathrooms')),
        photos: pictures('images', 'img'),
        plans: pictures('objects', 'floorplan'),
        documents: pictures('objects', 'document'),
        tours: all(home, 'externalLink').map(({ attributes }) => attributes.href ?? ''),
        contact: plain(of('listingAgent', 'name')),
        phone: of('listingAgent', 'telephone'),
      }
    }),
  reso: (text: string): ReadBack[] =>
    (JSON.parse(text) as { value: Record<string, string & number & string[]>[] }).value.map((home) => {
      const media = (home.Media ?? []) as unknown as { MediaCategory: string; MediaURL: string }[]
      const of = (category: string) =>
        media.filter((each) => each.MediaCategory === category).map(({ MediaURL }) => MediaURL)
      const features = ['InteriorFeatures', 'ExteriorFeatures', 'PoolFeatures', 'ParkingFeatures']
      return {
        reference: home.ListingKey,
        price: home.ListPrice,
        unit: plain(home.UnitNumber),
        houseNumber: home.StreetNumber,
        postcode: home.PostalCode,
        country: home.Country,
        bedrooms: home.BedroomsTotal,
        yearBuilt: home.YearBuilt,
        latitude: home.Latitude,
        features: features
          .flatMap((name) => home[name] ?? [])
          .map((feature) => plain(feature) ?? '')
          .toSorted(),
        photos: of('Photo'),
        plans: of('Floor Plan'),
        documents: of('Document'),
        tours: of('Unbranded Virtual Tour'),
        contact: plain(home.ListAgentFullName),
        phone: home.ListAgentDirectPhone,
      }
    }),
}
