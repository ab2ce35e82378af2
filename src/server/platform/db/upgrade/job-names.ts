/** All background work. Each is a row of the queue before it is first used: else its first user makes all others wait for their commit. */
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
] as const
export type JobName = (typeof jobNames)[number]
