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
      'depósito*, señal, seña, fianza*, anticipo*, adelanto*, dinero, plata, pago*, mensualidad*, primer mes, un mes, garantía, arras, tasa, importe, reserva, cuota inicial, enganche, apartado, suma, mes de alquiler, mes de renta, mitad del precio, cantidad, abono, comprobante, seguro',
    pay: 'pagar*, paga, pague, paguen, pagas, pagan, pagado, pago, pagando, transferi*, transfiera*, transfier*, transferencia*, ingres*, deposit*, consign*, abon*, envi* dinero, enviar dinero, girar, gire, giro, mandar plata, adelant*, envíe, envíen, envíes, desembols*, bizum, bizums',
    ask: 'pido, pedimos, pide, piden, pedir, cobro, cobramos, cobra, cobran, exijo, exige, exigimos, exigido, requiere, requerimos, requerido, solicit*, necesit*, necesari*, debe*, hay que, tiene que, obligatori*, hace falta, quiero, indispensable',
    visit:
      'visit*, ver, verlo, verla, veas, vean, vea, mostrar*, muestr*, enseñ*, conocer*, conozca*, conozcas, recorr*, cita, citas, recorrido*, muestre*',
    before: 'antes de, antes que, previo a, previa a, antes, previamente a, con anterioridad a',
    after:
      'después de, después del, después que, tras, una vez, cuando, en cuanto, contra, solo con, sólo con, luego de, luego que, sujeto a, sujeta a, previo, previa, apenas, recibido, recibida, a condición de, siempre que, condicionada a',
    first:
      'por adelantado, adelantad*, previamente, con antelación, por anticipado, anticipadamente, primero, de antemano, antes que nada',
    next: 'luego, después, entonces, y ahí, y ahi, recién ahí, recien, enseguida, y en cuanto, a continuación, posteriormente',
    book: 'reserv*, agend*, coordin*, concert*, asegur*, bloque*, separar*, apartar*, fijar*, acordar*, obtener*, confirm*, programar*, conseguir, dar cita, conceder*, optar',
    back: 'devuelv*, devolv*, devol*, reembols*, reintegr*, regres*, retorn*',
    account:
      'mi cuenta, nuestra cuenta, a mi nombre, mi tarjeta, mi clabe, mi iban, nuestro iban, cuenta bancaria que, esta cuenta, mi cbu, mi alias',
    customary:
      'firma*, firmar*, contrato*, notari*, escritur*, subasta*, aceptad*, aceptación, oferta, compraventa, remate*, puja*, pujar, escriban*, descontar, boleto, entrega de llaves, inmobiliaria, promesa, crédito',
    proof:
      'justificante*, comprobante de ingresos, nómina*, solvencia, dni, documentación, aval, formulario, precalificación, carta de, identificación, buró',
    not: 'no, nunca, jamás, sin, ni, nada, ningún, ninguna, ninguno, tampoco, nadie',
    beware: 'estafa*, fraude*, cuidado, desconfí*, ojo con, engaño*, nunca envíe, nunca pague, timo*',
    key: 'llave*, contrato, documentación, documentos, escrituras, papeles',
    byCourier:
      'por correo*, por mensajer*, por courier, con mensajer*, por dhl, dhl, fedex, ups, seur, por servientrega, servientrega, por paquetería, paquetería, por encomienda, encomienda, por correos, por agencia de transporte, una mensajería, con un mensajero, por airbnb, a través de airbnb, por agencia de envío*, mensajero, por transportista, por estafeta, por andreani',
    carrier: 'correo*, mensajer*, courier*, transportista*, paquete, sobre, cadete',
    send: 'envi*, envío, envia*, mand*, entreg*, lleg*, recib*, remit*, hacer llegar, despach*, hago llegar, haré llegar',
    iAm: 'estoy, resido, vivo, trabajo, me encuentro, me mudé, me traslad*, soy, estamos, vivimos, residimos, trabajamos, nos encontramos, me destin*, mi empresa, mi trabajo, radico, ando, me fui, me han',
    abroad:
      'extranjero, exterior, fuera del país, fuera de españa, fuera de méxico, fuera de colombia, fuera de argentina, plataforma petrolera, alta mar, misión, otro país, reino unido, londres, inglaterra, escocia, eeuu, usa, españa y no, en europa, afuera',
    work: 'trabaj*, laboral*, empleo, misión, misionero*, empresa, destinad*, trasladad*, plataforma, contrato, ingenier*, negocio*, militar, proyecto, pega, chamba, laburo',
    cannot:
      'no puedo, no podemos, no me es posible, imposible, no estoy, no podré, no hay nadie, sin poder, no podría, no tengo quien',
    helper:
      'inmobiliaria*, agencia*, portero*, conserje*, vecin*, administrador*, gestor*, hermano, hermana, familiar*, encargado*, oficina*, corredor*, asesor*, padres, amigo*',
    site: 'aquí, acá, este portal, esta página, este sitio, esta web, esta plataforma, la página, la plataforma, el portal, el sitio, la web, el chat, este chat, este medio, esta app, el formulario, esta vía',
    outside:
      'fuera de la página, fuera de la plataforma, fuera del portal, fuera del sitio, fuera de la web, fuera de esta página, fuera de esta plataforma, fuera de este portal, fuera de este sitio, por fuera, fuera de esta web, por afuera, al margen de la plataforma, fuera de la app',
    write:
      'escrib*, respond*, contest*, le*, leo, lee, revis*, mensaje*, mir*, contact*, us*, consult*, mand*, miro, abro, veo, escriba*, chequeo, atiendo',
    noLawyer:
      'sin notario*, sin notaría, sin escribano, sin abogado*, sin gestor*, sin agencia ni notario, entre nosotros, sin papeleo, ni notario, ni escribano, ni abogado*, sin inmobiliaria ni',
    app: 'wasap*, wsp, wsap, guasap*, wpp, whats, watsap*, whatsap, wassap, guatsap, wats, face, ig, insta',
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
  },
  digits: 'cero, uno/un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve',
  tens: 'diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veinti*, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, treintai*, treintay*',
  at: 'arroba, arrova',
  dot: 'punto, pto, dot',
}
