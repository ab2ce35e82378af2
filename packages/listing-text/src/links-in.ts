import { type FoundPassage, found } from './passages.ts'
import { DOT_IN_BRACKETS, DOT_WORDS } from './sign-names.ts'

export const TLD =
  'com|net|org|info|biz|co\\.uk|org\\.uk|eu|de|fr|es|ru|cn|xyz|site|online|app|dev|pl|nl|pt|ch|com\\.tr|com\\.br|com\\.mx|com\\.au|co\\.nz|com\\.ar|com\\.co|com\\.sa|com\\.eg|ae|immo|link|shop|page|top|click'
/** Endings that are also words: they count next to a hyphen or a digit in the name, or a path. */
const WORD_TLD =
  '(?:it|at|be|io|me|co|sa|ma|eg|ie|us|ca|uk|in|tr|mx|br|ar|cl|tv|cc|lu|dk|se|no|fi|cz|gr|ro|hu|to|so|la|dz|tn|jo|lb|kw|qa|om|bh|house|homes|estate|rent|pro|live|life|world|store|blog|vip|club|agency)'
const SPOKEN_TLD =
  '(?:(?:com|net|org|info|biz|eu|xyz|co (?:dot )?uk)\\b|(?:de|es|fr|it|nl|pl|pt|ch|ru|cn)(?=\\s?(?:$|[.,;!?)/])))'
const SHORT =
  '(?:bit[ .]{0,3}ly|tinyurl[ .]{0,3}com|cutt[ .]{0,3}ly|t[ .]{0,3}me|wa[ .]{0,3}me|m[ .]me|is[.]gd|goo[.]gl|rb[.]gy|ow[.]ly|t[.]ly|t[.]co|s[.]id|shorturl[.]at|linktr[.]ee|lnkd[.]in|rebrand[.]ly|surl[.]li|urlz[.]fr|qr[.]ae|fb[.]me|forms[.]gle|discord[.]gg|signal[.]me|youtu[.]be)'
const SLASH_WORDS =
  '\\s(?:slash|barra|schragstrich|trattino|barre|bolu|ukosnik|sla[cç]h|egik cizgi|schuine streep|barra diagonal|barra inclinada|barre oblique|sbarra|taksim|سلاش|شرطه مايله)\\s'
const SLASH = `(?:\\s?/\\s?|${SLASH_WORDS})`
/** An address spelled with the names of its dot and slash: "kurz punkt example schrägstrich loft44". */
const SPOKEN_LINK = `[\\p{L}\\p{N}-]{2,30}\\s(?:${DOT_WORDS})\\s[\\p{L}\\p{N}-]{2,20}${SLASH_WORDS}[\\p{L}\\p{N}]`
const LINK = new RegExp(
  `\\b(?:https?://|www\\.|(?:mailto|tel|sms|whatsapp):(?=\\S)|(?:skype|viber|tg|signal)://)[^\\s<>]{3,200}|\\b${SHORT}${SLASH}[\\w-]+|(?<!\\p{L})بي?ت(?:\\.|\\s(?:نقطه|دوت)\\s)لي${SLASH}[\\w-]+|\\b(?:bit|cutt)\\s(?:${DOT_WORDS})\\sly\\b|\\b[a-z0-9][a-z0-9-]{1,62}\\.(?:${TLD})\\b|\\b(?:(?=[a-z0-9-]{0,62}[-\\d])[a-z][a-z0-9-]{2,62}\\.${WORD_TLD}\\b|[a-z][a-z0-9-]{2,62}\\.${WORD_TLD}/[\\w-]+)|\\b[a-z0-9][a-z0-9-]{3,62} (?:${DOT_WORDS}) ${SPOKEN_TLD}|${SPOKEN_LINK}`,
  'giu',
)

/** The end of a sentence and the beginning of the next one, with no blank between them: "luminoso.Es un piso". */
const JOINED_SENTENCES = /\.\p{Lu}\p{Ll}+$/u
const NEXT_WORD = /^(?:\s+|,\s*|['’])\p{L}/u

/** `text`: without accents, in its own case. */
export const linksIn = (text: string): FoundPassage[] => {
  const read = text.replaceAll(DOT_IN_BRACKETS, '.')
  return [...read.matchAll(LINK)].flatMap(({ index, 0: link }) =>
    (JOINED_SENTENCES.test(link) && NEXT_WORD.test(read.slice(index + link.length))) ||
    link.toLowerCase() === 'booking.com'
      ? []
      : [found('link', link)],
  )
}
