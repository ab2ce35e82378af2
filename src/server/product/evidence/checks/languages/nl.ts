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
      '*borg, *borgsom*, waarborg*, *aanbetaling*, *vooruitbetaling*, *voorschot*, geld, *betaling*, eerste maand*, maand huur, maandhuur, één maand, een maand, *kosten vooraf, bedrag, *vergoeding, *garantie*, *som, reserveringskosten, helft van de prijs, depot, inschrijfgeld, 1e maand, 1 maand, eerste huur, maanden huur, huur vooraf, huur vooruit, centen, poen, sleutelgeld, bezichtigingskosten, garantiesom, waarborg, bedragje, eerste maandhuur, borgje, voorgeschoten, weken huur, week huur, twee weken, twee maanden',
    pay: 'betaal*, betal*, overmak*, maakt over, maak over, maken over, *over te maken, overgemaakt, stort*, gestort, overschrijv*, geld sturen, voldoe*, voldaan, tikkie*, schiet* voor, overboek*, voorschiet*, maakt u, maakt, maak, overmaken, payconiq, voor uw rekening, ten laste, te storten, in bewaring, neerleg*, neertellen, dokken, voorschieten, geef geld, schuif*, laat, achterlaat, achterlaten, geeft mij, geef mij, geef me',
    ask: 'vraag, vragen, vraagt, eis, eisen, vereis*, moet*, dient, dienen, nodig, verplicht*, wil, willen, verlang*, rekenen, reken, graag',
    visit:
      '*bezichtig*, kijken, bekijk*, *bezoek*, zien, laten zien, *afspraak, rondleid*, *kijkdag*, langskom*, komen kijken, toon, tonen, afspraken, rondkijken, langs te komen, kom kijken, komen bekijken, adres, binnenkijken, laat zien, rondleiden, opendoen, bezoekje, langs mag, plaatsbezoek*, naar binnen, binnenkomen, tijdstip, tijdslot, binnen kijken, van binnen zien',
    before: 'voor, voordat, vóór, voorafgaand aan, alvorens, eer, vooraleer',
    after:
      'na, nadat, zodra, wanneer, als, tegen, pas na, pas als, alleen na, na ontvangst, mits, onder voorwaarde, alleen met, op voorwaarde, eens, uitsluitend na',
    first:
      'vooraf, van tevoren, vooruit, eerst, bij voorbaat, op voorhand, voorhand, eerst de, om te beginnen, allereerst, voordien, in eerste instantie, vooruit te, eerst ff',
    next: 'dan, daarna, vervolgens, pas dan, nadien, hierna, en dan, dan laat, daarna laat, dan mag, dan kan, erna, achteraf, pas daarna',
    book: 'reserv*, vastleg*, plannen, plan, boek*, maken, regel*, bevestig*, krijg*, verkrijg*, inplan*, afspreken, vrijhoud*, garander*',
    back: 'terug*, restitu*, geretourneerd, retour, terugbetaal*, verreken*, afgetrokken, in mindering, gaat later van, eraf, teruggave, terugkrijg*, restitueerbaar, terugbetaalbaar, gecrediteerd',
    account:
      'mijn rekening, onze rekening, mijn iban, onze iban, mijn rekeningnummer, ons rekeningnummer, volgende rekening, op mijn naam, rekening van mij',
    customary:
      'ondertek*, teken*, getekend, *overeenkomst*, *contract*, notaris*, koopakte, *veiling*, aanvaard*, oplever*, sleuteloverdracht, overdracht, koopsom, bieding*, bod, kosten koper, makelaar*, compromis, akte, huurcontract, acceptatie',
    proof:
      'inkomensverklaring*, loonstrook*, loonstroken, werkgeversverklaring*, legitimatie, identiteit*, documenten, bewijs*, formulier*, inkomensgegevens, loonfiche*, hypotheekverklaring*, verhuurdersverklaring*, gegevens, papieren',
    not: 'geen, niet, nooit, zonder, noch, niets, niemand, nergens, nimmer, vrij van',
    beware:
      'oplichter*, oplichting, opgelicht, pas op, fraude*, let op, wees alert, maak nooit, betaal nooit, nepadvertentie*, wantrouw*, als iemand, mocht iemand, indien iemand, meld het, meld dit, meld dat, phishing, uit onze naam, namens ons, oplicht*, wees voorzichtig, betaal niet, betaal geen, maak geen geld, alert, misbruik',
    key: '*sleutel*',
    byCourier:
      'per post, met de post, via de post, per koerier, koerier, koeriersdienst, met koerier, via postnl, postnl, bpost, dhl, ups, fedex, dpd, per pakket*, pakketdienst*, aangetekend, via airbnb, per airbnb, met airbnb, per brief, met een koerier, per expresse, bezorgdienst, per pakje, een pakket, als pakket, pakje, per pakketpost, aangetekende post, aangetekende zending, met dhl, via dhl, per dhl, per fedex, luchtpost, in een envelop, expreszending, per expres, bode, bezorger, homerr, sendcloud, via gls, gls, dhl express, verzenddienst, postpakket',
    carrier: 'post, koerier*, pakket*, envelop*, brievenbus, postpakket',
    send: 'stuur*, sturen, stuurt, gestuurd, opsturen, opgestuurd, verstuur*, verzend*, verzond*, bezorg*, lever*, geleverd, kom, komt, komen, ontvang*, krijg*, breng*, opgestuurd, toegestuurd, toesturen, arriveer*, overhandig*, overhandigen',
    iAm: 'ik werk, ik woon, ik ben, ben, werk, woon, verblijf, ik zit, zit, wij wonen, wij zijn, we wonen, we zijn, we zitten, mijn werkgever, mijn bedrijf, ik leef, mijn werk, ik verblijf, ben ik, woon ik, werk ik, zitten we, wij verblijven, wij werken, verhuisde ik, ik verhuisde, zijn wij, zijn we, mijn man, mijn vrouw, ik moest, ik heb, werken we, woon nu, ben nu, ik verhuis, ik vertrok, wonen wij, wonen we',
    abroad:
      'buitenland, overzee, booreiland, op zee, missie, ander land, engeland, schotland, londen, usa, vs, overgeplaatst, uitgezonden, dubai, buiten nederland, buiten belgië, gestationeerd, leger, militair*, vn, verenigde naties, artsen zonder grenzen, rode kruis, ambassade, cruiseschip, schip, boot, marine, zendeling*, missiewerk*, detach*, gedetacheerd, boorplatform, vrijwilliger*, uitzending',
    work: 'werk*, baan, job, missie, bedrijf, werkgever, overgeplaatst, uitgezonden, booreiland, ingenieur, project*, zaken*, contract, beroep*, arts, dokter, verpleeg*, soldaat, leger, militair*, marine, kapitein, vn, ngo, scheiding, gescheiden, weduw*, overleden, vrijwillig*, onderzoek*, professor, zendeling*, gedetacheerd, hulporganisatie, uitzending',
    cannot:
      'kan niet, kan ik, kan het niet, kan u niet, kan de woning niet, niet zelf, niet persoonlijk, onmogelijk, niet laten zien, kunnen niet, niet aanwezig, niet in staat, niet tonen, kan je niet, niemand, niemand die, niemand aanwezig, er is niemand, niet komen, niet zelf komen, niet langskomen, kan niet komen, niet ter plaatse, niet ter plekke, niet openen, lukt niet, kunnen wij niet, kunnen we niet, niet bij zijn, niet terug, ben er niet',
    helper:
      'makelaar*, beheerder*, *buurvrouw*, *buurman*, buren, kantoor, conciërge, huismeester*, broer, zus, verhuurbureau, ouders, familie, agentschap, vriend, vriendin, syndicus, immokantoor',
    site: 'deze site, de site, dit portaal, deze website, de website, dit platform, het platform, deze pagina, dit formulier, het formulier, deze app, de app, deze chat, de chat, dit kanaal, funda, site, platform, website, portaal, de advertentie, deze advertentie, het portaal, de chatfunctie, app',
    outside:
      'buiten de site, buiten deze site, buiten het platform, buiten dit platform, buiten de website, buiten deze website, buiten het portaal, buiten de app, buiten dit portaal, om de site heen, buiten funda, buiten de advertentie, buiten deze app, buiten marktplaats, zonder de site, zonder het platform, buiten hier',
    write:
      'schrijf*, schrijv*, reageer*, reageren, reactie*, lees, lezen, antwoord*, gebruik*, bericht*, kijk, contact*, stuur*, mail*, check*, open, bekijk, leest, regel*, praat*, afhandel*, doen, bespreek*, overleg*, onderhandel*, zaken doen',
    noLawyer:
      'zonder notaris, zonder makelaar of notaris, zonder makelaar en notaris, geen notaris, regelen het onderling, onderling regelen, regelen onderling, regelen het onder ons, zonder advocaat, zonder contract, zonder papierwerk, noch notaris, of notaris',
    app: 'appje, appje, app mij, app me, appen, whatsappje, appt, appie, whats, whatsap*, insta, fb, wapp, app maar, watsap*, whats app, whatsapp*, telegr, watsapp, wattsap*, messenger, facebook, stuur appje, appbericht',
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
    papers: 'contract, huurcontract, documenten, papieren',
    here: 'hier',
    grammar:
      'de, het, een, en, is, zijn, met, te, in, van, op, voor, aan, dat, die, er, wordt, niet, ook, bij, u, wij, door, naar, om, uw',
    so: 'dus, daarom, vandaar, omdat, wegens, vanwege, door al, maar, want, zoveel mensen, te veel, teveel, zo veel, heel veel mensen, derhalve, zodoende',
    received:
      'bevestig*, binnen is, binnen, ontvang*, bijgeschreven, betaald is, binnenkomt, op mijn rekening, meldt, laat weten, aangekomen, gelukt, gestort is, staat erop, verwerkt, binnengekomen',
    voucher:
      'cadeaubon*, cadeaukaart*, *cadeaukaart*, *cadeaubon*, giftcard*, gift card*, prepaidkaart*, prepaid kaart*, beltegoed*, google play, itunes, cryptovaluta, crypto*, digitale munt*, digitale valuta, ethereum, tether, tegoedbon*, waardebon*, paysafe*',
    accept:
      'accepteer*, aanvaard*, alleen, enkel, uitsluitend, neem, liefst, stuur*, sturen, voorkeur*, mag ook, slechts, koop, kopen',
    past: 'zonder, buiten, omzeil*, vermijd*, in plaats van, niet via',
    cut: 'commissie, percentage, provisie, rekent',
    mailed:
      'opgestuurd, opsturen, toegestuurd, toegezonden, toesturen, stuur ik je, stuur ik u, stuur je, verstuur*, verzend*, verzonden, bij u thuis, bij je thuis, naar uw adres, naar je adres, aan de deur, thuisbezorgd, bezorgd, krijgt u thuis, komen per',
    unusual:
      'terugbetaalbare borg, restitueerbare borg, terugbetaalbare waarborg, terugbetaalbare aanbetaling, bezichtigingskosten, sleutelborg vooraf, restitueerbare aanbetaling, terugbetaalbaar voorschot, reserveringskosten vooraf',
    who: 'wie, degene die, degenen die, mensen die, kandidaten die, personen die, diegene die, zij die',
    serious: 'serieus, serieuze, interesse, oprecht*, ernst, kijkers, intentie, welgemeend, goede trouw, menens',
    dislike:
      'niet bevalt, bevalt niet, bevalt het niet, niet aanstaat, zegt u nee, zeg je nee, nee zegt, toch niet, van gedachten, niet tevreden, niet wilt, niets voor u, niks voor je, niks voor jou, niet leuk, ervan afziet, afhaakt, bedenkt, niet naar wens',
    upkeep:
      'eigenaren betaalden, geïnvesteerd, uitgegeven, verbouwing, gerenoveerd, renovatie, servicekosten, vve, betaalt de verkoper, verkoper betaalt, vraagprijs, onderhoud, parkeren, courtage, ozb',
  },
  digits: 'nul, een/één, twee, drie, vier, vijf, zes, zeven, acht, negen',
  tens: 'tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, *entwintig, *endertig, *enveertig, *envijftig, *enzestig, *enzeventig, *entachtig, *ennegentig',
  at: 'apenstaartje, apenstaart, apestaartje, apestaart, aapje',
  dot: 'punt, dot, puntje',
}
