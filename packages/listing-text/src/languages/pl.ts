import type { Language } from './language.ts'

export const pl: Language = {
  code: 'pl',
  homeCountries: 'PL',
  concepts: {
    tenant: 'najemc*, wynajęt*, lokator*',
    notice: 'uprzedz*, zawiadom*, powiadom*',
    without: 'bez, dopóki, zanim',
    purpose: 'aby, żeby, by, celem, w celu, po to by, tak by, tak aby, za prezentację, za oglądanie, na prezentację',
    leaving: 'wyprowadzamy, przeprowadzk*, przeprowadzamy, wyjeżdżamy, z powodu wyjazdu',
    private:
      'mój prywatny, prywatny numer, prywatny mail, mojego maila, mój mail, odpowiadać prywatnie, odpowiedzieć prywatnie, prywatnego maila, prywatną skrzynkę, mail prywatny, dogadamy się bezpośrednio, bezpośrednio ze mną, prywatny adres, mój prywatny adres',
    money:
      'kaucj*, zadat*, zalicz*, przedpłat*, pieni*, opłat*, wpłat*, czynsz, czynszu, miesięczn*, depozyt*, rezerwacyjn*, pierwszy miesiąc, pierwszego miesiąca, za miesiąc, równowartość, kwot*, kas*, połow* ceny, przelew*, sum*, 1 miesiąc, pierwszy czynsz, pierwszy przelew, kwota gwarancyjna, opłata rezerwacyjna, opłata za prezentację, hajs*, wadium, rezerwacj*, z góry czynsz, czynsz z góry, tygodnie najmu, tydzień najmu, tygodniowy czynsz, dwa tygodnie, jako zabezpieczenie, zabezpieczenie u mnie, *opłata*, koszt*, prowizja za, wpisow*, składk*, drobn*, symboliczn*, niewielk*, zastaw*, zabezpiecz*, gwarancj*, rata, ratę, raty, pierwsza rata, czynsze, dwa czynsze, dwa miesiące, czynsz za, czynszem, miesiąc z góry, miesiąc kaucji, gotówk*, forsa, forsę, forsy, siano, stów*, połow*, wkład*, tytułem, odstępn*, blik, blika, dopłat*, należno*, mała wpłata, miesięczny czynsz, zabezpieczenie, opłata manipulacyjna, manipulacyjn*, zaliczk*, gest*, w wysokości, podatek rezerw*, cena noclegu, cenę noclegu, koszt noclegu',
    pay: 'przel*, przesł* pieni*, uiszcz*, uiśc*, blik*, uregul*, wyśl* pieni*, przekaz*, pokry*, kosztuje, kosztują, po stronie, na koszt, wyłoż*, zostaw*, wręcz*, *płac*, *płat*, dawa*, da, dać, daj*, wrzuc*, dorzuc*, doład*, zasil*, finans*, ponie*, ponosi, złoż*, składa*, zdepon*, depon*, kosztow*, dokon* wpłaty, dokon* przelewu, dokon* płatności, wykon* przelew*, zrob* przelew*, zrób*, robi*, puść, puści*, puszcz*, rzuc*, prześl*, przesył*, wysył* pieni*, wysła* pieni*, wysłać kwot*, revolut*, paypal*, wybul*, wysupł*, sypn*, od osoby, od głowy, za osobę, nie za darmo, za darmo już nie, trafia do, idzie do, powierza*, blikiem, pobiera, wpłaca, uregulow*, prześle, robi mala, przekazać, pobierana, pobieran*, zrobisz, odlicz*, zaliczan*',
    ask: 'prosz*, prosim*, wymag*, żąda*, pobier*, trzeba, należy, musi*, koniecz*, potrzeb*, chcę, obowiązk*, biorę, oczekuj*, warunk*, kosztuje, kosztują, wynosi, obowiązuj*, bierzem*, chcemy, chciał*, życz*, domag*, zależy, wymóg, niezbędn*, muszą, trzeba będzie, powinien, powinna, powinni, warunek, minimum, należałoby, poprosz*, proszę o, prosi, proszą, żąda, żądają',
    visit:
      'obejrz*, zobacz*, prezent*, wizyt*, pokaz*, spotka*, oględz*, odwiedz*, termin*, zwiedz*, adres*, wpuści*, obejż*, zerkn*, przyjś*, przyjech*, rzuci* okiem, pooglą*, wejść, wejście jako, obejrzeć wnętrze, zobaczyć w środku, godzinę na, widz*, spotyk*, osobiście, otworz*, otwieram, otwarci*, drzwi, wejd*, wejści*, wchodz*, wpuszcz*, dostęp*, inspek*, sprawdzi* mieszkanie, sprawdzi* dom, rzut oka, zajrz*, oprowadz*, gdzie jest, gdzie to, numer domu, numer mieszkania, ulica i numer, pinezk*, dokładny adres, godzin*, data i godzina, przyjazd*, przyjedzi*, przyjeżdż*, przychodz*, podjed*, podjech*, umów*, umawi*, obczai*, ogląd*, slot*, próg, progu, przejść się, przejść po, przespacer*, postawić stop*, przekrocz*, przejść, widzimy się tam, oględzin, zobaczyć można, kod do skrytki, skrytki z kluczami, na obejrzenie, na termin, kod alarmu, ustalamy godzinę, wyborze godziny, dojazd i kod, otworzy, otworzę, zwiedzania, skrytki na klucze, skrytki z kluczem, sejfu na klucze, kod do drzwi, kod do domofonu, kod do skrytki, kod wejściowy, kalendarz*, otworzymy, obejści*, gościa, zwiedzając*',
    before: 'przed, zanim, nim, jeszcze przed, poprzedz*, wcześniej niż, zanim się, nim się, przede',
    after:
      'po, dopiero po, jak tylko, gdy, kiedy, jeśli, tylko po, pod warunkiem, za, wyłącznie po, skoro, jak, z chwilą, w zamian za, warunkiem, w zamian, natychmiast po, od razu po, zaraz po, tuż po, w momencie, z momentem, w chwili, w razie, o ile, jeżeli, uzależn*, zależn*, wtedy gdy, tylko gdy, tylko jeśli, kto po, od momentu, na podstawie, po otrzymaniu, po wpłacie, po wpłaceniu, po przelewie, po przelaniu, po opłaceniu, po zapłaceniu, po zapłacie, po zaksięgowaniu, po uiszczeniu, po dokonaniu, po potwierdzeniu, dopiero gdy, aż, dopóki nie, póki nie',
    first:
      'z góry, najpierw, wcześniej, z wyprzedzeniem, w pierwszej kolejności, najpierw przelew, na początek, na wstępie, zaliczkowo, w pierwszym kroku, na samym początku, z wyprzedz*, na start, awansem, jako pierwszy, jako pierwsza, pierwszy, pierwsza, w pierwszym rzędzie, po pierwsze, przedtem, zawczasu, już teraz, teraz, od razu, natychmiast, dziś, dzisiaj, na dzień dobry, od ręki, wstępn*, uprzedn*, w przód, przed wszystkim, jeszcze dziś, dziś, wchodzi pierwszy',
    next: 'potem, następnie, wtedy, później, po tym, dopiero wtedy, wówczas, a potem, i potem, a później, i dopiero, a dopiero, i wtedy, dopiero potem, a następnie, po czym, później się, potem się, potem możemy, potem pokaż*, wtedy pokaż*, wtedy się, wtedy możemy, dopiero później, po tym dopiero, w następnej kolejności, w drugiej kolejności, i pokażę, a wtedy, w dalszej kolejności, kolejno, gdy to zrob*, tylko ten, tylko kto',
    book: 'umówi*, umawia*, rezerw*, zarezerw*, zabezpiecz*, ustal*, otrzym*, dosta*, potwierdz*, uzyska*, gwarant*, blokuj*, trzym*, przytrzym*, odłoż*, odkłada*, zatrzym*, zostawi* dla, zaklep*, zablok*, wycof* ogłoszen*, zdejm* ogłoszen*, zdejmę, zdjąć, pierwszeństw*, priorytet*, na liście, lista, listę, kolejk*, przydzi*, twoje, pana, pani, państwa, bierze, zapewn*, umówi* prezentacj*, wpis*, zapis*, notuj*, uwzględn*, zdjąć ogłoszeni*, zdejmuję ogłoszeni*, wycofać ogłoszeni*, wycofuję ogłoszeni*, zdjąć z rynku, zdjąć z portalu',
    back: 'zwrac*, zwrot*, zwróc*, oddam, oddaj*, oddane, odda, wrac*, otrzyma* z powrotem, odlicz*, potrąc*, zalicz* na poczet, refund*, do zwrotu, odejm*, wróci, oddać, oddamy, odzysk*, powrotem, zaliczon*, zaliczan*, pomniejsz*, rekompens*, wypłac*, cofn*, przelew zwrotny, zwracane przy, oddam gotówką, oddam wszystko',
    account:
      'moje konto, na moje konto, nasze konto, na konto, mojego konta, naszego konta, mój rachunek, nasz rachunek, numer konta poniżej, na rachunek, dane do przelewu, podane konto, wskazane konto, konto żony, konto męża, mojej żony, mojego męża, blika na, konto mojej asystentki, konto mojego asystenta, konto brata, konto siostry, konto znajomego, konto przyjaciela, konto naszego partnera, konto partnera, konto naszej, rachunek naszego, mojej żonie, mojemu mężowi, mojemu bratu',
    customary:
      'podpis*, umowa, umowy, umowie, umowę, umów, notari*, akt*, licytac*, komorni*, przetarg*, akceptac*, przyjęc*, przedwstępn*, wydani*, przekazan*, zasiedl*, odbiór kluczy, odbiorze kluczy, agencj*, aukcj*, rękojmi*, przyjęciu oferty, oferty kupna, oferta kupna, akceptacji oferty, umow* przedwstępn*, akt, akcie, aktu, podpisan*, odmowie kredytu, przekazani*, wydanie kluczy, prowizja biura, wprowadzeni*, do dziesiątego, meldunek, zameldowani*, przy zameldowaniu, płatność na miejscu, przy wprowadzeniu',
    proof:
      'zaświadczen*, dowód*, dokument*, ankiet*, formularz*, potwierdzen* zatrudn*, wyciąg*, umowa o prac*, zdolnoś*, legitymac*, referencj*, potwierdzeni*, wyślemy, prześlemy',
    not: 'nie, nigdy, bez, żadn*, ani, nic, nikt, nikomu, wolne od, wolny od, bez żadnych, poza terenem, poza strefą',
    beware:
      'oszust*, oszuk*, uwaga na, uważaj*, ostrożn*, nigdy nie, wyłudz*, naciąg*, podejrz*, zgłoś*, phishing, w naszym imieniu, podszyw*, nie przelewaj*, nie wpłacaj*, nie płać*, uczul*, ostrzeg*, rozłącz*, podając* się, podaje się za, porady prawnik*, zasięgn*, podają się za, podszywa*, nigdy nie wpłacaj*, nie przesyłajcie pieniędzy, nie daj się, nie dajcie się, nie dać się, to nie my, nie od nas, nie mają z nami, nie ma z nami, skopiował* moje zdjęcia, skopiował* nasze zdjęcia, ukradł* zdjęcia, używa naszych zdjęć, używa moich zdjęć, fałszyw* ogłosze*, z naszymi zdjęciami',
    anyone: 'jeśli ktoś, jeżeli ktoś, gdyby ktoś, jak ktoś',
    key: 'klucz*, komplet, zapasowy komplet, pilot do, pęk, zapasowe, komplet* kluczy, kluczem, to co otwiera, to co otworzy, co otwiera drzwi',
    byCourier:
      'kurier*, pocztą, poczta wysle, przez pocztę, paczkomat*, paczką, inpost*, dhl, dpd, ups, fedex, przesyłk*, listem, listem poleconym, pocztex, przez airbnb, firma kurierska, poleconym, airbnb zajmie, paczką kurierską, w paczce, poczta kurierska, przez kuriera, z kurierem, wysyłkowo, gls, orlen paczka, do paczkomatu, w kopercie, ekspresem, pocztą lotniczą, dostawcą, glovo, poprzez kuriera, firmą przewozową, przewoźnik*, spedycj*, transportem, transportow*, taksówk*, taxi, uberem, uber, kierowc*, z kierowcą, bolt, wolt, boltem, paczuszk*, w liście, w przesyłce, list polecony, za pośrednictwem kuriera, za pośrednictwem poczty, za pośrednictwem firmy, pocztą polską, poczty polskiej, priorytetem, listonosz*, expressem, ekspresow*, skrytk*, automat* paczkow*, punkt odbioru, w punkcie odbioru, pobraniem, furgonetk*, tnt, ruch, żabka, w paczkę, do paczki, w kopertę, firma przesyłkowa, firmą przesyłkową, kurierem, kurierk*, przesyłką, pocztexem, w paczkomacie, punkcie odbioru, fedexem, dhlem, kurier, przewoźnik, przewoźnika, polecony, doręczyciel, na pocztę, kierowca, kierowcy',
    carrier: 'poczt*, kurier*, paczk*, kopert*, list',
    send: 'wyśl*, wysył*, przesył*, prześl*, dostarcz*, doręcz*, nada*, przyjd*, dotr*, otrzym*, odbier*, przywiez*, dojd*, podeśl*, wręcz*, przekaz*, dostan*, dostaj*, dostaw*, trafi*, zostaw*, przynies*, przywoż*, dowiez*, dowioz*, powierz*, wyekspedi*, kieruj*, skieruj*, ląduj*, podrzuc*, jad*, przyjad*, dojedzi*, idą, pójd*, przychodz*, zapak*, spakuj*, pakuj*, jedzie, wędruje, podróżuje, odbierze, odebrać, przywiezie, oddaj*, odda, przekaż*, do rąk, do skrzynki, do twojej skrzynki, do państwa skrzynki, nada, nadamy, nadają',
    iAm: 'jestem, pracuję, mieszkam, przebywam, wyjecha*, pracujemy, mieszkamy, jesteśmy, przebywamy, znajduję się, moja firma, zostałem, zostałam, siedzę, żyję, mój pracodawca, moja praca, przeprowadziłem, przeprowadziłam, przeniosłem, przeniosłam, musiałem, musiałam, mąż, żona, mieszkam teraz, teraz mieszkam, utknąłem, utknęłam, zostaliśmy, stacjonuj*, siedzimy, ja, pływam, przeniosła mnie, rzuciło mnie, życie rzuciło, los rzucił, służę, leczę się, opiekuję się, uczę, prowadzę, przy sobie, ze mną, wróciliśmy',
    abroad:
      'za granic*, zagranic*, za granica, na misji, misji, platform*, na morzu, innym kraju, anglii, anglia, szkocji, wielkiej brytanii, londynie, uk, usa, stanach, oddelegowan*, przeniesion*, niemczech, holandii, granica, poza polską, poza krajem, onz, lekarze bez granic, czerwony krzyż, ambasad*, statk*, statek, rejs*, wojsk*, baza wojskowa, marynar*, misjonar*, delegacj*, norwegii, offshore, placówc*, emigracj*, kontynencie, wolontariat*, emigrant*, w innym kraju, daleko, tysiące kilometrów, drugim końcu świata, europie, afryce, azji, emiratach, dubaju, zatoce, bliskim wschodzie, dyplomat*, konsul*, tankow*, kontenerow*, promie, prom, oboz*, uchodźc*, baza, bazie, antarktyd*, arktyk*, trasie, tournée, na pokładzie, oceanie, kopalni, polu naftowym, placówk*, kontyngen*, irlandii, chicago, kanadzie, szwecji, francji, belgii, włoszech, hiszpanii, danii, islandii, australii, pływam, na statku, przeniosła mnie, berlin*, paryż*, dublin*, oslo, sztokholm*, nowy jork, nowym jorku, madry*, amsterdam*, rejsie, toronto, bruksel*, wiedni*, monachium, bali, teneryf*, majorc*, malcie, indonezj*, zurych*, genew*, reykjavik*, w rejsie, floryd*, kaliforni*, teksas*, londyn*, dubaj*',
    work: 'prac*, misj*, firm*, kontrak*, zawodow*, służb*, oddelegowan*, przeniesion*, platform*, inżynier*, projekt*, interes*, delegacj*, robot*, robocie, lekarz*, lekark*, pielęgniar*, żołnierz*, wojsk*, marynar*, kapitan, onz, rozwod*, rozsta*, wdow*, zmar*, wolontariusz*, badani*, profesor*, stacjonuj*, statk*, bank*, szpital*, klinik*, studi*, uniwersytet*, doktorat*, stypendi*, dziennikarz*, korespondent*, pilot*, dyplomat*, konsul*, geolog*, biolog*, chirurg*, naukow*, budow*, kierownik*, menedżer*, awans*, leczeni*, chor*, opiek*, emerytur*, staż*, filia*, etat*, sezon*, nauczyciel*, kurs*, zleceni*, praktyk*, załog*, kości*, misjonarz*, kucharz*, kierowc*, archeolog*, grafik',
    cannot:
      'nie mogę, nie mam jak, nie jestem w stanie, niemożliw*, nie możemy, nie pokażę, nie ma kto, nie dam rady, nie będę, osobiście nie, nie ma nikogo, nikt nie może, nie mam nikogo, nikogo kto, nie dojadę, nie przyjadę, nie mogę przyjechać, nie możemy pokazać, nie mogę być, nie ma mnie, nikt nie pokaże, nie uda, nie jesteśmy w stanie, brak możliwości, nikt nie otworzy, nie można, nie ma możliwości, nie mam możliwości, nie jest możliwe, nie będziemy, nie zdążę, nie pojawię, nie wrócę, wracam dopiero, wrócę dopiero, nie wracam, nieobecn*, nie ma na miejscu, nikogo nie ma, nie ma nas, nie posiadam, uniemożliwi*, nie pozwala, zajęt*, utkn*, daleko, nie jestem obecn*, nie przylecę, nikt, osobiste pokazanie, nie otworzę, nie dam, nie mogę przylecieć, nie mogę lecieć, nie mogę podróżować, nikt inny, nie pozwala mi, nie pozwalają, nie musimy się spotykać, bez zasięgu, nie możemy być, bez prezentacji, nikogo na miejscu, do środka się nie wejdzie, nie wejdzie, do środka nie, nie da się',
    helper:
      'agencj*, biur*, sąsiad*, administrac*, zarządc*, pośrednik*, brat*, siostr*, rodzin*, dozorc*, portier*, agent*, rodzic*, opiekun*, znajom*, recepcj*',
    site: 'ten portal, tym portalu, tego portalu, przez portal, ten serwis, tym serwisie, tę stronę, tej stronie, tej strony, przez stronę, formularz*, ten czat, czat*, ta platform*, tę platformę, tej platform*, portal, serwis, otodom, aplikacj*, olx, portalu, portalem, serwisie, serwisem, platform*, ogłoszeni*, skrzynk*, tę skrzynkę, tej skrzynki, wiadomości tutaj, wiadomości w serwisie, wiadomości na portalu, portalowi, serwisu, ten kanał, tym kanałem, system*, ten system, tego systemu, tej aplikacji, tę aplikację, apk*, gratka, morizon, czacie, komunikator*, klikać kontakt, przycisk kontakt, przycisku kontakt, przycisk*',
    outside:
      'poza serwisem, poza portalem, poza stroną, poza tym portalem, poza tym serwisem, poza platformą, poza tą stroną, poza tą platformą, poza aplikacją, z pominięciem portalu, poza otodom, poza olx, z pominięciem serwisu, bez portalu, bez serwisu, poza ogłoszeniem, z pominięciem platformy, z pominięciem strony, omijając portal, omijając serwis, poza tym czatem, bez pośrednictwa portalu, bez pośrednictwa serwisu, bez pośrednictwa strony, bez pośrednictwa platformy, bez udziału portalu, bez udziału serwisu, bez strony, bez platformy, bez aplikacji, bez tego portalu, bez tego serwisu, poza czatem, poza systemem, poza oficjaln*, poza tą aplikacją, poza anonsem, z dala od portalu, z dala od serwisu, obok portalu, obok serwisu, pomijając portal, pomijając serwis, pomijając stronę, pomijając platformę, omińmy portal, omińmy serwis, omińmy stronę, pomińmy portal, pomińmy serwis, pomińmy stronę, ominąć portal, ominąć serwis, na boku, pod stołem, na lewo, prywatnie, na prywatnie, w cztery oczy, nie przez portal, nie przez serwis, nie przez stronę, nie tutaj, nie tu, zamiast tutaj, zamiast tu, zamiast przez portal, ani portal, ani serwis, ani strona, spokój z portalem, spokój ze stroną, bez portal*',
    write:
      'pisz*, napisz*, pisać, odpis*, czyt*, odpowiad*, kontakt*, wiadomoś*, sprawdz*, używ*, korzyst*, odczyt*, patrz*, wysył*, dzwo*, wchodz*, załatw*, rozmaw*, dogad*, ustal*, omów*, uzgodn*, robić, zróbmy, zagląd*, widz*, powiadom*, loguj*, odbier*, dociera*, przychodz*, działa*, zamyka*, finaliz*, kontynuo*, prowadz*, skrzynk*, przegląd*, dostaj*, monitor*, obsług*, dowie, wie, wiedział*, dowiedz*, klika*, czytam',
    noLawyer:
      'bez notariusz*, bez pośrednika i notariusza, bez prawnik*, między sobą, ani notariusz*, bez umowy, bez adwokat*, i notariusza, bez papier*, między nami, bez formalności, agencji w to nie mieszajmy, nie mieszajmy agencji, bez agencji, uścisk dłoni',
    app: 'łocap*, watsap*, whatsap*, łotsap*, wacap*, łacap*, wotsap*, fb, wapp, telegr, whats, whats app, łats, insta*, messenger*, łatsap*, wa, vatsap*, telegram*, tele gram, viber*, signal*, snap*, ig, facebook*, fejs*, msg, priv, discord*, skype*, sms*, imessage, esemes*, mesendż*, mesendz*, mesenger*',
    reach:
      'pisz*, napisz*, kontakt*, dzwo*, wiadomoś*, na, przez, mój, mnie, do mnie, numer*, odpis*, odezw*, dodaj*, odpowiad*, łap*, zapras*, wysl*, szuka*, znajd*, uderz*, śmiał*, rozmaw*, pogada*, gada*, kontynu*, przejd*, przenie*, szybciej, lepiej, wol*, dostępn*, osiągaln*, odzyw*, odpowiem, czekam, skontakt*, dopisz*, zagada*, bezpośrednio, daj*, jestem na, jako',
    group: 'grup*, sąsiad*, biurow*, siedzib*, mieszkańc*, budyn*, wspólnot*, zasięg*',
    phone: 'tel, telefon*, numer*, dzwo*, zadzwo*, kom, komórk*, kontakt*, nr tel, whatsapp, sms*, mob',
    reference:
      'kw, działk*, nr działki, nr oferty, oferta nr, numer oferty, ref, sygnatur*, certyfikat*, świadectw*, numer księgi, księg*, obręb*, ident*, nip, regon, krs, licencj*, pesel, uchwał*, nr licencji, konta, symbol, ewidencyj*, iban, numer rejestru, rejestr*',
    part: 'służebno*, dożywoci*, użytkowani* dożywotn*, renta dożywotnia, mieszkanie z dożywociem, udział w nieruchomości, udział w mieszkaniu, udział w domu, sprzedam udział, połowa domu, połowa mieszkania, połowę mieszkania, połowę domu, współwłaściciel*, prawo dożywotniego, dożywotni*, dożywociem, służebnością mieszkania, użytkowaniem, odwrócon* hipotek*, renta hipoteczna, timeshare, własność ułamkowa, spadkow* udział, do śmierci, do końca życia, aż do śmierci, dopóki żyje, póki żyje, tydzień w roku, tygodnie w roku, tygodni w roku, nocy w roku, sprzedam garaż, garaż na sprzedaż, tylko miejsce postojowe, samo miejsce postojowe, miejsce postojowe na sprzedaż, sprzedam miejsce postojowe, sama piwnica, nie jest lokalem mieszkalnym',
    portion: 'udział*, współwłasno*, część nieruchomości',
    common: 'drodze, drogi, drogę, gruncie, gruntu, działce, garażu, wspóln*',
    half: 'połow*',
    third: 'jedna trzecia, jednej trzeciej',
    quarter: 'jedna czwarta, ćwierć, jednej czwartej',
    lowPrice:
      'tylko gotówk*, wyłącznie gotówk*, tylko za gotówk*, tylko klient gotówkowy, klient gotówkowy, bez możliwości kredytu, bez kredytu, nie kredytuj*, niekredytow*, licytac*, komornicz*, przetarg*, cena wywoławcz*, cena wywołania, spadk*, po spadku, do remontu generalnego, do rozbiórki, rozbiórk*, ruin*, po pożarze, z lokatorem, lokator*, zadłużon*, syndyk*, upadłoś*, stan surowy, bez księgi wieczystej, najemc*, dzierżaw*, nieuregulowany stan prawny, do wyburzenia, zasiedzeni*, licytacj*, syndyk, sprzedaż sądowa, egzekuc*, wynajęt*, z najemcą, najemca, lokatorem, zasiedlon*, zameldowan*, spadkobierc*, w spadku, nieuregulowan*, zrujnowan*, do generalnego remontu, pustostan, domek letniskowy, domek holenderski, tbs, partycypacj*, książeczk*, spółdzielcz* bez, bez księgi, eksmisj*, dzikim lokator*, służebnoś*, bank nie da kredytu, banki nie dają kredytu, bank nie udzieli, banki nie finansują, zakup za gotówkę, wyłącznie za gotówkę, nie da się wziąć kredytu, płatność gotówk*, wymagana gotówk*, tylko działka, sama działka, tylko grunt, wartość gruntu, cena gruntu, cena za grunt, zawalon*, dach się zawalił, bez wody i prądu, bez prądu i wody, brak wody i prądu, brak prądu i wody, bez dachu, sprzedaż wymuszona, zarządzona przez sąd, nakaz sądu, grunt należy, działka należy, tylko ściany, zostały ściany, stoją tylko mury, sama fasada, tylko fasada, dziki lokator*, squat*, z przydziału, nie do ubezpieczenia, teren zalewowy, zalewan*, tylko dla mieszkańców, tylko mieszkańcy, bez dojazdu, brak dojazdu, samowol*, bez pozwolenia, nakaz rozbiórki, bez aktu, fundamenty zgniły, zgniłe fundamenty, przejmuje długi, długi wspólnoty, prawo odkupu, próg dochodow*, progu dochodow*, odkup*, bez gruntu, bez działki, do kapitalnego remontu, do remontu kapitalnego',
    overhaul:
      'remont* generaln*, generaln* remont*, kapitaln* remont*, remont* kapitaln*, całkowit* remont*, remont* całkowit*, gruntown* remont*',
    toDo: 'wymag*, do, potrzeb*, konieczn*, przed, należy, musi',
    ended:
      'wygas*, spłacon*, wykreślon*, zniesion*, wykupion*, wyprowadz*, skreślon*, ustał*, umorzon*, odwołan*, anulowan*, wycofan*, uchylon*, zawieszon*, zakończon*, zakończył*, wyprowadzi*, eksmitowan*, opuści*, już nie, nie odbędzie, nieaktualn*, pełna własność, pełną własność',
    papers: 'umowa, umowy, umowę, umowie, dokument*',
    here: 'tu, tutaj',
    grammar:
      'i, w, z, na, do, jest, się, to, od, dla, oraz, nie, o, po, za, ze, są, przy, jak, ma, przez, lub, we, bardzo, który, która',
    so: 'więc, dlatego, zatem, toteż, z powodu, ponieważ, bo, ale, gdyż, przez to, zbyt wiele, zbyt wielu, za dużo, dużo osób, wiele osób, tyle osób, w związku z, stąd',
    received:
      'potwierdz*, dotrze, dojdzie, wpłyn*, zaksięgow*, otrzym*, dosta*, na koncie, przyjdzie, będzie na, zobaczę, informac*, odnotuj*, mam u siebie, mam na koncie, mam już, mam, potwierdzenie przelewu, dowód wpłaty, dowodu wpłaty, dowód przelewu, zrzut ekranu, screen*, wydruk, wpływ*, widoczn*, zobaczy*, pojawi*, dojści*, odbior*, wykonan*, zrobien*, dokonan*, zlecen*, uiszczen*, opłacen*, wpłacen*, przelan*, zarejestr*, zweryfik*, odnotow*, trafi*, będzie u mnie, w moich rękach, w moim posiadaniu, po jego dotarciu, po dotarciu, dotarciu, dotarcie, u mnie, widzi, widzę, na bliku, u niego, u niej',
    voucher:
      'kart* podarunkow*, bon* podarunkow*, kart* upominkow*, kart* prepaid*, google play, itunes, krypto*, walut* cyfrow*, ethereum, tether, paysafe*, gift card*, kod* doładow*, doładowani*, voucher*, kart* steam, karty amazon, kart* doładowując*',
    accept: 'przyjm*, akcept*, tylko, wyłącznie, jedynie, wol*, wyśl*, preferuj*, mogą być, może być, kup, kupić, kupi',
    past: 'bez, poza, z pominięciem, pomij*, omin*, pomiń*, obok, zamiast, omijaj*, zapomn*, daruj*, odpuś*, oszczędz*, rezygnuj* z, obchodz*, wyłącz*, pozostaw*, nie korzyst*, unik*, obejść, wywal*, wyrzuć*, wykreśl*, usuń*',
    cut: 'prowizj*, procent, biorą, pobier*, opłat*, koszt*, ucin*, zarabia*, bierze, kasuj*, potrąca*, część, oszczędnoś*, różnic*, zaoszczęd*, pięć procent, trzy procent, dziesięć procent, po pięć, biorą po, nie zarobi, zarobi',
    mailed:
      'wyślę, wysyła*, wysłane, wysłany, prześlę, nadam, dotrą, dojdą, na adres, pod drzwi, podeślę, zostaną wysłane, dostarczone, dostarczę, będą wysłane, do rąk własnych, do domu, do twojego domu, do państwa domu, do pana domu, pod wskazany adres, na wskazany adres, na podany adres, pod twój adres, na twój adres, na państwa adres, na pana adres, do skrzynki, do rąk, pod same drzwi, wyślę panu, wyślę pani, wyślę ci, prześlę panu, prześlę pani, do państwa, przywiez*, dowiez*, wyślemy, prześlemy, wysyłką, tam gdzie, gdziekolwiek, dokądkolwiek, prześlę klucze, wyślę klucze, wysyłają klucze, wysłać poleconym, wychodzą tego, wychodzą dziś, który przyślę, przyślę, przekaże je, zawieźć panu, do pracy, podrzuc*',
    unusual:
      'zwrotna kaucja, kaucja zwrotna przed, zwrotna opłata, zwrotna zaliczka, zwrotny zadatek, zwrotny depozyt, opłata za oglądanie, opłata za prezentację, zwrotna wpłata, zwrotną kaucję, zwrotną opłatę, zwrotną zaliczkę, zwrotnego zadatku, zwrotnej kaucji, zwrotnej opłaty',
    who: 'kto, osobom które, osoby które, tym którzy, tym co, ten kto, tylko ci, osobie która, komu, pierwszy kto, kto pierwszy, temu kto, ta osoba która, osoba która, osoby, osobom, ci którzy, ci co, ten co, tych którzy, każdy kto, każda osoba, wszyscy którzy, wyłącznie osoby, wyłącznie osobom, tylko osoby, tylko osobom, chętn*, zainteresowani którzy, klient który, klienci którzy, najemca który',
    serious:
      'poważn*, zainteresowan*, serio, powagę, zdecydowan*, oglądaczy, dobrej wiary, na poważnie, wystawi*, nie przyszed*, nie przyszli, nie przychod*, nie pojaw*, pojaw*, przyjd*, stawi*, nie stawi*, rzeczywiście, naprawdę, faktycznie, prawdziw*, szczer*, rzetel*, wiarygodn*, pewnoś*, żartown*, ciekawsk*, turyst*, zwiedzając*, gapi*, strat* czasu, tracić czas*, traci* czas*, marnowa* czas*, zabawy, kpi*, dobra wola, dobrej woli, intencj*, zamiar*, zaangażow*, wiążąc*, realn*, znak zaufania, dowód zaufania, gest zaufania',
    dislike:
      'nie spodoba, nie podoba, nie odpowiada, rozmyśl*, nie zechce, nie pasuje, odmów*, nie będzie pasować, nie przypadnie, zmieni zdanie, zmienisz zdanie, nie zainteresuje, nie spodob*, nie przypad*, nie odpowiad*, nie spełni*, nie będzie odpowiadać, niezadowol*, nie zadowol*, zrezygn*, rezygn*, odstąp*, odstęp*, wycof* się, anulow*, odwoł*, rozczar*, nie wezmą, nie weźmie, nie bierz*, nie chcia*, nie będzie chcia*, odrzuc*, nie zdecyd*, zwrot mieszkania, oddać klucze',
    upkeep:
      'wydali, wydano, zainwestowa*, remont*, administracyjn*, czynsz administracyjny, płaci sprzedający, sprzedający płaci, cena sprzedaży, media, podatek, prowizję płaci, fundusz*, parking*, miejsce postojowe, pilot*, garaż*, kuchni*, odstępne, kemping*, zarządc*, wspólnot*',
    trustee:
      'zaufan*, niezależn*, neutraln*, pośrednik*, pośrednicz*, stron* trzeci*, trzeci* stron*, osob* trzeci*, trzeci* osob*, depozyt* gwarancyjn*, rachunek powiernicz*, powiernicz*, powiernik*, escrow, konto gwarancyjne, bezpieczn* konto, bezpieczn* konc*, bezpieczn* płatnoś*, ochron* kupując*, ochron* najemc*, gwarant*, gwarancyjn*, serwis płatnoś*, serwis płatności, przechow*, instytucj*, trzyma, przetrzymuje, blokuje środki, konto depozytowe, portal wakacyjny, serwis wakacyjny',
    decide:
      'decyz*, zdecyd*, namysł*, zastanow*, przemyśl*, dni na, tydzień na, godzin na, sprawdzeni*, sprawdzić, przetest*, test*, okres próbny, na próbę, próbn*, odstąpi*, rezygnac*, wprowadz*, zamieszka*, zadowolon*, zaakcept*, zatwierdz*, spodoba, podoba, powie że, powiedzą, nie powie tak, powie tak, nie wejdzie',
    unseen:
      'w ciemno, bez oglądania, bez obejrzenia, bez prezentacji, bez wizyty, nie oglądając, nie widząc, bez zobaczenia, nie trzeba oglądać, nie ma potrzeby oglądania, nie musisz oglądać, oglądanie niepotrzebne, oglądanie nie jest konieczne, wizyta nie jest konieczna, zdjęcia mówią wszystko, zdjęcia mówią same, zdjęcia wystarcz*, film wystarcz*, wystarczą zdjęcia, oglądanie później, oglądanie potem, obejrzeć później, prezentacja później, prezentacja potem, oglądanie ustalimy, oglądanie po, nie robię prezentacji, nie ma prezentacji, nie ma możliwości oglądania, brak możliwości oglądania, oglądanie niemożliwe',
    official:
      'notari*, akt notarialny, komorni*, licytac*, przetarg*, aukcj*, sąd*, syndyk*, adwokat*, radc*, dewelop*, przedwstępn*, rękojmi*, rezerwacyjna umowa, umowa rezerwacyjna, rachunek powierniczy dewelopera, notariusz*, depozyt notarialny, licytacj*, komornik*, dewelope*, rachunek powierniczy, kancelari*',
    refundable: 'zwrotn*, do zwrotu, podlegając* zwrotowi',
    broken:
      'nie działa, nie funkcjonuje, zepsut*, psuje, szwankuj*, zawiesz*, bezużyteczn*, do niczego, uszkodz*, wadliw*, nawala, kasuję, usuwam, bez czytania, nieprzeczytan*, ignoruję, spam*, kosz*, przepada*, gubi*, nie dochodz*, nie dociera*, nie widzę, wyrzucam, jest pełna, pełna, pełny, tnie, się tnie, zniknie, zniknęł*, nie ładuje, nic nie widzę',
    buyer: 'kupujący, kupujących, kupującym, nabywc*, kupcy, kupców',
    owner: 'właściciel*, sprzedając*, wynajmując*, gospodarz*',
    office:
      'nasze biuro, naszym biurze, naszego biura, nasz agent, nasza agentka, agentka pokaże, nasz zarządca, biuro ma klucze, towarzysz*, nasz oddział, pośredniczka, nasza firma, pokazujemy, mamy klucze, my pokazujemy',
    video: 'wideo, video, wideorozmow*, wideoprezentacj*, wirtualn*, facetime, zoom, spacer 3d',
    former:
      'poprzedni najemc*, poprzedni lokator*, poprzedni właściciel*, poprzednich właścicieli, byli lokatorzy, byli najemcy, odesłali klucze, dotąd, do tej pory, dotychczas, wcześniej wynajmowan*, wynajmowan* było, poprzednie biuro, poprzednia agencja, poprzedni pośrednik, dawne biuro, poprzedni agent, wcześniejsze biuro, który tu mieszkał, która tu mieszkała, odesłał klucze, odesłała klucze',
    facility:
      'paczkomat*, portier*, portierni*, recepcj*, wejści*, odbiera przesyłki, odbiera paczki, mieszkańc*, ochron*, konsjerż*, kiosk, portier, lobby, przy drzwiach, obok drzwi, firmy sprzątając*, sprzątaczk*',
    trip: 'paliwo, benzyn*, na dojazd, dojazd, koszt* podróży, koszt* dojazdu, bilet*, na darmo, jechałem na, przyjechałem na, godziny stąd, godziny drogi',
    vetting:
      'weryfikacj*, sprawdzeni* kredyt*, rejestr*, zgłoszon*, zapis*, lista pierwszeństwa, listę pierwszeństwa, lista priorytet*, lista oczekuj*, listę oczekuj*, wpisuje na, wpisow*, przepustk*, prześwietl*, bik, raport najemcy, raport o najemcy, profil najemcy, paszport najemcy, raport kredytow*, ubezpieczenie gościa, ubezpieczenia gościa, ubezpieczenie zwiedzaj*, członkom, członkostw*, składk* członkowsk*',
    alone:
      'wejdzie pan sam, wejdzie pani sama, sam wejdzie, samodzielnie, sam otworzy, sama otworzy, beze mnie, na własną rękę',
    hidden:
      'pod wycieraczką, pod wycieraczkę, pod doniczką, pod doniczkę, pod kamieniem, w skrzynce z licznikiem, na futrynie, za licznikiem, w skrytce, ze skrytki, w schowku, z paczkomatu, w paczkomacie',
    own: 'prywatn*, osobist*, własn*, mój, moją, moim, mojego',
    channel: 'mail*, e mail*, email*, skrzynk*, numer*, komórk*, poczt*, adres*',
    nobody: 'nikt, nikogo, nikomu, żaden sąsiad, żadnego sąsiada',
    open: 'otworz*, otwier*, pokaza*, pokaż*, wpuści*, wpuszcz*, oprowadz*, udostępni*, przyjmie, przyjąć, wpuści',
    picture: 'zdjęci*, fotki, fotkach, fotografi*, foto, film, filmie, filmik*, wideo',
    enough:
      'wystarcz*, widać wszystko, wszystko widać, pokazują wszystko, mówią same, prawdziw*, oddają, wierne, wystarczyć, muszą wystarczyć, zadowol*',
    need: 'trzeba, potrzeb*, koniecz*, musi*',
    meeting: 'spotykać się, spotykać, spotkanie, spotkania, się spotykać, spotkać się, widzieć się, się widzieć',
    remote: 'online, zdalnie, na odległość, przez internet, internetowo, elektronicznie, bez spotkania, bez spotkań',
    outsideView: 'z ulicy, z zewnątrz, z drogi, dookoła, przez okna, od zewnątrz, obejść',
    stay: 'zosta*, mieszka*, pozosta*, żyje, zachow*, będzie mieszk*, zajmuj*',
    lifelong:
      'dożywotn*, do śmierci, do końca życia, póki żyje, dopóki żyje, do ostatniego tchu, do końca swoich dni, do końca swych dni, za życia, do końca dni, na całe życie',
    annex: 'garaż*, miejsce postojowe, miejsca postojowego, miejsce parkingowe, komórk*, piwnic*, boks, magazyn*',
    dwelling: 'dom, domu, mieszkani*, lokal*, budynek, budynku, willa',
    only: 'tylko, wyłącznie, jedynie, sam, sama, samo, nic poza',
    included: 'wliczon*, w cenie, wchodzi w skład, obejmuj*, na sprzedaż, w sprzedaży',
    soldElsewhere:
      'już sprzedan*, jest sprzedan*, został* sprzedan*, sprzedawan* osobno, nie wchodzi, nie obejmuj*, nie jest wliczon*',
    sale: 'sprzeda*, sprzedaż*, kup*, zbyc*, zbywam, oferuj*, oferow*, z rąk do rąk, zmienia właściciela, zmienia wł*, nabyw*',
    land: 'grunt*, działk*, ziemi*, teren*, gruncie, gruntem, działce, działką, ziemi, ziemią',
    lent: 'dzierżaw*, wydzierżaw*, wynajmowan*, pożyczon*, nie jest własn*, nie nasz*, należy do, należą do, cudz*, użyczon*, własność gminy, własność miasta',
    rest: 'reszt*, pozostał*, druga połowa, drugą połowę, drugiej połowy, inne części, pozostałe części, trzy pozostałe, swoją połowę, swoją część, swój udział, swoje udziały, druga, drugą',
    kin: 'brat*, braci*, siostr*, rodzeńst*, kuzyn*, wuj*, stryj*, ciotk*, ciocia, bratan*, siostrzen*, krewn*, rodzin*, współwłaściciel*, współspadkobierc*, były mąż, była żona, szwag*',
    hold: 'trzyma*, zachow*, należ*, mają, ma, pozosta*, zosta*, posiada*, jest w rękach',
    bank: 'konto, kontem, konta, rachunek, iban',
    distrust: 'ufa, ufam, ufamy, ufają, zamiast, unika*, rezygn*, nie chce, nie lubi',
    weeks: 'tydzień, tygodnie, tygodni, nocy',
    yearly: 'w roku, rocznie, co roku, każdego roku, na rok, każdego lata',
    shown:
      'pokażę, pokaże, pokazuję, pokazuje, pokazujemy, pokażemy, pokazują, otworzy, otwiera, oprowadzi, oprowadza, oprowadzamy, ma klucz, ma klucze, prowadzi prezentacj*, w domu w weekendy, w domu tylko w weekendy',
    board: 'baner*, tablic*, szyld*, plakat*, płoc*, płot*, ulotk*, folder*, witryn*',
    onPicture:
      'na zdjęciu, na * zdjęciu, na zdjęciach, na fotografii, na * fotografii, na obrazku, na * obrazku, znak wodny, znaku wodnym',
    possible: 'możliw*, da się, można',
    goods:
      'kuchni*, pralk*, zmywark*, mebl*, lodówk*, wyposażeni*, firan*, pilot*, pilota, karta do bramy, kartę do bramy',
    discount: 'rabat*, zniżk*, taniej, upust*',
    deadline: 'w tym tygodniu, do piątku, do niedzieli, do jutra, w ciągu 24 godzin',
    wasHome: 'był nasz dom, był naszym domem, mieszkaliśmy tu, mieszkałem tu, mieszkałam tu, wychowałem, wychowałam',
    forbid: 'zakaz*, zabron*',
    enter: 'użytkowania, użytkować, zamieszkani*, wchodzi*, wstęp*',
    lender: 'bank, banki, banku, żaden bank',
    loan: 'kredyt*, pożyczk*, finansuj*',
    insider: 'ktoś, lokator*, najemc*',
    moveOut: 'wyprowadz*, eksmi*, płaci, wypowiedzieć',
    raise: 'podnieść, podnoszon*, podwyższ*',
    repaired: 'naprawion*, odbudowan*, wzmocnion*, wymienion*, wyremontowan*, odebran*',
    firm: 'nazwa firmy, nazwę firmy, nazwa biura',
    address: 'adres*, dokładn* adres*, numer domu, lokalizacj*, gdzie się znajduje, gdzie stoi, dokładn* miejsc*',
    travelSite:
      'serwis* noclegow*, portal* noclegow*, platform* noclegow*, serwis* rezerwacyjn*, portal* rezerwacyjn*, platform* rezerwacyjn*, portal* wakacyjn*, serwis* wakacyjn*, portal* turystyczn*, serwis* turystyczn*',
    payLink:
      'link do płatności, link*, faktur*, wezwani* do zapłaty, prośb* o płatność, dane do płatności, dane do przelewu, kod do drzwi, kod do zamka, kod dostęp*, kod wejści*',
    listed:
      'numer z ogłoszenia, numer w ogłoszeniu, numer podany w ogłoszeniu, podany numer, numer podany, numer obok, w polu obok, pole kontaktowe, numer telefonu z ogłoszenia, telefon z ogłoszenia',
    visitFee:
      'opłat* za prezentacj*, opłat* za oglądani*, opłat* za obejrzen*, bilet* na oglądani*, bilet* na prezentacj*, kaucj* za prezentacj*, kaucj* za oglądani*',
  },
  digits:
    'zero/zera, jeden/jedynka/jedynkę/jedynki, dwa/dwie/dwóch/dwójka/dwójkę/dwójki, trzy/trójka/trójkę/trójki, cztery/czwórka/czwórkę/czwórki, pięć/piątka/piątkę/piątki, sześć/szóstka/szóstkę/szóstki, siedem/siódemka/siódemkę/siódemki, osiem/ósemka/ósemkę/ósemki, dziewięć/dziewiątka/dziewiątkę/dziewiątki',
  tens: 'dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt, sześćdziesiąt, siedemdziesiąt, osiemdziesiąt, dziewięćdziesiąt',
  at: 'małpa, małpka, malpa',
  dot: 'kropka, dot',
}
