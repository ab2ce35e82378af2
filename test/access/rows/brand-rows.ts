import type { RowsOf } from '../row.ts'
import type { World } from '../world.ts'

async function formerVersion({ app }: World): Promise<string> {
  const { rows } = await app.db.$client.query(
    'insert into site_brand (id, fields) values (gen_random_uuid(), null) returning id',
  )
  return rows[0].id
}

export const brandRows: RowsOf<'brand'> = {
  read: [{ what: 'read the site’s brand and its versions' }],
  palette: [{ what: 'see the colours that two make', send: { query: { main: '#1f4a3d', accent: '#8a5f1e' } } }],
  save: [{ what: 'save the site’s brand', send: { body: {} } }],
  goBack: [
    {
      what: 'go back to a version of the site’s brand',
      given: formerVersion,
      send: ({ id }) => ({ params: { id } }),
    },
  ],
  reset: [{ what: 'go back to the brand of the file' }],
}
