import type { Language } from './language.ts'

export const nl: Language = {
  code: 'nl',
  homeCountries: 'NL BE SR',
  concepts: {
    tenant: 'huurders, huurder, verhuurd',
    notice: 'bericht, aankondig*, bescheid, melding, aanmelding',
    without: 'zonder, voordat, totdat',
    purpose: 'om, teneinde',
    leaving: 'verhuizen, verhuizing, verhuisd, emigreren, vertrekken',
    private: 'mijn privé nummer, mijn privénummer, mijn privé mail, mijn eigen nummer, mijn eigen mail, mijn mail',
    money:
      '*borg, *borgsom*, waarborg*, *aanbetaling*, *vooruitbetaling*, *voorschot*, geld, *betaling*, eerste maand*, maand huur, maandhuur, één maand, een maand, *kosten vooraf, bedrag, *vergoeding, *garantie*, *som, reserveringskosten, helft van de prijs, depot, inschrijfgeld',
    pay: 'betaal*, betal*, overmak*, maakt over, maak over, maken over, *over te maken, overgemaakt, stort*, gestort, overschrijv*, geld sturen, voldoe*, voldaan, tikkie*, schiet* voor, overboek*, voorschiet*, maakt u, maakt, maak',
    ask: 'vraag, vragen, vraagt, eis, eisen, vereis*, moet*, dient, dienen, nodig, verplicht*, wil, willen, verlang*, rekenen, reken, graag',
    visit:
      '*bezichtig*, kijken, bekijk*, *bezoek*, zien, laten zien, *afspraak, rondleid*, *kijkdag*, langskom*, komen kijken, toon, tonen, afspraken',
    before: 'voor, voordat, vóór, voorafgaand aan, alvorens, eer, vooraleer',
    after:
      'na, nadat, zodra, wanneer, als, tegen, pas na, pas als, alleen na, na ontvangst, mits, onder voorwaarde, alleen met, op voorwaarde, eens, uitsluitend na',
    first: 'vooraf, van tevoren, vooruit, eerst, bij voorbaat, op voorhand, voorhand',
    next: 'dan, daarna, vervolgens, pas dan, nadien, hierna',
    book: 'reserv*, vastleg*, plannen, plan, boek*, maken, regel*, bevestig*, krijg*, verkrijg*, inplan*, afspreken, vrijhoud*, garander*',
    back: 'terug*, restitu*, geretourneerd, retour, terugbetaal*',
    account:
      'mijn rekening, onze rekening, mijn iban, onze iban, mijn rekeningnummer, ons rekeningnummer, volgende rekening, op mijn naam, rekening van mij',
    customary:
      'ondertek*, teken*, getekend, *overeenkomst*, *contract*, notaris*, koopakte, *veiling*, aanvaard*, oplever*, sleuteloverdracht, overdracht, koopsom, bieding*, bod, kosten koper, makelaar*, compromis, akte, huurcontract, acceptatie',
    proof:
      'inkomensverklaring*, loonstrook*, loonstroken, werkgeversverklaring*, legitimatie, identiteit*, documenten, bewijs*, formulier*, inkomensgegevens, loonfiche*, hypotheekverklaring*, verhuurdersverklaring*, gegevens, papieren',
    not: 'geen, niet, nooit, zonder, noch, niets, niemand, nergens, nimmer',
    beware:
      'oplichter*, oplichting, opgelicht, pas op, fraude*, let op, wees alert, maak nooit, betaal nooit, nepadvertentie*, wantrouw*',
    key: '*sleutel*, contract, huurcontract, documenten, papieren',
    byCourier:
      'per post, met de post, via de post, per koerier, koerier, koeriersdienst, met koerier, via postnl, postnl, bpost, dhl, ups, fedex, dpd, per pakket*, pakketdienst*, aangetekend, via airbnb, per airbnb, met airbnb, per brief, met een koerier, per expresse, bezorgdienst',
    carrier: 'post, koerier*, pakket*, envelop*, brievenbus, postpakket',
    send: 'stuur*, sturen, stuurt, gestuurd, opsturen, opgestuurd, verstuur*, verzend*, verzond*, bezorg*, lever*, geleverd, kom, komt, komen, ontvang*, krijg*, breng*, opgestuurd, toegestuurd, toesturen, arriveer*',
    iAm: 'ik werk, ik woon, ik ben, ben, werk, woon, verblijf, ik zit, zit, wij wonen, wij zijn, we wonen, we zijn, we zitten, mijn werkgever, mijn bedrijf, ik leef, mijn werk, ik verblijf, ben ik, woon ik, werk ik, zitten we, wij verblijven, wij werken',
    abroad:
      'buitenland, overzee, booreiland, op zee, missie, ander land, engeland, schotland, londen, usa, vs, overgeplaatst, uitgezonden, dubai, buiten nederland, buiten belgië',
    work: 'werk*, baan, job, missie, bedrijf, werkgever, overgeplaatst, uitgezonden, booreiland, ingenieur, project*, zaken*, contract, beroep*',
    cannot:
      'kan niet, kan ik, kan het niet, kan u niet, kan de woning niet, niet zelf, niet persoonlijk, onmogelijk, niet laten zien, kunnen niet, niet aanwezig, niet in staat, niet tonen, kan je niet, niemand',
    helper:
      'makelaar*, beheerder*, *buurvrouw*, *buurman*, buren, kantoor, conciërge, huismeester*, broer, zus, verhuurbureau, ouders, familie, agentschap, vriend, vriendin, syndicus, immokantoor',
    site: 'hier, deze site, de site, dit portaal, deze website, de website, dit platform, het platform, deze pagina, dit formulier, het formulier, deze app, de app, deze chat, de chat, dit kanaal, funda',
    outside:
      'buiten de site, buiten deze site, buiten het platform, buiten dit platform, buiten de website, buiten deze website, buiten het portaal, buiten de app, buiten dit portaal, om de site heen, buiten funda',
    write:
      'schrijf*, schrijv*, reageer*, reageren, reactie*, lees, lezen, antwoord*, gebruik*, bericht*, kijk, contact*, stuur*, mail*, check*, open, bekijk, leest',
    noLawyer:
      'zonder notaris, zonder makelaar of notaris, zonder makelaar en notaris, geen notaris, regelen het onderling, onderling regelen, regelen onderling, regelen het onder ons, zonder advocaat, zonder contract, zonder papierwerk, noch notaris, of notaris',
    app: 'appje, appje, app mij, app me, appen, whatsappje, appt, appie, whats, whatsap*, insta, fb, wapp',
    reach:
      'stuur*, bericht*, contact*, schrijf*, bereik*, bel*, mij, me, mijn, via, op, nummer, reageer*, antwoord*, toevoegen, gaat, graag, even, ff, sneller',
    group: 'groep*, *groep, buurt, kantoren, kantoor, gebouw, buren, bewoners, bereik, hoofdkantoor, buurtapp',
    phone:
      'tel, telefoon*, bel, bellen, mobiel*, nummer, gsm, whatsapp, 06, belt, sms, telnr, nr is, contact, opbellen, bereikbaar, app',
    reference:
      'ref, referentie*, kadast*, sectie, perceel*, nummer van, energielabel*, geregistreerd, label, dossier*, kvk, btw, vve, certificaat*, epc, vergunning*, objectnummer, bag, identificatie*, iban, huisnummer, capakey, kavel*, register*',
    part: 'blote eigendom, bloot eigendom, vruchtgebruik*, koopgarant, koop garant, lijfrente, koopstart, mede-eigendom, naakte eigendom, koperskorting',
    portion:
      'onverdeeld*, mede eigendom, medeeigendom, deeleigendom, eigendomsaandeel, aandeel in de eigendom, deel van de eigendom, aandeel van, aandeel in',
    common: 'vve, weg, parkeer*, garage, grond, erf, pad',
    half: 'de helft, helft van de eigendom, onverdeelde helft, helft',
    third: 'een derde, derde deel',
    quarter: 'een kwart, kwart, vierde deel',
    lowPrice:
      '*veiling*, alleen contant, contant geld, uitsluitend contant, eigen middelen, niet te financieren, niet financierbaar, geen hypotheek mogelijk, zonder hypotheek, kluswoning, klushuis, opknapper, bouwval*, sloop*, nalatenschap*, erfenis, erven, erfgenamen, erfpacht*, verhuurd*, in verhuurde staat, brandschade, onbewoonbaar*, executie*, inzet, casco, funderingsherstel, fundering slecht, antikraak, funderingsprobleem*, anti speculatie*, anti-speculatiebeding, openbare verkoop, renovatieproject, te renoveren, rudimentair, huurder*',
  },
  digits: 'nul, een/één, twee, drie, vier, vijf, zes, zeven, acht, negen',
  tens: 'tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, *entwintig, *endertig, *enveertig, *envijftig, *enzestig, *enzeventig, *entachtig, *ennegentig',
  at: 'apenstaartje, apenstaart, apestaartje, apestaart, aapje',
  dot: 'punt, dot, puntje',
}
