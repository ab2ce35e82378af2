import { PDFDocument } from '@cantoo/pdf-lib'

/** A PDF of one page; `change` adds to it before it is written. */
export async function pdf(
  change: (document: PDFDocument) => unknown = () => {},
  options: Parameters<PDFDocument['save']>[0] = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([300, 200]).drawText('Floor area: 120 m2')
  await change(document)
  return new Uint8Array(await document.save(options))
}
