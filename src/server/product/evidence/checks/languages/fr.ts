import type { Language } from './language.ts'

export const fr: Language = {
  code: 'fr',
  homeCountries: 'FR BE CH LU MC CA',
  concepts: {
    tenant: 'locataire*, loué, louée',
    notice: 'préavis, prévenir, prévenus, préven*',
    without: 'sans',
    purpose: 'afin de, afin d, pour, en vue de, dans le but de',
    leaving:
      'déménageons, déménagement, partons, cause départ, cause mutation, pour cause de mutation, pour cause de départ',
    private:
      'mon mail perso, mon adresse perso, mon numéro perso, mon numéro personnel, mon adresse personnelle, mon mail personnel, mon mail',
    money:
      'caution*, acompte*, arrhes, avance*, argent, dépôt*, versement*, premier loyer, un loyer, mois de loyer, premier mois, un mois, mensualité*, frais, somme, provision*, paiement*, virement*, sous, thune, règlement, garantie, mandat*, moitié du prix, 1er mois, 1er loyer, 1 mois, 1 loyer, premiers loyers, fric, blé, frais de dossier, frais de réservation, frais de visite, somme d argent, garanties, consignation, chèque, virements, pécule, acpte, semaines de loyer, semaine de loyer, deux semaines',
    pay: 'pay*, vers*, vire, virer, virez, virement*, transf*, régl*, réglé*, envoy* l argent, envoi d argent, avanc*, dépos*, acquitt*, mandat*, débours*, recharge*, déposé*, lydia, paylib, wero, faire un virement, à votre charge, prendre en charge, pris en charge, régler, filez, lâchez, balanc*, laisse*, laissez, remett*, remet, donne moi, donnez moi, soient virées, virées, viré',
    ask: 'demand*, exig*, réclam*, pren*, faut, devez, doit, doivent, obligatoire*, nécessaire*, requis*, besoin, voudrais, veux, merci de, prière de, veuillez, souhait*',
    visit:
      'visit*, voir, montrer, montre, rendez vous, rdv, découvrir, créneau*, se déplacer, état des lieux d entrée, passage, vois, voyez, montrer*, adresse, découvr*, jeter un oeil, venir voir, faire le tour, regarder, ouvrir*, visionn*, venez, voyiez, entrer en premier, entrer voir, entrer visiter, voir l intérieur, plage horaire',
    before: 'avant, avant de, avant la, avant toute, préalable à',
    after:
      'après, une fois, dès, dès que, lorsque, quand, contre, seulement si, sous réserve, à réception, que si, uniquement si, suite à, à condition, aussitôt, conditionnée au, conditionné à, subordonnée au, subordonnée à, moyennant, sur',
    first:
      'd avance, à l avance, par avance, au préalable, préalablement, d abord, en amont, en premier, avant tout, d entrée, tout d abord, en avance, pour commencer, dans un premier temps, avant toute chose, en 1er',
    next: 'ensuite, puis, alors, après quoi, après on, et après, et apres, et ensuite, et là, apres je, après je, par la suite, et je vous',
    book: 'réserv*, bloqu*, organis*, fix*, planifi*, obten*, confirm*, prendre, garant*, sécuris*, programm*, valid*, convenir, retenir, accord*',
    back: 'rembours*, rendu*, rendus, restitu*, récupér*, rends, rend, rendrai, retourn*, dédui*, décompt*, déduct*, repris, reprendre, rembourse*, recrédit*, remboursable, restituable',
    account:
      'mon compte, notre compte, mon rib, notre rib, mon iban, compte suivant, à mon nom, notre iban, mon paypal, ma carte',
    customary:
      'sign*, bail, notaire*, compromis, acte, enchère*, adjudicat*, acceptation, accepté*, honoraires, contrat, remise des clés, état des lieux, entrée dans les lieux, promesse, offre d achat, offre acceptée',
    proof:
      'justificatif*, attestation*, dossier*, pièce d identité, pièces, carte d identité, bulletin*, fiche*, simulation, avis d imposition, garant, accord de principe, plan de financement',
    not: 'aucun, aucune, jamais, pas, ne, n, ni, sans, rien, nul, nulle, pas de, point de, personne, libre de, exempt de, non',
    beware:
      'arnaque*, escroc*, méfi*, attention aux, attention à ceux, fraude*, ne versez, frauduleu*, arnaqueur*, si quelqu un, si on vous, si une personne, signal*, usurp*, hameçonnage, en notre nom, ne transférez, ne payez, ne virez, vigilan*, prudence, soyez prudent*',
    key: 'clé, clés, clef, clefs, trousseau, cles',
    byCourier:
      'par la poste, par courrier, par coursier, par chronopost, chronopost, par colis, par colissimo, colissimo, par transporteur, dhl, ups, fedex, mondial relay, par recommandé, en recommandé, par livreur, par airbnb, via airbnb, par voie postale, par mondial relay, postpac, par envoi, un coursier, un transporteur, par pli, par bpost, par express, par messagerie, par colis suivi, en colis, un colis, par ups, par dhl, par fedex, avec dhl, lettre suivie, lettre recommandée, par lettre, poste restante, par la messagerie, point relais, en point relais, courrier suivi, par avion, dans une enveloppe, livraison express, par porteur, un livreur, coursier, relais colis',
    carrier: 'poste, coursier*, transporteur*, livreur*, colis, courrier*, enveloppe',
    send: 'envoy*, envoi*, envoie*, expédi*, livr*, remis*, remett*, arriv*, recev*, parvien*, transmett*, recevr*, adress*, achemin*, recois, reçois',
    iAm: 'je suis, suis, j habite, habite, je vis, je travaille, travaille, nous sommes, nous vivons, me trouve, je réside, j ai été, mon employeur, ma société, mon travail, mon entreprise, on est, j suis, chuis, nous habitons, nous travaillons, je bosse, bosse, j ai déménagé, j ai dû, je me suis, me suis installé*, je suis parti*, je m occupe, mon mari, ma femme, mon épouse, mon époux, nous avons déménagé, je reste, vis, j étais, je viens de partir',
    abroad:
      'étranger, outre mer, hors de france, en mission, plateforme pétrolière, en mer, autre pays, muté*, expatri*, angleterre, écosse, royaume uni, londres, usa, dubai, afrique, hors du pays, hors de belgique, armée, militaire, onu, médecins sans frontières, croix rouge, ambassade, bateau, navire, cargo, marine, humanitaire, casque* bleu*, en poste, affecté*, détaché*, missionnaire*, offshore, plateforme',
    work: 'travail*, profession*, mission*, emploi, boulot, muté*, mutation, société, employeur, entreprise, affaires, plateforme, ingénieur*, militaire, humanitaire, bosse*, job, taf, chantier, contrat, médecin, infirmi*, soldat, armée, marin, capitaine, onu, ong, divorc*, sépar*, veuf, veuve, décéd*, bénévol*, recherche, professeur, affecté*, détaché*, expatri*, poste, missionnaire*',
    cannot:
      'ne peux, ne puis, ne pouvons, peux pas, pouvons pas, impossible, pas disponible, dans l impossibilité, pas sur place, pas présent, pas pouvoir, pourrai pas, indisponible, personne ne peut, personne pour, personne sur place, ne suis pas, ne sommes pas, pas possible, pas me déplacer, ne peux pas venir, ne pourrai, pas être là, incapable, empêch*, peut vous ouvrir, y a personne, il n y a personne',
    helper:
      'agence*, agent, gardien*, concierge*, voisin*, gestionnaire*, notaire, bureau*, syndic, frère, soeur, mandataire*, famille, régie, parents, amie, ami',
    site: 'ce site, le site, cette plateforme, la plateforme, ce portail, le portail, la messagerie, cette messagerie, cette page, ce formulaire, le formulaire, ce chat, cette appli, l appli, l application, la boite de message*, leboncoin, l annonce, cette annonce, la plate forme, cette application, site internet, le bon coin, le site internet',
    outside:
      'hors site, hors du site, hors de ce site, en dehors du site, en dehors de ce site, hors plateforme, hors de la plateforme, en dehors de la plateforme, en dehors de cette plateforme, hors du portail, hors de cette plateforme, en dehors du portail, en dehors d ici, à coté du site, sans passer par le site, sans passer par la plateforme, hors de l appli, hors de l application, sans le site, hors d ici, en direct sans le site',
    write:
      'écri*, répond*, lis, lit, lisons, consult*, contact*, pass*, utilis*, message*, regard*, ouvr*, vérifi*, li, reponds, vois, envoy*, relev*, faire affaire, faisons, trait*, négoci*, discut*, parl*, arrang*, viens, connect*',
    noLawyer:
      'sans notaire, sans avocat, sans agence ni notaire, ni notaire, s arrange entre nous, arranger entre nous, arrangeons entre nous, traite entre nous, sans papier*, sans bail, sans passer par un notaire, sans passer par le notaire, sans contrat',
    app: 'watsap*, whatsap*, whats, watsapp, wathsapp, ouatsap, ouatsapp, wapp, insta, snap, snapchat, zap, fb, whattsapp, wattsapp, wathsap, watsap, whats app, ouatsap*, ouats app, telegr, telegramme, wasap, whatsapp*, whastap, wattsap*, vhatsapp, messenger, télégram',
    reach:
      'contact*, écri*, joign*, appel*, message*, envoy*, moi, mon, ma, répon*, répond*, sur, par, via, numéro, ajout*, discut*, parl*, laiss*',
    group: 'groupe*, bureaux, voisin*, immeuble du, siège, réseau, parents, copropriétaires',
    phone:
      'tél, tel, téléphon*, portable*, appel*, numéro, num, gsm, mobile, joign*, contact*, whatsapp, sms, rappel*, phone, natel',
    reference:
      'réf, référence*, parcelle*, lot, lots, mandat*, cadastr*, n, siren, siret, rcs, dpe, certificat*, licence*, numéro de, section, identifiant*, taxe, immatricul*, dossier, tva, iban, permis, carte, ademe',
    part: 'viager, viagère, nue propriété, usufruit*, bail réel solidaire, brs, multipropriété, démembrement, bouquet, rente viagère, accession, parts de sci, en indivision, parts indivises',
    portion: 'quote part, indivis*, indivision, parts indivises',
    common: 'charges, communes, chemin, cour, jardin, copropriété',
    half: 'moitié indivise, la moitié, demi part',
    third: 'un tiers, tiers indivis',
    quarter: 'un quart, quart indivis',
    lowPrice:
      'enchère*, adjudication*, mise à prix, comptant uniquement, achat comptant, cash uniquement, achat cash, uniquement cash, paiement comptant, non finançable*, sans prêt, sinistré*, succession*, héritier*, vendu loué, vendue louée, occupé, locataire en place, loi 48, loi de 1948, en ruine*, ruine, à démolir, insalubre, inhabitable, incendi*, péril, à rénover entièrement, rénovation totale, gros travaux, hors d eau, bail emphytéotique, emphytéose, saisie, judiciaire, sans emprunt',
    papers: 'bail, contrat, documents, papiers',
    here: 'ici',
    grammar:
      'le, la, les, de, du, des, et, est, avec, en, un, une, que, qui, dans, pour, au, aux, sur, ce, il, elle, sont, à, vous, nous, par',
    so: 'donc, du coup, c est pourquoi, car, parce que, à cause, en raison, mais, trop de gens, trop de, beaucoup de, tellement de, ainsi, alors, vu que, suite à des, marre',
    received:
      'confirm*, prévien*, prévient, reçu*, reçois, arriv*, crédit*, payé, validé*, encaiss*, notifi*, averti*, sur mon compte, parvenu*, effectif, constaté, passé, avis de réception',
    voucher:
      'carte* cadeau*, coupon*, ticket* pcs, recharge* pcs, carte* prépayée*, bon* d achat, chèque* cadeau*, google play, itunes, cryptomonnaie*, crypto*, monnaie* virtuelle*, monnaie* numérique*, transcash, neosurf, ethereum, tether, paysafecard*, carte* apple, carte* steam, toneo*',
    accept:
      'accept*, uniquement, seulement, exclusiv*, que, pren*, préfèr*, préfér*, envoy*, convien*, règl*, achetez, acheter',
    past: 'sans, sans passer par, éviter, évitons, contourn*, en dehors, plutôt que, au lieu de, à l écart',
    cut: 'commission*, pourcentage, ponctionn*',
    mailed:
      'je vous envoie, je vous les envoie, vous seront envoyées, vous seront expédiées, vous seront livrées, vous arriver*, expédi*, envoyées, envoyer les clés, à votre domicile, à votre adresse, jusqu à votre porte, vous parviendr*, postées, je les poste, vous les recev*',
    unusual:
      'caution remboursable, dépôt remboursable, acompte remboursable, frais remboursables, somme remboursable, arrhes remboursables, dépôt de bonne foi, caution de visite, frais de visite, acompte de réservation remboursable',
    who: 'ceux qui, celui qui, celle qui, personnes qui, celles qui, quiconque, aux personnes ayant, ceux ayant, candidats qui',
    serious:
      'sérieux, sérieuse, votre sérieux, motivation, votre motivation, votre intérêt, ton intérêt, bonne foi, motivé*, touristes, curieux, engagement',
    dislike:
      'ne plait pas, plait pas, plaît pas, ne convient pas, convient pas, dites non, dis non, changez d avis, changes d avis, ne vous plaît, déplaît, refusez, désist*, n aimez pas, aimes pas, pas intéressé, pas satisfait, pas preneur',
    upkeep:
      'investi, dépensé, rénovation, travaux, charges, taxe foncière, payés par le vendeur, à la charge du vendeur, honoraires, syndic, entretien, stationnement, prix de vente, copropriété',
  },
  digits: 'zéro, un/une, deux, trois, quatre, cinq, six, sept, huit, neuf',
  tens: 'dix, onze, douze, treize, quatorze, quinze, seize, vingt, vingts, trente, quarante, cinquante, soixante, septante, quatrevingt, huitante, octante, nonante',
  at: 'arobase, arobas, arrobase, arobaz, a commercial',
  dot: 'point, dot, pt',
}
