import { JSONParser } from '@streamparser/json'
import { FeedFileError, feedFault, fileError } from './feed-fault.ts'

const MAX_HOME_CHARACTERS = 1_000_000

const NEXT_PAGE = '"@odata.nextLink"'

/**
 * Matches control characters, which JSON allows only as whitespace between values; inside a string they would stop the
 * parser.
 */
const CONTROLS = /(?![\x7F-\x9F])\p{Cc}/gu

export type JsonPart = { kind: 'home'; value: unknown } | { kind: 'nextPage' }

/**
 * Yields the elements of a JSON array, or of the array `value` of an object, as in OData; also a `nextPage` if the file
 * names a further page.
 */
export async function* jsonParts(chunks: AsyncIterable<string>): AsyncGenerator<JsonPart> {
  let parser: JSONParser | undefined
  let parts: JsonPart[] = []
  let before = 0
  let hasEnded = false
  let homes = 0
  let tail = ''
  const start = (text: string): JSONParser => {
    const paths = text.trimStart().startsWith('[') ? ['$.*'] : ['$.value.*']
    const created = new JSONParser({ paths, keepStack: false })
    created.onValue = ({ value }) => {
      homes += 1
      before = 0
      parts.push({ kind: 'home', value })
    }
    created.onEnd = () => {
      hasEnded = true
    }
    return created
  }
  for await (const chunk of chunks) {
    if (!parser && chunk.trim() === '') continue
    parser ??= start(chunk)
    before += chunk.length
    if (`${tail}${chunk}`.includes(NEXT_PAGE)) parts.push({ kind: 'nextPage' })
    tail = chunk.slice(-NEXT_PAGE.length)
    try {
      if (!hasEnded) parser.write(chunk.replace(CONTROLS, ' '))
      else if (chunk.trim() !== '') throw broken(homes, 'moreAfterEnd')
    } catch (error) {
      yield* parts
      throw error instanceof FeedFileError ? error : broken(homes, 'noJson')
    }
    if (before > MAX_HOME_CHARACTERS + chunk.length) throw broken(homes, 'valueTooLong')
    yield* parts
    parts = []
  }
  if (!hasEnded) throw broken(homes, 'breaksOff')
}

const broken = (homes: number, reason: 'moreAfterEnd' | 'valueTooLong' | 'breaksOff' | 'noJson'): FeedFileError =>
  fileError('brokenJson', { count: homes, reason: feedFault(reason) })
