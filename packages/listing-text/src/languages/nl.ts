import type { Language } from './language.ts'

export const nl: Language = {
  code: 'nl',
  homeCountries: 'NL BE SR',
  concepts: {
    tenant: 'huurders, huurder, verhuurd',
    notice: 'bericht, aankondig*, bescheid, melding, aanmelding',
    without: 'zonder, voordat, totdat',
    purpose: 'om, teneinde, zodat, opdat, om u, voor de bezichtiging, voor een bezichtiging, voor uw bezichtiging',
    leaving: 'verhuizen, verhuizing, verhuisd, emigreren, vertrekken',
    private:
      'mijn privé nummer, mijn privénummer, mijn privé mail, mijn eigen nummer, mijn eigen mail, mijn mail, antwoord me privé, antwoord privé, reageer privé, eigen mail, privémail, privé mail, persoonlijke mail, rechtstreeks met mij, regelen het rechtstreeks, privéadres, mijn privéadres',
    money:
      '*borg, *borgsom*, waarborg*, *voorschot*, geld, *betaling*, eerste maand*, maand huur, één maand, *kosten vooraf, bedrag, *vergoeding, *garantie*, *som, helft van de prijs, depot, inschrijfgeld, 1e maand, 1 maand, eerste huur, maanden huur, huur vooraf, huur vooruit, centen, poen, sleutelgeld, bedragje, eerste maandhuur, borgje, voorgeschoten, weken huur, week huur, twee weken, twee maanden, *kosten, *administratiekosten*, *dossierkosten*, *afspraakkosten*, *inschrijfkosten*, inschrijving, *bemiddelingskosten*, *bijdrage*, *tarief*, klein bedrag, kleine bijdrage, symbolisch bedrag, *onderpand*, *pand, eerste termijn, termijn, eerste betaling, eerste huurtermijn, maandhuren, twee maandhuren, maand borg, maanden borg, huur voor, de huur, helft van de huur, contant geld, cash, duiten, flappen, knaken, pegels, *zekerheid*, *deposito*, *storting*, *heffing*, *fee, tientjes, meier, handgeld, *sleutelborg*, *huur, inleg, aanbetaling, kleine aanbetaling, helft, als zekerheid, behandelbijdrage, bijdrage, administratiebijdrage, voorschot, zekerheid, gebaar, ter grootte van, ter waarde van, *toeslag, *belasting, prijs van een nacht, kosten van een nacht',
    pay: 'betaal*, betal*, overmak*, maakt over, maak over, maken over, *over te maken, overgemaakt, stort*, gestort, overschrijv*, geld sturen, voldoe*, voldaan, tikkie*, schiet* voor, overboek*, voorschiet*, maakt u, maakt, maak, payconiq, voor uw rekening, ten laste, te storten, in bewaring, neerleg*, neertellen, dokken, geef geld, schuif*, laat, achterlaat, achterlaten, geeft mij, geef mij, geef me, *overmaakt, *overboekt, boek over, boekt over, bijschrijven, gireren, ideal, bunq, revolut, paypal, geef, geeft, geven, inleg*, leg in, legt in, vooraf te betalen, afreken*, voorfinancier*, *financier, aftik*, ophoest*, lap, lappen, lapt, bijdraag*, draagt bij, kost, kosten, deponeer*, deponeren, crediteer*, verschuldigd, te voldoen, aanbetaal*, aanbetalen, vooruitbetaal*, deposito, per persoon, pp, per kop, per hoofd, niet gratis, niet meer gratis, niet kosteloos, te doen, gaat naar, toevertrouw*, doe, doe je, regel de, tikkie, de man, stort, int, voldoening, overmaakt, doet kleine, afgeschreven, stelt u, geïncasseerd vooraf, afschrij*, maakt u over, maak je over',
    ask: 'vraag, vragen, vraagt, eis, eisen, vereis*, moet*, dient, dienen, nodig, verplicht*, wil, willen, verlang*, rekenen, reken, graag, kost, kosten, bedraagt, verschuldigd, verwacht*, hanteer*, vergt, is vereist, voorwaarde*, noodzakelijk, hoef*, zou, had graag, zien graag, verzoek*, gelieve, wens*, eerst, brengen in rekening, in rekening, bereken*, aanreken*, graag vooraf, behoor*, minimaal',
    visit:
      '*bezichtig*, kijken, bekijk*, *bezoek*, zien, laten zien, *afspraak, rondleid*, *kijkdag*, langskom*, komen kijken, toon, tonen, afspraken, rondkijken, langs te komen, kom kijken, komen bekijken, adres, binnenkijken, laat zien, opendoen, langs mag, naar binnen, binnenkomen, tijdstip, tijdslot, binnen kijken, van binnen zien, *ontmoet*, spreken af, spreek af, afspreken, ter plekke, in persoon, binnenlat*, binnenlaat, binnen te laten, laat binnen, erin laten, deur open, open de deur, doe open, open doen, openmaak, openmaken, toegang, toegelaten, betreden, inspect*, keuren, blik werpen, kijkje, kijkje nemen, rondkomen, rondlopen, rondgang, tour, kijker*, kijkmoment, kijkuur, straat en nummer, huisnummer, exacte locatie, exacte adres, waar het is, waar het ligt, datum en tijd, moment, komen zien, mogen zien, zie, ziet, gezien, kom langs, komt u langs, langsgaan, meekijken, voorbijkomen, leid rond, leidt rond, leid ik, openstel*, tijden, uren, stoep, drempel, voordeur, aan de deur, doorlopen, wandelen door, lopen door, voet zetten, leiden we u rond, kijken kan, om te kijken, code van het sleutelkluisje, dag vasthouden, sleutelkluisje, tijdvak, alarmcode, prikken een tijd, prikken we een tijd, kan morgen kijken, de route, opendoet, sleutelkluis*, sleutelkastje, deurcode*, toegangscode*, code van de deur, agenda, dag en uur, een tijd, tijd afspreken, tijd en datum, tijd doorgeven, wij openen, het openen, openen',
    before:
      'voor, voordat, voorafgaand aan, alvorens, eer, vooraleer, nog voor, eerder dan, vooraf aan, voorafgaande aan, alvorens te',
    after:
      'na, nadat, zodra, wanneer, als, tegen, pas na, pas als, alleen na, na ontvangst, mits, onder voorwaarde, alleen met, op voorwaarde, eens, uitsluitend na, in ruil voor, tegen betaling, na betaling, na storting, bij betaling, na overmaking, eenmaal, eens dat, van zodra, op het moment dat, direct na, meteen na, onmiddellijk na, indien, enkel na, enkel als, enkel tegen, afhankelijk van, in functie van, wanneer ik, tot, totdat, pas weg, pas',
    first:
      'vooraf, van tevoren, vooruit, eerst, bij voorbaat, op voorhand, voorhand, eerst de, om te beginnen, allereerst, voordien, in eerste instantie, vooruit te, eerst ff, voorafgaand, van te voren, bij aanvang, in het begin, aan het begin, meteen, direct, nu al, alvast, als eerste, eerste, voor alles, voor alle zekerheid, in de eerste plaats, ten eerste, initieel, vooraleer, vroegtijdig, eerder, vandaag, nu, vanavond, vandaag nog, vooruitbetalen, vanavond, gaat voor, als eerste',
    next: 'dan, daarna, vervolgens, pas dan, nadien, hierna, en dan, dan laat, daarna laat, dan mag, dan kan, erna, achteraf, pas daarna, later, hierop, daarop, aansluitend, in aansluiting, dan pas, en dan pas, en daarna, en vervolgens, waarna, dan kom, dan gaan, dan krijgt, dan spreken, dan stuur, daarna kom, daarna kunt, daarna mag, daarna krijgt, als dat gebeurd, zodra dat, nadat dat, alleen wie',
    book: 'reserv*, vastleg*, plannen, plan, boek*, maken, regel*, bevestig*, krijg*, verkrijg*, inplan*, afspreken, vrijhoud*, garander*, houd, houden, hou, vasthoud*, vastgehouden, vrijgehouden, opzij, apart, achterhoud*, garandeer*, zeker, verzeker*, vastzet*, toewijz*, toegewezen, voorrang, bovenaan, lijst, wachtlijst, bovenaan de lijst, van de markt, haal de advertentie, uit de verkoop, gereserveerd, inboeken, is van u, is voor u, voor jou, voor u, claim*, eerste keus, optie, optienemer, inschrijv*, inschrijf*, noteer*, noteren, op de lijst, zet u, zet je, blokke*, offline haal*, advertentie weg, advertentie offline',
    back: 'terug*, restitu*, geretourneerd, retour, verreken*, afgetrokken, in mindering, gaat later van, eraf, gecrediteerd, terug te krijgen, krijgt u terug, krijg je terug, weer terug, mindering, aftrek*, in korting, retourneer*, retourneren, geld terug, crediter*, terugbetaald, contant terug, geef alles terug, geef terug, terugkrijg*',
    account:
      'mijn rekening, onze rekening, mijn iban, onze iban, mijn rekeningnummer, ons rekeningnummer, volgende rekening, op mijn naam, rekening van mij, bankgegevens, deze rekening, mijn paypal, mijn vrouw, mijn man, mijn tikkie, mijn betaallink, betaallink, betaalverzoek, rekening van mijn assistente, rekening van mijn assistent, rekening van mijn broer, rekening van mijn zus, rekening van een vriend, van mijn assistente, rekening van onze partner, rekening van ons, rekening van de partner, naar mijn vrouw, naar mijn man, naar mijn broer',
    customary:
      'ondertek*, teken*, getekend, *overeenkomst*, *contract*, notaris*, koopakte, *veiling*, aanvaard*, oplever*, sleuteloverdracht, overdracht, koopsom, bieding*, bod, kosten koper, makelaar*, compromis, akte, acceptatie, oplevering, courtage, derdengeld*, waarborgsom bij de notaris, bouwnummer, optie, intrek, ondertekening, inschrijving op het adres, inschrijving op dit adres, inschrijven op het adres, inschrijving op adres, bij aankomst, betaling ter plaatse, bij intrek',
    proof:
      'inkomensverklaring*, loonstrook*, loonstroken, werkgeversverklaring*, legitimatie, identiteit*, documenten, bewijs*, formulier*, inkomensgegevens, loonfiche*, hypotheekverklaring*, verhuurdersverklaring*, gegevens, papieren, sturen wij u, wij sturen u, sturen wij',
    not: 'geen, niet, nooit, zonder, noch, niets, niemand, nergens, nimmer, vrij van, buiten het, buiten de',
    beware:
      'opgelicht, pas op, fraude*, wees alert, maak nooit, betaal nooit, nepadvertentie*, wantrouw*, meld het, meld dit, meld dat, phishing, uit onze naam, namens ons, oplicht*, wees voorzichtig, betaal niet, betaal geen, maak geen geld, misbruik, hang op, hang dan op, ophangen, vraagt iemand, zich voordoet, zich uitgeeft, juridisch advies, niets te betalen voor, maak nooit geld, stuur nooit geld, zich voordoen, doen zich voor, doet zich voor, trap niet, trap er niet, dat zijn wij niet, zijn wij niet, niet van ons, niets met ons te maken, onze foto s worden gebruikt, onze foto s gebruikt, met onze foto s, onze foto s gekopieerd, foto s zijn gekopieerd, foto s worden misbruikt, valse advertentie*, pas op voor, let op voor, wees op uw hoede',
    anyone: 'als iemand, mocht iemand, indien iemand',
    key: '*sleutel*, reserveset, reserve set, setje, badge, druppel, sleutelbos*, sleutelbossen, sleutelkluis*, wat de deur opent, wat u nodig hebt om binnen te komen, wat opent',
    byCourier:
      'per post, met de post, via de post, per koerier, koerier, koeriersdienst, met koerier, via postnl, postnl, bpost, dhl, ups, fedex, dpd, per pakket*, pakketdienst*, aangetekend, via airbnb, per airbnb, met airbnb, per brief, met een koerier, per expresse, bezorgdienst, per pakje, een pakket, als pakket, pakje, per pakketpost, aangetekende post, aangetekende zending, met dhl, via dhl, per dhl, per fedex, luchtpost, in een envelop, expreszending, per expres, bode, bezorger, homerr, sendcloud, via gls, gls, dhl express, verzenddienst, postpakket, per bode, per taxi, taxi, een chauffeur, chauffeur, via uber, uber, per fietskoerier, fietskoerier, per envelop, in een envelopje, in een enveloppe, envelop, in een pakketje, pakketje, in een pakje, pakketbezorger, postbode, via de postbode, postnl pakket, per aangetekende, aangetekende brief, aangetekend verzonden, per luchtpost, per spoed, spoedzending, spoedkoerier, sneldienst, per exprespost, brievenbuspakje, brievenbuspost, track en trace, track and trace, afhaalpunt, postpunt, pakketpunt, per vracht, vrachtdienst, transporteur, transportbedrijf, verzending, besteldienst, bezorgservice, trunkrs, tnt, mondial relay, met dpd, met postnl, met gls, pakketdienst, een pakketpunt, servicepunt, een vervoerder, vervoerder, een bezorger, een koerier, op de post, naar de post',
    carrier: 'post, koerier*, pakket*, envelop*, brievenbus, postpakket',
    send: 'stuur*, sturen, gestuurd, opsturen, opgestuurd, verstuur*, verzend*, verzond*, bezorg*, lever*, geleverd, kom, komt, komen, ontvang*, krijg*, breng*, toegestuurd, toesturen, arriveer*, aflever*, afgeleverd, langsbreng*, meegeef*, meegegeven, toekom*, zend*, gezonden, bereik*, bij u, bij je, in huis, in handen, over*, doorstuur*, doorgestuurd, achterlat*, reist, reizen, haalt u, ophalen, haal, meegeven, gaan met, overhandig*, afgeeft, geeft af, in uw hand, in uw handen, in je handen, legt, in uw bus, in je bus, in uw brievenbus',
    iAm: 'ik werk, ik woon, ik ben, ben, werk, woon, verblijf, ik zit, wij wonen, wij zijn, we wonen, we zijn, we zitten, mijn werkgever, mijn bedrijf, ik leef, mijn werk, ik verblijf, ben ik, woon ik, werk ik, zitten we, wij verblijven, wij werken, verhuisde ik, ik verhuisde, zijn wij, zijn we, mijn man, mijn vrouw, ik moest, ik heb, werken we, woon nu, ben nu, ik verhuis, ik vertrok, wonen wij, wonen we, ik, ik vaar, bracht mij, bracht me, het leven bracht, zit ik, zit zelf, ik geef les, ik dien, ik verzorg, ik lig, lig ik, ik studeer, bij me, bij mij',
    abroad:
      'buitenland, overzee, booreiland, op zee, missie, ander land, engeland, schotland, londen, usa, vs, overgeplaatst, uitgezonden, dubai, buiten nederland, buiten belgië, gestationeerd, leger, militair*, vn, verenigde naties, artsen zonder grenzen, rode kruis, ambassade, cruiseschip, schip, boot, marine, zendeling*, missiewerk*, detach*, gedetacheerd, boorplatform, vrijwilliger*, uitzending, overzees, ver weg, andere kant van de wereld, duizenden kilometers, expat*, geëmigreerd, europa, afrika, azië, midden oosten, emiraten, golf, consulaat, diplomaat, consul, tanker, olietanker, vrachtschip, veerboot, kamp, vluchtelingenkamp, basis, antarctica, noordpool, tournee, aan boord, oceaan, mijn, olieveld, ontwikkelingswerk, ngo, vredesmissie, standplaats, post in, hulpverlen*, ik vaar, vaar, plaatste me, parijs, berlijn, madrid, barcelona, new york, dublin, oslo, stockholm, zürich, sydney, toronto, lissabon, kopenhagen, singapore, bali, tenerife, mallorca, curaçao, ibiza, malta, canarische eilanden, genève, brussel, wenen, reykjavik',
    work: 'werk*, baan, job, missie, bedrijf, overgeplaatst, uitgezonden, booreiland, ingenieur, project*, zaken*, contract, beroep*, arts, dokter, verpleeg*, soldaat, leger, militair*, marine, kapitein, vn, ngo, scheiding, gescheiden, weduw*, overleden, vrijwillig*, onderzoek*, professor, zendeling*, gedetacheerd, hulporganisatie, uitzending, bank, kliniek, studie, studeer, studeren, universiteit, promotie, promotieonderzoek, master, journalist*, correspondent*, piloot, diplomaat, geoloog, bioloog, chirurg, wetenschapper, bouw, uitvoerder, manager, directeur, dienst, behandeling, ziek*, zorg, verzorg*, pensioen, stage, filiaal, aanstelling, seizoen, leraar, docent, lesgeven, opdracht, functie, schip, kerk, kok, chauffeur, archeolo*, diensten',
    cannot:
      'kan niet, kan ik, kan het niet, kan u niet, kan de woning niet, niet zelf, niet persoonlijk, onmogelijk, niet laten zien, kunnen niet, niet aanwezig, niet in staat, niet tonen, kan je niet, niemand, niemand die, niemand aanwezig, er is niemand, niet komen, niet zelf komen, niet langskomen, kan niet komen, niet ter plaatse, niet ter plekke, niet openen, lukt niet, kunnen wij niet, kunnen we niet, niet bij zijn, niet terug, ben er niet, kan jullie niet, kan er niet, kan zelf niet, kunnen u niet, zal niet, zullen niet, ben niet, zijn niet, ben ik niet, niet in nederland, niet in belgië, niet thuis, afwezig, verhinderd, niet mogelijk, pas terug, pas weer terug, kom pas, keer pas, terugkeer, geen mogelijkheid, niemand ter plaatse, niemand daar, niemand om, vast, kan niet weg, niet naar huis, niet zelf laten, niet overkomen, kom niet, komen niet, kan niet vliegen, niet vliegen, niet reizen, niet overvliegen, verder niemand, niemand anders, laten niet toe, laat niet toe, niemand opendoen, niemand kan, afspreken hoeft niet, zonder bereik, onbereikbaar, binnen geraken, binnen gaan gaat niet, geen bezichtiging, geen bezichtigingen',
    helper:
      'makelaar*, beheerder*, *buurvrouw*, *buurman*, buren, kantoor, conciërge, huismeester*, broer, zus, verhuurbureau, ouders, familie, agentschap, vriend, vriendin, syndicus, immokantoor, beheer',
    site: 'deze site, de site, dit portaal, deze website, de website, dit platform, het platform, deze pagina, dit formulier, het formulier, deze app, de app, deze chat, de chat, dit kanaal, funda, site, platform, website, portaal, de advertentie, deze advertentie, het portaal, de chatfunctie, app, dit postvak, het postvak, postvak, postvak in, deze inbox, de inbox, inbox, berichtenbox, de berichten, berichten hier, berichtendienst, advertentie, formulier, chat, marktplaats, immoweb, pararius, huislijn, dit systeem, het systeem, meldingen, dienst, deze dienst, webpagina, pagina, applicatie, deze applicatie, contactknop, knop, knopje',
    outside:
      'buiten de site, buiten deze site, buiten het platform, buiten dit platform, buiten de website, buiten deze website, buiten het portaal, buiten de app, buiten dit portaal, om de site heen, buiten funda, buiten de advertentie, buiten deze app, buiten marktplaats, zonder de site, zonder het platform, buiten hier, de site erbuiten, de site er buiten, het platform erbuiten, het platform er buiten, site erbuiten, platform erbuiten, erbuiten houden, er buiten houden, erbuiten laten, er buiten laten, buiten het systeem, buiten dit systeem, buiten de chat, buiten deze chat, buiten deze pagina, weg van de site, weg van het platform, los van de site, los van het platform, zonder deze site, zonder dit platform, zonder het portaal, zonder de app, zonder tussenkomst van de site, zonder tussenkomst van het platform, zonder tussenkomst van, langs de site, niet via de site, niet via deze site, niet via het platform, niet via dit platform, niet via hier, niet hier, in plaats van hier, liever niet hier, onder ons, onder ons tweeën, tussen ons, onderhands, achter de rug, privé regelen, de site omzeilen, het platform omzeilen, de site overslaan, het platform overslaan, heen werken, en de site verdienen, en de site er, portaal overslaan, site overslaan, platform overslaan, portaal vergeten',
    write:
      'schrijf*, schrijv*, reageer*, reageren, reactie*, lees, lezen, antwoord*, gebruik*, bericht*, kijk, contact*, stuur*, mail*, check*, open, bekijk, leest, regel*, praat*, afhandel*, doen, bespreek*, overleg*, onderhandel*, zaken doen, zie, controleer, ontvang, krijg, melding*, kom, kom ik, log, inlog*, ingelogd, werk*, functioner*, afrond*, sluit*, voortzet*, doorgaan, postvak, inbox, beantwoord*, doe, spreek, komen overeen, weet, weten, te weten komt, merkt, ik lees',
    noLawyer:
      'zonder notaris, zonder makelaar of notaris, zonder makelaar en notaris, geen notaris, regelen het onderling, onderling regelen, regelen onderling, regelen het onder ons, zonder advocaat, zonder contract, zonder papierwerk, noch notaris, of notaris, kantoor houden we erbuiten, makelaar houden we erbuiten, makelaar erbuiten, zonder het kantoor, handdruk, handjeklap',
    app: 'appje, app mij, app me, appen, appt, appie, whats, whatsap*, insta, fb, wapp, app maar, watsap*, whats app, telegr, wattsap*, messenger, facebook, stuur appje, appbericht, wa, watts app, wats app, appgroep, telegram*, tg, viber, signal, snap, snapchat, instagram, ig, dm, discord, skype, imessage, sms, smsje, sms en, snep',
    reach:
      'stuur*, bericht*, contact*, schrijf*, bereik*, bel*, mij, me, mijn, via, op, nummer, reageer*, antwoord*, toevoegen, gaat, graag, even, ff, sneller, appen, zoek, vind, vinden, treffen, pak, praten, praat, verder, verder via, liever, beter, rechtstreeks, direct, beschikbaar, chat*, laat weten, geef een gil, stap over, overstappen, voeg, ping, tik, tikt, stuur maar, hoor, hoort, ik zit op, zit op, zoek mij, als, vind me',
    group: 'groep*, *groep, buurt, kantoren, kantoor, gebouw, buren, bewoners, bereik, hoofdkantoor, buurtapp',
    phone:
      'tel, telefoon*, bel, bellen, mobiel*, nummer, gsm, whatsapp, 06, belt, sms, telnr, nr is, contact, opbellen, bereikbaar, app',
    reference:
      'ref, referentie*, kadast*, sectie, perceel*, nummer van, energielabel*, geregistreerd, label, dossier*, kvk, btw, vve, certificaat*, epc, vergunning*, objectnummer, bag, identificatie*, iban, huisnummer, capakey, kavel*, register*, registratienummer',
    part: 'blote eigendom, bloot eigendom, vruchtgebruik*, koopgarant, koop garant, lijfrente, koopstart, mede-eigendom, naakte eigendom, koperskorting, helft van het huis, helft van de woning, halve woning, onverdeeld*, deelverkoop, gedeeld eigendom, timeshare, met levenslang woonrecht, woonrecht, recht van gebruik en bewoning, opstalrecht, verkoper blijft wonen, terughuren, verzilver*, maatschappelijk gebonden, mge, halve huis, halve villa, half huis, half appartement, halve appartement, tot haar dood, tot zijn dood, tot haar overlijden, tot zijn overlijden, tot aan haar dood, zolang zij leeft, zolang hij leeft, levenslang, week per jaar, weken per jaar, nachten per jaar, week in het jaar, weken in het jaar, garagebox te koop, losse garagebox, parkeerplaats te koop, alleen de parkeerplaats, alleen de berging',
    portion:
      'onverdeeld*, mede eigendom, medeeigendom, deeleigendom, eigendomsaandeel, aandeel in de eigendom, deel van de eigendom, aandeel van, aandeel in, van de eigendom',
    common: 'vve, weg, parkeer*, garage, grond, erf, pad',
    half: 'de helft, helft van de eigendom, onverdeelde helft, helft, halve',
    third: 'een derde, derde deel',
    quarter: 'een kwart, kwart, vierde deel',
    lowPrice:
      '*veiling*, alleen contant, contant geld, uitsluitend contant, eigen middelen, niet te financieren, niet financierbaar, geen hypotheek mogelijk, zonder hypotheek, kluswoning, klushuis, opknapper, bouwval*, sloop*, nalatenschap*, erfenis, erven, erfgenamen, erfpacht*, verhuurd*, in verhuurde staat, brandschade, onbewoonbaar*, executie*, inzet, casco, funderingsherstel, fundering slecht, antikraak, funderingsprobleem*, anti speculatie*, anti-speculatiebeding, openbare verkoop, te renoveren, rudimentair, huurder*, veiling*, executoriale, executieverkoop, gedwongen verkoop, gerechtelijk*, faillissement, curator, huurder blijft, met huurder, zittende huurder, zonder financiering, geen financiering, eigen geld, nalatenschap, bouwvallig, sloopwoning, slooppand, onbewoonbaar, te slopen, compleet te renoveren, volledig te renoveren, stacaravan, recreatiewoning, woonboot, antispeculatie, zelfbewoningsplicht, starterslening, sociale koop, funderings*, asbest, gekraakt, alleen kopen met eigen geld, geeft geen hypotheek, geeft hier geen hypotheek, geen bank, bank financiert niet, banken financieren niet, alleen de grond, alleen het perceel, grondwaarde, grondprijs, geen woonbestemming, dak ingestort, ingestort*, ingevallen, geen water of stroom, geen stroom of water, geen water en stroom, zonder dak, bevolen door de rechter, grond is van, grond behoort, bevel van de rechter, alleen de muren, alleen nog de muren, alleen de gevel, in opdracht van de bank, kraker*, huurbescherming, niet te verzekeren, onverzekerbaar, overstromingsgebied, alleen voor starters, alleen voor inwoners, alleen voor bewoners, terugkoopplicht, terugkooprecht, terugkoopbeding, geen toegang, geen toegangsweg, zonder vergunning, illegaal, sloopbevel, fundering is rot, fundering rot, rotte fundering, palenpest, schulden van de, inkomensgrens, terugkoop*, koopt de woning terug, koopt terug, winst en verlies, zonder de grond, zonder grond, renovatieproject',
    overhaul: 'totale renovatie, complete renovatie, volledige renovatie, totaalrenovatie, grondige renovatie',
    toDo: 'nodig, behoeft, vereist, vraagt, moet, moeten, toe aan, voor, vergt, noodzakelijk',
    ended:
      'afgekocht*, eeuwigdurend afgekocht, opgeheven, doorgehaald, beëindigd, afgelost, vertrokken, vervallen, uitgedoofd, verlopen, afgeblazen, geannuleerd, ingetrokken, afgelast, opgezegd, geëindigd, voorbij, ontruimd, niet meer, gaat niet door, gestopt, verhuisd, vol eigendom, volle eigendom, eigen grond',
    papers: 'contract, huurcontract, documenten, papieren',
    here: 'hier',
    grammar:
      'de, het, een, en, is, zijn, met, te, in, van, op, voor, aan, dat, die, er, wordt, niet, ook, bij, u, wij, door, naar, om, uw',
    so: 'dus, daarom, vandaar, omdat, wegens, vanwege, door al, maar, want, zoveel mensen, te veel, teveel, zo veel, heel veel mensen, derhalve, zodoende',
    received:
      'bevestig*, binnen is, binnen, ontvang*, bijgeschreven, betaald is, binnenkomt, op mijn rekening, meldt, laat weten, aangekomen, gelukt, gestort is, staat erop, verwerkt, binnengekomen, betaalbewijs, bewijs van betaling, overschrijvingsbewijs, screenshot, schermafdruk, afschrift, kwitantie, overgemaakt is, overgemaakt, overgeschreven, zichtbaar, te zien, voldaan, geregistreerd, geboekt, in orde, rond is, gedaan, in mijn bezit, heb ik, voltooid, gecheckt, geverifieerd, bij mij is, bij mij binnen, betaald, in mijn handen, in handen heb, na ontvangst, ziet staan, ziet, zie staan, staat op, ziet binnenkomen, bij hem is, bij haar is',
    voucher:
      '*cadeaukaart*, *cadeaubon*, giftcard*, gift card*, prepaidkaart*, prepaid kaart*, beltegoed*, google play, itunes, crypto*, digitale munt*, digitale valuta, ethereum, tether, tegoedbon*, waardebon*, paysafe*, belkaart*, opwaardeerkaart*',
    accept:
      'accepteer*, aanvaard*, alleen, enkel, uitsluitend, neem, liefst, stuur*, sturen, voorkeur*, mag ook, slechts, koop, kopen',
    past: 'zonder, buiten, omzeil*, vermijd*, in plaats van, niet via, vergeet, overslaan, sla over, slaan over, passeer*, passeren, laat staan, achterwege, bespaar*, besparen, negeer*, voorbij, weglat*, langs, schrap*, wegdoen, ertussenuit, eruit',
    cut: 'commissie, percentage, provisie, rekent, kosten, tarief, fee, aandeel, pakt, vangt, strijkt op, houdt in, courtage, voordeel, besparing, wat we besparen, verschil, vijf procent, drie procent, tien procent, pakken, verdienen er, verdient er, strijkt, strijken',
    mailed:
      'opgestuurd, opsturen, toegestuurd, toegezonden, toesturen, stuur ik je, stuur ik u, stuur je, verstuur*, verzend*, verzonden, bij u thuis, bij je thuis, naar uw adres, naar je adres, aan de deur, thuisbezorgd, bezorgd, krijgt u thuis, komen per, bij u bezorgd, bij je bezorgd, bij u aan huis, bij je aan huis, aan huis, in uw brievenbus, in je brievenbus, door de brievenbus, bij u af, bij je af, naar u toe, naar je toe, laat ik bezorgen, laat ik brengen, laat ik afgeven, brengt u, brengt je, bij u langs, op uw adres, op je adres, naar uw huis, naar je huis, toezenden, zend ik, breng je, overal in, waar u maar, waar u bent, waar je bent, waar dan ook, overal, stuur ik sleutels, stuur sleutels, stuur de sleutels, sturen de sleutels, gaan dezelfde dag, geeft ze u, toestuur, die ik toestuur, bij u op het werk, op het werk bezorgen, versturen de sleutels, verstuur de sleutels',
    unusual:
      'terugbetaalbare borg, restitueerbare borg, terugbetaalbare waarborg, terugbetaalbare aanbetaling, bezichtigingskosten, sleutelborg vooraf, restitueerbare aanbetaling, terugbetaalbaar voorschot, reserveringskosten vooraf',
    who: 'wie, degene die, degenen die, mensen die, kandidaten die, personen die, diegene die, zij die, de eerste die, eerste die, wie als eerste, wie eerst, degene, degenen, diegene, diegenen, alleen wie, enkel wie, iedereen die, eenieder die, elke kijker, iedere kijker, elke kandidaat, geïnteresseerden, kijkers die, mensen, personen, zij',
    serious:
      'serieus, serieuze, interesse, oprecht*, ernst, kijkers, intentie, welgemeend, goede trouw, menens, komt opdagen, opdagen, niet opdagen, opdaagt, laten zitten, voor niets, zeker te weten, zeker weet, zeker weten, echt komt, daadwerkelijk, daadwerkelijk komt, werkelijk, echte interesse, echt geïnteresseerd, oprechte interesse, nieuwsgierig*, ramptoeristen, toeristen, tijdverspil*, tijd verspil*, mijn tijd, verspilde tijd, grappenmakers, grapjassen, nepkopers, betrouwbaar*, vertrouwen, goede wil, welwillend, bedoeling*, gemeend, motivatie, gemotiveerd, koopintentie, gegadigden, zeker dat, blijk van vertrouwen, teken van vertrouwen, bewijs van vertrouwen',
    dislike:
      'niet bevalt, bevalt niet, bevalt het niet, niet aanstaat, zegt u nee, zeg je nee, nee zegt, toch niet, van gedachten, niet tevreden, niet wilt, niets voor u, niks voor je, niks voor jou, niet leuk, ervan afziet, afhaakt, bedenkt, niet naar wens, niet bevallen, bevallen niet, niks is, niets is, niks vindt, niet wat u, niet wat je, tegenval*, valt tegen, ontevreden, niet goed, niet geschikt, ongeschikt, weiger*, annuleer*, annuleren, afzien, ziet u ervan af, zie je ervan af, niet doorgaat, gaat niet door, niet neemt, neemt niet, herroep*, terugtrek*, trekt u terug, afwijz*, afkeur*, niet overtuigd, niet aanspreekt, spreekt niet aan, toch liever niet, niet naar uw, spijt',
    upkeep:
      'eigenaren betaalden, geïnvesteerd, uitgegeven, verbouwing, gerenoveerd, renovatie, servicekosten, vve, betaalt de verkoper, verkoper betaalt, vraagprijs, onderhoud, parkeren, courtage, ozb, afstandsbediening, garage, keuken, overname, staangeld, camping, beheerder, liggeld, parklasten',
    trustee:
      '*derde partij, derde, derden, derde persoon, tussenpersoon, tussenpersonen, tussenpartij, *bemiddelaar, onafhankelijk*, neutra*, vertrouwd*, betrouwbare partij, vertrouwenspersoon, escrow, *derdenrekening, veilige rekening, beveiligde rekening, geblokkeerde rekening, garantierekening, depotrekening, garantiebedrijf, betaaldienst*, betaalservice, koperbescherming, kopersbescherming, huurdersbescherming, veilige betaling, bewaar*, bewaring, in bewaring, beheerd, instantie, houdt het geld, tussenrekening, geld vast, vakantieportaal, reissite, vakantiesite',
    decide:
      'beslis*, besluit*, bedenktijd, nadenk*, na te denken, proef*, uitprober*, dagen om, week om, uur om, dagen de tijd, week de tijd, controler*, inspecter*, testen, annuler*, herroep*, ingetrokken, betrokken, verhuisd bent, tevreden, goedkeur*, akkoord, houden of, of u het wilt, wilt houden, bevalt, zegt dat, aanstaat, naar wens is, ja zei, ja zegt, binnen was',
    unseen:
      'ongezien, zonder te zien, zonder te kijken, zonder bezichtig*, zonder het te zien, zonder hem te zien, blind, bezichtigen niet nodig, bezichtiging niet nodig, bezichtiging is niet nodig, niet nodig om te kijken, niet nodig te bezichtigen, hoeft niet te kijken, hoeft u niet te kijken, hoeft niet bezichtigd, foto s zeggen alles, foto s zeggen genoeg, foto s spreken voor zich, de video is voldoende, video volstaat, foto s volstaan, foto s zijn voldoende, later bezichtigen, bezichtiging later, bezichtigen later, bezichtigen kan later, kijken kan later, bezichtiging volgt later, geen bezichtigingen, geen bezichtiging mogelijk, bezichtigen kan niet, bezichtiging is niet mogelijk, bezichtigen is niet mogelijk, in plaats van bezichtig*',
    official:
      'notaris*, notarieel, notariële, rechtbank*, deurwaarder*, veiling*, akte, koopakte, compromis, advocaat*, derdengeldenrekening, projectontwikkelaar*, huurgarantie*, geblokkeerde huurrekening, executie*, notaris, veiling, ontwikkelaar, derdengeldrekening, inzet',
    refundable: 'terugbetaalba*, restitueerba*, terugvorderba*, terugkrijgba*',
    broken:
      'werkt niet, werkt voor geen, doet het niet, kapot, stuk, defect, buggy, hapert, onbruikbaar, waardeloos, functioneert niet, ligt eruit, storing, gooi, gooi weg, weggooi*, verwijder*, wis, wissen, ongelezen, negeer, spam, prullenbak, gaat verloren, komt niet aan, zie ik niet, niet te zien, zit vol, is vol, loopt vast, verdwijnt, laadt niet',
    buyer: 'kopers, koper, gegadigde',
    owner: 'eigenaar*, eigenares*, verkoper*, verhuurder*, huisbaas',
    office:
      'ons kantoor, onze makelaar, onze vestiging, onze beheerder, op kantoor, ons team, begeleidt, begeleiden, leiden we rond, leidt onze, onze collega, kantoor heeft de sleutel*, ons bedrijf, wij laten het, we laten het, laten wij het, wij tonen, laten het woensdag, wij hebben de sleutels, begeleiden wij',
    video:
      'video, videogesprek, videobezichtiging, videobellen, virtuele, virtueel, facetime, zoom, rondleiding online',
    former:
      'vorige huurders, vorige huurder, vorige bewoners, oude huurders, vorige eigenaar*, voormalige huurder*, per post terug, terugstuurden, tot nu toe, tot nog toe, voorheen verhuurd, werd verhuurd, vorige kantoor, vorige makelaar, oude makelaar, vorig kantoor, vorige bureau, eerdere makelaar, voormalige makelaar, die hier woonde, die hier woonden, sleutels terug, verhuurd als vakantiehuis, haalden',
    facility:
      'pakketkluis*, pakketkluizen, pakketruimte, portier, huismeester, receptie, conciërge, ingang, lobby, bewoners, neemt bestellingen, bestellingen aanneemt, bezorgen bij, chip, naast de deur, bij de deur, van de schoonmaak, schoonmaker*, schoonmaakbedrijf',
    trip: 'benzine*, benzinegeld, reiskosten, treinkaartje*, tankgeld, kilometervergoeding, voor niets gekomen, voor niets, uur rijden, brandstof',
    vetting:
      'kredietcheck, kredietwaardigheid*, screening, verificatie, aangemeld, aanmeld*, registr*, ingeschreven, inschrijf*, inschrijving, voorrangslijst, wachtlijst, prioriteitslijst, dossierkosten, huurderscheck, achtergrondcheck, toegangspas, huurdersrapport, huurdersprofiel, huurderspaspoort, kredietrapport, lidmaatschap*, aan leden, lidgeld',
    alone:
      'gaat zelf naar binnen, zelf naar binnen, zelf openen, zelf binnen, alleen naar binnen, op eigen gelegenheid, zonder mij, op uw gemak, zelf want ik ben er niet, doe je zelf',
    hidden:
      'onder de mat, onder de deurmat, onder een mat, onder de bloempot, onder een bloempot, onder een steen, in de meterkast, boven de deur, bagagekluis*, uit een kluisje, in een kluisje, uit het kluisje',
    own: 'privé*, persoonlijk*, eigen, mijn',
    channel: 'mail, email, e mail, mailadres, inbox, mailbox, nummer, mobiel, telefoon, postvak, adres',
    nobody: 'niemand, geen mens, geen enkele, geen buur*, geen familie',
    open: 'opendo*, open doen, openmaken, openen, opent, binnenlaten, binnenlaat, laten zien, rondleid*, ontvangen, opendoet, openmaakt, tonen, doet open, doet u open',
    picture: 'foto, foto s, fotos, beelden, beeld, video, video s',
    enough:
      'genoeg, volstaan, voldoende, laten alles zien, zeggen alles, spreken, kloppen, eerlijk, tonen alles, doen, moet het met, neem genoegen, genoegen',
    need: 'nodig, hoeft, hoef, hoeven, noodzakelijk',
    meeting: 'ontmoeten, elkaar te ontmoeten, elkaar te zien, afspreken, ontmoeting, elkaar te treffen, elkaar zien',
    remote:
      'online, op afstand, via internet, over internet, via het internet, digitaal, elektronisch, contract via mail, contract per mail, via mail geregeld',
    outsideView: 'van buiten, vanaf de straat, vanaf de weg, buitenkant, langs de gevel, door de ramen',
    stay: 'blijf*, blijven, woon*, woont, wonen, behoud*, houdt, leeft, bewoon*',
    lifelong:
      'levenslang*, tot haar dood, tot zijn dood, zolang ze leeft, zolang zij leeft, zolang hij leeft, laatste adem, tot haar overlijden, tot zijn overlijden, einde van haar leven, rest van haar leven, rest van zijn leven, voor het leven, laatste snik, tot aan de dood',
    annex: '*garage, *garagebox, garagebox, parkeerplaats, parkeerplek, *berging, schuur, loods, stalling',
    dwelling: 'huis, *woning, appartement, pand, villa, bungalow',
    only: 'alleen, enkel, slechts, uitsluitend, maar, niets dan, louter',
    included: 'inbegrepen, inclusief, hoort erbij, bij de koop, te koop, meeverkocht, onderdeel van',
    soldElsewhere:
      'al verkocht, reeds verkocht, is verkocht, apart verkocht, niet inbegrepen, hoort er niet bij, niet meeverkocht, geen onderdeel',
    sale: 'koop, kopen, koopt, verkoop, verkocht, verkopen, aangeboden, aanbod, van eigenaar, wisselt van eigenaar, handen, te koop, overgedragen',
    land: 'grond, perceel, kavel, ondergrond',
    lent: 'gehuurd, gepacht, geleend, in bruikleen, is van, behoort, niet van ons, niet eigen, blijft van, blijft eigendom, eigendom van, pachtgrond',
    rest: 'de rest, het overige, de andere helft, andere helft, andere delen, andere kwarten, andere drie, andere twee derde, de overige, de anderen, het restant, zijn helft, haar helft, hun helft, zijn deel, haar deel, hun deel, de andere',
    kin: 'broer*, zus, zussen, zuster*, neef, neven, nicht, nichten, oom, ooms, tante*, familie*, mede eigenaar*, medeeigenaar*, mede erfgena*, ex man, ex vrouw, mijn ex, zwager, schoonzus, verwanten',
    hold: 'houd*, houden, behoud*, behouden, bezit*, blijft bij, blijven bij, is van, zijn van, hoort bij, toebehoor*',
    bank: '*rekening, iban',
    distrust:
      'vertrouwt, vertrouw, vertrouwen, wantrouw*, in plaats van, liever niet, mijd*, wil geen, willen geen, buiten',
    weeks: 'week, weken, nachten',
    yearly: 'per jaar, elk jaar, ieder jaar, jaarlijks, elke zomer, in het jaar',
    shown:
      'laat ik, laat u, toont, toon ik, tonen wij, leidt u rond, leid ik u rond, leiden u rond, doet open, doet de deur open, heeft de sleutel, heeft een sleutel, heeft de sleutels, doet de bezichtigingen, doet de rondleidingen, in het weekend thuis, sleutels heeft, sleutel heeft, rondleidingen doet, bezichtigingen doet, rondleidt, laat het huis, laat de woning',
    board: 'bord, borden, raam, hek, brochure, folder, etalage',
    onPicture:
      'op de foto, op de * foto, op foto, op een foto, op de foto s, op de afbeelding, op de * afbeelding, watermerk',
    possible: 'mogelijk, haalbaar, kan men, kun je, kan je',
    goods: 'keuken, wasmachine, vaatwasser, meubels, inventaris, koelkast, gordijnen, druppel*, handzender*',
    discount: 'korting',
    deadline: 'deze week, voor vrijdag, voor zondag, binnen 24 uur, uiterlijk vrijdag, uiterlijk morgen',
    wasHome: 'was ons huis, was ons thuis, woonden hier, woonden wij hier, hebben hier gewoond, opgegroeid',
    forbid: 'verbied*, verbiedt, verboden, verbod',
    enter: 'betreden, bewonen, bewoning, gebruik',
    lender: 'bank, banken, geldverstrekker*',
    loan: 'leent, lenen, lening*, hypotheek*, financier*',
    insider: 'iemand, bewoner*, huurder*, kraker*',
    moveOut: 'vertrekt, vertrekken, uitzet*, opzeggen, betaalt',
    raise: 'verhoogd, verhogen',
    repaired: 'hersteld, herbouwd, vernieuwd, gerepareerd, goedgekeurd',
    firm: 'firmanaam, naam van de firma, naam van het bedrijf, bedrijfsnaam',
    address:
      'adres, exacte adres, huisnummer, locatie, exacte locatie, waar het staat, waar het is, precieze plek, exacte plek, precieze adres',
    travelSite:
      'vakantieverhuurplatform*, vakantieverhuursite*, boekingsplatform*, boekingssite*, boekingswebsite*, vakantieplatform*, vakantieportaal, vakantiesite*, reissite*, reisplatform*, verhuurplatform*',
    payLink:
      'betaallink, betaalverzoek, link, factuur, betaalgegevens, deurcode, toegangscode, code van de deur, code van het slot',
    listed:
      'nummer naast, nummer bij de foto*, nummer hierboven, nummer in de advertentie, nummer uit de advertentie, vermelde nummer, genoemde nummer, contactveld',
    visitFee:
      'bezichtigingsticket*, bezichtigingskosten, bezichtigingsborg, bezichtigingsvergoeding, bezichtigingstarief, kijkgeld, kijkkosten, rondleidingsticket*',
  },
  digits:
    'nul, een/één/enen, twee/tweeën, drie/drieën, vier/vieren, vijf/vijven, zes/zessen, zeven/zevens, acht/achten, negen/negens',
  tens: 'tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, *entwintig, *endertig, *enveertig, *envijftig, *enzestig, *enzeventig, *entachtig, *ennegentig',
  at: 'apenstaartje, apenstaart, apestaartje, apestaart, aapje',
  dot: 'punt, dot, puntje',
}
