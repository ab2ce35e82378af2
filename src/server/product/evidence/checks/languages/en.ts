import type { Language } from './language.ts'

export const en: Language = {
  code: 'en',
  homeCountries: 'GB US IE AU NZ CA',
  concepts: {
    notice: 'notice, warning',
    without: 'without, until, unless',
    purpose: 'in order to',
    unusual:
      'refundable deposit, refundable fee, refundable payment, holding deposit, holding fee, good faith deposit, good faith payment, security fee, security payment',
    leaving: 'moving, relocating, emigrating, emigrated, we are selling because',
    private:
      'my private email, my private e mail, my personal email, my private number, my personal number, private email, private number, my own email, email me directly, write to me privately, text me privately, email me privately, contact me directly, contact me privately, message me privately, call me directly, my email, my e mail, my number, my mobile, my cell, my phone, text my, text me, ring me, ring my, call my',
    money:
      'deposit*, advance payment*, down payment*, payment*, fee, fees, money, funds, advance, first month, first month s rent, one month, month s rent, months rent, half of the price, part of the price, prepayment*, token money, sum, security, bond, 1st month, 1st month s rent, 1st month rent, first months rent, rent up front, rent upfront, rent in advance, rent first, holding fee, booking fee, reservation fee, viewing fee, admin fee, token, retainer, good faith money, earnest, small amount, instalment, installment, half up front, guarantee sum, the guarantee, guarantee deposit, guarantee payment, token of, weeks rent, two weeks, two months',
    pay: 'pay, pays, paid, paying, payment, send, sends, sent, transfer, transfers, transferred, transferring, wire, wires, wired, forward, remit, put down, venmo, zelle, drop, settle, pop, chuck, hand over, lodge, lodged, deposit it, bung, prepay, goes to, placed with, you cover, cover the fee, cover the cost, covers the fee, leave, leaves, leaving, hand me, hands me, give me, gives me, wire over, wired over',
    ask: 'ask, asks, asked, asking, require*, need, want, charge, charges, demand*, request*, take, collect, must',
    visit:
      'view, views, viewing*, viewed, visit*, see, sees, seeing, seen, look at it, look round, look around, walk through, walkthrough, tour, tours, inspection*, inspect, show you, show it, showing, showings, appointment*, address, adress, slot, show u, show ya, come over, pop round, come round, come by, look inside, have a look, take a look, walk around, come and see, let you in, let u in, check it out, showed, showing it, get inside, go inside, step inside, inside first, time slot, walk in',
    before: 'before, prior to, ahead of, b4, until, till',
    after:
      'after, once, upon, when, as soon as, against, only with, only then, subject to, conditional on, on receipt of, following, provided',
    first:
      'up front, upfront, in advance, beforehand, pay first, paid first, first pay, first you pay, first send, up front to, before anything, to start with, at the outset, pay 1st, first of all',
    next: 'then, only then, after that, afterwards, n then, and then, afterwards i, than i, after that i',
    book: 'book, books, booking, secure*, reserve*, hold, holds, arrange*, schedul*, get, release*, confirm*, to see, to view, set up',
    back: 'refund*, get it back, get back, give back, given back, returned, money back, good faith, holding, fully refundable, security deposit, reimburs*, returnable, deduct*, taken off, come off, comes off, offset, goes towards, counts towards, knocked off, comes back, come back to you, straight back, back to you, goes back, back in your',
    account: 'my account, our account, my bank*, our bank*, to me, to us',
    customary:
      'exchange, completion, closing, earnest, title company, title agent, attorney*, acceptance, accepted, stakeholder, client account, scheme, tenanc*, tender, solicitor*, conveyanc*, auction*, hammer, lawyer*, notary, developer, plot, reservation fee, reservation, sign, signed, signing, signature, lease, contract*, move in, moving in, handover, referencing, week s rent, close of escrow, closing costs, in escrow toward, escrow officer, completion date, legal fees',
    proof:
      'proof of, evidence of, statement of, source of, id, passport, referencing, references, form, questionnaire, brochure, pack',
    tenant: 'tenant*, lessee*, rent is, rents are, rent paid',
    you: 'you, your, u, buyer*, viewer*, applicant*, please, send, transfer',
    not: 'no, not, never, don t, dont, do not, does not, nor, neither, without, nothing, nobody, won t, will not, refuse*, rarely, seldom, hardly, barely, free of, free from',
    beware:
      'beware, scam*, fraud*, be careful, be wary, never send, never pay, never transfer, report anyone, report anybody, suspicious, wary, report it, report them, report this, report to us, if anyone, if anybody, if someone, impersonat*, phishing, genuine agents, protect yourself, do not send, do not pay, do not transfer',
    key: 'key, keys',
    byCourier:
      'by courier, via courier, with a courier, by a courier, a courier, through a courier, dhl, fedex, ups, tnt, by post, by mail, via post, via mail, in the post, in the mail, by parcel, through the post, parcel service, by airbnb, via airbnb, through airbnb, with airbnb, by recorded delivery, by special delivery, royal mail, usps, by registered mail, by registered post, tracked post, by tracked post, by airmail, by express mail, express mail, by freight, courier service, delivery service, hermes, evri, dpd, parcelforce, through the mail, couriered, via dhl, by fedex, by dhl',
    carrier: 'courier*, post, mail, parcel*, envelope, shipping',
    send: 'send, sends, sending, sent, deliver*, arrive*, reach you, bring*, ship, shipped, mailed, posted, receive, mail you, post you, get them',
    iAm: 'i am, i m, im, i was, i ve been, i have been, i live, i work, i got, i moved, i relocated, we are, we re, we live, we moved, we have been, my job, my company, my employer, my wife, my husband, my work, i ve moved, i now live, i now work, i am now, i have moved, i ve gone, we ve moved, we now live, i took, i m away, i left, me and my, i had to, we were',
    abroad:
      'abroad, overseas, out of the country, out of country, offshore, oil rig, rig, mission, another country, deployed, transferred, relocated, united kingdom, uk, usa, at sea, deployment, navy, army base, peacekeep*, embassy, cruise ship, merchant ship, aboard, stationed, posted to, doctors without borders, red cross, united nations, un mission, missionar*, humanitarian, platform, vessel, on tour, on assignment, posting, aberdeen',
    work: 'work*, job, mission*, missionar*, contract, business, engineer, deployed, transferred, posted, employer, army, offshore, oil rig, unable, company, navy, military, soldier, nurse, doctor, captain, sailor, peacekeep*, assignment, posting, contractor, crew, un, charity, aid, divorce*, separat*, late husband, late wife, widow*, passed away, research, professor, marine, placement, secondment',
    cannot:
      'cannot, can not, can t, cant, unable, not able, not available, impossible, nobody can, no one can, quick sale, nobody to, no one to, nobody there, no one there, nobody around, no one around, nobody is there, no one is there, wont be able, can t be there, cannot be there, not around, nobody is around, no one is around, can no longer, no way to',
    helper:
      'agent has, agents have, agent holds, agency, letting agent, estate agent, managing agent, caretaker, concierge, porter, neighbour, neighbor, office, we hold, family member, my brother shows, property manager',
    site: 'this site, the site, this website, the website, this platform, the platform, this portal, the portal, this app, the app, this page, the page, this form, the form, contact form, the chat, the message button, the listing site, this listing site, the website s, the ad site, website chat, this chat',
    outside:
      'outside this site, outside the site, outside of the site, outside of this site, outside this website, outside the website, outside the platform, outside this platform, outside the portal, outside the app, off site, off the site, off this site, off the platform, off platform, off the books, off this platform, off the website, off this website, off the portal, outside of this platform, outside of the platform, outside this portal, outside of this portal, off this app, off the app, outside of here, off here, outside the marketplace',
    write:
      'use, using, contact, message, messages, messaging, reply, replying, write, writing, respond, send, offer, book, go, going, read, reading, check, checking, see, answer, look at, open, get to me, opened, log in, do this, do it, do the deal, talk, discuss, arrange, sort, settle, deal',
    noLawyer:
      'without the agent, without agent*, without an agent, without lawyer*, without a lawyer, without solicitor*, without a solicitor, without notary, without the agency, skip the agent*, skip the solicitor*, skip the lawyer*, avoid the agent*, avoid agent*, cut out the agent*, cut out the middle*, cut out middle*, no middlem*, without middlem*, without any middlem*, without paperwork, no need for a lawyer, no need for a solicitor, no need for agents, no need of a solicitor, no need for lawyers, between ourselves, just between us, no solicitors, no lawyers',
    app: 'gmail, hotmail, facebook, skype, insta, ig, dm, wa me, whats, watsap*, whatsap*, wsapp, watsup, wassap, telegr, fb, wats app, whtsapp, zangi, google chat, hangouts, imessage',
    reach:
      'message, contact, text, write, reach, find, add, chat, speak, talk, ping, msg, dm, inbox, hit me up, call, ring, me, my, us, only, number, reply, answer, i am on, faster, quicker, drop, shoot, get in touch, hit me, chat with, better, catch me, find us',
    group:
      'group, groups, offices, office, building, headquarters, community, neighbours, residents, parents, reception, signal on, coverage',
    phone: 'tel, telephone, phone, call, ring, mobile, cell, text, number, whatsapp, bell, contact, sms',
    reference:
      'reference, ref, uprn, certificate, title, folio, licence, license, registration, company, vat, number of, plan, epc, mls, parcel, account, council tax, apn, ber, eircode',
    part: 'shared ownership, part buy, part ownership, equity share, bare ownership, life interest, lifetime lease',
    portion: 'share, ownership share',
    common: 'freehold, garden, company, drive, road, management, communal',
    lowPrice:
      'cash only, sold by auction, for sale by auction, auction guide, short lease, sitting tenant, executor sale, sold for the executors, probate sale, unmortgageable, knotweed, cash buyers only, sealed bids, repossess*, derelict',
    papers: 'contract, documents, papers, deeds',
    here: 'here, on here, in here',
    grammar:
      'the, a, of, and, is, are, with, to, in, it, this, for, on, at, has, from, be, will, or, that, as, by, but, not',
    so: 'so, therefore, hence, that is why, thats why, because of, because, due to, but, and so, as people, too many, so many, lots of, sick of, tired of',
    received:
      'confirm*, arrive*, arrived, receive, received, clear, clears, cleared, in my account, notified, notifies, notify, gone through, goes through, comes through, lands, landed, come in, comes in, hits, have it, has it, it is there, in hand, they hold it, reaches',
    voucher:
      'gift card*, giftcard*, gift voucher*, prepaid card*, voucher code*, google play, itunes, apple card*, amazon card*, scratch card*, top up card*, digital currency, crypto wallet, cryptocurrenc*, digital coins, tether, ethereum, litecoin',
    accept:
      'accept*, take, takes, only, prefer*, get me, send, settle*, settlement, please buy, please purchase, buy me, purchase two, go and buy',
    past: 'without, skip, skipping, bypass*, avoid, avoiding, leave out, cutting out, cut out, not through, not via, instead of, rather than through',
    cut: 'a cut, commission*, percentage, takes a fee, charges a fee, charge us, cut of',
    mailed:
      'mailed, mail you, posted, post you, post them, post it, couriered, shipped, ship, shipped to, shipping, get mailed, get posted, sent to you, sent to your, delivered to you, delivered to your, to your address',
    who: 'who, whoever, anyone who, people who, those who, everyone who',
    serious:
      'serious, genuine, seriousness, committed, commitment, time wasters, timewasters, good faith, show interest, your interest, intent',
    dislike:
      'not for you, don t like, dont like, do not like, dislike, say no, change your mind, walk away, not happy, decide against, not satisfied, doesn t suit, does not suit, not what you, don t want it, not interested, no longer want, back out, turn it down, not be for you, isn t for you, isnt for you, not to your liking, not your thing',
    upkeep:
      'owners paid, owner paid, spent, invested, roof, renovat*, refurbish*, service charge*, ground rent, bills, council tax, seller pays, vendor pays, paid by the seller, paid by the vendor, asking price, guide price, offers over, parking, maintenance, budget',
  },
  digits: 'zero/oh/o/nought, one, two, three, four, five, six, seven, eight, nine',
  tens: 'ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety',
  at: 'at',
  dot: 'dot',
}
