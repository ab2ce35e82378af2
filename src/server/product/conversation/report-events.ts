import { isolated } from '#contract/isolated'
import * as t from '#messages/mails'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { notify } from '../notification/notify.ts'
import { adminEmails, openReport } from './report.store.ts'

/**
 * Notifies admins of a reported conversation in the notification list and on open pages. Sends no mail, because only
 * the page shows the messages.
 */
export async function announceReport(tx: Queryable, id: string): Promise<void> {
  const report = await openReport(tx, id)
  const text = () => t.conversationIsReported({ title: isolated(report?.title ?? '') })
  for (const email of await adminEmails(tx))
    await notify(tx, { email, kind: 'messages', text, page: 'reports', subjectId: id })
  await emitEvent(tx, { topic: 'reports', id, admins: true })
}
