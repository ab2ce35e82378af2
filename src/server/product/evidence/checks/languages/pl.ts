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
      'kaucj*, zadat*, zalicz*, przedpłat*, pieni*, opłat*, wpłat*, czynsz, czynszu, miesięczn*, depozyt*, rezerwacyjn*, pierwszy miesiąc, pierwszego miesiąca, za miesiąc, równowartość, kwot*, kas*, połow* ceny, przelew*, sum*, 1 miesiąc, pierwszy czynsz, pierwszy przelew, kwota gwarancyjna, opłata rezerwacyjna, opłata za prezentację, hajs*, zaliczka, zadateczek, wadium, rezerwacj*, z góry czynsz, sumk*, czynsz z góry, tygodnie najmu, tydzień najmu, tygodniowy czynsz, dwa tygodnie, zabezpieczenia, jako zabezpieczenie, zabezpieczenie u mnie',
    pay: 'płac*, zapłac*, zapłat*, wpłac*, wpłat*, przel*, przelew*, przesł* pieni*, opłac*, uiszcz*, uiśc*, blik*, uregul*, wyśl* pieni*, przekaz*, przela*, przelej, wpłać, opłaci*, pokry*, kosztuje, kosztują, po stronie, na koszt, revolut, przelewem, uregulować, wyłoż*, zostaw*, wręcz*',
    ask: 'prosz*, prosim*, wymag*, żąda*, pobier*, trzeba, należy, musi*, koniecz*, potrzeb*, chcę, obowiązk*, biorę, oczekuj*, warunk*',
    visit:
      'ogląda*, obejrz*, zobacz*, prezent*, wizyt*, pokaz*, umówi*, spotka*, oględz*, odwiedz*, spotkani*, termin*, zwiedz*, adres*, pokaż*, pokaza*, pokażę, wpuści*, prezentacj*, obejż*, zajrze*, zerkn*, przyjś*, przyjech*, rzuci* okiem, pooglą*, wejść, wejście jako, obejrzeć wnętrze, zobaczyć w środku, godzinę na',
    before: 'przed, zanim, nim',
    after:
      'po, dopiero po, jak tylko, gdy, kiedy, jeśli, tylko po, pod warunkiem, za, wyłącznie po, skoro, jak, z chwilą, w zamian za, warunkiem',
    first:
      'z góry, najpierw, wcześniej, uprzednio, z wyprzedzeniem, w pierwszej kolejności, najpierw, najpierw przelew, na początek, na wstępie, zaliczkowo, w pierwszym kroku, na samym początku, z wyprzedz*, na start, awansem',
    next: 'potem, następnie, wtedy, później, po tym, dopiero wtedy, wówczas, a potem, i potem, a później, i dopiero, a dopiero, i wtedy, dopiero potem, a następnie',
    book: 'umówi*, umawia*, rezerw*, zarezerw*, zabezpiecz*, ustal*, otrzym*, dosta*, potwierdz*, uzyska*, gwarant*, zaklepa*, blokuj*',
    back: 'zwrac*, zwrot*, zwróc*, oddam, oddaj*, oddane, odda, zwrotn*, wrac*, otrzyma* z powrotem, odlicz*, odlicza*, potrąc*, zalicz* na poczet, refund*, do zwrotu, zwracal*, odejm*, wróci, oddaję',
    account:
      'moje konto, na moje konto, nasze konto, na konto, mojego konta, naszego konta, mój rachunek, nasz rachunek, numer konta poniżej, na rachunek',
    customary:
      'podpis*, umowa, umowy, umowie, umowę, umową, umów, notari*, akt*, licytac*, komorni*, przetarg*, akceptac*, przyjęc*, przedwstępn*, wydani*, przekazan*, zasiedl*, odbiór kluczy, odbiorze kluczy, agencj*, aukcj*, rękojmi*, przyjęciu oferty, oferty kupna, oferta kupna, akceptacji oferty',
    proof:
      'zaświadczen*, dowód*, dokument*, ankiet*, formularz*, potwierdzen* zatrudn*, wyciąg*, umowa o prac*, zdolnoś*, legitymac*, referencj*, potwierdzeni*',
    not: 'nie, nigdy, bez, żadn*, ani, nic, nikt, nikomu, wolne od, wolny od, bez żadnych',
    beware:
      'oszust*, oszuk*, uwaga na, uważaj*, ostrożn*, nigdy nie, wyłudz*, naciąg*, podejrz*, jeśli ktoś, jeżeli ktoś, gdyby ktoś, zgłoś*, zgłos*, phishing, w naszym imieniu, podszyw*, nie przelewaj*, nie wpłacaj*, nie płać*, uczul*, ostrzeg*',
    key: 'klucz*',
    byCourier:
      'kurier*, kuriera, pocztą, poczta wysle, przez pocztę, paczkomat*, paczką, inpost*, dhl, dpd, ups, fedex, przesyłk*, listem, listem poleconym, pocztex, przez airbnb, firma kurierska, firmą kurierską, poleconym, airbnb zajmie, paczką kurierską, paczka, w paczce, poczta kurierska, przez kuriera, z kurierem, wysyłkowo, gls, orlen paczka, paczkomatem, do paczkomatu, w kopercie, ekspresem, pocztą lotniczą, dostawcą, glovo, przesyłką, kurier',
    carrier: 'poczt*, kurier*, paczk*, kopert*, list',
    send: 'wyśl*, wysył*, wysyl*, przesył*, prześl*, dostarcz*, doręcz*, nada*, przyjd*, dotr*, otrzym*, odbier*, przywiez*, dojd*, wysłan*, wysłac, przesłan*, podeśl*, podesl*, wręcz*, wrecz*',
    iAm: 'jestem, pracuję, mieszkam, przebywam, wyjecha*, pracujemy, mieszkamy, jesteśmy, przebywamy, znajduję się, moja firma, zostałem, zostałam, siedzę, żyję, mój pracodawca, moja praca, stacjonuję, wyjechałem, wyjechałam, przeprowadziłem, przeprowadziłam, przeniosłem, przeniosłam, musiałem, musiałam, mąż, żona, pracuje, mieszkam teraz, teraz mieszkam, utknąłem, utknęłam, zostaliśmy, stacjonuj*, siedzimy',
    abroad:
      'za granic*, zagranic*, za granica, na misji, misji, platform*, na morzu, innym kraju, anglii, anglia, szkocji, wielkiej brytanii, londynie, uk, usa, stanach, oddelegowan*, przeniesion*, niemczech, holandii, granica, poza polską, poza krajem, granicą, onz, lekarze bez granic, czerwony krzyż, ambasad*, statk*, statek, rejs*, wojsk*, baza wojskowa, marynar*, misjonar*, delegacj*, norwegii, offshore, placówc*, emigracj*, kontynencie, wolontariat*',
    work: 'prac*, misj*, firm*, kontrak*, zawodow*, służb*, oddelegowan*, przeniesion*, platform*, inżynier*, projekt*, interes*, delegacj*, robot*, robocie, lekarz*, lekark*, pielęgniar*, żołnierz*, wojsk*, marynar*, kapitan, onz, rozwod*, rozwód, rozsta*, wdow*, zmar*, wolontariusz*, badani*, profesor*, misjonar*, stacjonuj*, statk*',
    cannot:
      'nie mogę, nie mam jak, nie jestem w stanie, niemożliw*, nie możemy, nie pokażę, nie ma kto, nie dam rady, nie będę, osobiście nie, nie ma nikogo, nikt nie może, nie mam nikogo, nikogo kto, nie dojadę, nie przyjadę, nie mogę przyjechać, nie możemy pokazać, nie mogę być, nie ma mnie, nikt nie pokaże, nie uda, nie jesteśmy w stanie, brak możliwości, nikt nie otworzy',
    helper:
      'agencj*, biur*, sąsiad*, administrac*, zarządc*, pośrednik*, brat*, siostr*, rodzin*, dozorc*, portier*, agent*, rodzic*, opiekun*, znajom*, recepcj*',
    site: 'ten portal, tym portalu, tego portalu, przez portal, ten serwis, tym serwisie, tę stronę, tej stronie, tej strony, przez stronę, formularz*, ten czat, czat*, ta platform*, tę platformę, tej platform*, portal, serwis, otodom, aplikacj*, olx, portalu, portalem, serwisie, serwisem, platform*, ogłoszeni*, aplikacji',
    outside:
      'poza serwisem, poza portalem, poza stroną, poza tym portalem, poza tym serwisem, poza platformą, poza tą stroną, poza tą platformą, poza aplikacją, z pominięciem portalu, poza otodom, poza olx, z pominięciem serwisu, bez portalu, bez serwisu, poza ogłoszeniem, z pominięciem platformy, z pominięciem strony, omijając portal, omijając serwis, poza tym czatem',
    write:
      'pisz*, napisz*, pisać, odpis*, czyt*, odpowiad*, kontakt*, wiadomoś*, sprawdz*, zagląda*, używ*, korzyst*, odczyt*, patrz*, wysył*, odczytuj*, dzwo*, wchodz*, załatw*, rozmaw*, dogad*, ustal*, omów*, uzgodn*, robić, zróbmy',
    noLawyer:
      'bez notariusz*, bez pośrednika i notariusza, bez prawnik*, między sobą, miedzy soba, ani notariusz*, bez umowy, bez adwokat*, i notariusza, bez papier*, między nami, bez formalności',
    app: 'łocap*, watsap*, whatsap*, łotsap*, wacap*, watsapp*, łacap*, whatsappie, watsappie, wotsap*, insta, fb, messengerz*, telegramie, viberze, wapp, łotsap, whatsapp*, telegr, whats, whats app, łocap, łotsapp*, łats, insta*, messenger*, wacap',
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
    papers: 'umowa, umowy, umowę, umowie, dokument*',
    here: 'tu, tutaj',
    grammar:
      'i, w, z, na, do, jest, się, to, od, dla, oraz, nie, o, po, za, ze, są, przy, jak, ma, przez, lub, we, bardzo, który, która',
    so: 'więc, dlatego, zatem, toteż, z powodu, ponieważ, bo, ale, gdyż, przez to, zbyt wiele, zbyt wielu, za dużo, dużo osób, wiele osób, tyle osób, w związku z, stąd',
    received:
      'potwierdz*, dotrze, dojdzie, wpłyn*, zaksięgow*, otrzym*, dosta*, na koncie, przyjdzie, wpłynie, będzie na, zobaczę, pojawi, informac*, odnotuj*, mam u siebie, mam na koncie, mam już, mam',
    voucher:
      'kart* podarunkow*, bon* podarunkow*, kart* upominkow*, kart* prepaid*, google play, itunes, kryptowalut*, krypto*, walut* cyfrow*, ethereum, tether, paysafe*, gift card*, kod* doładow*, doładowani*, voucher*, kart* steam, karty amazon',
    accept:
      'przyjm*, akcept*, tylko, wyłącznie, jedynie, wol*, wyśl*, wysł*, preferuj*, mogą być, może być, kup, kupić, kupi',
    past: 'bez, poza, z pominięciem, pomij*, omin*, pomiń*, obok, zamiast, omijaj*',
    cut: 'prowizj*, procent, biorą, pobier*',
    mailed:
      'wyślę, wysyłam, wysyła*, wysłane, wysłany, prześlę, nadam, dotrą, dojdą, na adres, pod drzwi, podeślę, zostaną wysłane, dostarczone, dostarczę, będą wysłane, do rąk własnych',
    unusual:
      'zwrotna kaucja, kaucja zwrotna przed, zwrotna opłata, zwrotna zaliczka, zwrotny zadatek, zwrotny depozyt, opłata za oglądanie, opłata za prezentację, zwrotna wpłata, zwrotną kaucję, zwrotną opłatę, zwrotną zaliczkę, zwrotnego zadatku, zwrotnej kaucji, zwrotnej opłaty',
    who: 'kto, osobom które, osoby które, tym którzy, tym co, ten kto, tylko ci, osobie która, komu',
    serious: 'poważn*, zainteresowan*, serio, powagę, zdecydowan*, oglądaczy, dobrej wiary, na poważnie',
    dislike:
      'nie spodoba, nie podoba, nie odpowiada, rezygnac*, zrezygnuj*, rozmyśl*, nie zechce, nie pasuje, odmów*, nie będzie pasować, nie przypadnie, zmieni zdanie, zmienisz zdanie, nie zainteresuje, rezygnuj*',
    upkeep:
      'wydali, wydano, zainwestowa*, remont*, administracyjn*, czynsz administracyjny, płaci sprzedający, sprzedający płaci, cena sprzedaży, media, podatek, prowizję płaci, fundusz*, parking*, miejsce postojowe',
  },
  digits: 'zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć',
  tens: 'dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt, sześćdziesiąt, siedemdziesiąt, osiemdziesiąt, dziewięćdziesiąt',
  at: 'małpa, małpka, malpa',
  dot: 'kropka, dot',
}
