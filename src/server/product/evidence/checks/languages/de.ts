import type { Language } from './language.ts'

export const de: Language = {
  code: 'de',
  homeCountries: 'DE AT CH LI LU',
  concepts: {
    tenant: 'mieter*, vermietet',
    notice: 'anmeld*, ankündig*, bescheid, voranmeld*, vorlauf',
    without: 'ohne, bevor, solange',
    purpose: 'um, zwecks, damit',
    leaving: 'ziehen, umzug, wegzug, auswandern, umziehen',
    private:
      'meine private, meine privatnummer, privatnummer, private nummer, meine handynummer, privat an mich, private e mail, meine email',
    money:
      '*kaution*, *anzahlung*, *vorauszahlung*, *vorkasse*, *vorschuss*, geld, *gebühr*, *reservierungsgebühr*, *sicherheitsleistung*, *monatsmiete*, monatszins, depot, *depotzahlung*, *pfand, als sicherheit, *teilbetrag*, halbe miete, erste miete, ersten miete, eine miete, *zahlung, *geldbetrag*, betrag, *bezahlung, *mietsicherheit*, *hinterlegung*, 1 miete, 1 monatsmiete, erste monatsmiete, monatsmieten, miete im voraus, miete vorab, bearbeitungsgebühr, schutzgebühr, besichtigungsgebühr, reservierung, summe, halben preis, hälfte vom preis, vorabzahlung, *anzahlig*, bares, schickt mir, *wochenmiete*, wochenmieten, zwei mieten, drei mieten',
    pay: '*zahl*, *überweis*, *überwies*, hinterleg*, *entricht*, *einzahl*, vorstreck*, *vorkasse*, schicken sie geld, sende* geld, leiste*, zu leisten, *begleich*, schick* geld, leg* hin, vorleg*, *hinterlegt, übermittel*, transferier*, leist*, rüberschick*, zu zahlen, einzuzahlen, twint*, paypal*, lässt, lasse, hinterläss*, dalass*, gibt mir, geben sie mir, gib mir',
    ask: 'verlang*, forder*, erheb*, nehme*, brauch*, benötig*, erwart*, bitte*, wollen, will, möchte, müssen, muss, notwendig, erforderlich, kostet',
    visit:
      '*besichtig*, anschau*, anzuschau*, anseh*, anzuseh*, angeschaut, angesehen, *termin, *termine, *termins, *terminen, zeigen, zeige, zu zeigen, *rundgang*, *begehung*, *hausbesuch, sehen, *augenschein, *luege, aaluege, reinschauen, vorbeikommen, zeig, zeigt, angucken, anzugucken, gucken, vorbeischau*, reinlass*, adresse, anschrift, besuch*, rumführen, führung, herumführ*, schauen, kommen sie vorbei, lueg*, zeigä, schlüssel abholen, rein will, reinkommen, reingehen, hineinschauen, zeitfenster, als erster rein, innen ansehen',
    before: 'vor, bevor, ehe, vorem, vorm, bevors',
    after:
      'nach, nur nach, erst nach, nachdem, sobald, erst wenn, nur wenn, wenn, gegen, nur gegen, erst mit, nach eingang, nach erhalt, nach zahlung, unter der bedingung, vorausgesetzt',
    first:
      'vorab, im voraus, vorher, im vorfeld, zuerst, zunächst, vorgängig, vorweg, erst mal, zuvor, als erstes, im vorraus, im vorhinein, vorneweg, erst zahlen, erst die, zuallererst, vor allem anderen, bereits jetzt',
    next: 'dann, danach, anschliessend, erst dann, darauf, sodann, und dann, dann zeig, dann können, hinterher, nachher',
    book: 'reserv*, vereinbar*, buch*, sicher*, bekomm*, erhalt*, fix*, blockier*, festleg*, ausmach*, vergeb*, zusagen, bestätig*, freihalten',
    back: '*zurück*, *erstatt*, retour, rückzahlbar, wiederbekommen, zruck, zrugg, gutgeschrieben, angerechnet, verrechne*, abgezogen, gutgeschriebe*, wieder ausgezahlt, bekommen sie wieder, kriegst du wieder, kriegen sie wieder, geld wieder',
    account:
      'auf mein konto, auf unser konto, auf meinem konto, auf unserem konto, mein konto, unser konto, unserem konto, meinem konto, auf folgendes konto, an mich, treuhandkonto von mir',
    customary:
      'notar*, beurkund*, unterzeichn*, unterschrift*, *vertrag*, *vertrags*, kaufpreis*, *versteiger*, zuschlag*, *übergabe*, einzug, mietbeginn, provision*, makler*, amtsgericht*, bieter*, reservierungsvereinbarung, grundbuch*, bezug, annahme, zusage',
    proof:
      '*nachweis*, schufa*, selbstauskunft*, *unterlagen, ausweis*, *bestätigung, formular*, betreibungs*, exposé*, *auszug, gehalts*, *auskunft, fragebogen',
    not: 'kein, keine, keinen, keinem, keiner, keinerlei, nicht, nie, niemals, ohne, weder, nichts, niemand, nid, ned, kei, frei von, ohne jegliche',
    beware:
      'betrüg*, betrug*, vorsicht, warn*, abzocke*, unseriös*, misstrau*, überweisen sie nie, zahlen sie nie, wenn jemand, falls jemand, sollte jemand, wer auch immer, melden sie es, melden sie dies, identitätsdiebstahl, phishing, fake inserat*, seien sie vorsichtig, seriöse makler, überweisen sie kein, zahlen sie kein, bezahlen sie nie, bezahlen sie kein',
    key: '*schlüssel*, schlüssu',
    byCourier:
      'per post, mit der post, via post, per kurier, mit kurier*, *kurier, *kurierdienst, *kurierfirma, dhl, ups, fedex, hermes, gls, dpd, per einschreiben, per paket*, per airbnb, über airbnb, via airbnb, per versand, postalisch, per brief, mit em poschtauto, per poscht, per express*, per einwurfeinschreiben, eingeschrieben, per päckchen, per luftpost, mit dem paketdienst, paketdienst, per kurierdienst, versanddienst*, lieferdienst*, briefpost, per expressbrief, mit dhl, per dhl, mit ups, im umschlag, per boten, per versandservice',
    carrier: 'post, *kurier*, paket*, spedition*, *boten, *bote, päckli, umschlag',
    send: 'schick*, send*, versend*, zustell*, zugestell*, zuges*, zugeschickt, geschickt, verschick*, liefer*, bring*, kommt, kommen, erhalten, ankommen, übersend*, geliefert, gesandt, gesendet',
    iAm: 'ich bin, bin, ich wohne, ich lebe, ich arbeite, wohne, lebe, arbeite, wir sind, wir leben, wir arbeiten, befinde mich, ich befinde, ich wurde, mein arbeitgeber, meine firma, halte mich, bi, i bi, wir wohnen, ich musste, ziehe, ich ziehe, bin ich, lebe ich, arbeite ich, wohne ich, ich habe, habe ich, sind wir, leben wir, mein mann, meine frau, wurde ich, ich arbeitete, gezogen',
    abroad:
      '*ausland*, auf montage, auf see, bohrinsel, einsatz, übersee, auf mission, schottland, england, uk, usa, london, dubai, versetzt, stationiert, militär*, kreuzfahrtschiff, frachter, schiff, botschaft, vereinte nationen, ärzte ohne grenzen, rotes kreuz, hilfsprojekt, missionar*, auswärts, entsandt, versetzung, forschungsschiff, marine, friedenseinsatz, plattform',
    work: 'beruf*, arbeit*, *job*, mission*, dienst*, firma, arbeitgeber, geschäft*, versetzt, montage, ingenieur*, projekt*, einsatz, stelle, bohrinsel, auftrag*, soldat*, militär*, arzt, ärztin, krankenschwester, pfleger*, kapitän, matrose, hilfsorganisation, stationiert, entsandt, scheidung, trennung, geschieden, verwitwet, verstorben*, forsch*, bundeswehr, marine, missionar*, montage*',
    cannot:
      'nicht persönlich, nicht zeigen, nicht selbst, kann nicht, kann ihnen nicht, kann leider, leider nicht, nicht möglich, unmöglich, nicht vor ort, nicht anwesend, keine zeit, nid zeige, daher, deshalb, niemand da, niemand vor ort, keiner vor ort, keiner da, keiner, niemand, nicht dabei, nicht kommen, nicht selber, nicht anreisen, nicht herkommen, herkommen kann ich nicht, nicht öffnen, schaffe es nicht, komm nicht, nicht zurück',
    helper:
      'hausverwaltung*, verwaltung*, makler*, nachbar*, hausmeister*, hauswart*, abwart*, büro*, agentur*, schwester, bruder, eltern, tochter, sohn, bekannte*, verwalter*',
    site: 'dieses portal, diesem portal, diese plattform, dieser plattform, diese seite, dieser seite, die seite, das portal, der plattform, die plattform, das formular, kontaktformular, diese webseite, dieser webseite, diese website, dieser website, diesen chat, diesem chat, das inserat, inserateportal, anzeigenportal, portal, plattform, webseite, website, die app, der app, der seite, dem portal, des portals',
    outside:
      'ausserhalb der plattform, ausserhalb dieser plattform, ausserhalb des portals, ausserhalb dieses portals, ausserhalb der seite, ausserhalb dieser seite, ausserhalb der website, ausserhalb dieser website, an der plattform vorbei, am portal vorbei, neben der plattform, an der seite vorbei, ausserhalb der webseite, ausserhalb von hier, ausserhalb vom portal, ausserhalb der app, ausserhalb der anzeige, ohne portal, ohne plattform',
    write:
      'schreib*, antwort*, les*, liest, lies, meld*, kontaktier*, anfrag*, nutz*, benutz*, verwend*, schau*, nachricht*, reagier*, bearbeit*, prüf*, guck*, mail*, gelesen, beantwort*, erreich*, schriib*, abwickel*, machen, regel*, klär*, besprech*, verhandel*, unterhalt*, kommunizier*',
    noLawyer:
      'ohne notar*, kein notar, keinen notar, ohne makler und ohne notar*, ohne makler und notar, machen es unter uns, machen das unter uns, regeln das unter uns, regeln es unter uns, regeln wir unter uns, ohne vertrag, am notar vorbei, ohne anwalt, ohne papierkram, ohne makler oder notar',
    app: 'whatsappen, whats, threema, zum handy, whats app, whatsap*, watsap*, wattsap*, wapp, insta, telegr, watsäpp, whatsäpp, whazapp, fb, facebook, skype, imessage',
    reach:
      'schreib*, meld*, kontakt*, erreich*, nachricht*, antwort*, anruf*, ruf*, mir, mich, uns, nummer, per, via, über, hinzufügen, chat*, sende*, schick*, adden',
    group: 'gruppe*, *gruppe, *gruppen, büro*, gebäude, nachbar*, zentrale, empfang, netz',
    phone:
      'tel, telefon*, handy*, nummer, mobil*, natel, anruf*, ruf*, rufen, whatsapp, rückruf, melden, sms, telephon, tele, rufnummer, fon',
    reference:
      'objekt*, ref, referenz*, nr, nummer des, flurstück*, parzelle*, grundbuch*, blatt, *ausweis*, aktenzeichen, az, kataster*, *plan, ust, hrb, iban, steuer*, id, registernummer, egid, makler nr, *fläche, gemarkung, lizenz*, registrierung*',
    part: 'teileigentum*, niessbrauch*, nacktes eigentum, leibrente*, wohnrecht*, teilverkauf*, erbanteil*, wohnungsrecht*, nutzniessung*',
    portion:
      'miteigentumsanteil*, eigentumsanteil*, anteil an, anteil von, anteil, hausanteil, bruchteil*, ideeller anteil',
    common: 'weg, zufahrt*, stellplatz*, garage*, gemeinschaft*, grundstück*, privatweg',
    half: 'hälfte, hälftig*, halber anteil, halben anteil',
    third: 'drittel, dritteil',
    quarter: 'viertel, viertelanteil, viertelsanteil',
    lowPrice:
      'nur barzahl*, barzahler*, nur bar, nur gegen bar, nicht finanzierbar, nicht finanziert, nicht beleihbar, *versteiger*, erbengemeinschaft*, nachlass*, erbpacht*, erbbaurecht*, baurechtszins, abbruch*, abriss*, sanierungsfall, baufällig*, brandschaden, wasserschaden, unbewohnbar*, rohbau, verkehrswert, vermietet, liebhaberobjekt, handwerkerhaus, kernsanierung*, aus nachlass, nachlassverkauf, mieterbelegt, steigerung, eigenkapital erforderlich, gant',
    papers: 'mietvertrag, vertrag, vertragsunterlagen, kaufvertrag, dokumente',
    here: 'hier, do, da drin',
    grammar:
      'der, die, das, und, ist, sind, mit, zu, ein, eine, in, im, für, auf, von, den, dem, es, wird, sie, ich, wir, nicht, bei, auch, sich, oder, als, ihnen',
    so: 'darum, deshalb, daher, deswegen, somit, weil, wegen, aufgrund, aber, also, zu viele, so viele, da viele, leider viele, drum',
    received:
      'bestätig*, eingeht, eingegangen, *eingang, angekommen, da ist, erhalten, erhalte, gutgeschrieben, drauf, auf meinem konto, ankommt, vorliegt, verbucht, geklappt, eintrifft, eingetroffen, meldet, mitteilt, bezahlt ist',
    voucher:
      'geschenkkarte*, gutschein*, guthabenkarte*, prepaidkarte*, prepaid karte*, *gutschein*, *geschenkkarte*, wertkarte*, google play, itunes, apple karte*, amazon karte*, kryptowährung*, krypto*, paysafe*, digitale währung*, ethereum, tether, kryptogeld',
    accept:
      'akzeptier*, nehm*, nimmt, ausschliesslich, nur, bevorzug*, besorg*, genüg*, schick*, send*, bitte in, lieber, kaufen sie, kauf mir',
    past: 'ohne, statt über, nicht über, umgeh*, abseits, vorbei, ausserhalb, statt',
    cut: 'provision, prozente, kassiert',
    mailed:
      'zugeschickt, zugesandt, zusenden, zuschicken, schicke ich ihnen, schicke ich dir, verschick*, versend*, geschickt, nach hause, an ihre adresse, an deine adresse, bis an die tür, zugestellt, übersandt, postwendend, sende ihnen, schicke ihnen, schick dir, schicke dir',
    unusual:
      'reservierungsgebühr vorab, rückzahlbare kaution, rückzahlbare anzahlung, rückerstattbare kaution, rückerstattbare anzahlung, besichtigungskaution, besichtigungsgebühr, schlüsselkaution, schlüsselpfand vorab, erstattbare gebühr',
    who: 'wer, derjenige, diejenigen, personen die, leute die, interessenten die, an die, leuten die, denjenigen',
    serious:
      'ernst, ernsthaft*, ihr interesse, dein interesse, ernsthaftigkeit, echtes interesse, interesse zeigen, spasskunden, verbindlich*, ernstgemeint*',
    dislike:
      'nicht gefällt, gefällt nicht, gefällt es nicht, gefällt sie nicht, nicht passt, passt es nicht, passt nicht, nicht zusagt, absage, nein sagen, nein sagt, nicht überzeugt, missfällt, nicht wollen, nichtgefallen, nicht nehmen, anders überleg*, abspring*, sagt ihnen nicht zu, abgelehnt, nicht mögen',
    upkeep:
      'investiert, ausgegeben, saniert, sanierung*, renovier*, modernisier*, nebenkosten, hausgeld, umlage*, verkäufer zahlt, zahlt der verkäufer, kaufpreis*, grundsteuer, betriebskosten, parken, instandhaltung*, courtage',
  },
  digits:
    'null/nuu, eins/ein/eis, zwei/zwo/zwöi, drei/drü, vier/vieri, fünf/foif, sechs/sächs, sieben/sibe/sibä, acht, neun/nün/nüün',
  tens: 'zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreissig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundvierzig, fünfundfünfzig, siebenundsiebzig, achtundachtzig, *undzwanzig, *unddreissig, *undvierzig, *undfünfzig, *undsechzig, *undsiebzig, *undachtzig, *undneunzig',
  at: 'klammeraffe, klammeraff, ätt, affenschwanz, aff, at zeichen, affeschwanz',
  dot: 'punkt, pünktli, dot',
}
