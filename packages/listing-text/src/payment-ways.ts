const WAYS =
  '(?:western union|money ?gram|bitcoins?|btc|usdt|crypto(?:currenc(?:y|ies))?(?![- ]?(?:goth|clas|port|goth))|gift ?cards?|steam cards?|cash ?app|zelle|venmo|pay ?pal|wire transfer|bank wire|bank transfer|iban|sort code|friends (?:and|&) family|revolut)'
/** Ways in which a rent or a price is usually paid too: they count next to what is unusual about it. */
const BANK_WAYS = /\b(?:wire transfer|bank wire|bank transfer|iban|sort code)\b/gi
const UNUSUAL =
  /\b(?:my|our) (?:\w+ )?(?:account|bank|iban|sort code)\b|\b(?:in advance|up ?front|before|prior|first|only|now|today|at once|immediately|view\w*|visit\w*|show\w*|see|keys?|hold|reserve|secure|refund\w*|deposit|holding|fees?|tours?|slots?)\b/i
const PERIODIC = /\b(?:monthly|quarterly|yearly|annually|weekly|(?:per|a|each|every) (?:month|quarter|year|week))\b/i
const NO_WAY = '(?! (?:building|tower|house|offices?|hall|sign|block|branch|store|shop)\\b)'
const PAYING =
  /^(?:pay|pays|paid|payable|payments?|send|sent|transfer|transferred|deposits?|fees?|money|price|accept|accepts|accepted|take|takes|settle|settled|refunds?|buy|purchase)$/i
const MAX_WORDS_BETWEEN = 6
const WAY_STARTS = new RegExp(`(?<!\\w)(?=${WAYS}\\b${NO_WAY})`, 'gi')
const WAY_WITH_WORD = new RegExp(
  `\\b(?:by|via|through|using|only|in|my|our)\\s+${WAYS}\\b${NO_WAY}|\\b${WAYS}\\W+(?:only|accepted|preferred|please|payments?|welcome|to (?:my|our)|account|is (?:fine|ok|best)|or ${WAYS})\\b`,
  'i',
)

/** Finds a payment method by its context, because its name may also be that of a building or a fireplace. */
export function namesPaymentWay(sentence: string): boolean {
  const isUsual = !UNUSUAL.test(sentence) || PERIODIC.test(sentence)
  const read = isUsual ? sentence.replaceAll(BANK_WAYS, '') : sentence
  if (WAY_WITH_WORD.test(read)) return true
  return [...read.matchAll(WAY_STARTS)].some(({ index }) => {
    const before = read.slice(0, index).match(/\w+/g) ?? []
    return before.slice(-MAX_WORDS_BETWEEN - 1).some((word) => PAYING.test(word))
  })
}
export const PAYMENT_WAY = new RegExp(WAYS, 'i')
export const STRANGE_WAYS =
  /(?<!\p{L})(?:western union|money ?gram|bitcoins?|btc|usdt|[ck]r[iy]pto\p{L}*|gift ?cards?|paysafe\p{L}*|steam (?:card|wallet|gift)\p{L}*|neosurf|transcash|(?:tickets?|coupons?|recharges?|codes?) pcs|mandat cash|ويسترن يونيون|موني ?جرام|بيتكوين)(?!\p{L})/gu
/** Matches an amount with its currency; "e" after a year is excluded, because it is "and" in Italian and Portuguese. */
export const AMOUNT =
  /[£$€]\s?\d[\d.,]*|(?<![\d.,])[.,]*(?!(?:19|20)\d\d\s?e)\d[\d.,]*\s?(?:e(?=[\s,.]|$)|real|soles)(?![\p{L}\p{N}])|(?:(?<![\d.,])(?:(?<![\p{L}\p{N}])\d|\d*[.,]+\d)[\d.,]*\s?|(?<![\p{L}\p{N}]))(?:[£$€]|eur|euros?|pounds?|quid|gbp|usd|dollars?|dolares|dollari|dolar\p{L}*|bucks|chf|franken|francs|franchi|stutz|zl|pln|zlot\p{L}*|tl|liras?|reais|pesos?|dinar\p{L}*|riyals?|aed|dirhams?|(?:دينار|ريال|درهم|ليره|جنيه|دولار|يورو))(?![\p{L}\p{N}])/gu

export const TRAVEL_SITES =
  /(?<!\p{L})(?:airbnb|booking(?:[. ]com)?|ebay|amazon|tripadvisor|expedia|بوكينج|بوكينق|بوكنج|بوكنق|ايربنب)(?!\p{L})/gu

export const PERSONAL_WAYS =
  /(?<!\p{L})(?:pay ?pal|revolu[tc]\p{L}{0,3}|zelle|venmo|cash ?app|monzo|bizum|oxxo|yape|plin|nequi|daviplata|tigo money|mercado ?pago|بريدي ?موب|lydia|paylib|wero|satispay|postepay|mb ?way|pix|tikkie|twint|swish|blik\p{L}{0,3}|papara\p{L}{0,3}|ininal|stc pay|instapay|vodafone cash|باي ?بال|فودافون كاش|اس تي سي باي)(?!\p{L})/gu

/** Brands of gift cards, which count only next to a word for a card or its code. */
export const CARD_BRANDS =
  /(?<!\p{L})(?:amazon|steam|allegro|bol|google play|play store|apple|itunes|zalando|ikea|fnac|netflix|playstation|psn|xbox|roblox|razer|paysafe(?:card)?|neosurf|pcs|transcash|flexepin|cashlib|hepsiburada|trendyol|ebay|walmart|target|visa|vanilla|noon|jarir|امازون|ستيم|ايتونز|ابل|جوجل بلاي|غوغل بلاي|قوقل بلاي|نون|جرير|بلايستيشن)\p{L}{0,5}(?!\p{L})/gu
export const CARDS =
  /(?<!\p{L})(?:(?:gift|geschenk|guthaben|cadeau|prepaid)?(?:card|karte|kaart|kart|bon|gutschein|voucher|tarjeta|carte|recharge|cheque|coupon|carta|carte|buon|cartao|cartoe|vale|code|codigo|codice|kod|kupon)\p{L}{0,4}|بطاق\p{L}{0,4}|كرت|كروت|قسيمه|قسايم|كود|اكواد|رمز)(?!\p{L})/gu
export const CODES =
  /(?<!\p{L})(?:code|codes|codigos?|codice|codici|kod|kody|kodem|kodami|kodow|kodu\p{L}{0,4}|kodlar\p{L}{0,4}|pin|pins|scratch\p{L}{0,4}|\p{L}?كود|\p{L}?اكواد|\p{L}{0,3}رمز|\p{L}{0,3}رموز)(?!\p{L})/gu
