import { join } from 'node:path'
import pg from 'pg'
import { v7 } from 'uuid'
import { storedFiles } from '#contract/picture-file'
import { localFolder } from '../../src/server/providers/images/local-folder.ts'

type Step = { lsn: bigint; ids: string[] }

/** The bytes of log of each step, so that log files are completed and recycled during a backup. */
const BYTES_PER_STEP = 200_000

export function lsnOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Adds and deletes pictures, files and rows together, until `stop`. New files stay, because the app keeps deleted
 * pictures for days. `steps[k]` is the state at step k.
 */
export async function startPictureWriter(url: string, dataDir: string, pictures: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const store = localFolder(join(dataDir, 'media', 'of-test'))
  const bytes = Buffer.alloc(2000, 'picture')
  const steps: Step[] = []
  const ids: string[] = []
  const add = async () => {
    const id = v7()
    await store.put(
      id,
      storedFiles(id).map((name) => ({ name, bytes })),
    )
    await client.query(`insert into image (id, owner_id, placeholder, width, height) values ($1, $1, '', 1, 1)`, [id])
    ids.push(id)
  }
  const take = async () => {
    await client.query('begin')
    await add()
    const oldest = steps.length < pictures ? ids.shift() : undefined
    if (oldest) await client.query('delete from image where id = $1', [oldest])
    await client.query(`insert into ballast select string_agg(md5(random()::text), '') from generate_series(1, $1)`, [
      BYTES_PER_STEP / 32,
    ])
    await client.query('update step set number = $1', [steps.length])
    await client.query('commit')
    if (oldest) await store.remove(oldest)
    const { rows } = await client.query('select pg_current_wal_insert_lsn()::text as lsn')
    steps.push({ lsn: lsnOf(rows[0].lsn), ids: [...ids] })
  }
  await client.query('create table step as select 0 as number')
  await client.query('create table ballast (text text)')
  await client.query(`alter system set max_wal_size = '32MB'`)
  await client.query('select pg_reload_conf()')
  for (let picture = 0; picture < pictures; picture++) await add()
  await take()
  let isStopped = false
  const writing = (async () => {
    while (!isStopped) await take()
  })()
  return {
    steps,
    stop: async () => {
      isStopped = true
      await writing
      await client.end()
    },
  }
}
