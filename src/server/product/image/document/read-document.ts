import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

const MAX_PAGES = 500
const MAX_VALUES = 2_000_000

export type DocumentProblem = 'unreadable' | 'locked' | 'script' | 'attached' | 'sends' | 'starts'

/** The names of content that a PDF reader would run, open or send, by PDF 2.0 (ISO 32000-2, 12.6.4, 12.5.6, 7.11.4). */
const KEYS: Record<string, DocumentProblem> = {
  JS: 'script',
  JavaScript: 'script',
  EF: 'attached',
  EmbeddedFiles: 'attached',
  XFA: 'sends',
  RichMediaContent: 'starts',
}
const ACTIONS: Record<string, DocumentProblem> = {
  JavaScript: 'script',
  GoToE: 'attached',
  SubmitForm: 'sends',
  ImportData: 'sends',
  Launch: 'starts',
  Rendition: 'starts',
  RichMediaExecute: 'starts',
  Movie: 'starts',
  Sound: 'starts',
  GoTo3DView: 'starts',
}
const SUBTYPES: Record<string, DocumentProblem> = {
  FileAttachment: 'attached',
  RichMedia: 'starts',
  Movie: 'starts',
  Sound: 'starts',
  Screen: 'starts',
  '3D': 'starts',
}
const VALUES: Record<string, Record<string, DocumentProblem>> = {
  S: ACTIONS,
  Subtype: SUBTYPES,
  Type: { EmbeddedFile: 'attached' },
}

/**
 * Returns the document, rewritten from the objects that were read, so that unchecked content is lost: hidden revisions,
 * bytes after the end, or a second file in it.
 */
export async function readDocument(bytes: Uint8Array): Promise<{ bytes: Uint8Array } | { problem: DocumentProblem }> {
  if (!startsAsPdf(bytes)) return { problem: 'unreadable' }
  try {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      preserveXFA: true,
    })
    const pages = document.getPageCount()
    if (pages === 0 || pages > MAX_PAGES) return { problem: 'unreadable' }
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
    const all = [...objects, ...trailerOf(document)]
    const problem = activeContent(document.context, all)
    if (problem) return { problem }
    if (!hasEnd(bytes) && lacksObjects(document.context, all)) return { problem: 'unreadable' }
    return { bytes: await document.save({ addDefaultPage: false, updateFieldAppearances: false }) }
  } catch (error) {
    return { problem: error instanceof EncryptedPDFError || namesEncryption(bytes) ? 'locked' : 'unreadable' }
  }
}

/** Returns true for an encrypted document: its objects can't be read before the library reports the encryption. */
const namesEncryption = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('/Encrypt')

const startsAsPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'

const trailerOf = ({ context: { trailerInfo } }: PDFDocument): PDFObject[] =>
  [trailerInfo.Root, trailerInfo.Info].filter((each) => each !== undefined)

const END_BYTES = 1024

/** Returns true unless the file breaks off: readers look for its end in these last bytes (ISO 32000-1, Annex H). */
const hasEnd = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-END_BYTES)).includes('%%EOF')

/** Returns true if something in the document refers to an object that was not read, such as a page behind the break. */
function lacksObjects(context: PDFDocument['context'], objects: PDFObject[]): boolean {
  const waiting = [...objects]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef && context.lookup(object) === undefined) return true
    waiting.push(...valuesIn(object))
  }
  return false
}

function valuesIn(object: PDFObject | undefined): PDFObject[] {
  if (object instanceof PDFStream) return [object.dict]
  if (object instanceof PDFArray) return object.asArray()
  return object instanceof PDFDict ? object.values() : []
}

function activeContent(context: PDFDocument['context'], objects: PDFObject[]): DocumentProblem | undefined {
  const waiting = [...objects]
  for (let count = 0; waiting.length > 0; count++) {
    if (count > MAX_VALUES) return 'unreadable'
    const object = waiting.pop()
    if (object instanceof PDFInvalidObject) return 'unreadable'
    waiting.push(...valuesIn(object))
    if (!(object instanceof PDFDict)) continue
    for (const [key, value] of object.entries()) {
      const problem = problemOf(key.decodeText(), context.lookup(value))
      if (problem) return problem
    }
  }
  return undefined
}

function problemOf(key: string, value: PDFObject | undefined): DocumentProblem | undefined {
  if (Object.hasOwn(KEYS, key)) return KEYS[key]
  const named = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined
  if (!named || !(value instanceof PDFName)) return undefined
  const name = value.decodeText()
  return Object.hasOwn(named, name) ? named[name] : undefined
}
