import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decoded, encodingOf } from './encoding.ts'

async function read(content: Buffer, size = 7): Promise<{ encoding: string; text: string }> {
  async function* pieces() {
    for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
  }
  const encoding = await encodingOf(pieces)
  let text = ''
  for await (const piece of decoded(pieces(), encoding)) text += piece
  return { encoding, text }
}
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Größe 5 € – “Müller”</a>`
const text = 'ref;Größe 5 € – “Müller”'

test.each([
  ['declared UTF-8', xml('utf-8'), 'utf-8', 'utf-8'],
  ['declared ISO-8859-1, which is UTF-8', xml('ISO-8859-1'), 'utf-8', 'utf-8'],
  ['declared ISO-8859-1, which is Windows-1252', xml('ISO-8859-1'), 'windows-1252', 'windows-1252'],
  ['declared UTF-8, which is Windows-1252', xml('UTF-8'), 'windows-1252', 'windows-1252'],
  ['declared Windows-1250', xml('windows-1250').replace('€', 'Ł'), 'windows-1250', 'windows-1250'],
  ['declared in an unknown encoding', xml('x-unknown'), 'windows-1252', 'windows-1252'],
  ['undeclared UTF-8', text, 'utf-8', 'utf-8'],
  ['undeclared Windows-1252', text, 'windows-1252', 'windows-1252'],
  ['UTF-16 without a mark', text, 'utf-16le', 'utf-16le'],
])('reads a text %s', async (_what, content, written, encoding) => {
  for (const size of [1, 7, 1000]) {
    expect(await read(iconv.encode(content, written), size)).toEqual({ encoding, text: content })
  }
})

test.each(['utf-8', 'utf-16le', 'utf-16be'])('reads a text in %s with a mark, without the mark', async (written) => {
  const content = iconv.encode(text, written, { addBOM: true })
  expect(await read(content)).toEqual({ encoding: written, text })
})

test('reads a damaged UTF-8 file as UTF-8, with a sign for what is lost', async () => {
  const content = Buffer.concat([Buffer.from(text.repeat(3)), Buffer.from([0xfc]), Buffer.from('ä')])
  expect(await read(content)).toEqual({ encoding: 'utf-8', text: `${text.repeat(3)}\uFFFDä` })
})
