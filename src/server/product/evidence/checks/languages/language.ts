/**
 * Words of one language by what they mean. Entries are separated by commas; `*` stands for any letters of the same
 * word. Case, accents and apostrophes make no difference. A concept that a language does not need is left out.
 */
export type Language = {
  /** As in ISO 639-1. */
  code: string
  /** Countries where the language is spoken: living there is not living abroad. ISO 3166. */
  homeCountries: string
  /** The rules are about words before each other; Turkish has them after each other. */
  hasPostpositions?: true
  concepts: Partial<Record<Concept, string>>
  /** Number words of one digit, from zero on, `/` between variants. */
  digits: string
  /** Number words of two digits (eleven, twenty); a digit may follow. */
  tens: string
  /** Names of the sign @; `dot`: names of the full stop. */
  at: string
  dot: string
}

export const CONCEPTS = [
  /** Words of every sentence, which show what language it is in. */
  'grammar',
  /** Joins a reason with what follows from it: negations and warnings do not reach over it. */
  'so',
  /** Payments that may be asked for: a deposit, an advance, a month's rent. Not the price. */
  'money',
  /** Verbs of paying, and nouns made of them. */
  'pay',
  /** Verbs of asking for something; they count with an amount. */
  'ask',
  /** A viewing, and seeing or showing a home. */
  'visit',
  /** Stands before a viewing: "before", "to see". */
  'before',
  /** "In order to", which stands before a viewing too. */
  'purpose',
  /** "In order to" and a viewing in one; `beforeVisit`: "before" and a viewing in one. */
  'toVisit',
  'beforeVisit',
  /** Stands before a payment: "after", "once", "against". */
  'after',
  /** "After" and a payment in one. */
  'afterPay',
  /** A payment has come: "as soon as it arrives". */
  'received',
  /** In advance. */
  'first',
  /** Begins what follows a payment. */
  'next',
  /** Arranging, reserving, securing, getting. */
  'book',
  /** Those who have done something: "people who paid". */
  'who',
  /** Being serious about a viewing. */
  'serious',
  /** Is given back. */
  'back',
  /** Money that will be given back, as an adjective. */
  'refundable',
  /** Buyers of whom something is told. */
  'buyer',
  /** A home that does not please its visitor. */
  'dislike',
  /** A third party that is said to hold the money: an escrow service, a trusted intermediary. */
  'trustee',
  /** Time to decide after moving in: "five days to decide". */
  'decide',
  /** The home is taken without a look at it: "sight unseen", "the photos are enough". */
  'unseen',
  /** An account of the person who writes. */
  'account',
  /** Payments that are unusual in a sale, whatever they are for. */
  'unusual',
  /** Ways of paying that no home is sold by: gift cards, digital currencies. */
  'voucher',
  /** Accepting, buying or sending these, or nothing else. */
  'accept',
  /** Steps of a usual sale or tenancy, at which money is due. */
  'customary',
  /** Notaries, courts, auctions and developers, who may hold money. */
  'official',
  /** Costs of the home and of work on it, and of its owners. */
  'upkeep',
  /** Papers to be shown before a viewing. */
  'proof',
  /** Notice that tenants ask for before a viewing. */
  'notice',
  /** Tenants who live there. */
  'tenant',
  /** The reader. */
  'you',
  /** Negations, which stand before what they negate; `notAfter`: those after it. */
  'not',
  'notAfter',
  /** Stands before what must be there: no viewing "without" a payment. */
  'without',
  /** Warnings. */
  'beware',
  'key',
  'papers',
  /** A delivery in any case: "by courier". */
  'byCourier',
  /** Services that may also be a shop near the home. */
  'carrier',
  /** Sending, arriving. */
  'send',
  /** Sending to the reader's home. */
  'mailed',
  /** First person, now: "I am", "I work". */
  'iAm',
  /** The owner in the third person. */
  'owner',
  'abroad',
  /** Moving away as the reason of the sale. */
  'leaving',
  /** Work as a reason to be away. */
  'work',
  /** Being unable to show the home. */
  'cannot',
  /** People who show the home for the owner. */
  'helper',
  /** This site; `here`: on it; `past`: without it; `outside`: without and the site in one. */
  'site',
  'here',
  'past',
  'outside',
  /** Messages on the site are said not to arrive, or not to be read: "broken", "deleted", "spam". */
  'broken',
  /** What a site earns. */
  'cut',
  /** Writing, answering, reading messages. */
  'write',
  'noLawyer',
  /** Phrases that lead to a contact past the site: "my private number". */
  'private',
  /** Names of messengers in this language. */
  'app',
  /** Reaching the person who writes: "write to me", "my number". */
  'reach',
  /** Groups and other things that messengers have but a listing may name. */
  'group',
  /** Says that a telephone number follows. */
  'phone',
  /** Says that some other number follows. */
  'reference',
  /** The price is for a part of the home, or for its ownership without its use. */
  'part',
  /** A part, if its size stands next to it, and not of what homes have in `common`. */
  'portion',
  'common',
  'half',
  'third',
  'quarter',
  /** Reasons for a low price. */
  'lowPrice',
] as const
export type Concept = (typeof CONCEPTS)[number]
