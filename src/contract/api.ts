import { accountApi } from './account.ts'
import { agentApi } from './agent.ts'
import { auctionApi } from './auction-calendar.ts'
import { auditApi } from './audit.ts'
import { authApi } from './auth.ts'
import { contactApi } from './contact.ts'
import { conversationApi } from './conversation.ts'
import { decisionQueueApi } from './decision-queue.ts'
import { estimateApi } from './estimate.ts'
import { eventApi } from './event.ts'
import { evidenceApi } from './evidence.ts'
import { exportApi } from './export.ts'
import { feedApi } from './feed.ts'
import { feedAddressApi } from './feed-address.ts'
import { figuresApi } from './figures.ts'
import { hiddenHomeApi } from './hidden-home.ts'
import { homeReportApi } from './home-report.ts'
import { imageApi } from './image.ts'
import { jobApi } from './job.ts'
import { localClockApi } from './local-clock.ts'
import { mapApi } from './map.ts'
import { marketApi } from './market.ts'
import { noteApi } from './note.ts'
import { notificationApi } from './notification.ts'
import { notificationSettingsApi } from './notification-settings.ts'
import { offerApi } from './offer.ts'
import { openTimeApi } from './open-time.ts'
import { paymentApi } from './payment.ts'
import { propertyApi } from './property.ts'
import { propertyPicksApi } from './property-picks.ts'
import { propertySentenceApi } from './property-sentence.ts'
import { propertyViewApi } from './property-view.ts'
import { ratesApi } from './rates.ts'
import { reportApi } from './report.ts'
import { reviewApi } from './review.ts'
import { savedSearchApi } from './saved-search.ts'
import { sharingApi } from './sharing.ts'
import { siteApi } from './site.ts'
import { brandApi } from './site-brand.ts'
import { soldPriceApi } from './sold-price.ts'
import { userApi } from './user.ts'
import { viewingApi } from './viewing.ts'
import { wishlistApi } from './wishlist.ts'

export const api = {
  auth: authApi,
  user: userApi,
  account: accountApi,
  property: propertyApi,
  propertyPicks: propertyPicksApi,
  propertySentence: propertySentenceApi,
  propertyView: propertyViewApi,
  soldPrice: soldPriceApi,
  estimate: estimateApi,
  market: marketApi,
  decisionQueue: decisionQueueApi,
  map: mapApi,
  localClock: localClockApi,
  agent: agentApi,
  wishlist: wishlistApi,
  note: noteApi,
  hiddenHome: hiddenHomeApi,
  sharing: sharingApi,
  offer: offerApi,
  viewing: viewingApi,
  openTime: openTimeApi,
  auction: auctionApi,
  review: reviewApi,
  payment: paymentApi,
  image: imageApi,
  notification: notificationApi,
  conversation: conversationApi,
  report: reportApi,
  homeReport: homeReportApi,
  evidence: evidenceApi,
  notificationSettings: notificationSettingsApi,
  savedSearch: savedSearchApi,
  event: eventApi,
  contact: contactApi,
  audit: auditApi,
  job: jobApi,
  figures: figuresApi,
  export: exportApi,
  feed: feedApi,
  feedAddress: feedAddressApi,
  site: siteApi,
  brand: brandApi,
  rates: ratesApi,
}
