export type XmlSection = { kind: 'record' | 'between'; name: string; text: string; line: number }

/** The limit of one section, such as a home, in characters; it is large because pictures may be embedded as text. */
export const MAX_SECTION_CHARACTERS = 16_000_000
/**
 * The length of the longest start or end tag that is searched for. The same number of characters at the end of a chunk
 * is searched again with the next chunk, as a tag may span both.
 */
const MAX_MARK = 256

type Mode = 'text' | 'tag' | 'cdata' | 'comment' | 'instruction'
const ENDS: Record<Exclude<Mode, 'text' | 'tag'>, string> = {
  cdata: String.raw`\]\]>`,
  comment: '-->',
  instruction: String.raw`\?>`,
}
const STARTS: Record<string, Mode> = { '<![CDATA[': 'cdata', '<!--': 'comment', '<?': 'instruction' }

/**
 * Splits XML text into the elements with these `names`, so that a fault affects only one home. An unclosed home,
 * comment or CDATA section ends where the next home begins. `isTooLong`: a section exceeds the limit, and the text ends
 * there. A truncated last home is not yielded.
 */
export async function* xmlSections(
  chunks: AsyncIterable<string>,
  names: readonly string[],
): AsyncGenerator<XmlSection & { isTooLong?: boolean }> {
  const some = names.join('|')
  const startOrEnd = `<(${some})(?=[\\s>/])|</(${some})\\s{0,100}>`
  const marks = {
    text: new RegExp(`<!\\[CDATA\\[|<!--|<\\?|${startOrEnd}`, 'g'),
    tag: /\/?>/g,
    ...Object.fromEntries(Object.entries(ENDS).map(([mode, end]) => [mode, new RegExp(end, 'g')])),
  } as Record<Mode, RegExp>
  const marksInRecord = {
    ...marks,
    ...Object.fromEntries(
      Object.entries(ENDS).map(([mode, end]) => [mode, new RegExp(`${end}|</(?:${some})\\s{0,100}>`, 'g')]),
    ),
  } as Record<Mode, RegExp>

  let mode: Mode = 'text'
  let record = ''
  let pieces: string[] = []
  let length = 0
  let line = 1
  let rest = ''
  const take = (text: string) => {
    pieces.push(text)
    length += text.length
  }
  const section = (): XmlSection => {
    const text = pieces.join('')
    const found = { kind: record ? ('record' as const) : ('between' as const), name: record, text, line }
    line += text.match(/\n/g)?.length ?? 0
    pieces = []
    length = 0
    return found
  }
  function* read(text: string, isEnd: boolean): Generator<XmlSection> {
    const limit = isEnd ? text.length : text.length - MAX_MARK
    let at = 0
    while (at < limit) {
      const pattern = (record ? marksInRecord : marks)[mode]
      pattern.lastIndex = at
      const mark = pattern.exec(text)
      if (!mark || mark.index >= limit) {
        take(text.slice(at, limit))
        at = limit
        break
      }
      const [all, starts, ends] = mark
      const end = mark.index + all.length
      if (mode === 'text' && starts !== undefined) {
        take(text.slice(at, mark.index))
        yield section()
        record = starts
        mode = 'tag'
        take(all)
        at = end
      } else if (mode === 'text') {
        take(text.slice(at, end))
        at = end
        mode = STARTS[all] ?? 'text'
        if (ends !== undefined && ends === record) {
          yield section()
          record = ''
        }
      } else if (mode === 'tag') {
        take(text.slice(at, end))
        at = end
        mode = 'text'
        if (all === '/>') {
          yield section()
          record = ''
        }
      } else {
        const isHome = all.startsWith('</') // the comment or CDATA has no end
        take(text.slice(at, isHome ? mark.index : end))
        at = isHome ? mark.index : end
        mode = 'text'
      }
    }
    rest = text.slice(at)
  }
  for await (const chunk of chunks) {
    yield* read(rest + chunk, false)
    if (length > MAX_SECTION_CHARACTERS) return yield { ...section(), text: '', isTooLong: true }
  }
  yield* read(rest, true)
  if (!record) yield section()
}
