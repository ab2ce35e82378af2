import { agentApi } from './agent.ts'
import { auditApi } from './audit.ts'
import { authApi } from './auth.ts'
import { contactApi } from './contact.ts'
import { exportApi } from './dashboard/export.ts'
import { figuresApi } from './dashboard/figures.ts'
import { jobApi } from './dashboard/job.ts'
import { imageApi } from './image.ts'
import { conversationApi } from './news/conversation.ts'
import { eventApi } from './news/event.ts'
import { notificationApi } from './news/notification.ts'
import { notificationSettingsApi } from './news/notification-settings.ts'
import { reportApi } from './news/report.ts'
import { savedSearchApi } from './news/saved-search.ts'
import { offerApi } from './offer.ts'
import { paymentApi } from './payment.ts'
import { propertyPicksApi } from './property/picks.ts'
import { decisionQueueApi } from './property/queue.ts'
import { propertyViewApi } from './property/view.ts'
import { propertyApi } from './property.ts'
import { reviewApi } from './review.ts'
import { siteApi } from './site.ts'
import { accountApi } from './user/account.ts'
import { userApi } from './user.ts'
import { viewingApi } from './viewing/viewing.ts'
import { wishlistApi } from './wishlist.ts'

/** Every call of the product, by noun. Start reading here. */
export const api = {
  auth: authApi,
  user: userApi,
  account: accountApi,
  property: propertyApi,
  propertyPicks: propertyPicksApi,
  propertyView: propertyViewApi,
  decisionQueue: decisionQueueApi,
  agent: agentApi,
  wishlist: wishlistApi,
  offer: offerApi,
  viewing: viewingApi,
  review: reviewApi,
  payment: paymentApi,
  image: imageApi,
  notification: notificationApi,
  conversation: conversationApi,
  report: reportApi,
  notificationSettings: notificationSettingsApi,
  savedSearch: savedSearchApi,
  event: eventApi,
  contact: contactApi,
  audit: auditApi,
  job: jobApi,
  figures: figuresApi,
  export: exportApi,
  site: siteApi,
}
