import type { Language } from './language.ts'

export const pt: Language = {
  code: 'pt',
  homeCountries: 'PT BR AO MZ CV',
  concepts: {
    tenant: 'inquilin*, arrendad*, alugado',
    notice: 'aviso, pré aviso, avisar',
    without: 'sem, até',
    purpose:
      'pra, para, a fim de, de modo a, com vista a, para que, a fim de que, de modo a que, para a visita, para inscrever, por visita',
    leaving: 'vamos mudar, mudança, mudamos, vamos viver, vou mudar, por motivo de',
    private:
      'meu email pessoal, meu número pessoal, meu número privado, meu contacto pessoal, meu contato pessoal, meu email, responda em privado, responde em privado, responda no privado, email pessoal, mail pessoal, email particular, tratamos diretamente, direto comigo, endereço particular, endereço pessoal, endereço privado',
    money:
      'caução*, sinal, depósito*, adiantamento*, dinheiro, pagamento*, grana, mensalidade*, renda*, um mês, primeiro mês, primeiro aluguel, mês de aluguel, mês de renda, aluguel adiantado, entrada, taxa*, garantia, quantia, pix, arras, valor, reserva, metade do preço, transferência*, calção, montante, 1 aluguel, primeira renda, 1 mês, 1 renda, primeiras rendas, taxa de visita, taxa de reserva, dinheirinho, guardar o lugar, cauções, garantias, metade do valor, bufunfa, sinalzinho, taxa de chave, semanas de renda, semana de renda, semanas de aluguel, semana de aluguel, taxa de inscrição, taxa administrativa, taxa de agendamento, taxas administrativas, custo da visita, custo, custos, despesa, despesas, contribuição, comparticipação, pequena quantia, pequeno valor, quantia simbólica, valor simbólico, simbólico, penhor, primeira parcela, parcela, prestação, primeira prestação, primeira mensalidade, o aluguel, aluguel, aluguer, primeiro aluguer, dois meses, duas rendas, dois aluguéis, mês adiantado, mês de caução, massa, guito, dindim, cash, numerário, em dinheiro, pagamento inicial, pagamento prévio, fiança, seguro caução, metade da renda, metade do aluguel, parte do valor, entradinha, arrhas, sinais, honorários prévios, garantia do negócio, compromisso, pagamento de compromisso, pequeno sinal, metade, como garantia, taxa de expediente, adiantamento, taxa, expediente, gesto, pequeno gesto, valor de uma, provisão, essa quantia, taxas, imposto de reserva, preço de uma noite, valor de uma noite',
    pay: 'pag*, transf*, deposit*, envi* dinheiro, mandar dinheiro, adiant*, pix, liquid*, vers*, faz* um pix, envie o valor, desembols*, mbway, mb way, faz o pix, faça um pix, manda o pix, fazer uma transferência, a seu cargo, por sua conta, custa, custam, pago por si, arcar, guardad*, picpay, mercado pago, multibanco, soltar, deix*, entreg*, fazer o pagamento, fazer um pagamento, faça o pagamento, faz o pagamento, fizer o pagamento, fizer o depósito, fizer o pix, fizer a transferência, faça a transferência, faz a transferência, fazer a transferência, efetu*, efectu*, realiz* o pagamento, realiz* o depósito, enviar o valor, enviar a quantia, envia o valor, mandar a quantia, manda o valor, mandar o valor, manda a grana, passar a grana, passar o valor, passa o, passar o, dá a entrada, dar entrada, dar o sinal, dê o sinal, der o sinal, dar um sinal, dá um sinal, põe, ponha, coloc*, bota, solta, quit*, sald*, custe*, custará, sai a, assegur* o pagamento, paypal, revolut, cobr*, remet*, remun*, contribu*, confi*, avanç*, por pessoa, por cabeça, cada um, não é grátis, de graça não, já não é de graça, não mostro de graça, fazem me chegar, faz me chegar, vai para o, vai para a minha, vai para, liquida se, faz, faça, fazes, faz o, liquidad*, recebe um mês, me mandar, deposita, faz pequeno, me fizer, fizer a caução, faça o, é cobrada, cobrada, abatid*',
    ask: 'peço, pedimos, pede, pedem, pedir, cobro, cobramos, cobra, exijo, exige, exigimos, exigid*, requer*, solicit*, precis*, necessári*, deve*, tem que, tem de, quero, condicionad*, mediante, só com, custa, custam, custará, é devid*, são devid*, devid*, é cobrad*, é pedid*, é preciso, é necessário, cobrad*, pedid*, pediria, gostaria, agradeço, agradecemos, espero, esperamos, condição, requisito, imprescindível, indispensável, obriga*, terá de, terá que, terão de, tem mesmo de, tens de, tens que, há que, mínimo, queria',
    visit:
      'visit*, ver, veja, vejam, agendamento*, hora marcada, marcação, olhar, vê, ver a casa, ver o imóvel, mostr*, morada, endereço, ir ver, vir ver, dar uma olhada, visualiz*, vistori*, entrar no, conhec*, vem ver, vê la, vê lo, entrar primeiro, entrar para ver, horário de visita, ver por dentro, ver o interior, encontr*, encontramo nos, nos encontramos, vemo nos, nos vemos, encontro no local, conhecê lo, conhecê la, vejo, verá, verão, vir, venha, vem, passar por lá, passe, entrar, entrada no, acesso, aceder, abrir a porta, abro a porta, abro, abrem, inspecion*, inspeção, examin*, espreit*, olhadela, olhada, ao vivo, em pessoa, pessoalmente, presencialmente, presencial, onde fica, onde é, número da porta, rua e número, endereço completo, morada completa, morada exata, hora, dia e hora, horário, marco a visita, marcamos, guiar, acompanh*, apresent*, tour, dou a morada, passo a morada, mandar a localização, mando a localização, horários, horas, soleira, à entrada, porta, percorr*, dar uma volta, pisar, pôr os pés, vistoria, para a vistoria, dia da visita, conhecer o imóvel, mostramos, pode ver, código do cofre, código do alarme, marcamos hora, vê amanhã, localização exata, a localização, abrir, volta pela casa, cofre das chaves, caixa das chaves, código da porta, código de acesso, código do cofre, senha da porta, senha da fechadura, senha do cofre, agenda, abrir*, abrimos, volta à casa, dar a volta',
    before:
      'antes de, antes da, antes do, antes que, antes, previamente à, antes d, anterior à, anterior ao, prévio à, prévia à, antes mesmo de, ainda antes',
    after:
      'depois de, depois do, depois da, após, uma vez, quando, assim que, contra, só com, só depois, mediante, logo que, condicionada ao, condicionado ao, condicionada a, sujeita a, sujeita ao, apenas com, somente com, recebid*, com o, a seguir ao, dependente do, logo após, em troca, em troca de, contra o, contra pagamento, no momento em que, a partir do momento, imediatamente após, só após, apenas após, somente após, feito o, feita a, realizado o, realizada a, efetuado o, efetuada a, desde que, com a condição, na condição, dependendo de, depende, à receção, ao receber, com comprovante, com comprovativo, quando vir, tão logo, até, enquanto não, só sai, só quando',
    first:
      'adiantad*, antecipad*, primeiro, com antecedência, de antemão, à cabeça, primeiro me, antes de tudo, à partida, logo à cabeça, em primeiro lugar, de entrada, logo de cara, desde já, antes de mais, antes de mais nada, primeiramente, inicialmente, ao início, no início, para começar, pra começar, já, já agora, imediatamente, logo, hoje, hoje mesmo, na hora, de início, adiantamento, prévi*, com avanço, de avanço, agora, esta tarde, logo hoje',
    next: 'depois, então, em seguida, daí, aí, a seguir, posteriormente, e só então, só aí, e depois, e aí, e então, aí eu, depois eu, dps, e só depois, mais tarde, logo a seguir, só então, nessa altura, nesse momento, aí sim, só depois, apenas depois, feito isso, feito isto, então te, então lhe, e te, e lhe, e marcamos, e combinamos, e mostro, de seguida, logo depois, na sequência, daí te, depois te, depois lhe, depois a gente, aí a gente, seguidamente, só quem, só a quem',
    book: 'marcar*, marca, marco, agend*, reserv*, garant*, bloque*, combin*, confirm*, obter*, segur*, guard*, reten*, manter, mantenho, pôr de lado, ponho de lado, fica com, ficar com, fica reservado, é sua, é seu, é tua, é teu, leva, levar, tirar do mercado, retiro o anúncio, tiro o anúncio, prioridade, preferência, na frente, fila, lista, marcação, assegur*, prend*, ganha, conseguir, inscrev*, inscri*, anot*, apont*, regist*, retirar do mercado, retirá la do mercado, retirá lo do mercado, retirar o anúncio',
    back: 'devolv*, reembols*, restitu*, estorn*, volta, de volta, reav*, devoluç*, descont*, abat*, deduz*, ressarc*, retorna, retornável, recuper*, retorno, recebe de volta, tem de volta, de regresso, subtraíd*, creditad*, compens*, desconta se, abate se, volta para, repost*, repor, reembolsados à porta, devolvo em mão, devolvo tudo, eu devolvo',
    account:
      'minha conta, nossa conta, meu pix, nosso pix, meu iban, nosso iban, meu nome, minha chave pix, seguinte conta, conta abaixo, meu cartão, chave pix, minha conta bancária, dados bancários, número da conta, minha mulher, meu marido, minha esposa, meu mbway, meu mb way, conta da minha assistente, conta do meu assistente, conta do meu irmão, conta da minha irmã, conta de um amigo, da minha assistente, conta do nosso parceiro, conta do nosso, conta da nossa, conta do parceiro, à minha mulher, ao meu marido, ao meu irmão',
    customary:
      'assin*, contrato*, cartório, escritura*, notári*, leilão, leilões, aceit*, proposta, promessa, cpcv, lance*, entrega das chaves, judicial, imobiliária, deduzid*, corretor*, entrada no imóvel, contrato promessa, escritura, assinatura, aceite a proposta, proposta aceite, crédito, dia oito, comissão, à entrada do, renda paga-se, morada fiscal, à chegada, pagamento no local, quando entrar, ao entrar',
    proof:
      'comprovante de renda, comprovativo de rendimentos, comprovativo*, recibos, documentos, documentação, ficha, cadastro, fiador, cpf, rg, irs, formulário, comprovante de, identificação, aprovação, enviamos lhe, mandamos lhe, mandamos',
    not: 'não, nunca, jamais, sem, nem, nada, nenhum, nenhuma, ninguém, n, livre de, isento de, sem qualquer, fora da zona, fora de zona',
    beware:
      'golpe*, burla*, fraude*, desconfi*, nunca transfira, nunca pague, atenção a, vigarista*, denunci*, em nosso nome, phishing, falsos anúncios, atenção às, não transfira*, não pague*, suspeit*, não envie dinheiro, desligue, fazendo se passar, fazer se passar, diz ser, em nome do dono, em nome do proprietário, consulte um, nada a pagar antes, sem pagar nada antes, nunca envie dinheiro, se faz passar, fazem passar, não caia*, não somos nós, não é nosso, nada tem a ver connosco, nada a ver com, com as nossas fotos, usa as nossas fotos, usam as nossas fotos, copiou as nossas fotos, copiaram as nossas fotos, anúncio falso, anúncios falsos, cuidado com, tenha cuidado, tenham cuidado, tem cuidado, esquema fraudulento, esquemas fraudulentos, não faça transferências, não faça pagamentos, não faça nenhum, não faça depósitos',
    anyone: 'se alguém, se alguma pessoa, caso alguém',
    key: 'chave, chaves, molho suplente, molho, jogo de chaves, jogo suplente, cópia das chaves, comando, chaveiro, molho de chaves, molhos de chaves, o que abre a porta, o que abre, aquilo que abre',
    byCourier:
      'pelo correio, pelos correios, por correio, via correio*, por transportadora, por estafeta, estafeta, ctt, sedex, por sedex, dhl, ups, fedex, motoboy, por encomenda, por airbnb, pelo airbnb, pela airbnb, via airbnb, por carta registada, por mensageiro, courier, por motoboy, loggi, correio expresso, dpd, por correspondência, por via postal, encomenda expresso, carta registada, carta registrada, com um estafeta, entregador, por um entregador, jadlog, por dhl, vasp, nacex, num envelope, correio azul, correio registado, por portador, aviso de receção, serviço de entregas, transporta*, pac, por moto, motoqueiro, moto táxi, mototaxi, um motoboy, por uber, uber, uber flash, 99, táxi, taxista, um taxista, motorista, um motorista, por carta, em carta, num pacote, num embrulho, pacote, embrulho, por pacote, em envelope, no envelope, por correio azul, correio registrado, correio verde, carteiro, pelo carteiro, por courier, com courier, serviço de estafeta, serviço de courier, serviço de entrega, empresa de entregas, empresa de transporte*, glovo, rappi, ifood, gls, tnt, seur, mrw, via sedex, via ctt, via dhl, via fedex, por malote, malote, cacifo, locker, amazon, ponto de recolha, por transportador, expresso, por expresso, por via aérea, ctt expresso, pela ctt, pelos ctt, registados, registrado, transportadora, com a dhl, um ponto de recolha, ponto de coleta, um transportador, transportador, registado, registada, por registo, um estafeta, um mensageiro, no correio, nos correios',
    carrier: 'correio*, transportadora*, estafeta*, encomenda*, envelope, mensageir*, uber',
    send: 'envi*, mand*, entreg*, cheg*, receb*, remet*, despach*, expedi*, ir ter, lev*, traz*, encaminh*, faz* chegar, fiz* chegar, segu*, alcanç*, deix*, vão por, vai por, passo, pass* para, irão, vão ter, viaj*, vai ter, obtém, levante, levantar, leva lhas, leva-lhas, seguem, retire, retirar, em mão, em mãos, deixa, deixar*, na sua caixa, para a sua caixa, na tua caixa',
    iAm: 'estou, moro, vivo, trabalho, encontro me, me encontro, resido, fui, sou, estamos, moramos, vivemos, tô, to morando, to trabalhando, tou, a minha empresa, minha empresa, meu emprego, me mudei, mudei me, mudei, fui transferid*, agora vivo, agora moro, vim morar, vim viver, me transferiram, tive que, tive de, meu marido, minha mulher, minha esposa, meu esposo, fomos, mudámos nos, nos mudamos, fui viver, fui morar, navego, levou me, a vida levou, me levou, sirvo, ensino, trato, cuido, faço, comigo',
    abroad:
      'estrangeiro, exterior, fora do país, fora do brasil, fora de portugal, missão, plataforma, alto mar, outro país, londres, inglaterra, escócia, reino unido, eua, usa, transferid*, europa, onu, médicos sem fronteiras, cruz vermelha, embaixada, navio, cruzeiro, embarcad*, militar, base militar, exército, marinha, missionári*, destacad*, offshore, voluntári*, plataforma de petróleo, ultramar, fora do continente, longe, do outro lado do mundo, milhares de quilómetros, expatriad*, áfrica, ásia, médio oriente, oriente médio, emirados, golfo, consulado, diplomat*, cônsul, petroleiro, cargueiro, mercante, ferry, acampamento, refugiados, base, antártida, ártico, digressão, turnê, a bordo, no mar, oceano, mina, campo de petróleo, cooperação, ong, cooperante, timor, macau, emigr*, embarcado, embarcada, transferiu me, transferiu-me, paris, berlim, dublin, madrid, nova iorque, nova york, miami, toronto, luanda, genebra, zurique, boston, orlando, dubai, bruxelas, bali, canárias, malta, navego, viena, reiquejavique, oslo',
    work: 'trabalh*, emprego, missão, missionári*, empresa, transferid*, destacad*, profission*, engenheir*, plataforma, negócio*, militar, projeto, serviço, contrato, médic*, doutor*, enfermeir*, soldado, exército, marinha, capitão, onu, ong, divórci*, separ*, viúv*, faleci*, voluntári*, pesquisa, professor*, embarcad*, marinheiro, banco, hospital, clínica, estud*, universidade, mestrado, intercâmbio, jornalista, correspondente, piloto, diplomat*, cônsul, geólog*, biólog*, cirurgi*, cientista, obra, encarregado, gerente, promo*, comissão de serviço, tratamento, doença, doente, reform*, aposent*, cuidar, bolsa, estágio, filial, época, tripul*, igreja, cozinheiro, motorista, arqueólog*, turnos',
    cannot:
      'não consigo, não posso, não podemos, impossível, impossibilitad*, não estou, não há ninguém, não tenho como, não dá, sem poder, não conseguimos, ninguém que, ninguém pode, ninguém para, não há quem, não tem ninguém, não posso ir, não consigo ir, não posso estar, não vou poder, não tenho ninguém, não poderei, não podendo, impossibilidade, não tem como, não estarei, não conseguirei, não poderia, não estaremos, não me é possível, não é possível, não tem quem, sem ninguém, ausente, não volto, só volto, não regresso, só regresso, não vou estar, não vamos estar, não vou, impedid*, preso, presa, retid*, não dá pra, não da para, incapaz, longe, só daqui a, não há como, ninguém lá, não há quem abra, ninguém para abrir, não estar presente, não possa, não posso voar, não consigo voar, não posso viajar, mais ninguém pode, mais ninguém, não me deixam, não me permitem, ninguém mais, não é preciso encontrarmo, sem rede, não podemos estar, incontactável, ninguém no local, ninguém aí, sem visitas',
    helper:
      'imobiliári*, agência*, corretor*, porteir*, zelador*, vizinh*, administrador*, portaria, irmão, irmã, familiar*, escritório, gestor*, mãe, pai, amigo*, consultor*, síndico',
    site: 'este site, neste site, deste site, o site, do site, por este portal, esta plataforma, nesta plataforma, plataforma, este portal, o chat, neste chat, o formulário, desta página, esta página, este anúncio, app, site, a plataforma, da plataforma, a página, da página, a app, o aplicativo, aplicativo, deste portal, o anúncio, do portal, pelo portal, caixa de mensagens, caixa de entrada, mensagens daqui, mensagens do site, mensagens, esta caixa, anúncio, portal, página, formulário, olx, idealista, imovirtual, zapimoveis, sistema, este sistema, notificações, esta aplicação, a aplicação, aplicação, serviço, este serviço, chat, este canal, botão de contato, botão de contacto, botão',
    outside:
      'fora do site, fora deste site, fora da plataforma, fora desta plataforma, fora do portal, por fora, fora deste portal, fora do app, fora da app, à margem do site, fora da página, por fora do site, por fora da plataforma, por fora do app, fora do aplicativo, sem o site, sem a plataforma, sem passar pelo site, fora daqui, fora do anúncio, fora do chat, fora do sistema, fora da aplicação, fora desta aplicação, fora deste sistema, longe do site, longe da plataforma, sem este site, sem esta plataforma, sem o portal, sem a app, sem o app, sem a aplicação, sem a intermediação, sem passar pela plataforma, sem passar pelo portal, sem passar pelo app, sem passar pela app, contornando o site, contornando a plataforma, saltando o site, pulando o site, evitando o site, evitando a plataforma, em vez de por aqui, em vez daqui, não por aqui, nada por aqui, em particular, em privado, por debaixo, por baixo da mesa, por baixo do pano, só nós dois, entre nós dois, direto comigo, diretamente entre nós, à parte do site, de lado o site, deixar o site, deixando o site, deixamos o site, nem o site, nem o portal, nem a imobiliária nem, não vamos fazer isto pelo portal, não vamos fazer isso pelo, sem portal',
    write:
      'escrev*, respond*, lei*, ler, contact*, contat*, us*, mensage*, mand*, olho, olhar, vejo, consult*, verific*, chama*, envi*, fech*, trat*, negoci*, conversar, falar, combin*, faz*, entr*, recebo, noto, notific*, aviso, funcion*, acess*, conclu*, continu*, prossegu*, caixa, monitor*, abr*, frequent*, ligo, quase não, nao olho, vou, souber, saiba, sabe, saber, leio',
    noLawyer:
      'sem notário, sem cartório, sem advogad*, nem notário, nem cartório, entre nós, sem papelada, sem contrato, sem imobiliária nem notário, nem advogad*, imobiliária que fique de fora, a imobiliária fica de fora, deixar a imobiliária, sem meter a imobiliária, aperto de mão',
    app: 'zap, zapzap, zap zap, whats, wpp, whatsap*, wats, uotsap, zapi, insta, face, whatzapp, whats app, wts, telegr, watsap*, uatsap*, uots, zape, zapp, messenger, wp, watzap*, uatizap*, zapizap, wattsapp, uatzap, wa, telegram*, viber, signal, snap, snapchat, instagram, ig, facebook, dm, direct, sms, discord, skype, imo',
    reach:
      'chama*, contact*, contat*, escrev*, liga*, mand*, mensage*, me, no, pelo, por, via, meu, número, respond*, adicion*, só, envi*, manda mensagem, procur*, encontr*, ach*, me acha, apanh*, pesquis*, atendo, mais rápido, melhor, prefiro, disponível, convers*, fal*, continu*, passamos, vamos para, muda*, troc*, tecl*, digit*, dá um toque, toque, por lá, lá, estou no, tou no, to no, como',
    group: 'grupo*, vizinhos, escritórios, sede, edifício, cobertura, condomínio',
    phone:
      'tel, telefone*, telemóvel, tlm, celular*, cel, liga*, ligue, número, whatsapp, zap, contacto*, contato, contatos, fone, telef, fala com, tlf',
    reference:
      'ref, referência*, matrícula*, artigo, licença*, certificado*, sce, iptu, creci, caderneta, número de, registo*, registro*, inscrição, fração, ami, nif, cnpj, cpf, processo, contribuinte, lote, quadra, iban, código, conservatória, registo, número de registo',
    part: 'nua propriedade, usufruto*, multipropriedade, direito de habitação, direitos possessórios, meação, metade da casa, metade do imóvel, usufrutuári*, renda vitalícia, propriedade resolúvel, direito de superfície, time share, timeshare, quinhão, cota parte, quota de herança, direito e ação, cessão de direitos, compropriedade, cohousing, cinquenta por cento, metade indivisa, meia casa, metade da moradia, metade do apartamento, metade de moradia, metade de apartamento, minha parte da casa, minha parte do imóvel, minha parte do apartamento, nossa parte da casa, até à morte, até à sua morte, até falecer, até morrer, enquanto viver, enquanto for viva, enquanto for vivo, habitação periódica, direito real de habitação periódica, semana por ano, semanas por ano, noites por ano, semana ao ano, semanas ao ano, vende-se garagem, vende-se lugar de garagem, só o lugar, não é habitação, só a arrecadação',
    portion: 'quota parte, quota indivisa, compropriedade, fração ideal, parte ideal, copropriedade, avos, indivis*',
    common: 'terreno, comuns, garagem, condomínio',
    half: 'a metade, metade indivisa, metade do imóvel, metade ideal',
    third: 'um terço',
    quarter: 'um quarto do imóvel, quarta parte',
    lowPrice:
      'leilão*, leilões, só à vista, somente à vista, apenas à vista, só a dinheiro, só a pronto, a pronto pagamento, não financia*, não aceita financiamento, sem financiamento, sem crédito, inventário, herdeiros, herança, espólio, ocupad*, inquilin*, arrendad*, em ruína*, ruína*, para demolir, devolut*, inabitável, judicial, lance mínimo, penhora*, lei antiga, renda antiga, arrematação, retomado*, para recuperar, contrato de gaveta, venda de posse, só posse, sem escritura, capitais próprios, insolvência, desocupação por conta, leilão, hasta pública, venda judicial, massa insolvente, execução, penhorad*, retomad*, sem banco, não financiável, pronto pagamento, com inquilino, inquilino, contrato antigo, partilha*, ruína, reconstru*, demolir, devoluto, sem licença, sem habite-se, usucapião, casa pré-fabricada, custos controlados, habitação social, dinheiro próprio, capital próprio, banco não financia, bancos não financiam, não é financiável, crédito recusado, só o terreno, apenas o terreno, valor do terreno, não habitável, telhado caído, telhado caiu, telhado ruiu, telhado abatido, sem água nem luz, sem luz nem água, sem telhado, desabad*, ruiu, venda forçada, ordenada pelo juiz, ordenada pelo tribunal, terreno pertence, solo pertence, só as paredes, só restam as paredes, só a fachada, venda do tribunal, contrato vitalício, zona de cheias, leito de cheia, seguradora aceita, só residentes, a quem já more, só para quem já more, reservad* a residentes, sem acesso, ilegal, ordem de demolição, sem título, sem registo, fundações podres, assume as dívidas, dívidas do condomínio, direito de reversão, regra da câmara, limite de rendimento*, escalão de rendimento*, recompra, direito de preferência da câmara, sem o terreno, sem o chão, ardid*, após incêndio, após um incêndio, danificad* por incêndio, danos de incêndio, atingid* por incêndio, destruíd* por incêndio',
    overhaul:
      'remodelação total, reabilitação total, total recuperação, recuperação total, obras totais, reforma total, reforma completa, reforma geral, remodelação completa, obras profundas',
    toDo: 'precis*, necessit*, requer*, exig*, carec*, para, a precisar, falta, necessári*',
    ended:
      'extint*, remid*, levantad*, cancelad*, resgatad*, saiu, caducad*, saíram, expirad*, anulad*, suspens*, retirad*, revogad*, terminad*, terminou, acabou, foram embora, foi embora, desocupad*, despejad*, já não, encerrad*, arquivad*, propriedade plena, plena propriedade',
    papers: 'contrato, documentos',
    here: 'aqui, por cá',
    grammar:
      'o, a, os, as, de, do, da, dos, das, e, com, em, no, na, um, uma, que, se, por, ao, não, são, para, mais, muito, está, seu',
    so: 'então, por isso, portanto, assim, porque, devido a, por causa, mas, já que, como muita, muita gente, mta gente, tanta gente, demasiad*, logo, farto, farta, cansad*',
    received:
      'confirm*, receb*, cheg*, cair, caia, cai, entrar, entrou, creditad*, avis*, pago, comprov*, na minha conta, compens*, notific*, está pago, liquidad*, comprovativo da transferência, comprovativo de pagamento, comprovante do pix, comprovante de pagamento, print, foto do comprovante, recibo, talão, transferência feita, feita, feito, efetuad*, realizad*, enviad*, entrada na conta, estiver na conta, na conta, aparecer, constar, visível, depositad*, nas minhas mãos, comigo, tiver o, tenha o, validad*, verificad*, registad*, registrad*, na minha mão, em meu poder, na minha posse, à chegada, à receção, à recepção, vir os, vir o, vê os, veja os, no mb way',
    voucher:
      'cartão presente, cartões presente, cartão oferta, cartões oferta, vale presente*, vale* oferta, gift card*, cartão pré pago, cartões pré pagos, google play, itunes, cripto*, moeda* digita*, bitcoin*, ethereum, tether, cartão steam, paysafe*, código* de recarga, cartão google, cartões google, cartões amazon, carregamento de telemóvel, recarga de celular',
    accept:
      'aceit*, só, somente, apenas, unicamente, exclusiv*, receb*, prefir*, mand*, envi*, serve*, compre, comprar, compra, comprem',
    past: 'sem, evitar, evitamos, fugir, saltar, pular, fora, por fora, em vez de, sem passar pelo, esquec*, deix* de lado, deix* de fora, ignor*, poup*, economiz*, dispens*, pass* por cima, dribl*, contorn*, à margem, tiramos, tirar, tira, tiremos, do meio, corta*',
    cut: 'comissão, comissões, percentagem, porcentagem, fica com, desconta, cobra taxa, taxas, tarifas, cobra, cobram, custos, ficam com, parte deles, poupança, economia, o que poupamos, diferença, cinco por cento, três por cento, dez por cento, fica com cinco, levam a parte, a parte deles, abocanha',
    mailed:
      'envio lhe, envio te, mando lhe, mando te, te mando, te envio, lhe envio, enviad*, enviarei, mandarei, vou enviar, vou mandar, para sua casa, para tua casa, à sua porta, no seu endereço, na sua morada, para a sua morada, até si, seguem por, chegam por, receberá as, expedid*, despachad*, faço chegar, fazemos chegar, faço lhe chegar, levo, leva lhe, leva te, leva à sua, entregue em casa, entregues em casa, entrega em casa, em sua casa, em tua casa, a sua casa, até sua casa, até à sua, na sua porta, à porta, na porta, no seu domicílio, ao domicílio, na morada que, no endereço que, onde quiser, chegam até, chega até, chegam a sua, chega a sua, encaminho, onde estiver, onde estiveres, onde quer que, em qualquer lugar, envio chaves, envio as chaves, mandá-los registados, mandá-los, mandá-las, enviá-las, entrega-lhas, entrega lhas, saem no mesmo dia, que lhe envio, que te envio, levá-las ao seu, ao seu trabalho, despacham as chaves, despacho as chaves',
    unusual:
      'caução reembolsável, sinal reembolsável, depósito reembolsável, taxa reembolsável, adiantamento reembolsável, valor reembolsável, taxa de visita, caução de visita, sinal devolvível, pagamento reembolsável',
    who: 'quem, aqueles que, pessoas que, os que, interessados que, a quem, aos que, o primeiro que, a primeira que, primeiro que, ao primeiro que, o primeiro a, quem primeiro, aquele que, aquela que, qualquer pessoa que, todo aquele que, as pessoas que, a pessoa que, o interessado que, interessado que, cada interessado, só quem, apenas quem, somente quem, aos interessados, os interessados, gente que, para quem, pra quem',
    serious:
      'sério, séria, seriedade, interesse, a sério, compromisso, comprometimento, boa fé, furo, furou, furaram, bolo, deram bolo, deixaram pendurad*, pendurad*, aparec*, compare*, vem mesmo, vai mesmo, de verdade, realmente interessad*, verdadeiramente interessad*, mesmo interessad*, interesse real, interesse verdadeiro, real interesse, perder tempo, perda de tempo, perdi tempo, fazer perder, curios*, turista*, brincalh*, brincadeira*, palhaç*, confiança, confiável, firme*, sincer*, boa vontade, intenção, intenções, vontade, comprador real, certeza de que, ter a certeza, ter certeza, prova de confiança, sinal de confiança, gesto de confiança',
    dislike:
      'não gostar, não gosta, não gostarem, não servir, não serve, diz que não, disser que não, desist*, mudar de ideia, muda de ideia, não interessar, não agradar, não quiser, não quer, não convencer, se arrepender, não for o que, não fique satisfeit*, não ficar satisfeit*, não ficar content*, não estiver satisfeit*, insatisfeit*, não lhe agrade, não agrade, não goste, não gostou, não servir*, não corresponder, não corresponde, não é o que, cancel*, renunci*, recus*, rejeit*, arrepend*, volta atrás, voltar atrás, não ficar com, não quer ficar, não quiser ficar, não pretender, não convencido, decidir que não, decide que não, não for do seu, do seu agrado, do seu gosto, desagrad*, não agrada',
    upkeep:
      'investi*, gastaram, gasto, obras, reforma*, remodela*, condomínio, imi, iptu, paga pelo vendedor, pago pelo vendedor, preço de venda, manutenção, estacionamento, comissão, comando, garagem, recheio, trespasse, parque de campismo, campismo, administração',
    trustee:
      'de confiança, terceir*, terceira parte, entidade*, intermediári*, neutr*, independente*, imparcial*, custodi*, fiel depositári*, conta garantia, conta de garantia, conta caução, conta segura, conta protegida, conta bloqueada, pagamento seguro, pagamento protegido, serviço de pagamento, escrow, depósito de garantia, proteção ao comprador, proteção do comprador, garantidor*, seguradora, retid*, fica guardad*, guardad*, plataforma de pagamento, guarda o dinheiro, retém o dinheiro, portal de férias, site de férias',
    decide:
      'decid*, decisão, pensar, refletir, reflexão, dias para, semana para, horas para, inspecionar, verificar, testar, experiment*, à experiência, período de teste, teste, desistir, cancelar, instalado, instalada, mudado, se mudar, satisfeit*, aprov*, gostar, der o ok, dar o ok, ficar com a casa, confirmar que, gosta do, gosta da, dizer que gosta, disser que gosta, dizer que sim, disser que sim, você entrar',
    unseen:
      'sem ver, sem visita, sem visitar, sem ter visto, sem a ver, sem o ver, às cegas, às escuras, não precisa ver, não precisa de ver, não precisa visitar, não precisa de visitar, não é preciso ver, não é preciso visitar, não é necessário visitar, não é necessário ver, visita dispensável, dispensa visita, as fotos dizem tudo, fotos falam, fotos bastam, bastam as fotos, o vídeo basta, chega o vídeo, chegam as fotos, visita depois, visita fica para depois, vê depois, visita mais tarde, visitar depois, visitar mais tarde, não faço visitas, não fazemos visitas, sem visitas, não há visitas, não dá pra mostrar, não dá para mostrar, não é possível visitar, visitas não são possíveis',
    official:
      'notári*, cartório*, escritura*, tribunal*, judicial, leilão, leilões, leiloeir*, cpcv, contrato promessa, advogad*, solicitador*, construtora, promotor*, conta cliente, cartório, notário, encarregado de venda, promotor, cheque visado, processo',
    refundable: 'reembolsáve*, devolvíve*, restituíve*, recuperáve*, retornáve*',
    broken:
      'não funciona, não presta, não dá, avariad*, estragad*, quebrad*, bugad*, com erro, inútil, uma porcaria, trava, não vai, apago, apagar, elimino, excluo, sem ler, não lido, ignoro, spam, lixo, perde se, perdem se, não me chega, não chega, não vejo, deito fora, descarto, está cheia, está cheio, sumir, some, desaparecer, não carrega',
    buyer: 'compradores, comprador, compradora, adquirent*',
    owner: 'proprietári*, vendedor*, don*, senhori*',
    office:
      'nosso escritório, nossa agência, nossa loja, nosso agente, nossa consultora, nosso consultor, nosso gestor, imobiliária tem, acompanha, acompanhamos, nossa imobiliária, nosso corretor, mostramos a casa, nossa empresa, mostramo la, mostramo lo, mostramos a, temos as chaves',
    video: 'vídeo, vídeos, videochamada*, chamada de vídeo, visita virtual, tour virtual, virtual, facetime, zoom',
    former:
      'antigos inquilinos, antigo inquilino, anteriores inquilinos, inquilino anterior, antigos donos, ex inquilino*, devolveram as chaves, até agora, até hoje, antes arrendad*, estava arrendad*, era arrendad*, agência anterior, antiga agência, anterior agência, imobiliária anterior, antiga imobiliária, que cá vivia, que aqui vivia, que morava aqui, devolveu as chaves',
    facility:
      'cacifo*, armários para encomendas, portaria, porteiro, recepção, receção, recebe entregas, recebe encomendas, condóminos, moradores, hall, guarita, junto à porta, ao lado da porta, da limpeza, empresa de limpeza',
    trip: 'gasolina, combustível, despesas de viagem, despesas de deslocação, passagem, bilhete, portagem, pedágio, em vão, à toa, a duas horas, horas de viagem, deslocação',
    vetting:
      'análise de crédito, análise de cadastro, verificação, verificar o perfil, registado na, registrado na, registo, cadastro, inscrit*, inscrição, lista prioritária, lista de espera, lista de prioridade, ficha cadastral, consulta serasa, taxa de análise, relatório de solvência, relatório de inquilino, relatório do inquilino, perfil de inquilino, sócios, quota de sócio, anuidade de sócio, adesão',
    alone: 'entra sozinho, sozinho, sozinha, por sua conta, por conta própria, sem mim, à vontade sozinho',
    hidden:
      'debaixo do tapete, sob o tapete, debaixo do capacho, debaixo do vaso, debaixo de um vaso, debaixo de uma pedra, no contador, em cima da porta, guarda volumes, num cacifo, no cacifo, do cacifo, de um cacifo',
    own: 'particular, pessoal, privado, privada, próprio, própria, meu, minha',
    channel:
      'mail, email, e mail, correio, caixa de correio, caixa de entrada, número, telemóvel, celular, telefone, fone, zap',
    nobody: 'ninguém, nenhum familiar, nenhum conhecido, nenhuma pessoa, nenhum vizinho',
    open: 'abrir, abra, abre, abrisse, mostrar, mostre, receber, receba, atender, atenda, fazer as visitas, fazer a visita',
    picture: 'foto, fotos, fotografias, imagem, imagens, vídeo, vídeos',
    enough:
      'basta*, chega, chegam, suficiente*, mostram tudo, dizem tudo, vê tudo, ver tudo, reais, falam, fiéis, bastar, terão de bastar, contente',
    need: 'preciso, precisa*, necessári*, necessita*, vale a pena',
    meeting:
      'encontrarmo nos, encontrarmos, nos encontrar, nos encontrarmos, nos vermos, vermo nos, encontro, conhecermo nos, nos conhecer, encontrar nos pessoalmente, encontro presencial',
    remote:
      'online, à distância, pela internet, por internet, remotamente, assinatura digital, eletronicamente, virtualmente',
    outsideView: 'por fora, da rua, do lado de fora, de fora, da estrada, do portão',
    stay: 'fica*, permanec*, mora, morará, vive, viverá, continua*, reserva*, habita*, mantém, conserva',
    lifelong:
      'enquanto viver, enquanto for viva, enquanto for vivo, enquanto vivos, até à morte, até à sua morte, até morrer, até falecer, vitalíci*, para toda a vida, toda a vida, fim da vida, fim dos seus dias, último suspiro, resto da vida, até ao fim da vida, resto dos seus dias',
    annex:
      'garagem, box, lugar de garagem, estacionamento, arrecadação, lugar de estacionamento, vaga de garagem, vaga, armazém',
    dwelling: 'casa, apartamento, moradia, habitação, fração, vivenda, prédio',
    only: 'só, apenas, somente, unicamente, exclusivamente, nada mais',
    included: 'incluíd*, faz parte, fazem parte, à venda, na venda, entra',
    soldElsewhere:
      'já vendid*, já foi vendid*, está vendid*, vendid* à parte, não incluíd*, não está incluíd*, não faz parte, excluíd*',
    sale: 'vend*, venda, ced*, compr*, ofere*, muda de mãos, muda de dono, adquir*, transmit*',
    land: 'terreno, solo, lote, chão',
    lent: 'arrendad*, alugad*, emprestad*, em concessão, pertence, pertencem, é da, é do, não é próprio, cedid*, concessionad*, não está incluído',
    rest: 'o resto, o restante, a outra metade, outra metade, os outros, as outras, os restantes, as restantes, outros três, outros dois terços, demais, a sua metade, sua metade, a sua parte, as suas partes, a outra, o outro',
    kin: 'irmão*, irmã*, irmãos, primo, primos, prima, primas, tio, tios, tia, tias, sobrinh*, familiar*, coproprietári*, comproprietári*, coherdeir*, co herdeir*, ex mulher, ex marido, meu ex, cunhad*, parentes, família',
    hold: 'fica*, ficam, conserv*, mant*, pertenc*, é dos, é das, é do, é da, são dos, são das, detêm, possu*, tem, têm, pertence ao, pertence à',
    bank: 'conta, iban',
    distrust: 'confia, confio, confiamos, confiam, prescind*, desconfi*, em vez de, evit*, dispens*',
    weeks: 'semana, semanas, noites, quinzena',
    yearly: 'por ano, ao ano, cada ano, todos os anos, anual, anuais, cada verão',
    shown:
      'mostra, mostro, mostramos, abre a porta, abre lhe, lhe abre, quem abre, faz as visitas, fazem as visitas, fazemos as visitas, tem a chave, tem as chaves, tem uma chave, guarda a chave',
    board: 'placa*, cartaz*, tabuleta*, montra, folheto*, brochura*',
    onPicture:
      'na foto, na * foto, nas fotos, numa foto, sobre a foto, na imagem, na * imagem, numa imagem, marca de água, marca d água',
    possible: 'possível, possíveis, viável, pode se, se pode',
    goods: 'cozinha, máquina, máquinas, móveis, mobília, frigorífico, cortinados, recheio, comando, comandos',
    discount: 'desconto, abatimento, redução',
    deadline: 'esta semana, até sexta, até domingo, até segunda, em 24 horas, até amanhã',
    wasHome:
      'foi a nossa casa, era a nossa casa, foi nossa casa, morámos aqui, moramos aqui, vivíamos aqui, cresci aqui',
    forbid: 'proíb*, proib*, interdit*',
    enter: 'entrar, habitar, morar, uso',
    lender: 'banco*',
    loan: 'empréstimo*, crédito*, financia*, empresta*',
    insider: 'alguém, ocupante*, inquilin*, casal de idosos, arrendatári*',
    moveOut: 'sai, sair, pôr fora, despej*, paga',
    raise: 'aumentar, aumentada, atualizar',
    repaired: 'reparad*, reconstruíd*, recuperad*, reforçad*, refeit*',
    firm: 'nome da empresa, nome da firma, nome da agência',
    address:
      'morada, morada exata, endereço, localização exata, número da porta, onde fica, local exato, local exacto, sítio exato, localização',
    travelSite:
      'página de reservas, site de reservas, plataforma de reservas, portal de reservas, plataforma de alojamento, site de alojamento, portal de férias, site de férias, site de viagens, portal de viagens, plataforma de viagens, central de reservas',
    payLink:
      'ligação de pagamento, link de pagamento, link, fatura, pedido de pagamento, dados para pagar, dados de pagamento, dados para o pagamento, código da porta, código de acesso, código de entrada',
    listed:
      'número indicado, telefone indicado, número da ficha, que está na ficha, número do anúncio, telefone do anúncio, número ao lado, número acima, campo de contacto, campo de contato',
    visitFee:
      'taxa de visita, tarifa de visita, caução de visita, bilhete de visita, custo da visita, sinal de visita, senha de visita',
  },
  digits:
    'zero, um/uma/uns, dois/duas/doises, três/treses, quatro/quatros, cinco/cincos, seis/meia/seises, sete/setes, oito/oitos, nove/noves',
  tens: 'dez, onze, doze, treze, quatorze, catorze, quinze, dezasseis, dezesseis, dezassete, dezessete, dezoito, dezanove, dezenove, vinte, trinta, quarenta, cinquenta, cinqüenta, sessenta, setenta, oitenta, noventa',
  at: 'arroba',
  dot: 'ponto, dot, pto',
}
