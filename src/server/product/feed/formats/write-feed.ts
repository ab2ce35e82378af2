import { writeBlm } from './blm-writer.ts'
import { writeCsv } from './csv.ts'
import type { FeedFormatId, FeedWriter } from './feed-format.ts'
import { writeKyero } from './kyero-writer.ts'
import { writeOpenimmo } from './openimmo-writer.ts'
import { writeReaxml } from './reaxml-writer.ts'
import { writeReso } from './reso-writer.ts'

export const feedFiles: Record<
  FeedFormatId,
  { name: string; extension: string; contentType: string; write: FeedWriter }
> = {
  blm: { name: 'BLM v3', extension: 'blm', contentType: 'text/plain; charset=utf-8', write: writeBlm },
  openimmo: { name: 'OpenImmo 1.2.7', extension: 'xml', contentType: 'application/xml', write: writeOpenimmo },
  kyero: { name: 'Kyero v3', extension: 'xml', contentType: 'application/xml', write: writeKyero },
  reaxml: { name: 'REAXML', extension: 'xml', contentType: 'application/xml', write: writeReaxml },
  reso: { name: 'RESO Data Dictionary 2.0', extension: 'json', contentType: 'application/json', write: writeReso },
  csv: { name: 'CSV', extension: 'csv', contentType: 'text/csv; charset=utf-8', write: writeCsv },
}
