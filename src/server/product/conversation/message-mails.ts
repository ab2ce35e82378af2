import * as t from '#messages/mails'
import { letter } from '../mail/letter.ts'
import { inLine, quoted } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'

export const MAX_MAILED = 10

type Unread = {
  reader: { name: string; email: string }
  conversation: { _id: string; propertyTitle: string; other: { id: string; name: string } | null }
  messages: { text: string }[]
}

export function unreadMessages({ reader, conversation, messages }: Unread): NotificationMail {
  const { _id, propertyTitle, other } = conversation
  return {
    ...letter(reader, () => ({
      subject: t.unreadSubject({ title: inLine(propertyTitle) }),
      lines: [
        t.unreadAbout({ title: inLine(propertyTitle) }),
        t.from({ name: other ? inLine(other.name) : t.deletedUser() }),
        ...messages.slice(0, MAX_MAILED).map(({ text }) => quoted(text)),
        ...(messages.length > MAX_MAILED ? [t.moreMessages()] : []),
        t.answerUnderMessages(),
      ],
    })),
    kind: 'messages',
    page: 'messages',
    subjectId: _id,
    senderId: other?.id,
    thread: `conversation-${_id}`,
  }
}
