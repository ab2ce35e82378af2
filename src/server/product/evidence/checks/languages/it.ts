import type { Language } from './language.ts'

export const it: Language = {
  code: 'it',
  homeCountries: 'IT CH SM VA',
  concepts: {
    tenant: 'inquilin*, affittato, affittata, locato',
    notice: 'preavviso, avviso, avvisare',
    without: 'senza, finché',
    purpose: 'per, al fine di, onde',
    leaving: 'ci trasferiamo, trasloco, trasferirci, ci spostiamo, partiamo, per trasferimento',
    private:
      'mia mail privata, mio numero privato, mio numero personale, mia email personale, mia mail personale, mia mail',
    money:
      'caparra*, acconto*, anticipo*, cauzione*, deposito*, denaro, soldi, pagamento*, mensilità, primo mese, prima mensilità, un mese, bonifico*, versamento*, somma, fondo, quota, rimborso spese, prepagat*, affitto anticipato, metà del prezzo, importo, garanzia, contributo, 1 mese, 1 mensilità, primo affitto, affitto in anticipo, canone anticipato, grana, garanzie, spese di prenotazione, prenotazione, quota di prenotazione, mesi anticipati, fermo, bloccaggio, due mensilità, ricarica, settimane di affitto, settimana di affitto, mesi di affitto, mese di affitto',
    pay: 'pag*, vers*, bonific*, trasfer*, anticip*, invi* denaro, invia* soldi, mandare soldi, ricaric*, accredit*, saldar*, mandar* soldi, corrispo*, fai il bonifico, fare bonifico, bonifico, satispay, a vostro carico, a suo carico, a tuo carico, a carico, sborsare, depositat*, depositare, consegnare i soldi, sgancia*, lasci*, lasciar*, consegn*',
    ask: 'chied*, richied*, richiest*, esig*, pretend*, serve, servono, occorre, necessari*, bisogna, deve, devono, dovete, vogl*, vuole, obbligatori*, domand*, prend*, prego',
    visit:
      'visit*, vedere, vederla, vederlo, vedi, veda, vediate, mostrar*, mostro, visionar*, visione, appuntament*, sopralluogo*, far vedere, visiona*, guardare, vista, faccio vedere, far*i vedere, indirizzo, mostrart*, dare un occhiata, venire a vedere, visita, ispezion*, vederl*, guardarla, fartela vedere, faccio visitare, posizione esatta, visitarl*, entrare per primo, entrare a vedere, orario di visita, vederla dentro, vedere l interno',
    before: 'prima di, prima della, prima del, prima che, prima dell, antecedente alla, pria di',
    after:
      'dopo, una volta, appena, non appena, quando, contro, solo dopo, solo con, a seguito, previo, previa, dietro, subordinat*, alla ricezione, ricevut*, solo se, successivamente al, al ricevimento, soltanto con, a fronte',
    first:
      'in anticipo, anticipatamente, preventivamente, prima di tutto, per prima cosa, anticipat*, prima si paga, prima, prima mi, prima di ogni cosa, in primis, per cominciare, anzitutto, innanzitutto, per primo, x prima cosa',
    next: 'poi, dopodiché, quindi, dopo di che, in seguito, e dopo, successivamente, e poi, poi ti, poi vi, dopo ti, dopo vi, a quel punto, allora ti, e allora',
    book: 'prenot*, fissa*, blocca*, bloccar*, riserv*, organizz*, conferm*, ottener*, concordar*, garantir*, stabilire, tenere, accedere, assicurar*',
    back: 'restitu*, rimbors*, rido, ridò, renduta, ridat*, resa, reso, indietro, ridiamo, torna*, ti torna, vengono resi, scalat*, scala, detra*, dedott*, rimborsabil*, ridarò, te li ridò, recuper*, rend*, sconta*, restituibil*',
    account:
      'mio conto, nostro conto, mia carta, mio iban, nostro iban, mia postepay, seguente iban, conto corrente intestato a me, a mio nome, postepay, mio paypal',
    customary:
      'firma*, contratto*, rogito*, notai*, compromesso, preliminare, asta, aste, accettazione, accettat*, proposta, consegna delle chiavi, giudizial*, custode, stipula, registrazione, aggiudica*, accettazione dell offerta, offerta di acquisto, prezzo offerto',
    proof:
      'documenti, busta paga, buste paga, referenze, document* di, garanzie reddituali, carta d identità, dimostrabil*, certificato, capacità, modulo, reddito, identità, prova',
    not: 'non, nessun, nessuna, nessuno, mai, senza, né, niente, nulla, neppure, neanche, libero da, libera da, alcun, alcuna',
    beware:
      'truff*, attenzione a chi, diffid*, fraud*, raggir*, non inviate, non versate, attenti a, occhio a, se qualcuno, segnal*, a nostro nome, phishing, finti annunci, falsi annunci, attenzione alle, non pagate, non fate bonifici, prudenza, diffidate',
    key: 'chiav*, kiav*',
    byCourier:
      'per posta, via posta, x posta, tramite posta, con la posta, corriere*, con corriere, tramite corriere, col corriere, dhl, ups, fedex, bartolini, brt, sda, gls, raccomandata, con pacco, tramite airbnb, con airbnb, via airbnb, per raccomandata, spedizioniere, x corriere, espresso, con un pacco, un pacco, tramite pacco, per pacco, posta raccomandata, con raccomandata, con dhl, tramite dhl, via corriere, in busta, con spedizione, spedizione, servizio di consegna, con un fattorino, fattorino, nexive, posta prioritaria, un corriere, assicurata, inpost, poste italiane',
    carrier: 'posta, corriere*, pacco, busta, poste',
    send: 'sped*, invi*, mand*, consegn*, arriv*, ricev*, recapit*, spedisco, fare avere, faccio avere, farò avere',
    iAm: 'mi trovo, vivo, abito, lavoro, sono, mi sono, risiedo, siamo, viviamo, abitiamo, lavoriamo, ci troviamo, la mia azienda, la mia ditta, mia moglie, sto, mi hanno, sn, mi sono trasferit*, vivo ora, ora vivo, adesso vivo, mi hanno trasferit*, siamo andati, ci siamo trasferiti, mio marito, ho dovuto, sono andat*, sono dovut*, sono stat*',
    abroad:
      'estero, fuori dall italia, fuori italia, missione, piattaforma, altro paese, inghilterra, scozia, londra, regno unito, usa, trasferit*, oltremare, mare aperto, fuori paese, onu, medici senza frontiere, croce rossa, ambasciata, nave, crociera, imbarcat*, militare, base militare, esercito, marina, missionari*, distaccat*, offshore, piattaforma petrolifera, oltreoceano, volontari*',
    work: 'lavor*, missione, azienda, ditta, trasferit*, impiego, ingegner*, piattaforma, affari, militare, professional*, contratto, cantiere, progetto, trasferta, medic*, dottor*, infermier*, soldato, esercito, marina, capitano, onu, ong, divorz*, separa*, vedov*, defunt*, volontari*, ricerca, professor*, missionari*, distaccat*, imbarcat*, cooperante, ingegnere',
    cannot:
      'non posso, non possiamo, impossibile, impossibilitat*, non riesco, non sono sul posto, non ci sono, non potrò, nn posso, non c è nessuno, non potendo, nessuno che possa, nessuno può, nessuno che, impossibile venire, non posso venire, non posso essere, non siamo, nessuno sul posto, non ho nessuno, non ho modo, non riusciamo, non potrei',
    helper:
      'agenzia*, custode, portinai*, portiere, vicin*, amministrator*, geometra, fratello, sorella, genitori, familiar*, ufficio, incaricat*, agente, amico, amica, zia, zio',
    site: 'questo portale, questo sito, questa piattaforma, il portale, il sito, la piattaforma, la chat, questa chat, questa pagina, questo modulo, il modulo, quest app, app, questa app, l app, la app, l applicazione, dell annuncio, del sito, questo annuncio, dal portale, del portale, sul portale',
    outside:
      'fuori dal sito, fuori dal portale, fuori dalla piattaforma, al di fuori del sito, al di fuori della piattaforma, fuori da questo sito, fuori da qui, fuori sito, al di fuori del portale, fuori da questo portale, fuori da questa piattaforma, al di fuori di questo sito, fuori dall app, fuori dalla app, senza il sito, senza il portale, senza passare dal sito, fuori dall applicazione, senza passare dal portale',
    write:
      'scriv*, rispond*, legg*, contatt*, usa*, us*, guard*, controll*, messagg*, mand*, invi*, apro, entro, utilizz*, consult*, vedo, passat*, risp*, conclud*, tratt*, parl*, accord*, fare, facciamo, chiud*, combin*',
    noLawyer:
      'senza notaio, senza avvocat*, né notaio, senza agenzia né notaio, tra di noi, senza contratto, senza carte, fra noi, ne notaio, tra noi, senza agenzie né notai, senza passare dal notaio, né notai',
    app: 'uozzap*, uotsap*, watsap*, wazzap*, whatsap*, wapp, watsapp, whats, zap, wup, uozap, insta, fb, vatsap*, uazzap*, uozzap, vozzap, whatsup, whats app, whazzap*, telegr, uazzap, uatsap*, watzap*, messenger, wzp, wasap, whatsapp*, uotsapp',
    reach:
      'scriv*, contatt*, chiam*, sentire, messagg*, mand*, invi*, mi, mio, mia, su, via, tramite, numero, rispond*, aggiung*, parlar*, parliamo, solo',
    group: 'gruppo, gruppi, condomini, vicini, uffici, sede, palazzo, genitori, copertura',
    phone:
      'tel, telefono*, cell, cellulare*, chiam*, numero, mobile, whatsapp, contatt*, telefonar*, tel, telefonat*, sms, squillo, cel, fisso',
    reference:
      'rif, riferimento*, foglio, particella, sub, mappale, catast*, ape, n, rendita, rea, iva, codice, certificat*, licenza*, numero di, rge, iban, cin, cir, proc, procedura, protocollo, sezione',
    part: 'nuda proprietà, usufrutt*, multiproprietà, diritto di abitazione, vitalizio, rendita vitalizia, diritto di superficie, quota indivisa, quote indivise',
    portion:
      'quota indivisa, quota di proprietà, quota pari, quota di metà, comproprietà, quote indivise, quota del, quota di, quote di, quota',
    common: 'strada, cortile, giardino, comuni, condominial*, corte',
    half: 'la metà, metà indivisa, quota di metà, metà',
    third: 'un terzo',
    quarter: 'un quarto',
    lowPrice:
      'asta, aste, solo contanti, solo in contanti, solo contante, pagamento in contanti, non mutuabile, no mutuo, nn mutuabile, giudizial*, offerta minima, pignor*, successione, eredi, eredità, ereditat*, diroccat*, rudere, rustico, inagibil*, da demolire, incendi*, collabent*, occupat*, inquilin*, locato, locata, abusiv*, difformità, stralcio, saldo e stralcio, da ristrutturare completamente, ristrutturazione totale, grezzo, prezzo base, base d asta, sfitto da anni, senza mutuo, affittat*',
    papers: 'contratto, documenti',
    here: 'qui, qua',
    grammar:
      'il, lo, la, i, gli, le, di, del, della, e, è, con, in, un, una, che, si, per, al, alla, da, sono, non, a, nel, anche, più',
    so: 'quindi, perciò, per questo, dunque, così, a causa, poiché, perché, ma, però, siccome, visto che, dato che, troppa gente, troppe persone, troppi, tanta gente, stufo, stufa',
    received:
      'conferm*, arriv*, ricevut*, ricevo, accredit*, avvis*, mi risulta, risulta, incassat*, sul mio conto, pagat*, notific*, perviene, pervenut*, è dentro, vedo il',
    voucher:
      'buon* regalo, buon* amazon, cart* regalo, gift card*, cart* prepagat*, google play, itunes, criptovalut*, cripto*, valut* digital*, monet* digital*, ethereum, tether, paysafe*, voucher, carte steam, codici di ricarica, ricariche',
    accept:
      'accett*, solo, soltanto, solamente, esclusivamente, prend*, preferi*, mand*, invi*, vanno bene, comprate, compri, comprare, acquistate, acquisti',
    past: 'senza, evitare, evitiamo, saltare, saltiamo, fuori, al di fuori, aggir*, invece di, anziché',
    cut: 'commission*, percentuale, provvigion*, si prende, trattiene',
    mailed:
      'spedit*, spedirò, spedisco, vi spedisco, le spedisco, ti spedisco, vi arriver*, le arriver*, ti arriv*, vi mando, ti mando, le mando, le invio, vi invio, ti invio, inviat*, recapitat*, a casa vostra, a casa tua, a domicilio, al suo indirizzo, al tuo indirizzo, alla porta, riceverà le',
    unusual:
      'cauzione rimborsabile, caparra rimborsabile, deposito rimborsabile, acconto rimborsabile, anticipo rimborsabile, quota rimborsabile, deposito per la visita, cauzione per la visita, somma rimborsabile',
    who: 'chi, coloro che, a chi, persone che, quelli che, colui che',
    serious:
      'seri, serio, seria, serietà, interesse, interessato, interessata, perditempo, impegno, intenzionat*, buona fede',
    dislike:
      'non piace, non le piace, non ti piace, non vi piace, non va bene, dice di no, dici di no, cambia idea, cambi idea, non convince, non interessa, non soddisfa, rinunci*, ci ripensa, ci ripensi, non fa per voi, non fa per te, non la vuole',
    upkeep:
      'investito, speso, lavori, ristrutturazione, ristrutturat*, spese condominiali, condominio, condominiali, imu, a carico del venditore, prezzo di vendita, manutenzione, parcheggio, provvigione',
  },
  digits: 'zero, uno/un, due, tre, quattro, cinque, sei, sette, otto, nove',
  tens: 'dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, venti*, vent*, trenta*, trent*, quaranta*, quarant*, cinquanta*, cinquant*, sessanta*, sessant*, settanta*, settant*, ottanta*, ottant*, novanta*, novant*',
  at: 'chiocciola, chiocciolina, kiocciola',
  dot: 'punto, dot',
}
