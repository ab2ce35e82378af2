import { matchPath } from 'react-router'

const segment = encodeURIComponent

/** Every screen's address, as P-9 to P-13 spell it. No other file spells one. */
export const paths = {
  home: '/',
  about: '/#about',
  login: '/login',
  /** Where Google sign-in comes back to; `login` in it keeps the nav bar and footer away (P-4). */
  googleReturn: '/login/google',
  registration: '/registration',
  forgotPassword: '/forgotPassword',
  /** Where mailed links lead, with a token behind #. */
  resetPassword: '/resetPassword',
  verifyEmail: '/verifyEmail',
  /** Where mails lead that offer to end such mails. */
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  terms: '/terms',
  privacy: '/privacy',
  allProperty: '/allProperty',
  /** An agent's public page. */
  agent: (id: string) => `/agent/${segment(id)}`,
  /** All Properties, with those that these words find; nothing but blanks finds all. */
  propertiesFound: (words: string) =>
    words.trim() === '' ? '/allProperty' : `/allProperty?${new URLSearchParams({ q: words.trim() })}`,
  /** All Properties, with those that this search finds. */
  homesFound: (query: string) => `/allProperty?${query}`,
  addProperty: '/addProperty',
  propertyDetails: (id: string) => `/propertyDetails/${segment(id)}`,
  dashboard: '/dashboard',
  contact: '/dashboard/contact',
  adminProfile: '/dashboard/adminProfile',
  manageProperties: '/dashboard/manageProperties',
  manageUsers: '/dashboard/manageUsers',
  /** Manage Users, with those whom this search finds. */
  usersFound: (search: string) => `/dashboard/manageUsers?${new URLSearchParams({ q: search })}`,
  manageReviews: '/dashboard/manageReviews',
  /** What was done, by whom (D-101). */
  auditTrail: '/dashboard/auditTrail',
  /** Background work that was given up. */
  failedJobs: '/dashboard/failedJobs',
  /** Offers on an admin's own homes. */
  requestsOnMyHomes: '/dashboard/requestsOnMyHomes',
  agentProfile: '/dashboard/agentProfile',
  addAgentProperty: '/dashboard/addAgentProperty',
  update: (id: string) => `/dashboard/update/${segment(id)}`,
  soldProperties: '/dashboard/soldProperties',
  requestedProperties: '/dashboard/requestedProperties',
  /** One's own password, sign-ins, second factor and data. */
  security: '/dashboard/security',
  /** What one looks for, and how one hears of it. */
  savedSearches: '/dashboard/savedSearches',
  userProfile: '/dashboard/userProfile',
  wishlist: '/dashboard/wishlist',
  makeOffer: (email: string, id: string) => `/dashboard/makeOffer/${segment(email)}/${segment(id)}`,
  propertyBought: '/dashboard/propertyBought',
  payment: (email: string, id: string) => `/dashboard/propertyBought/payment/${segment(email)}/${segment(id)}`,
  receipt: (offerId: string) => `/dashboard/receipt/${segment(offerId)}`,
  /** One's own viewings, and the hours of an agent. */
  viewings: '/dashboard/viewings',
  UserReviews: '/dashboard/UserReviews',
  messages: '/dashboard/messages',
  conversation: (id: string) => `/dashboard/messages/${segment(id)}`,
  /** The conversation about a home with its agent, or with the other side of an offer; where there is none, it begins there. */
  messagesAbout: (what: 'home' | 'offer', id: string) => `/dashboard/messages?${what}=${segment(id)}`,
  /** Conversations that were reported to the admins. */
  reports: '/dashboard/reports',
} as const

/** The id of the property whose details this address of ours opens; `undefined` for any other. */
export const propertyIn = (address: string): string | undefined =>
  matchPath('/propertyDetails/:id', new URL(address, 'http://own.invalid').pathname)?.params.id
