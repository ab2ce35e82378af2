import { expect, test } from 'vitest'
import { columnsOf } from './csv-columns.ts'

const own = 'id,title,date,location,price,email,name,agentImage,propertyImage,description'
const paid =
  'unique_id,price_paid,deed_date,postcode,property_type,new_build,estate_type,saon,paon,street,locality,town,district'
const formatOf = (header: string) => columnsOf(header.split(',')).format.name

test('recognizes our own CSV by its columns, in any order', () => {
  expect(formatOf(own)).toBe('our own CSV')
  expect(formatOf(own.split(',').reverse().join(','))).toBe('our own CSV')
  expect(formatOf('id,title,location,price,propertyImage,description')).toBe('our own CSV')
})

test('cells are read by the name of their column', () => {
  const { byName } = columnsOf([' description', 'price', 'id', 'title', 'location', 'propertyImage'])
  expect(byName(['d', 'p', 'i', 't', 'l', 'm'])).toMatchObject({ id: 'i', description: 'd', propertyImage: 'm' })
})

test.each([
  ['a;b;c', 'The file has unknown columns (a;b;c): the first line must be that of our own CSV'],
  [
    'id,,title,location,price,propertyImage,description',
    'The file has no name for its column 2: name it, or delete it.',
  ],
  [`${own},colour`, 'The file has unknown columns: colour.'],
  [own.replace('price,', ''), 'The file looks like our own CSV, but has no column price.'],
  [paid, 'The file has past sales, which are no homes for sale: import it with --sold.'],
  [`${own},title`, 'The file has the column title twice.'],
])('rejects the header %s', (header, message) => {
  expect(() => formatOf(header)).toThrow(message)
})

test('repeats nothing of a file that is none of ours, where it may not quote', () => {
  for (const header of ['secret of the intranet', 'secret,secret,b', Array(201).fill('secret').join()]) {
    const read = () => columnsOf(header.split(','), { quotes: false })
    expect(read).toThrow(/^The file has (?:unknown columns: the first line|more than 200 columns)/)
    expect(read).not.toThrow(/secret/)
  }
})
