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
      'caução*, sinal, depósito*, adiantamento*, dinheiro, pagamento*, grana, mensalidade*, renda*, um mês, primeiro mês, primeiro aluguel, mês de aluguel, mês de renda, aluguel adiantado, entrada, taxa*, garantia, quantia, pix, arras, valor, reserva, metade do preço, transferência*, calção, montante, 1 aluguel, primeira renda, 1 mês, 1 renda, primeiras rendas, mensalidades, taxa de visita, taxa de reserva, dinheirinho, guardar o lugar, cauções, garantias, metade do valor, bufunfa, sinalzinho, taxa de chave, semanas de renda, semana de renda, semanas de aluguel, semana de aluguel',
    pay: 'pag*, transf*, deposit*, envi* dinheiro, mandar dinheiro, adiant*, pix, liquid*, vers*, faz* um pix, envie o valor, desembols*, mbway, mb way, faz o pix, faça um pix, manda o pix, fazer uma transferência, transferência, a seu cargo, por sua conta, custa, custam, pago por si, arcar, desembolsar, depositad*, guardad*, picpay, mercado pago, multibanco, soltar, deix*, entreg*, transferid*',
    ask: 'peço, pedimos, pede, pedem, pedir, cobro, cobramos, cobra, exijo, exige, exigimos, exigid*, requer*, solicit*, precis*, necessári*, deve*, tem que, tem de, obrigatóri*, quero, condicionad*, mediante, só com',
    visit:
      'visit*, ver, veja, vejam, mostrar, mostro, mostre, conhecer, agendamento*, hora marcada, marcação, olhar, vê, ver a casa, ver o imóvel, mostramos, mostr*, morada, endereço, ir ver, vir ver, dar uma olhada, espreitar, visualiz*, vistori*, entrar no, conhec*, vem ver, vê la, vê lo, entrar primeiro, entrar para ver, horário de visita, ver por dentro, ver o interior',
    before: 'antes de, antes da, antes do, antes que, antes, previamente à',
    after:
      'depois de, depois do, depois da, após, uma vez, quando, assim que, contra, só com, só depois, mediante, logo que, condicionada ao, condicionado ao, condicionada a, sujeita a, sujeita ao, apenas com, somente com, recebid*, com o, a seguir ao, dependente do, logo após',
    first:
      'adiantad*, antecipad*, antecipadamente, previamente, primeiro, com antecedência, de antemão, à cabeça, prévio, primeiro me, antes de tudo, à partida, logo à cabeça, em primeiro lugar, de entrada, logo de cara, desde já',
    next: 'depois, então, em seguida, daí, aí, a seguir, posteriormente, e só então, só aí, e depois, e aí, e ai, e então, e entao, aí eu, ai eu, depois eu, dps, e só depois',
    book: 'marcar*, marca, marco, agend*, reserv*, garant*, bloque*, combin*, confirm*, segurar*, obter*, assegurar*, segura, guardar, seguro',
    back: 'devolv*, reembols*, restitu*, estorn*, volta, de volta, reav*, devoluç*, descont*, abat*, deduz*, ressarc*, reembolsável, devolução, retorna, retornável, recuper*',
    account:
      'minha conta, nossa conta, meu pix, nosso pix, meu iban, nosso iban, meu nome, minha chave pix, seguinte conta, conta abaixo, meu cartão, chave pix',
    customary:
      'assinatura, assin*, contrato*, cartório, escritura*, notári*, leilão, leilões, aceitação, aceit*, proposta, promessa, cpcv, lance*, entrega das chaves, judicial, imobiliária, deduzid*, corretor*, entrada no imóvel',
    proof:
      'comprovante de renda, comprovativo de rendimentos, comprovativo*, recibos, documentos, documentação, ficha, cadastro, fiador, cpf, rg, irs, formulário, comprovante de, identificação, aprovação',
    not: 'não, nao, nunca, jamais, sem, nem, nada, nenhum, nenhuma, ninguém, n, livre de, isento de, sem qualquer',
    beware:
      'golpe*, burla*, fraude*, cuidado, desconfi*, esquema*, nunca transfira, nunca pague, atenção a, vigarista*, se alguém, denunci*, em nosso nome, phishing, falsos anúncios, atenção às, não transfira*, não pague*, não faça, alerta, suspeit*, não envie dinheiro',
    key: 'chave, chaves',
    byCourier:
      'pelo correio, pelos correios, por correio, via correio*, transportadora*, por transportadora, por estafeta, estafeta, ctt, sedex, por sedex, dhl, ups, fedex, motoboy, por encomenda, por airbnb, pelo airbnb, pela airbnb, via airbnb, por carta registada, por mensageiro, courier, por motoboy, loggi, correio expresso, dpd, por correspondência, por via postal, encomenda expresso, carta registada, carta registrada, com um estafeta, entregador, por um entregador, jadlog, por dhl, vasp, nacex, num envelope, correio azul, correio registado, por portador, aviso de receção, serviço de entregas, transporta*, pac',
    carrier: 'correio*, transportadora*, estafeta*, encomenda*, envelope, mensageir*, uber',
    send: 'envi*, mand*, entreg*, seguem, segue, cheg*, receb*, remet*, despach*, expedi*, ir ter',
    iAm: 'estou, moro, vivo, trabalho, encontro me, me encontro, resido, fui, sou, estamos, moramos, vivemos, tô, to morando, to trabalhando, tou, a minha empresa, minha empresa, meu emprego, me mudei, mudei me, mudei, fui transferid*, agora vivo, agora moro, vim morar, vim viver, me transferiram, tive que, tive de, meu marido, minha mulher, minha esposa, meu esposo, fomos, mudámos nos, nos mudamos, fui viver, fui morar',
    abroad:
      'estrangeiro, exterior, fora do país, fora do brasil, fora de portugal, missão, plataforma, alto mar, outro país, londres, inglaterra, escócia, reino unido, eua, usa, transferid*, europa, onu, médicos sem fronteiras, cruz vermelha, embaixada, navio, cruzeiro, embarcad*, militar, base militar, exército, marinha, missionári*, destacad*, offshore, voluntári*, plataforma de petróleo, ultramar, fora do continente',
    work: 'trabalh*, emprego, missão, missionári*, empresa, transferid*, destacad*, profission*, engenheir*, plataforma, negócio*, militar, projeto, serviço, contrato, médic*, doutor*, enfermeir*, soldado, exército, marinha, capitão, onu, ong, divórci*, divorci*, separ*, viúv*, faleci*, voluntári*, pesquisa, professor*, embarcad*, marinheiro',
    cannot:
      'não consigo, não posso, não podemos, impossível, impossibilitad*, não estou, não há ninguém, não tenho como, não dá, sem poder, não conseguimos, ninguém que, ninguém pode, ninguém para, não há quem, não tem ninguém, não posso ir, não consigo ir, não posso estar, não vou poder, não tenho ninguém, não poderei, não podendo, impossibilidade, não tem como, não estarei',
    helper:
      'imobiliári*, agência*, corretor*, porteir*, zelador*, vizinh*, administrador*, portaria, irmão, irmã, familiar*, escritório, gestor*, mãe, pai, amigo*, consultor*, síndico',
    site: 'este site, neste site, deste site, o site, do site, por este portal, esta plataforma, nesta plataforma, plataforma, este portal, o chat, neste chat, o formulário, desta página, esta página, este anúncio, app, site, a plataforma, da plataforma, a página, da página, a app, o aplicativo, aplicativo, deste portal, o anúncio, do portal, pelo portal',
    outside:
      'fora do site, fora deste site, fora da plataforma, fora desta plataforma, fora do portal, por fora, fora deste portal, fora do app, fora da app, à margem do site, fora da página, por fora do site, por fora da plataforma, por fora do app, fora do aplicativo, sem o site, sem a plataforma, sem passar pelo site, fora daqui',
    write:
      'escrev*, respond*, lei*, leio, ler, contact*, contat*, us*, mensage*, mand*, olho, olhar, vejo, consult*, verific*, chama*, abro, envi*, entro, fech*, trat*, negoci*, conversar, falar, combin*, faz*, entr*',
    noLawyer:
      'sem notário, sem cartório, sem advogad*, nem notário, nem cartório, entre nós, sem papelada, sem contrato, sem imobiliária nem notário, nem advogad*',
    app: 'zap, zapzap, zap zap, whats, wpp, whatsap*, wats, uotsap, zapi, watsap, insta, face, whatzapp, whats app, wts, whatsapp*, telegr, watsap*, uatsap*, uots, zape, zapp, messenger, wp, watzap*, uatizap*, zapizap',
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
    papers: 'contrato, documentos',
    here: 'aqui, por cá',
    grammar:
      'o, a, os, as, de, do, da, dos, das, e, é, com, em, no, na, um, uma, que, se, por, ao, à, não, são, para, mais, muito, está, seu',
    so: 'então, por isso, portanto, assim, porque, devido a, por causa, mas, já que, como muita, muita gente, mta gente, tanta gente, demasiad*, entao, logo, farto, farta, cansad*',
    received:
      'confirm*, receb*, cheg*, cair, caia, cai, entrar, entrou, creditad*, avis*, pago, comprov*, na minha conta, compens*, notific*, está pago, liquidad*',
    voucher:
      'cartão presente, cartões presente, cartão oferta, cartões oferta, vale presente*, vale* oferta, gift card*, cartão pré pago, cartões pré pagos, google play, itunes, criptomoeda*, cripto*, moeda* digita*, bitcoin*, ethereum, tether, cartão steam, paysafe*, código* de recarga, cartão google, cartões google, cartões amazon',
    accept:
      'aceit*, só, somente, apenas, unicamente, exclusiv*, receb*, prefir*, mand*, envi*, serve*, compre, comprar, compra, comprem',
    past: 'sem, evitar, evitamos, fugir, saltar, pular, fora, por fora, em vez de, sem passar pelo, contornar',
    cut: 'comissão, comissões, percentagem, porcentagem, fica com, desconta, cobra taxa',
    mailed:
      'envio lhe, envio te, mando lhe, mando te, te mando, te envio, lhe envio, enviad*, enviarei, mandarei, vou enviar, vou mandar, para sua casa, para tua casa, à sua porta, no seu endereço, na sua morada, para a sua morada, até si, seguem por, chegam por, receberá as, expedid*, despachad*',
    unusual:
      'caução reembolsável, sinal reembolsável, depósito reembolsável, taxa reembolsável, adiantamento reembolsável, valor reembolsável, taxa de visita, caução de visita, sinal devolvível, pagamento reembolsável',
    who: 'quem, aqueles que, pessoas que, os que, interessados que, a quem, aos que',
    serious: 'sério, séria, seriedade, interesse, a sério, compromisso, comprometimento, curiosos, boa fé',
    dislike:
      'não gostar, não gosta, não gostarem, não servir, não serve, diz que não, disser que não, desistir, desist*, mudar de ideia, muda de ideia, não interessar, não agradar, não quiser, não quer, não convencer, se arrepender, não for o que',
    upkeep:
      'investi*, gastaram, gasto, obras, reforma*, remodela*, condomínio, imi, iptu, paga pelo vendedor, pago pelo vendedor, preço de venda, manutenção, estacionamento, comissão',
  },
  digits: 'zero, um/uma, dois/duas, três, quatro, cinco, seis/meia, sete, oito, nove',
  tens: 'dez, onze, doze, treze, quatorze, catorze, quinze, dezasseis, dezesseis, dezassete, dezessete, dezoito, dezanove, dezenove, vinte, trinta, quarenta, cinquenta, cinqüenta, sessenta, setenta, oitenta, noventa',
  at: 'arroba',
  dot: 'ponto, dot, pto',
}
