/** The address of every screen, as P-9 to P-13 spell it; `:name` is a parameter. Routes, links, mails and the server use these. */
export const screens = {
  home: '/',
  login: '/login',
  /** The return path of Google sign-in; `login` in it hides the nav bar and footer (P-4). */
  googleReturn: '/login/google',
  registration: '/registration',
  forgotPassword: '/forgotPassword',
  /** The target of mailed links, with a token after #. */
  resetPassword: '/resetPassword',
  verifyEmail: '/verifyEmail',
  /** The target of unsubscribe links in mails. */
  unsubscribe: '/unsubscribe/:token',
  terms: '/terms',
  privacy: '/privacy',
  allProperty: '/allProperty',
  /** An agent's public page. */
  agent: '/agent/:id',
  addProperty: '/addProperty',
  propertyDetails: '/propertyDetails/:id',
  dashboard: '/dashboard',
  contact: '/dashboard/contact',
  adminProfile: '/dashboard/adminProfile',
  manageProperties: '/dashboard/manageProperties',
  manageUsers: '/dashboard/manageUsers',
  manageReviews: '/dashboard/manageReviews',
  /** The log of actions and their actors (P-204). */
  auditTrail: '/dashboard/auditTrail',
  /** Background work that was given up. */
  failedJobs: '/dashboard/failedJobs',
  /** Offers on an admin's own homes. */
  requestsOnMyHomes: '/dashboard/requestsOnMyHomes',
  /** Homes and conversations that were reported to the admins. */
  reports: '/dashboard/reports',
  /** Files of homes that agencies’ software sends. */
  feeds: '/dashboard/feeds',
  agentProfile: '/dashboard/agentProfile',
  addAgentProperty: '/dashboard/addAgentProperty',
  update: '/dashboard/update/:id',
  soldProperties: '/dashboard/soldProperties',
  requestedProperties: '/dashboard/requestedProperties',
  /** One's own password, sign-ins, second factor and data. */
  security: '/dashboard/security',
  /** The user's saved searches and their alert settings. */
  savedSearches: '/dashboard/savedSearches',
  /** Everything that the bell has shown. */
  notifications: '/dashboard/notifications',
  userProfile: '/dashboard/userProfile',
  wishlist: '/dashboard/wishlist',
  makeOffer: '/dashboard/makeOffer/:email/:id',
  /** Puts a home on the wishlist and goes on to `makeOffer`. */
  offerOn: '/dashboard/offer/:propertyId',
  propertyBought: '/dashboard/propertyBought',
  payment: '/dashboard/propertyBought/payment/:email/:id',
  receipt: '/dashboard/receipt/:offerId',
  /** The window card of `?home=`, or those of all homes that an agent has for sale, to print. */
  windowCards: '/dashboard/windowCards',
  /** One's own viewings, and the hours of an agent. */
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

/** Returns the address of a screen with these parameters. */
export const screenPath = <const Pattern extends string>(pattern: Pattern, parameters: Parameters<Pattern>): string =>
  pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent((parameters as Record<string, string>)[name] ?? ''))
