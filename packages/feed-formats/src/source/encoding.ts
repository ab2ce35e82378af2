import iconv from 'iconv-lite'

const BYTES_THAT_TELL = 200
const MAX_DECLARATION_BYTES = 500
/**
 * The minimum number of valid UTF-8 characters per invalid byte; a text with fewer is not damaged UTF-8 but another
 * encoding.
 */
const MIN_WHOLE_FOR_EACH_BROKEN = 4

/**
 * Determines the encoding: by byte order mark; UTF-8 if all bytes are valid, whatever is declared, or if most are and
 * no other encoding is declared; otherwise the declared one; otherwise Windows-1252, which also replaces a declared
 * ISO-8859-1.
 */
export async function encodingOf(bytes: () => AsyncIterable<Uint8Array>): Promise<string> {
  let start = Buffer.alloc(0)
  for await (const chunk of bytes()) {
    start = Buffer.concat([start, chunk])
    if (start.length >= BYTES_THAT_TELL) break
  }
  const marked = unicodeOf(start)
  if (marked) return marked
  if (await isUtf8(bytes())) return 'utf-8'
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/.exec(start.toString('latin1', 0, MAX_DECLARATION_BYTES)) ?? []
  if (/^utf-?8$/i.test(declared)) return (await isDamagedUtf8(bytes())) ? 'utf-8' : 'windows-1252'
  if (/^(iso-?8859-?1|latin-?1|us-ascii|ascii|utf-?16.*)$/i.test(declared)) return 'windows-1252'
  return iconv.encodingExists(declared) ? declared : 'windows-1252'
}

/** Decodes bytes without the byte order mark; undecodable bytes become U+FFFD. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = encoding === 'utf-8' ? utf8Decoder() : iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of bytes) yield decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  yield decoder.end() ?? ''
}

function utf8Decoder() {
  const decoder = new TextDecoder()
  return {
    write: (chunk: Uint8Array) => decoder.decode(chunk, { stream: true }),
    end: (): string | undefined => decoder.decode(),
  }
}

/**
 * Returns UTF-8 or UTF-16 if the first bytes show it; otherwise undefined. UTF-16 without a byte order mark is
 * recognized by ASCII characters, in which every other byte is zero.
 */
function unicodeOf([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be'
  return undefined
}

async function isUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const WHOLE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g
const ANY = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\x80-\xFF]/g

const BEGUN = /[\xC2-\xF4][\x80-\xBF]{0,2}$/

async function isDamagedUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  let whole = 0
  let all = 0
  let begun = ''
  const count = (text: string) => {
    whole += text.match(WHOLE)?.length ?? 0
    all += text.match(ANY)?.length ?? 0
  }
  for await (const chunk of bytes) {
    const text = begun + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
    begun = BEGUN.exec(text)?.[0] ?? ''
    count(text.slice(0, text.length - begun.length))
  }
  count(begun)
  return whole >= (all - whole) * MIN_WHOLE_FOR_EACH_BROKEN
}
