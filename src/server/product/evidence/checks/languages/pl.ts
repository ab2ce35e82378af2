import type { Language } from './language.ts'

export const pl: Language = {
  code: 'pl',
  homeCountries: 'PL',
  concepts: {
    tenant: 'najemc*, wynajęt*, lokator*',
    notice: 'uprzedz*, zawiadom*, powiadom*',
    without: 'bez, dopóki, zanim',
    purpose: 'aby, żeby, by, celem, w celu',
    leaving: 'wyprowadzamy, przeprowadzk*, przeprowadzamy, wyjeżdżamy, z powodu wyjazdu',
    private: 'mój prywatny, prywatny numer, prywatny mail, mojego maila, mój mail',
    money:
      'kaucj*, zadat*, zalicz*, przedpłat*, pieni*, opłat*, wpłat*, czynsz, czynszu, miesięczn*, depozyt*, rezerwacyjn*, pierwszy miesiąc, pierwszego miesiąca, za miesiąc, równowartość, kwot*, kas*, połow* ceny, przelew*, sum*',
    pay: 'płac*, zapłac*, zapłat*, wpłac*, wpłat*, przel*, przelew*, przesł* pieni*, opłac*, uiszcz*, uiśc*, blik*, uregul*, wyśl* pieni*, przekaz*',
    ask: 'prosz*, prosim*, wymag*, żąda*, pobier*, trzeba, należy, musi*, koniecz*, potrzeb*, chcę, obowiązk*, biorę, oczekuj*, warunk*',
    visit:
      'ogląda*, obejrz*, zobacz*, prezent*, wizyt*, pokaz*, umówi*, spotka*, oględz*, odwiedz*, spotkani*, termin*, zwiedz*',
    before: 'przed, zanim, nim',
    after:
      'po, dopiero po, jak tylko, gdy, kiedy, jeśli, tylko po, pod warunkiem, za, wyłącznie po, skoro, jak, z chwilą, w zamian za, warunkiem',
    first: 'z góry, najpierw, wcześniej, uprzednio, z wyprzedzeniem, w pierwszej kolejności, najpierw',
    next: 'potem, następnie, wtedy, później, po tym, dopiero wtedy, wówczas',
    book: 'umówi*, umawia*, rezerw*, zarezerw*, zabezpiecz*, ustal*, otrzym*, dosta*, potwierdz*, uzyska*, gwarant*, zaklepa*, blokuj*',
    back: 'zwrac*, zwrot*, zwróc*, oddam, oddaj*, oddane, odda, zwrotn*, wrac*, otrzyma* z powrotem',
    account:
      'moje konto, na moje konto, nasze konto, na konto, mojego konta, naszego konta, mój rachunek, nasz rachunek, numer konta poniżej, na rachunek',
    customary:
      'podpis*, umowa, umowy, umowie, umowę, umową, umów, notari*, akt*, licytac*, komorni*, przetarg*, akceptac*, przyjęc*, przedwstępn*, wydani*, przekazan*, zasiedl*, odbiór kluczy, odbiorze kluczy, agencj*, najmu, ofert*, aukcj*, rękojmi*',
    proof:
      'zaświadczen*, dowód*, dokument*, ankiet*, formularz*, potwierdzen* zatrudn*, wyciąg*, umowa o prac*, zdolnoś*, legitymac*, referencj*, potwierdzeni*',
    not: 'nie, nigdy, bez, żadn*, ani, nic, nikt, nikomu',
    beware: 'oszust*, oszuk*, uwaga na, uważaj*, ostrożn*, nigdy nie, wyłudz*, naciąg*, podejrz*',
    key: 'klucz*, umowa, umowy, umowę, umowie, dokument*',
    byCourier:
      'kurier*, kuriera, pocztą, poczta wysle, przez pocztę, paczkomat*, paczką, inpost*, dhl, dpd, ups, fedex, przesyłk*, listem, listem poleconym, pocztex, przez airbnb, firma kurierska, firmą kurierską, poleconym, airbnb zajmie',
    carrier: 'poczt*, kurier*, paczk*, kopert*, list',
    send: 'wyśl*, wysył*, wysyl*, przesył*, prześl*, dostarcz*, doręcz*, nada*, przyjd*, dotr*, otrzym*, odbier*, przywiez*, dojd*, wysłan*, wysłac, przesłan*, podeśl*, podesl*',
    iAm: 'jestem, pracuję, mieszkam, przebywam, wyjecha*, pracujemy, mieszkamy, jesteśmy, przebywamy, znajduję się, moja firma, zostałem, zostałam, siedzę, żyję, mój pracodawca, moja praca, stacjonuję',
    abroad:
      'za granic*, zagranic*, za granica, na misji, misji, platform*, na morzu, innym kraju, anglii, anglia, szkocji, wielkiej brytanii, londynie, uk, usa, stanach, oddelegowan*, przeniesion*, niemczech, holandii, granica, poza polską, poza krajem, granicą',
    work: 'prac*, misj*, firm*, kontrak*, zawodow*, służb*, oddelegowan*, przeniesion*, platform*, inżynier*, projekt*, interes*, delegacj*, robot*, robocie',
    cannot:
      'nie mogę, nie mam jak, nie jestem w stanie, niemożliw*, nie możemy, nie pokażę, nie ma kto, nie dam rady, nie będę, osobiście nie',
    helper:
      'agencj*, biur*, sąsiad*, administrac*, zarządc*, pośrednik*, brat*, siostr*, rodzin*, dozorc*, portier*, agent*, rodzic*, opiekun*, znajom*, recepcj*',
    site: 'tu, tutaj, ten portal, tym portalu, tego portalu, przez portal, ten serwis, tym serwisie, tę stronę, tej stronie, tej strony, przez stronę, formularz*, ten czat, czat*, ta platform*, tę platformę, tej platform*, portal, serwis, otodom, aplikacj*, olx',
    outside:
      'poza serwisem, poza portalem, poza stroną, poza tym portalem, poza tym serwisem, poza platformą, poza tą stroną, poza tą platformą, poza aplikacją, z pominięciem portalu, poza otodom, poza olx, z pominięciem serwisu',
    write:
      'pisz*, napisz*, pisać, odpis*, czyt*, odpowiad*, kontakt*, wiadomoś*, sprawdz*, zagląda*, używ*, korzyst*, odczyt*, patrz*, wysył*, odczytuj*, dzwo*, wchodz*',
    noLawyer:
      'bez notariusz*, bez pośrednika i notariusza, bez prawnik*, między sobą, miedzy soba, ani notariusz*, bez umowy, bez adwokat*, i notariusza, bez papier*, między nami, bez formalności',
    app: 'łocap*, watsap*, whatsap*, łotsap*, wacap*, watsapp*, łacap*, whatsappie, watsappie, wotsap*, insta, fb, messengerz*, telegramie, viberze, wapp',
    reach:
      'pisz*, napisz*, kontakt*, dzwo*, wiadomoś*, na, przez, mój, mnie, do mnie, numer*, odpis*, odezw*, dodaj*, odpowiad*, łap*, zapras*, wysl*',
    group: 'grup*, sąsiad*, biurow*, siedzib*, mieszkańc*, budyn*, wspólnot*, zasięg*',
    phone: 'tel, telefon*, numer*, dzwo*, zadzwo*, kom, komórk*, kontakt*, nr tel, whatsapp, sms*, telefoniczn*, mob',
    reference:
      'kw, działk*, nr działki, nr oferty, oferta nr, numer oferty, ref, sygnatur*, certyfikat*, świadectw*, numer księgi, księg*, obręb*, ident*, nip, regon, krs, licencj*, pesel, uchwał*, nr licencji, konta, symbol, ewidencyj*, iban',
    part: 'służebno*, dożywoci*, użytkowani* dożywotn*, renta dożywotnia, mieszkanie z dożywociem, udział w nieruchomości, udział w mieszkaniu, udział w domu, sprzedam udział',
    portion: 'udział*, współwłasno*, część nieruchomości',
    common: 'drodze, drogi, drogę, gruncie, gruntu, działce, garażu, wspóln*',
    half: 'połow*',
    third: 'jedna trzecia, jednej trzeciej',
    quarter: 'jedna czwarta, ćwierć, jednej czwartej',
    lowPrice:
      'tylko gotówk*, wyłącznie gotówk*, tylko za gotówk*, tylko klient gotówkowy, klient gotówkowy, gotówkow*, bez możliwości kredytu, bez kredytu, nie kredytuj*, niekredytow*, licytac*, komornicz*, przetarg*, cena wywoławcz*, cena wywołania, spadk*, po spadku, spadkobierc*, do remontu generalnego, remont generalny, kapitalny remont, remontu kapitalnego, do rozbiórki, rozbiórk*, ruin*, po pożarze, z lokatorem, lokator*, zadłużon*, syndyk*, upadłoś*, stan surowy, bez księgi wieczystej, najemc*, dzierżaw*, nieuregulowany stan prawny, do wyburzenia, zasiedzeni*, bez hipoteki',
  },
  digits: 'zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć',
  tens: 'dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt, sześćdziesiąt, siedemdziesiąt, osiemdziesiąt, dziewięćdziesiąt',
  at: 'małpa, małpka, malpa',
  dot: 'kropka, dot',
}
