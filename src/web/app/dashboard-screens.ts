import { accountScreens } from '../account/account.screens.tsx'
import { auditScreens } from '../audit/audit.screens.tsx'
import { conversationScreens } from '../conversation/conversation.screens.tsx'
import { decisionScreens } from '../decision/decision.screens.tsx'
import { feedScreens } from '../feed/feed.screens.tsx'
import { listingScreens } from '../listing/listing.screens.tsx'
import { windowCardScreens } from '../listing/window-card/window-card.screens.tsx'
import { notificationScreens } from '../notification/notification.screens.tsx'
import { offerScreens } from '../offer/offer.screens.tsx'
import { requestsScreens } from '../offer/requests/requests.screens.tsx'
import { paymentScreens } from '../payment/payment.screens.tsx'
import { allScreens, type DashboardAddress, type DashboardScreen } from '../platform/navigation/screen.ts'
import { reportScreens } from '../report/report.screens.tsx'
import { reviewScreens } from '../review/review.screens.tsx'
import { savedSearchScreens } from '../search/saved-search.screens.tsx'
import { brandScreens } from '../site/brand/brand.screens.tsx'
import { contactScreens } from '../site/contact/contact.screens.tsx'
import { jobScreens } from '../site/job/job.screens.tsx'
import { hiddenHomeScreens } from '../trace/hidden-home/hidden-home.screens.tsx'
import { userScreens } from '../user/user.screens.tsx'
import { viewingScreens } from '../viewing/viewing.screens.tsx'
import { sharingScreens } from '../wishlist/sharing/sharing.screens.tsx'
import { wishlistScreens } from '../wishlist/wishlist.screens.tsx'

export const dashboardScreens: DashboardScreen[] = allScreens<DashboardAddress>()([
  contactScreens,
  notificationScreens,
  conversationScreens,
  viewingScreens,
  savedSearchScreens,
  accountScreens,
  wishlistScreens,
  hiddenHomeScreens,
  sharingScreens,
  listingScreens,
  windowCardScreens,
  decisionScreens,
  userScreens,
  offerScreens,
  requestsScreens,
  paymentScreens,
  reviewScreens,
  reportScreens,
  jobScreens,
  auditScreens,
  feedScreens,
  brandScreens,
])
