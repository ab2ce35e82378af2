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
      'caparra*, acconto*, anticipo*, cauzione*, deposito*, denaro, soldi, pagamento*, mensilità, primo mese, prima mensilità, un mese, bonifico*, versamento*, somma, fondo, quota, rimborso spese, prepagat*, affitto anticipato, metà del prezzo, importo, garanzia, contributo',
    pay: 'pag*, vers*, bonific*, trasfer*, anticip*, invi* denaro, invia* soldi, mandare soldi, ricaric*, accredit*, saldar*, mandar* soldi, corrispo*',
    ask: 'chied*, richied*, richiest*, esig*, pretend*, serve, servono, occorre, necessari*, bisogna, deve, devono, dovete, vogl*, vuole, obbligatori*, domand*, prend*, prego',
    visit:
      'visit*, vedere, vederla, vederlo, vedi, veda, vediate, mostrar*, mostro, visionar*, visione, appuntament*, sopralluogo*, far vedere, visiona*, guardare, vista, faccio vedere',
    before: 'prima di, prima della, prima del, prima che, prima dell, antecedente alla, pria di',
    after:
      'dopo, una volta, appena, non appena, quando, contro, solo dopo, solo con, a seguito, previo, previa, dietro, subordinat*, alla ricezione, ricevut*, solo se, successivamente al, al ricevimento, soltanto con, a fronte',
    first:
      'in anticipo, anticipatamente, preventivamente, prima di tutto, per prima cosa, anticipat*, prima si paga, prima',
    next: 'poi, dopodiché, quindi, dopo di che, in seguito, e dopo, successivamente',
    book: 'prenot*, fissa*, blocca*, bloccar*, riserv*, organizz*, conferm*, ottener*, concordar*, garantir*, stabilire, tenere, accedere, assicurar*',
    back: 'restitu*, rimbors*, rido, ridò, renduta, ridat*, resa, reso, indietro, ridiamo, torna*, ti torna, vengono resi',
    account:
      'mio conto, nostro conto, mia carta, mio iban, nostro iban, mia postepay, seguente iban, conto corrente intestato a me, a mio nome, postepay, mio paypal',
    customary:
      'firma*, contratto*, rogito*, notai*, compromesso, preliminare, asta, aste, accettazione, accettat*, proposta, consegna delle chiavi, giudizial*, custode, offerta, agenzia, stipula, registrazione, aggiudica*',
    proof:
      'documenti, busta paga, buste paga, referenze, document* di, garanzie reddituali, carta d identità, dimostrabil*, certificato, capacità, modulo, reddito, identità, prova',
    not: 'non, nessun, nessuna, nessuno, mai, senza, né, niente, nulla, neppure, neanche',
    beware: 'truff*, attenzione a chi, diffid*, fraud*, raggir*, non inviate, non versate, attenti a, occhio a',
    key: 'chiav*, kiav*, contratto, documenti',
    byCourier:
      'per posta, via posta, x posta, tramite posta, con la posta, corriere*, con corriere, tramite corriere, col corriere, dhl, ups, fedex, bartolini, brt, sda, gls, raccomandata, con pacco, tramite airbnb, con airbnb, via airbnb, per raccomandata, spedizioniere, x corriere, espresso',
    carrier: 'posta, corriere*, pacco, busta, poste',
    send: 'sped*, invi*, mand*, consegn*, arriv*, ricev*, recapit*, spedisco, fare avere, faccio avere, farò avere',
    iAm: 'mi trovo, vivo, abito, lavoro, sono, mi sono, risiedo, siamo, viviamo, abitiamo, lavoriamo, ci troviamo, la mia azienda, la mia ditta, mia moglie, sto, mi hanno, sn',
    abroad:
      'estero, fuori dall italia, fuori italia, missione, piattaforma, altro paese, inghilterra, scozia, londra, regno unito, usa, trasferit*, oltremare, mare aperto, fuori paese',
    work: 'lavor*, missione, azienda, ditta, trasferit*, impiego, ingegner*, piattaforma, affari, militare, professional*, contratto, cantiere, progetto, trasferta',
    cannot:
      'non posso, non possiamo, impossibile, impossibilitat*, non riesco, non sono sul posto, non ci sono, non potrò, nn posso, non c è nessuno, non potendo',
    helper:
      'agenzia*, custode, portinai*, portiere, vicin*, amministrator*, geometra, fratello, sorella, genitori, familiar*, ufficio, incaricat*, agente, amico, amica, zia, zio',
    site: 'qui, questo portale, questo sito, questa piattaforma, il portale, il sito, la piattaforma, la chat, questa chat, questa pagina, questo modulo, il modulo, quest app, app, qua, questa app',
    outside:
      'fuori dal sito, fuori dal portale, fuori dalla piattaforma, al di fuori del sito, al di fuori della piattaforma, fuori da questo sito, fuori da qui, fuori sito, al di fuori del portale, fuori da questo portale, fuori da questa piattaforma, al di fuori di questo sito',
    write:
      'scriv*, rispond*, legg*, contatt*, usa*, us*, guard*, controll*, messagg*, mand*, invi*, apro, entro, utilizz*, consult*, vedo, passat*, risp*',
    noLawyer:
      'senza notaio, senza avvocat*, né notaio, senza agenzia né notaio, tra di noi, senza contratto, senza carte, fra noi, ne notaio, tra noi, senza agenzie né notai, senza passare dal notaio, né notai',
    app: 'uozzap*, uotsap*, watsap*, wazzap*, whatsap*, wapp, watsapp, whats, zap, wup, uozap, insta, fb, vatsap*, uazzap*',
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
  },
  digits: 'zero, uno/un, due, tre, quattro, cinque, sei, sette, otto, nove',
  tens: 'dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, venti*, vent*, trenta*, trent*, quaranta*, quarant*, cinquanta*, cinquant*, sessanta*, sessant*, settanta*, settant*, ottanta*, ottant*, novanta*, novant*',
  at: 'chiocciola, chiocciolina, kiocciola',
  dot: 'punto, dot',
}
