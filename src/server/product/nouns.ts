import { accountNoun } from './account/account.noun.ts'
import { agentNoun } from './agent/agent.noun.ts'
import { alertNoun } from './alert/alert.noun.ts'
import { auctionNoun } from './auction/auction.noun.ts'
import { auditNoun } from './audit/audit.noun.ts'
import { authNoun } from './auth/auth.noun.ts'
import { brandNoun } from './brand/brand.noun.ts'
import { contactNoun } from './contact/contact.noun.ts'
import { conversationNoun } from './conversation/conversation.noun.ts'
import { estimateNoun } from './estimate/estimate.noun.ts'
import { evidenceNoun } from './evidence/evidence.noun.ts'
import { exportNoun } from './export/export.noun.ts'
import { feedNoun } from './feed/feed.noun.ts'
import { figuresNoun } from './figures/figures.noun.ts'
import { hiddenHomeNoun } from './hidden-home/hidden-home.noun.ts'
import { homeReportNoun } from './home-report/home-report.noun.ts'
import { imageNoun } from './image/image.noun.ts'
import { mailNoun } from './mail/mail.noun.ts'
import { marketNoun } from './market/market.noun.ts'
import { noteNoun } from './note/note.noun.ts'
import { notificationNoun } from './notification/notification.noun.ts'
import { offerNoun } from './offer/offer.noun.ts'
import { openTimeNoun } from './open-time/open-time.noun.ts'
import { paymentNoun } from './payment/payment.noun.ts'
import { pictureMatchNoun } from './picture-match/picture-match.noun.ts'
import { placeNoun } from './place/place.noun.ts'
import { propertyNoun } from './property/property.noun.ts'
import { reviewNoun } from './review/review.noun.ts'
import { savedSearchNoun } from './saved-search/saved-search.noun.ts'
import { sharingNoun } from './sharing/sharing.noun.ts'
import { soldPriceNoun } from './sold-price/sold-price.noun.ts'
import { userNoun } from './user/user.noun.ts'
import { viewingNoun } from './viewing/viewing.noun.ts'
import { wishlistNoun } from './wishlist/wishlist.noun.ts'

export const nouns = [
  authNoun,
  userNoun,
  accountNoun,
  propertyNoun,
  marketNoun,
  soldPriceNoun,
  estimateNoun,
  placeNoun,
  agentNoun,
  wishlistNoun,
  noteNoun,
  hiddenHomeNoun,
  sharingNoun,
  offerNoun,
  viewingNoun,
  openTimeNoun,
  auctionNoun,
  reviewNoun,
  paymentNoun,
  imageNoun,
  feedNoun,
  notificationNoun,
  conversationNoun,
  homeReportNoun,
  evidenceNoun,
  pictureMatchNoun,
  savedSearchNoun,
  alertNoun,
  mailNoun,
  contactNoun,
  brandNoun,
  auditNoun,
  figuresNoun,
  exportNoun,
]
