/** The address of every page (P-9 to P-13), used by routes, links, mails and the server; `:name` is a parameter. */
export const screens = {
  home: '/',
  login: '/login',
  /** The redirect address of Google sign-in. The `login` in it hides the navigation bar and footer (P-4). */
  googleReturn: '/login/google',
  registration: '/registration',
  forgotPassword: '/forgotPassword',
  resetPassword: '/resetPassword',
  verifyEmail: '/verifyEmail',
  unsubscribe: '/unsubscribe/:token',
  terms: '/terms',
  privacy: '/privacy',
  allProperty: '/allProperty',
  agent: '/agent/:id',
  addProperty: '/addProperty',
  propertyDetails: '/propertyDetails/:id',
  /** Up to four homes side by side, those in `?ids=`; without it those that the person chose. */
  compare: '/compare',
  dashboard: '/dashboard',
  contact: '/dashboard/contact',
  adminProfile: '/dashboard/adminProfile',
  manageProperties: '/dashboard/manageProperties',
  manageUsers: '/dashboard/manageUsers',
  manageReviews: '/dashboard/manageReviews',
  auditTrail: '/dashboard/auditTrail',
  failedJobs: '/dashboard/failedJobs',
  site: '/dashboard/site',
  requestsOnMyHomes: '/dashboard/requestsOnMyHomes',
  reports: '/dashboard/reports',
  feeds: '/dashboard/feeds',
  agentProfile: '/dashboard/agentProfile',
  addAgentProperty: '/dashboard/addAgentProperty',
  update: '/dashboard/update/:id',
  soldProperties: '/dashboard/soldProperties',
  requestedProperties: '/dashboard/requestedProperties',
  security: '/dashboard/security',
  savedSearches: '/dashboard/savedSearches',
  notifications: '/dashboard/notifications',
  userProfile: '/dashboard/userProfile',
  wishlist: '/dashboard/wishlist',
  hidden: '/dashboard/hidden',
  /** The homes of two people who share their wishlists; with `#token=`, an invitation to that. */
  together: '/dashboard/wishlist/together',
  makeOffer: '/dashboard/makeOffer/:email/:id',
  /** Adds a home to the wishlist and continues to `makeOffer`. */
  offerOn: '/dashboard/offer/:propertyId',
  propertyBought: '/dashboard/propertyBought',
  payment: '/dashboard/propertyBought/payment/:email/:id',
  receipt: '/dashboard/receipt/:offerId',
  /** The printable window card of the home in `?home=`, or those of all homes that an agent has for sale. */
  windowCards: '/dashboard/windowCards',
  viewings: '/dashboard/viewings',
  UserReviews: '/dashboard/UserReviews',
  messages: '/dashboard/messages',
  conversation: '/dashboard/messages/:id',
} as const

type Parameters<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Parameters<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

export const screenPath = <const Pattern extends string>(pattern: Pattern, parameters: Parameters<Pattern>): string =>
  pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent((parameters as Record<string, string>)[name] ?? ''))
