/** Mail services whose name means nothing else. */
const SERVICES =
  'g[ -]?mail|google[ -]?mail|hotmail|icloud|proton[ -]?mail|gmx|web[ .]de|freenet|t-online|la ?poste|wanadoo|virgilio|tiscali|sapo|ziggo|xs4all|kpn|onet|interia|mynet|yandex|yahoo|outlook|btinternet|telefonica|جيميل|هوتميل|ياهو|اوتلوك'
/** Mail services whose name is also a word or another firm: they count only after a preposition. */
const WORDS = 'web|orange|free|libero|alice|live|home|planet|sky|o2|wp|iol|terra|aol|sfr|bbox|clix'
const AT_ANOTHER = 'at|with|on|bei|mit|en|con|chez|sur|presso|su|da|no|na|em|bij|op|u|w|po'
const DOTS = 'dot|punkt|punto|point|ponto|punt|kropka|nokta|دوت|نقطه'
/** The part of an address before its @: it has a dot or digits, unlike other words. */
const NAME = `(?<![\\p{L}\\p{N}@._/-])(?:\\p{L}[\\p{L}\\p{N}]{0,20}[._]\\p{L}[\\p{L}\\p{N}._]{1,20}|\\p{L}{3,20}\\d{1,4}|\\p{L}{2,20}\\s(?:${DOTS})\\s\\p{L}{2,20}(?:\\s?\\d{1,4})?)(?![\\p{L}\\p{N}@])`

/**
 * Matches an address that is described without its @, by its name and its mail service: "anna.keys, and then the usual
 * mail of Google".
 */
export const MAIL_OF_SERVICE = new RegExp(
  `${NAME}(?:[\\s,(]{1,3}\\p{L}{1,12}){0,4}[\\s,(]{1,3}(?:${SERVICES})(?![\\p{L}\\p{N}])|${NAME}[\\s,(]{1,3}(?:${AT_ANOTHER})\\s(?:${WORDS})(?![\\p{L}\\p{N}])`,
  'gu',
)
