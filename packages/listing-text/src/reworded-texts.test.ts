import { expect, test } from 'vitest'
import { percentOf } from '../test/percent-of.ts'
import { bandsOf } from './copies.ts'

const pairs: [language: string, original: string, reworded: string, another: string][] = [
  [
    'German',
    'Die helle Dreizimmerwohnung im zweiten Obergeschoss hat einen Balkon nach Süden, eine Einbauküche von 2018 und ein Bad mit Fenster. Der Keller ist trocken, im Hof gibt es einen Stellplatz. Zur Straßenbahn sind es vier Minuten, zum Wochenmarkt zehn. Die Heizung wurde 2021 erneuert, das Hausgeld beträgt 240 Euro. Die Eigentümer ziehen im Herbst aufs Land.',
    'Ein Balkon nach Süden, ein Bad mit Fenster und eine Einbauküche aus dem Jahr 2018: helle Dreizimmerwohnung im zweiten Obergeschoss. Im Hof ist ein Stellplatz, trocken ist der Keller. Vier Minuten sind es zur Straßenbahn und zehn zum Wochenmarkt. Das Hausgeld liegt bei 240 Euro, erneuert wurde die Heizung 2021. Im Herbst ziehen die Eigentümer aufs Land.',
    'Die ruhige Zweizimmerwohnung im Erdgeschoss hat eine Terrasse nach Westen und eine neue Dusche. Der Speicher gehört dazu, ein Stellplatz fehlt. Zur Universität sind es fünf Minuten mit dem Rad. Das Haus von 1972 wurde 2015 gedämmt, das Hausgeld beträgt 190 Euro. Frei ab Januar.',
  ],
  [
    'Spanish',
    'Piso luminoso de tres dormitorios en la segunda planta, con terraza orientada al sur, cocina equipada en 2018 y baño con ventana. El trastero es seco y hay plaza de garaje en el patio. El tranvía queda a cuatro minutos y el mercado a diez. La calefacción se renovó en 2021 y la comunidad cuesta 140 euros. Los propietarios se marchan al campo en otoño.',
    'En la segunda planta, piso de tres dormitorios muy luminoso: baño con ventana, cocina equipada en 2018 y terraza orientada al sur. Hay plaza de garaje en el patio y el trastero está seco. A cuatro minutos queda el tranvía, a diez el mercado. La comunidad son 140 euros y en 2021 se renovó la calefacción. En otoño los propietarios se marchan al campo.',
    'Ático de dos dormitorios con vistas a la catedral y aire acondicionado en el salón. El edificio de 1965 tiene ascensor y portero. La playa está a quince minutos andando y hay colegio en la calle. Las ventanas se cambiaron en 2019 y los gastos suman 95 euros. Disponible desde enero.',
  ],
  [
    'French',
    "Appartement lumineux de trois chambres au deuxième étage, avec balcon plein sud, cuisine équipée de 2018 et salle de bains avec fenêtre. La cave est sèche et une place de stationnement se trouve dans la cour. Le tramway est à quatre minutes, le marché à dix. Le chauffage a été remplacé en 2021, les charges sont de 140 euros. Les propriétaires partent à la campagne à l'automne.",
    "Au deuxième étage, lumineux appartement de trois chambres : salle de bains avec fenêtre, cuisine équipée en 2018, balcon plein sud. Dans la cour se trouve une place de stationnement, et la cave est bien sèche. À quatre minutes, le tramway ; à dix, le marché. Charges de 140 euros, chauffage remplacé en 2021. À l'automne les propriétaires partent à la campagne.",
    "Studio sous les toits avec vue sur la cathédrale et coin cuisine neuf. L'immeuble de 1965 dispose d'un ascenseur et d'un gardien. La plage est à quinze minutes à pied, l'école dans la rue. Les fenêtres datent de 2019 et la taxe foncière est de 620 euros. Disponible en janvier.",
  ],
  [
    'Dutch',
    'Lichte driekamerwoning op de tweede verdieping met een balkon op het zuiden, een keuken uit 2018 en een badkamer met raam. De kelder is droog en op de binnenplaats is een parkeerplaats. De tram is vier minuten lopen, de markt tien. De verwarming werd in 2021 vervangen en de servicekosten bedragen 140 euro. De eigenaren vertrekken in de herfst naar het platteland.',
    'Op de tweede verdieping: lichte driekamerwoning, badkamer met raam, keuken uit 2018 en balkon op het zuiden. Op de binnenplaats ligt een parkeerplaats en droog is de kelder. Vier minuten lopen naar de tram, tien naar de markt. Servicekosten bedragen 140 euro, in 2021 werd de verwarming vervangen. In de herfst vertrekken de eigenaren naar het platteland.',
    'Rustig appartement op de begane grond met een tuin op het westen en een nieuwe douche. De berging hoort erbij, parkeren kan op straat. De universiteit is vijf minuten fietsen. Het gebouw uit 1972 werd in 2015 geïsoleerd en heeft een lift. Beschikbaar vanaf januari.',
  ],
  [
    'Polish',
    'Jasne trzypokojowe mieszkanie na drugim piętrze z balkonem od południa, kuchnią z 2018 roku i łazienką z oknem. Piwnica jest sucha, na podwórzu znajduje się miejsce postojowe. Tramwaj zatrzymuje się cztery minuty stąd, targ jest o dziesięć. Ogrzewanie wymieniono w 2021 roku, czynsz wynosi 640 złotych. Właściciele wyprowadzają się jesienią na wieś.',
    'Na drugim piętrze jasne mieszkanie trzypokojowe: łazienka z oknem, kuchnia z 2018 roku, balkon od południa. Na podwórzu znajduje się miejsce postojowe, sucha jest piwnica. Cztery minuty stąd zatrzymuje się tramwaj, o dziesięć jest targ. Czynsz wynosi 640 złotych, w 2021 roku wymieniono ogrzewanie. Jesienią właściciele wyprowadzają się na wieś.',
    'Ciche mieszkanie na parterze z ogródkiem od zachodu i nowym prysznicem. Komórka należy do lokalu, parkować można na ulicy. Uniwersytet jest pięć minut rowerem. Budynek z 1972 roku ocieplono w 2015 i ma windę. Wolne od stycznia, klucze w biurze, oglądanie po umówieniu terminu.',
  ],
]

test.each(pairs)('a reworded copy is proposed and found, another text is not: %s', (_, original, reworded, another) => {
  expect(percentOf(original, reworded)).toBeGreaterThanOrEqual(60)
  expect(bandsOf(original).some((band) => bandsOf(reworded).includes(band))).toBe(true)
  expect(percentOf(original, another)).toBeUndefined()
})
