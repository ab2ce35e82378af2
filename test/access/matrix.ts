import type { Matrix } from './row.ts'
import { accountRows } from './rows/account-rows.ts'
import { agentRows } from './rows/agent-rows.ts'
import { auctionRows } from './rows/auction-rows.ts'
import { authRows } from './rows/auth-rows.ts'
import { brandRows } from './rows/brand-rows.ts'
import { conversationRows, reportRows } from './rows/conversation-rows.ts'
import { auditRows, exportRows, figuresRows, jobRows } from './rows/dashboard-rows.ts'
import { evidenceRows } from './rows/evidence-rows.ts'
import { feedAddressRows, feedRows } from './rows/feed-rows.ts'
import { hiddenHomeRows } from './rows/hidden-home-rows.ts'
import { homeReportRows } from './rows/home-report-rows.ts'
import { marketRows } from './rows/market-rows.ts'
import { eventRows, notificationRows, notificationSettingsRows, savedSearchRows } from './rows/news-rows.ts'
import { noteRows } from './rows/note-rows.ts'
import { offerRows, paymentRows } from './rows/offer-rows.ts'
import { openTimeRows } from './rows/open-time-rows.ts'
import {
  decisionQueueRows,
  estimateRows,
  propertyPicksRows,
  propertyRows,
  propertySentenceRows,
  propertyViewRows,
  soldPriceRows,
} from './rows/property-rows.ts'
import { reviewRows } from './rows/review-rows.ts'
import { sharingRows } from './rows/sharing-rows.ts'
import { contactRows, imageRows, localClockRows, mapRows, ratesRows, siteRows } from './rows/site-rows.ts'
import { userRows } from './rows/user-rows.ts'
import { viewingRows } from './rows/viewing-rows.ts'
import { wishlistRows } from './rows/wishlist-rows.ts'

/** The callers of each call, and the status for all others (P-36, P-37). Omitting a call is a compile error. */
export const matrix: Matrix = {
  auth: authRows,
  user: userRows,
  account: accountRows,
  property: propertyRows,
  propertyPicks: propertyPicksRows,
  propertySentence: propertySentenceRows,
  propertyView: propertyViewRows,
  soldPrice: soldPriceRows,
  estimate: estimateRows,
  market: marketRows,
  decisionQueue: decisionQueueRows,
  map: mapRows,
  localClock: localClockRows,
  agent: agentRows,
  wishlist: wishlistRows,
  note: noteRows,
  hiddenHome: hiddenHomeRows,
  sharing: sharingRows,
  offer: offerRows,
  viewing: viewingRows,
  openTime: openTimeRows,
  auction: auctionRows,
  review: reviewRows,
  payment: paymentRows,
  image: imageRows,
  notification: notificationRows,
  conversation: conversationRows,
  report: reportRows,
  homeReport: homeReportRows,
  evidence: evidenceRows,
  notificationSettings: notificationSettingsRows,
  savedSearch: savedSearchRows,
  event: eventRows,
  contact: contactRows,
  audit: auditRows,
  job: jobRows,
  figures: figuresRows,
  export: exportRows,
  feed: feedRows,
  feedAddress: feedAddressRows,
  site: siteRows,
  brand: brandRows,
  rates: ratesRows,
}
