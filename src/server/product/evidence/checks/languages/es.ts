import type { Language } from './language.ts'

export const es: Language = {
  code: 'es',
  homeCountries: 'ES MX AR CO CL PE UY PY EC BO VE CR PA GT HN SV NI DO CU PR',
  concepts: {
    tenant: 'inquilin*, alquilado, alquilada',
    notice: 'aviso*, avisar, preaviso',
    without: 'sin, hasta',
    purpose: 'para, a fin de, con el fin de',
    leaving: 'nos mudamos, mudarnos, mudanza, nos vamos, por traslado, por viaje',
    private: 'mi correo personal, mi correo privado, mi número personal, mi número privado, mi mail personal, mi email',
    money:
      'depósito*, señal, seña, fianza*, anticipo*, adelanto*, dinero, plata, pago*, mensualidad*, primer mes, un mes, garantía, arras, tasa, importe, reserva, cuota inicial, enganche, apartado, suma, mes de alquiler, mes de renta, mitad del precio, cantidad, abono, comprobante, seguro, 1er mes, 1 mes, renta adelantada, alquiler adelantado, primera mensualidad, primera renta, primer pago, ingreso, ingresos previos, garantías, tasa de reserva, gastos de gestión, monto, reservación, depositito, mitad del importe, gastos de reserva, semanas de alquiler, semana de alquiler, semanas de renta, semana de renta, meses de alquiler',
    pay: 'pagar*, paga, pague, paguen, pagas, pagan, pagado, pago, pagando, transferi*, transfiera*, transfier*, transferencia*, ingres*, deposit*, consign*, abon*, envi* dinero, enviar dinero, girar, gire, giro, mandar plata, adelant*, envíe, envíen, envíes, desembols*, bizum, bizums, ingresar, haga un ingreso, hacer un ingreso, hágame, yape, plin, nequi, zelle, oxxo, mercado pago, corre a su cargo, a su cargo, mándame el dinero, costear, sufragar, sueltas, sueltes, dej*, entregar, entregue, entrega de dinero, transfieran',
    ask: 'pido, pedimos, pide, piden, pedir, cobro, cobramos, cobra, cobran, exijo, exige, exigimos, exigido, requiere, requerimos, requerido, solicit*, necesit*, necesari*, debe*, hay que, tiene que, obligatori*, hace falta, quiero, indispensable',
    visit:
      'visit*, ver, verlo, verla, veas, vean, vea, mostrar*, muestr*, enseñ*, conocer*, conozca*, conozcas, recorr*, cita, citas, recorrido*, muestre*, enseñar, dirección, direccion, pasar a ver, paso a, darle una vuelta, echar un vistazo, inspeccion*, domicilio, ubicación exacta, recorrer*, mirar, veás, conoces, muestras, entrar primero, entrar a ver, hueco, turno de visita, entrar a verlo, entrar a verla, verlo por dentro',
    before: 'antes de, antes que, previo a, previa a, antes, previamente a, con anterioridad a',
    after:
      'después de, después del, después que, tras, una vez, cuando, en cuanto, contra, solo con, sólo con, luego de, luego que, sujeto a, sujeta a, previo, previa, apenas, recibido, recibida, a condición de, siempre que, condicionada a',
    first:
      'por adelantado, adelantad*, previamente, con antelación, por anticipado, anticipadamente, primero, de antemano, antes que nada, x adelantado, de entrada, primero me, antes de nada, en primer lugar, por delante, antes que todo',
    next: 'luego, después, entonces, y ahí, y ahi, recién ahí, recien, enseguida, y en cuanto, a continuación, posteriormente, y después, y despues, y luego, y entonces, y a continuación, desp, y dsp, después te, después le',
    book: 'reserv*, agend*, coordin*, concert*, asegur*, bloque*, separar*, apartar*, fijar*, acordar*, obtener*, confirm*, programar*, conseguir, dar cita, conceder*, optar',
    back: 'devuelv*, devolv*, devol*, reembols*, reintegr*, regres*, retorn*, descuent*, descont*, se le devuelve, te lo devuelvo, reintegrable, devolución, recuper*, se resta, a cuenta',
    account:
      'mi cuenta, nuestra cuenta, a mi nombre, mi tarjeta, mi clabe, mi iban, nuestro iban, cuenta bancaria que, esta cuenta, mi cbu, mi alias',
    customary:
      'firma*, firmar*, contrato*, notari*, escritur*, subasta*, aceptad*, aceptación, compraventa, remate*, puja*, pujar, escriban*, descontar, boleto, entrega de llaves, inmobiliaria, promesa, crédito, oferta aceptada, aceptación de la oferta',
    proof:
      'justificante*, comprobante de ingresos, nómina*, solvencia, dni, documentación, aval, formulario, precalificación, carta de, identificación, buró',
    not: 'no, nunca, jamás, sin, ni, nada, ningún, ninguna, ninguno, tampoco, nadie, libre de, exento de',
    beware:
      'estafa*, fraude*, cuidado, desconfí*, ojo con, engaño*, nunca envíe, nunca pague, timo*, si alguien, si le piden, si te piden, denunci*, suplantac*, suplant*, en nuestro nombre, phishing, alerta, no transfiera*, no pague*, no haga transferencias, protéj*',
    key: 'llave*',
    byCourier:
      'por correo*, por mensajer*, por courier, con mensajer*, por dhl, dhl, fedex, ups, seur, por servientrega, servientrega, por paquetería, paquetería, por encomienda, encomienda, por correos, por agencia de transporte, una mensajería, con un mensajero, por airbnb, a través de airbnb, por agencia de envío*, mensajero, por transportista, por estafeta, por andreani, por mrw, mrw, nacex, gls, por paquete, correo certificado, certificado, por correo postal, servicio de entrega, servicio de paquetería, envío postal, por avión, vía courier, en un sobre, por dhl express, estafeta, estafette, oca, con un repartidor, repartidor, con fedex, por envío, motorizado, rappi, paqueteria express, un paquete, la mensajería, mensajeria',
    carrier: 'correo*, mensajer*, courier*, transportista*, paquete, sobre, cadete',
    send: 'envi*, envío, envia*, mand*, entreg*, lleg*, recib*, remit*, hacer llegar, despach*, hago llegar, haré llegar',
    iAm: 'estoy, resido, vivo, trabajo, me encuentro, me mudé, me traslad*, soy, estamos, vivimos, residimos, trabajamos, nos encontramos, me destin*, mi empresa, mi trabajo, radico, ando, me fui, me han, me vine, me vine a vivir, vivo ahora, me he mudado, me he ido, me tuve que, nos vinimos, nos mudamos a, mi marido, mi mujer, mi esposo, mi esposa, fui trasladad*, tuve que, sigo',
    abroad:
      'extranjero, exterior, fuera del país, fuera de españa, fuera de méxico, fuera de colombia, fuera de argentina, plataforma petrolera, alta mar, misión, otro país, reino unido, londres, inglaterra, escocia, eeuu, usa, españa y no, en europa, afuera, destinad*, ong, naciones unidas, médicos sin fronteras, cruz roja, embajada, crucero, buque, barco, embarcad*, base militar, ejército, misión de paz, plataforma, misionero*, voluntari*, marina, ultramar, offshore',
    work: 'trabaj*, laboral*, empleo, misión, misionero*, empresa, destinad*, trasladad*, plataforma, contrato, ingenier*, negocio*, militar, proyecto, pega, chamba, laburo, médic*, doctor*, enfermer*, soldado, ejército, capitán, marinero, ong, divorci*, separ*, viud*, falleci*, cooperante*, voluntari*, marina, embarcad*, investig*, profesor*, posgrado, beca',
    cannot:
      'no puedo, no podemos, no me es posible, imposible, no estoy, no podré, no hay nadie, sin poder, no podría, no tengo quien, no hay quien, nadie que, nadie puede, no puedo ir, no puedo estar, no me encuentro, no podemos ir, no podemos enseñar, imposibilidad, me resulta imposible, no tengo a nadie, no hay persona, no pudiendo, no alcanzo, nadie disponible, nadie que le, sin posibilidad',
    helper:
      'inmobiliaria*, agencia*, portero*, conserje*, vecin*, administrador*, gestor*, hermano, hermana, familiar*, encargado*, oficina*, corredor*, asesor*, padres, amigo*',
    site: 'este portal, esta página, este sitio, esta web, esta plataforma, la página, la plataforma, el portal, el sitio, la web, el chat, este chat, este medio, esta app, el formulario, esta vía, página web, la página esta, la app, la aplicación, esta aplicación, del anuncio, sin portal',
    outside:
      'fuera de la página, fuera de la plataforma, fuera del portal, fuera del sitio, fuera de la web, fuera de esta página, fuera de esta plataforma, fuera de este portal, fuera de este sitio, por fuera, fuera de esta web, por afuera, al margen de la plataforma, fuera de la app, por fuera de la página, por fuera del portal, fuera de la aplicación, fuera de aquí, fuera de acá, sin la página, sin el portal, sin intermediarios del portal',
    write:
      'escrib*, respond*, contest*, le*, leo, lee, revis*, mensaje*, mir*, contact*, us*, consult*, mand*, miro, abro, veo, escriba*, chequeo, atiendo, cerr*, tratar, tratemos, negoci*, arregl*, hag*, habl*, entro',
    noLawyer:
      'sin notario*, sin notaría, sin escribano, sin abogado*, sin gestor*, sin agencia ni notario, entre nosotros, sin papeleo, ni notario, ni escribano, ni abogado*, sin inmobiliaria ni',
    app: 'wasap*, wsp, wsap, guasap*, wpp, whats, watsap*, whatsap, wassap, guatsap, wats, face, ig, insta, guasap, guasá, wasá, wassapp*, whassap*, whatsapp*, telegran, telegr, watsup, wazap*, güasap, whats app, whasap*, messenger',
    reach:
      'escrib*, contact*, manda*, mánd*, mand*, habl*, llam*, envi*, mensaje*, al, por, mi, me, nos, número, respond*, agréga*, solo, atiendo',
    group: 'grupo*, vecinos, oficina*, edificio, comunidad, cobertura, sede, padres',
    phone:
      'tel, teléfono*, cel, celular*, móvil*, llam*, número, mi número, wsp, whatsapp, contacto, wasap, fono, marca*, marque*, llámame, cell, fijo, atiendo, comuníc*',
    reference:
      'ref, referencia*, catastral*, registro*, nº, finca, licencia*, certificado*, matrícula*, expediente*, folio*, número de, predial, rol, padrón, partida, parcela, cédula*, tomo, nif, cif, nra, vut, vft, iban, cbu',
    part: 'nuda propiedad, usufructo*, propiedad compartida, multipropiedad, derechos y acciones, renta vitalicia, derechos hereditarios, cesión de remate, proindiviso, parte indivisa, cuota indivisa, mitad indivisa',
    portion:
      'participación del, porcentaje de la propiedad, participación, cuota indivisa, parte indivisa, proindiviso, pro indiviso, copropiedad',
    common: 'comunes, camino, jardín, garaje, comunidad',
    half: 'mitad indivisa, la mitad, el 50 por ciento, mitad de',
    third: 'un tercio, tercera parte',
    quarter: 'un cuarto indiviso, cuarta parte, una cuarta parte',
    lowPrice:
      'subasta*, remate*, solo efectivo, sólo efectivo, solo contado, sólo contado, únicamente contado, solo al contado, no hipotecable, sin posibilidad de hipoteca, no apto crédito, no apto banco, no apta crédito, no financiable, ocupad*, okupa*, en ruina*, para derribar, para demoler, herencia, herederos, sucesión, testamentaria, embargo*, embargad*, inquilino*, a reformar íntegramente, reforma integral, dación, renta antigua, incendi*, nuda propiedad, sin posesión, adjudicad*, de banco, inhabitable, solo recursos propios, recurso propio, para reconstruir',
    papers: 'contrato, documentación, documentos, escrituras, papeles',
    here: 'aquí, acá',
    grammar:
      'el, la, los, las, de, del, y, es, con, en, un, una, que, se, por, al, su, lo, no, son, muy, está, tiene, más',
    so: 'así que, por eso, por lo tanto, asi q, porque, debido a, ya que, pero, por tanto, entonces, demasiad*, tanta gente, mucha gente, de modo que, por culpa de',
    received:
      'confirm*, avis*, llegue, llegó, llega, recib*, acredit*, esté en mi cuenta, está pagado, esté pagado, entre en, figure, reflej*, vea reflejado, notifi*, en mi poder, comprobad*, ingresado, cobrado, caiga, caiga el',
    voucher:
      'tarjeta* regalo, tarjeta* de regalo, tarjeta* prepago, tarjeta* de prepago, vale* regalo, bono* regalo, cupón*, google play, itunes, gift card*, criptomoneda*, cripto*, moneda* digital*, ethereum, tether, tarjeta* steam, binance, código* de recarga, tarjeta* de amazon, cheque* regalo, paysafe*',
    accept:
      'acept*, solo, sólo, solamente, únicamente, recib*, prefier*, sirven, mand*, mánd*, envi*, exclusiv*, nada de bancos, compre, comprar, compra, compren, cómprame',
    past: 'sin, saltarnos, evit*, por fuera, fuera, al margen, esquiv*, en vez de, en lugar de, sin pasar por, afuera',
    cut: 'comisión, comisiones, porcentaje, se lleva, tajada, cobra por, cuota de la página',
    mailed:
      'le envío, te envío, le mando, te mando, se las envío, se las mando, te las mando, te las envío, enviadas, enviaré, mandaré, a su domicilio, a tu domicilio, a su casa, a tu casa, hasta su puerta, le llegarían, le llegarán, te llegan, le llegan, te llegarán, hago llegar, remitiré, expedidas, las recibe en, las recibirá en',
    unusual:
      'depósito reembolsable, depósito reintegrable, fianza reembolsable previa, seña reembolsable, tasa reembolsable, pago reembolsable, depósito de reserva reembolsable, depósito de visita, cargo reembolsable, depósito de buena fe',
    who: 'quien, quienes, los que, el que, personas que, interesados que, aquellos que, gente que',
    serious:
      'serio, seria, en serio, seriedad, interés real, su interés, tu interés, compromiso, demuestr*, verdadero interés, curiosos, buena fe',
    dislike:
      'no le gusta, no te gusta, no les gusta, no gusta, no le convence, no te convence, dice que no, dices que no, no le interesa, no te interesa, cambia de opinión, cambias de opinión, no se queda, no le agrada, no lo quiere, no la quiere, se arrepiente, te arrepientes, desiste, no les convence',
    upkeep:
      'invertido, invirtieron, gastado, reforma*, obras, comunidad, ibi, gastos de comunidad, paga el vendedor, paga el propietario, precio de venta, mantenimiento, expensas, aparcamiento, derrama*, presupuesto',
  },
  digits: 'cero, uno/un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve',
  tens: 'diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veinti*, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, treintai*, treintay*',
  at: 'arroba, arrova',
  dot: 'punto, pto, dot',
}
