import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/words.ts'
import type { NotificationMail } from '../notification/notify.ts'

type Found = { propertyId: string; title: string; reasons: string[] }

/** Notifies an admin of what was found about a verified home, which stays as it is. */
export const evidenceFound = (admin: { email: string; name: string }, found: Found): NotificationMail => ({
  ...letter(admin, `Please look again at a home: ${inLine(found.title)}`, [
    `${inLine(found.title)} is verified. Its checks have found this since:`,
    ...found.reasons.map((reason) => `- ${reason}.`),
    'Nothing was changed. On its page you can say that it is no problem.',
  ]),
  kind: 'homes',
  page: 'details',
  subjectId: found.propertyId,
})
