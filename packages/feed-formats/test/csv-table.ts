import type { CsvTable } from '../src/formats/feed-options.ts'
import { FeedFileError } from '../src/source/feed-fault.ts'

const COLUMNS = ['id', 'title', 'location', 'price', 'description']
const lineOf = (cells: string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`

export const csvTable: CsvTable = {
  readerOf(header) {
    const names = header.map((name) => name.trim().toLowerCase())
    if (COLUMNS.some((name) => !names.includes(name))) throw new FeedFileError('The file has unknown columns.')
    return (cells) => {
      const [reference = '', title = '', location = '', price = '', description = ''] = COLUMNS.map(
        (name) => cells[names.indexOf(name)],
      )
      if (title === '') return { reference, message: 'It has no title.' }
      const rest = { market: 'available', addressShown: 'whole', address: {}, facts: {}, pictures: [] } as const
      return { ...rest, pictures: [], reference, title, location, price, description }
    }
  },
  headerLine: lineOf(COLUMNS),
  lineOf: ({ reference, title, location, price = '', description }) =>
    lineOf([reference, title, location, price, description]),
}
