import { noun } from '../../platform/noun/noun.ts'
import { conversations } from '../tables/conversation.ts'
import { conversationJobs } from './conversation.jobs.ts'
import { conversationRoutes } from './conversation.routes.ts'
import { personalDataOfConversations } from './personal-data.store.ts'
import { reportRoutes } from './report.routes.ts'
import { mailUnreadMessages } from './unread-mail.ts'

export const conversationNoun = noun({
  routes: [conversationRoutes, reportRoutes],
  jobs: [conversationJobs.mailUnread.handledBy(mailUnreadMessages)],
  retention: [
    { table: conversations, endedAt: conversations.latestAt, keepDays: 730 }, // with all of their messages
  ],
  backlog: [],
  personalData: personalDataOfConversations,
})
