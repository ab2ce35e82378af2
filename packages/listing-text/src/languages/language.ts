/**
 * The vocabulary of one language, by concept. Entries are separated by commas; `*` stands for any letters of the same
 * word. Case, accents and apostrophes make no difference. A concept that a language does not need is omitted.
 * - `code`: ISO 639-1.
 * - `homeCountries`: the ISO 3166 codes of countries in which the language is spoken; living there is not living
 *   abroad.
 * - `hasPostpositions`: words such as "before" follow the noun, as in Turkish.
 * - `digits`: words for the digits from zero on, with `/` between variants.
 * - `tens`: words for numbers of two digits (eleven, twenty); the word for a digit may follow.
 * - `at`, `dot`: names of the sign @ and of the full stop.
 */
export type Language = {
  code: string
  homeCountries: string
  hasPostpositions?: true
  concepts: Partial<Record<Concept, string>>
  digits: string
  tens: string
  at: string
  dot: string
}

export const CONCEPTS = [
  'grammar', // Frequent words, which identify the language of a sentence.
  'so', // Connects a reason with its consequence: negations and warnings end there.
  'money', // Payments that a fraud may ask for: a deposit, an advance, a month's rent. Not the price.
  'pay', // Verbs of paying, and nouns derived from them.
  'ask', // Verbs of asking; they count only with an amount.
  'visit', // A viewing, and seeing or showing a home.
  'address', // The location of the home, which a payment is to reveal: "to release the address".
  'before', // Precedes a viewing: "before", "until".
  'visitFee', // A payment with the name of a viewing: "viewing ticket".
  'purpose', // "In order to", which may also precede a viewing.
  'toVisit', // One word for "in order to" and a viewing. `beforeVisit`: for "before" and a viewing.
  'beforeVisit',
  'after', // Precedes a payment: "after", "once", "against".
  'afterPay', // One word for "after" and a payment.
  'received', // The arrival of a payment: "as soon as it arrives".
  'first', // In advance.
  'next', // Introduces the next step after a payment: "then".
  'book', // Arranging, reserving, securing.
  'who', // People who have done something: "those who paid".
  'serious', // Being serious about a viewing.
  'back', // Giving money back.
  'refundable', // "Refundable".
  'buyer', // Buyers as the subject of a statement.
  'dislike', // A visitor does not like the home.
  'trustee', // A third party that supposedly holds the money: an escrow service, a trusted intermediary.
  'travelSite', // Sites of holiday lets by description, whose name a fraud borrows: "the known booking platform".
  'payLink', // Things that supposedly come from such a site: a link to pay, an invoice, the code of the door.
  'decide', // Time to decide after moving in: "five days to decide".
  'unseen', // Taking the home without seeing it: "sight unseen", "the photos are enough".
  'account', // An account of the writer.
  'bank', // Any account: one abroad is no step of a usual sale.
  'unusual', // Payments that are unusual in a sale, for any purpose.
  'voucher', // Payment methods that no sale of a home uses: gift cards, digital currencies.
  'accept', // Accepting, buying or sending vouchers, or nothing else.
  'customary', // Steps of an ordinary sale or tenancy at which money is due.
  'official', // Notaries, courts, auctions and developers, who may hold money.
  'goods', // Things that an owner or tenant sells with the home: "the kitchen".
  'discount', // Less to pay; with a `deadline`, it hurries payers.
  'deadline',
  'upkeep', // Costs of the home, of work on it, and of its owners.
  'proof', // Documents to show before a viewing.
  'notice', // The notice that tenants need before a viewing.
  'tenant', // Tenants living in the home.
  'you', // The reader.
  'not', // Negations before the negated word. `notAfter`: after it.
  'notAfter',
  'without', // Precedes a condition: no viewing "without" a payment.
  'beware', // Warnings against fraud. `anyone`: "if anyone", a warning if they ask for money.
  'anyone',
  'key',
  'papers',
  'byCourier', // A delivery under any circumstances: "by courier".
  'carrier', // Delivery services that may also be a shop near the home.
  'send', // Sending, arriving.
  'mailed', // Sending to the reader's home.
  'iAm', // The writer in the first person: "I am", "I work".
  'meeting', // Meeting the writer, which is supposedly not needed: "no need to meet".
  'remote', // A deal at a distance: "online".
  'outsideView', // Seeing the home from outside alone: "from the street".
  'owner', // The owner in the third person.
  'abroad',
  'wasHome', // The writer lived in the home; what took them abroad is over: "was our home while …".
  'leaving', // Moving away as the reason for the sale.
  'work', // Work as a reason for absence.
  'cannot', // Being unable to show the home.
  'distrust', // Not wanting agents: "does not trust".
  'helper', // People who show the home for the owner.
  'shown', // Somebody shows the home or opens it, as a fact: "my sister shows it", "we show it".
  'possible', // "Possible", whose negation says that a viewing is not.
  'office', // The writer is an agency: "our office", "we accompany".
  'video', // Viewings by video, which a messenger may carry.
  'former', // Earlier tenants and owners, who sent keys back.
  'facility', // Rooms of the building in which parcels are received.
  'trip', // The writer's journey to the viewing: petrol, fares.
  'vetting', // Checks, lists and registrations that a visitor supposedly pays for.
  'alone', // Visitors enter by themselves.
  'hidden', // Hiding places of a key: "under the mat".
  'own', // "Private", "personal", "my": of a channel, such as an address or a number.
  'channel',
  'nobody', // "Nobody", as the one who opens the home, shows it or hands out its key.
  'open',
  'picture', // Pictures that are said to be enough, or to show everything.
  'enough',
  'onPicture', // Places in pictures where contact data is hidden: "in the last photo".
  'need', // "Need", whose negation says that no viewing is needed.
  'site', // This site. `here`: on it. `past`: without it. `outside`: one phrase for "without" and the site.
  'here',
  'past',
  'outside',
  'broken', // Messages on the site supposedly don't arrive: "broken", "deleted", "spam".
  'cut', // The commission of a site.
  'write', // Writing, answering or reading messages.
  'noLawyer',
  'private', // Phrases that introduce a contact outside the site: "my private number".
  'app', // Names of messengers in this language.
  'reach', // Reaching the writer: "write to me", "my number".
  'group', // Features of messengers that a listing may also mention, such as groups.
  'firm', // The name of a firm, by which the reader is to find the writer.
  'listed', // The number of the listing's own field: "the number beside the photos".
  'board', // Boards and leaflets at the home, whose codes show plans.
  'phone', // Announces a telephone number.
  'reference', // Announces another kind of number.
  'part', // The price is for a part of the home, or for its ownership without its use.
  'portion', // A part, if its size is next to it. `common`: the shared parts of a building, which don't count.
  'common',
  'half',
  'third',
  'quarter',
  'lowPrice', // Reasons for a low price.
  'overhaul', // A complete renovation, which is one only if it is `toDo`: "needs", "in need of", "for".
  'toDo',
  'forbid', // Forbidding, of living in the home or `enter`ing it.
  'enter',
  'lender', // Banks, which give no `loan` for the home.
  'loan',
  'insider', // Who is in the home and does not `moveOut` or pay, or whose rent cannot be `raise`d.
  'moveOut',
  'raise',
  'repaired', // Of damage that is none any more.
  'ended', // Next to a right or burden that no longer holds: a leasehold "bought out", an auction "called off".
  'stay', // Living in the home, of a person who does so for life.
  'lifelong', // "For life", "till her dying day".
  'annex', // A garage or parking space, which may be all that is sold.
  'dwelling',
  'only',
  'included',
  'soldElsewhere', // "Already sold", "sold separately", of the home itself.
  'sale', // Selling, changing hands.
  'weeks', // Weeks or nights; `yearly`: "a year", "every June". Together they are for sale in a timeshare.
  'yearly',
  'land', // The ground that the home stands on. `lent`: that is leased from, or belongs to, somebody else.
  'lent',
  'rest', // What is not sold: "the rest", "the other half". `kin`: relatives or co-owners, who `hold` it.
  'kin',
  'hold',
] as const
export type Concept = (typeof CONCEPTS)[number]
