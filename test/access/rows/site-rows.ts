import { pdf } from '../../pictures/pdf.ts'
import { png } from '../../pictures/pictures.ts'
import type { RowsOf } from '../row.ts'

const message = { name: 'Jane Doe', email: 'jane@people.example', subject: 'A question', message: 'How are you?' }
const picture = new Uint8Array(await png())
const document = await pdf()

export const imageRows: RowsOf<'image'> = {
  upload: [{ what: 'upload a picture', file: picture }],
  uploadDocument: [{ what: 'upload a document', file: document }],
}

export const contactRows: RowsOf<'contact'> = { send: [{ what: 'send a message', send: { body: message } }] }

export const siteRows: RowsOf<'site'> = { read: [{ what: 'read what the site offers' }] }

export const ratesRows: RowsOf<'rates'> = { read: [{ what: 'read the rates of currencies' }] }

export const mapRows: RowsOf<'map'> = {
  towns: [{ what: 'read the towns of the map', send: { query: { zoom: '1', x: '0', y: '0' } } }],
}

export const localClockRows: RowsOf<'localClock'> = {
  read: [{ what: 'read the clock at a home', send: { query: { timeZone: 'Europe/London' } } }],
}
