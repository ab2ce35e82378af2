/**
 * All job names. Each is a row of the queue before its first use, which would otherwise block all others until its
 * commit.
 */
export const jobNames = [
  'sendMail',
  'enqueueWaitingMails',
  'enqueueDigests',
  'mailDigest',
  'deleteExpiredRows',
  'clearUnusedImages',
  'mailUnreadMessages',
  'lapseViewing',
  'enqueueOverdueOffers',
  'lapseOffer',
  'remindOfViewing',
  'placeListing',
  'placeHomesAgain',
  'matchChange',
  'mailAlerts',
  'notifyReporters',
  'checkPayment',
  'finishPayment',
  'enqueueDueFeeds',
  'fetchFeedFile',
  'runFeed',
  'fetchFeedPictures',
  'notifyGone',
  'checkHomesAgain',
  'readAddressKeys',
  'matchPicture',
  'matchOlderPictures',
  'enqueueLearning',
  'learnEstimates',
  'compareClocks',
] as const
export type JobName = (typeof jobNames)[number]
