import type { Language } from './language.ts'

export const pt: Language = {
  code: 'pt',
  homeCountries: 'PT BR AO MZ CV',
  concepts: {
    tenant: 'inquilin*, arrendad*, alugado',
    notice: 'aviso, pré aviso, avisar',
    without: 'sem, até',
    purpose: 'pra, para, a fim de, de modo a, com vista a',
    leaving: 'vamos mudar, mudança, mudamos, vamos viver, vou mudar, por motivo de',
    private:
      'meu email pessoal, meu número pessoal, meu número privado, meu contacto pessoal, meu contato pessoal, meu email',
    money:
      'caução*, sinal, depósito*, adiantamento*, dinheiro, pagamento*, grana, mensalidade*, renda*, um mês, primeiro mês, primeiro aluguel, mês de aluguel, mês de renda, aluguel adiantado, entrada, taxa*, garantia, quantia, pix, arras, valor, reserva, metade do preço, transferência*, calção, montante',
    pay: 'pag*, transf*, deposit*, envi* dinheiro, mandar dinheiro, adiant*, pix, liquid*, vers*, faz* um pix, envie o valor, desembols*, mbway, mb way',
    ask: 'peço, pedimos, pede, pedem, pedir, cobro, cobramos, cobra, exijo, exige, exigimos, exigid*, requer*, solicit*, precis*, necessári*, deve*, tem que, tem de, obrigatóri*, quero, condicionad*, mediante, só com',
    visit:
      'visit*, ver, veja, vejam, mostrar, mostro, mostre, conhecer, agendamento*, hora marcada, marcação, olhar, vê, ver a casa, ver o imóvel, mostramos',
    before: 'antes de, antes da, antes do, antes que, antes, previamente à',
    after:
      'depois de, depois do, depois da, após, uma vez, quando, assim que, contra, só com, só depois, mediante, logo que, condicionada ao, condicionado ao, condicionada a, sujeita a, sujeita ao, apenas com, somente com, recebid*, com o, a seguir ao, dependente do, logo após',
    first:
      'adiantad*, antecipad*, antecipadamente, previamente, primeiro, com antecedência, de antemão, à cabeça, prévio',
    next: 'depois, então, em seguida, daí, aí, a seguir, posteriormente, e só então, só aí',
    book: 'marcar*, marca, marco, agend*, reserv*, garant*, bloque*, combin*, confirm*, segurar*, obter*, assegurar*, segura, guardar, seguro',
    back: 'devolv*, reembols*, restitu*, estorn*, volta, de volta, reav*, devoluç*',
    account:
      'minha conta, nossa conta, meu pix, nosso pix, meu iban, nosso iban, meu nome, minha chave pix, seguinte conta, conta abaixo, meu cartão, chave pix',
    customary:
      'assinatura, assin*, contrato*, cartório, escritura*, notári*, leilão, leilões, aceitação, aceit*, proposta, promessa, cpcv, lance*, entrega das chaves, judicial, imobiliária, deduzid*, corretor*, entrada no imóvel',
    proof:
      'comprovante de renda, comprovativo de rendimentos, comprovativo*, recibos, documentos, documentação, ficha, cadastro, fiador, cpf, rg, irs, formulário, comprovante de, identificação, aprovação',
    not: 'não, nao, nunca, jamais, sem, nem, nada, nenhum, nenhuma, ninguém, n',
    beware:
      'golpe*, burla*, fraude*, cuidado, desconfi*, esquema*, nunca transfira, nunca pague, atenção a, vigarista*',
    key: 'chave, chaves, contrato, documentos',
    byCourier:
      'pelo correio, pelos correios, por correio, via correio*, transportadora*, por transportadora, por estafeta, estafeta, ctt, sedex, por sedex, dhl, ups, fedex, motoboy, por encomenda, por airbnb, pelo airbnb, pela airbnb, via airbnb, por carta registada, por mensageiro, courier, por motoboy, loggi, correio expresso, dpd',
    carrier: 'correio*, transportadora*, estafeta*, encomenda*, envelope, mensageir*, uber',
    send: 'envi*, mand*, entreg*, seguem, segue, cheg*, receb*, remet*, despach*, expedi*, ir ter',
    iAm: 'estou, moro, vivo, trabalho, encontro me, me encontro, resido, fui, sou, estamos, moramos, vivemos, tô, to morando, to trabalhando, tou, a minha empresa, minha empresa, meu emprego, me mudei, mudei me, mudei',
    abroad:
      'estrangeiro, exterior, fora do país, fora do brasil, fora de portugal, missão, plataforma, alto mar, outro país, londres, inglaterra, escócia, reino unido, eua, usa, transferid*, europa',
    work: 'trabalh*, emprego, missão, missionári*, empresa, transferid*, destacad*, profission*, engenheir*, plataforma, negócio*, militar, projeto, serviço, contrato',
    cannot:
      'não consigo, não posso, não podemos, impossível, impossibilitad*, não estou, não há ninguém, não tenho como, não dá, sem poder, não conseguimos',
    helper:
      'imobiliári*, agência*, corretor*, porteir*, zelador*, vizinh*, administrador*, portaria, irmão, irmã, familiar*, escritório, gestor*, mãe, pai, amigo*, consultor*, síndico',
    site: 'aqui, este site, neste site, deste site, o site, do site, por este portal, esta plataforma, nesta plataforma, plataforma, este portal, o chat, neste chat, por cá, o formulário, desta página, esta página, este anúncio, app',
    outside:
      'fora do site, fora deste site, fora da plataforma, fora desta plataforma, fora do portal, por fora, fora deste portal, fora do app, fora da app, à margem do site, fora da página',
    write:
      'escrev*, respond*, lei*, leio, ler, contact*, contat*, us*, mensage*, mand*, olho, olhar, vejo, consult*, verific*, chama*, abro, envi*, entro',
    noLawyer:
      'sem notário, sem cartório, sem advogad*, nem notário, nem cartório, entre nós, sem papelada, sem contrato, sem imobiliária nem notário, nem advogad*',
    app: 'zap, zapzap, zap zap, whats, wpp, whatsap*, wats, uotsap, zapi, watsap, insta, face, whatzapp',
    reach:
      'chama*, contact*, contat*, escrev*, fala*, liga*, mand*, mensage*, me, no, pelo, por, via, meu, número, respond*, adicion*, só, envi*',
    group: 'grupo*, vizinhos, escritórios, sede, edifício, cobertura, condomínio',
    phone:
      'tel, telefone*, telemóvel, tlm, celular*, cel, liga*, ligue, número, numero, whatsapp, zap, contacto*, contato*, fone, telef, fala com, tlf',
    reference:
      'ref, referência*, matrícula*, matricula*, artigo, licença*, certificado*, sce, iptu, creci, caderneta, número de, registo*, registro*, inscrição, fração, ami, nif, cnpj, cpf, processo, contribuinte, lote, quadra, iban, código, conservatória',
    part: 'nua propriedade, usufruto*, multipropriedade, direito de habitação, direitos possessórios, meação',
    portion: 'quota parte, quota indivisa, compropriedade, fração ideal, parte ideal, copropriedade, avos',
    common: 'terreno, comuns, garagem, condomínio',
    half: 'a metade, metade indivisa, metade do imóvel, metade ideal',
    third: 'um terço',
    quarter: 'um quarto do imóvel, quarta parte',
    lowPrice:
      'leilão*, leilões, só à vista, somente à vista, apenas à vista, só a dinheiro, só a pronto, a pronto pagamento, não financia*, não aceita financiamento, sem financiamento, sem crédito, inventário, herdeiros, herança, espólio, ocupad*, inquilin*, arrendad*, em ruína*, ruína*, para demolir, devolut*, inabitável, judicial, lance mínimo, penhora*, lei antiga, renda antiga, arrematação, retomado*, para recuperar, reabilitação total, total recuperação, contrato de gaveta, venda de posse, só posse, incêndio, sem escritura, capitais próprios, insolvência, desocupação por conta',
  },
  digits: 'zero, um/uma, dois/duas, três, quatro, cinco, seis/meia, sete, oito, nove',
  tens: 'dez, onze, doze, treze, quatorze, catorze, quinze, dezasseis, dezesseis, dezassete, dezessete, dezoito, dezanove, dezenove, vinte, trinta, quarenta, cinquenta, cinqüenta, sessenta, setenta, oitenta, noventa',
  at: 'arroba',
  dot: 'ponto, dot, pto',
}
