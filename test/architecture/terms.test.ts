import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/messages/read-messages.mjs'

/** These words alone, and not as parts of others. */
const anyOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u')

/** Words that the glossary of docs/translating.md has another one for. */
const avoided: { language: string; words: RegExp; instead: string }[] = [
  { language: 'ar', words: /خلاص[ةا]|الخلاصات/, instead: 'مصدر بيانات' },
  { language: 'ar', words: /مرشحات/, instead: 'عوامل التصفية' },
  { language: 'ar', words: /حيازة/, instead: 'الملكية' },
  { language: 'ar', words: /كمحتال|كاحتيال/, instead: 'موسوم بالاحتيال' },
  { language: 'ar', words: /اً/, instead: 'ًا' }, // one way to write it
  { language: 'ar', words: /(?<!\u2066|\u200E\()https:/, instead: '\\u2066https:…\\u2069' }, // else its slashes come first
  { language: 'ar', words: /(?<![\w\u2066-])\d+ ?- ?\d/, instead: '\\u2066250 - 300\\u2069' }, // else the second comes first
  { language: 'ar', words: /\{most\} (?:مصادر|معاينات مفتوحة|حرف(?!ًا))/, instead: 'a word for numbers such as 50' },
  { language: 'ar', words: /معرّف المعاملة/, instead: 'رقم المعاملة' },
  { language: 'de', words: anyOf('Ausstattungsmerkmale?n?'), instead: 'Merkmal' },
  { language: 'de', words: anyOf('Objekt(?:e|en|s|typ)?'), instead: 'Immobilie' },
  { language: 'de', words: anyOf('Merkzetteln?'), instead: 'Merkliste' },
  { language: 'de', words: anyOf('Inserate?s?n?', '[Ii]nserier(?:t|en|te)'), instead: 'Anzeige' },
  { language: 'de', words: anyOf('Gespräche?s?n?'), instead: 'Unterhaltung' },
  { language: 'de', words: anyOf('Administrator(?:en|s)?', 'Verwaltung'), instead: 'Admin' }, // a home has a Verwaltung too
  { language: 'de', words: anyOf('Belege?n?s?'), instead: 'Quittung' },
  { language: 'de', words: /z\. B\./, instead: 'z.\\u00A0B.' },
  { language: 'de', words: anyOf('Du', 'du(?! \\d)', '[Dd]ich', '[Dd]ir', '[Dd]ein(?:e|en|em|er)?'), instead: 'Sie' },
  { language: 'es', words: anyOf('[Vv]iviendas?'), instead: 'inmueble' },
  { language: 'es', words: anyOf('[Rr]eseñas?'), instead: 'opinión' },
  { language: 'es', words: anyOf('[Ff]avoritos'), instead: 'lista de deseos' },
  { language: 'es', words: anyOf('[Uu]sted(?:es)?', '[Ll]es? comunicaremos', 'Encontrará', 'Tiene'), instead: 'tú' },
  {
    language: 'es',
    words: anyOf('inicie', '[Pp]águel[oa]', '[Ee]scríbanos', '[Ee]xpórtel[oa]', 'Indicó', 'Anule'),
    instead: 'tú',
  },
  { language: 'es', words: anyOf('No se pudo'), instead: 'No se ha podido' },
  {
    language: 'es',
    words: anyOf(
      'Inicie',
      'Elija',
      'Escriba',
      'Confirme',
      'Revise',
      'Espere',
      'Elimine',
      'Quite',
      'Suba',
      'Pague',
      'Cancele',
    ),
    instead: 'tú',
  },
  {
    language: 'es',
    words: anyOf('(?:[Ee]nvíe|[Ii]nténte|[Ss]úba|[Ee]scríba|[Ee]líja|[Gg]uárde|[Ii]mpríma)l[oa]s?'),
    instead: 'tú',
  },
  { language: 'fr', words: anyOf('[Vv]isites? (?:libre|ouverte)s?'), instead: 'portes ouvertes' },
  { language: 'fr', words: / [:;?!»]|« |\}:/, instead: '\\u00A0 before : ; ? ! and within « »' },
  { language: 'fr', words: /[Tt]élévers/, instead: 'envoyer' },
  { language: 'fr', words: anyOf('identifiants? de (?:la )?transaction'), instead: 'numéro de transaction' },
  { language: 'fr', words: anyOf('comme fraude', 'signalé comme \\p{L}+'), instead: 'marqué comme frauduleux' }, // a report is a signalement
  ...['de', 'es', 'fr'].flatMap((language) => [
    { language, words: anyOf('sq'), instead: 'ft²' },
    { language, words: /(?<=[\d}]) %/, instead: '\\u00A0 before %' },
  ]),
  { language: 'fr', words: anyOf('[Tt]u', '[Tt]oi', '[Tt]on', '[Tt]es'), instead: 'vous' },
]

test.each(avoided)('$language says “$instead” and no other word for it', async ({ language, words }) => {
  const texts = Object.entries((await readMessages())[language] ?? {}).flatMap(([noun, named]) =>
    Object.entries(named).map(([name, text]): [string, string] => [`${noun}.${name}`, text]),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(([, text]) => words.test(text))).toEqual([])
})

test.each([
  ['es', 'Su vivienda'],
  ['es', 'Inicie sesión'],
  ['fr', 'Ton bien'],
  ['fr', 'Visites libres'],
  ['es', 'Envíelo de nuevo'],
  ['es', 'en los que inicie sesión'],
  ['de', 'Dieses Objekt'],
  ['de', 'ein anderes Inserat'],
  ['ar', 'الخلاصة'],
  ['de', 'um {percent} % unter'],
])('in %s, “%s” is found', (language, text) => {
  expect(avoided.some((one) => one.language === language && one.words.test(text))).toBe(true)
})

test('the title of a listing has another word than its address in each language', async () => {
  const same = Object.entries(await readMessages()).filter(([, { fields = {}, listingFields = {} }]) =>
    [fields.title, fields.propertyTitle, listingFields.title].some((title) => title === fields.address),
  )
  expect(same.map(([language]) => language)).toEqual([])
})
