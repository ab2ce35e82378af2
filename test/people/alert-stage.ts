import type { Language } from '../../src/contract/language.ts'
import { composeAlerts, mailAlerts } from '../../src/server/product/alert/alert-mailing.ts'
import { matchChangedHomes } from '../../src/server/product/alert/match-alerts.ts'
import type { TestApp } from './access.ts'
import { make, type Person } from './make.ts'

export function alertStage(app: TestApp, agent: Person, buyer: () => Person) {
  const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
  const match = () => matchChangedHomes({ db: app.db, log: app.parts.log })
  return {
    query,
    match,
    search: (given: Parameters<typeof make.savedSearch>[2] = {}, who = buyer()) => make.savedSearch(app, who, given),
    home: (given: Partial<Parameters<typeof make.property>[1]> = {}) =>
      make.property(app, { agent, title: 'Rose Cottage', ...given }),
    setPrice: (id: string, dollars: number) =>
      query(
        'update property set price = $2::text, price_min_cents = $2::bigint * 100, price_max_cents = $2::bigint * 100 where id = $1',
        [id, dollars],
      ),
    /** Returns a person's notifications after all changes were matched, oldest first. */
    bell: async (who = buyer()): Promise<string[]> => {
      await match()
      const { rows } = await query('select text from notification where user_id = $1 order by id', [who.id])
      return rows.map(({ text }) => text)
    },
    /** Sends the mails that wait and returns the buyer's newest in this language; undefined if it has nothing to say any more. */
    mailed: async (language: Language = 'en') => {
      await query(`update alert set mail_due_at = now() - interval '1 second' where mail_due_at is not null`)
      await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 20 })
      const { rows } = await query(
        'select mail_id from alert where user_id = $1 and mail_id is not null order by id desc limit 1',
        [buyer().id],
      )
      const compose = composeAlerts({ publicUrl: undefined, currency: 'USD' })
      return rows[0] && compose(app.db, rows[0].mail_id, language)
    },
    clear: async () => {
      await query('delete from saved_search')
      await match()
    },
  }
}
