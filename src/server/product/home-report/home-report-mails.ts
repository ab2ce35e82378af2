import type { HomeReportDecision } from '#contract/home-report'
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

const outcomes: Record<HomeReportDecision, string> = {
  dismissed: 'We looked at it and found no problem, so it stays as it is.',
  rejected: 'We rejected it: it is no longer shown.',
  fraud: 'We took down the homes of its agent.',
}

export const homeReportDecided = ({ title, propertyId, decision, ...reporter }: DecidedReport): NotificationMail => ({
  ...letter(reporter, `Your report was decided: ${inLine(title)}`, [
    `You reported ${inLine(title)}. ${outcomes[decision]}`,
    'Thank you for your report. The agent isn’t told who sent it.',
  ]),
  kind: 'messages',
  ...(decision === 'dismissed' && propertyId ? { page: 'details', subjectId: propertyId } : { page: 'profile' }),
})
