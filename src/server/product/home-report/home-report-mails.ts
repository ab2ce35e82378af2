import type { HomeReportDecision } from '#contract/home-report'
import * as t from '#messages/mails'
import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

type DecidedReport = {
  title: string
  propertyId: string | null
  decision: HomeReportDecision
  name: string
  email: string
}

export const homeReportDecided = ({ title, propertyId, decision, ...reporter }: DecidedReport): NotificationMail => ({
  ...letter(reporter, () => ({
    subject: t.reportDecided({ title: inLine(title) }),
    lines: [
      t.reportOutcome({ title: inLine(title), decision: decision === 'fraud' ? 'other' : decision }),
      t.thanksForReport(),
    ],
  })),
  kind: 'messages',
  ...(decision === 'dismissed' && propertyId ? { page: 'details', subjectId: propertyId } : { page: 'profile' }),
})
