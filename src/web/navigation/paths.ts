const segment = encodeURIComponent

/** Every screen's address, as P-9 to P-13 spell it. No other file spells one. */
export const paths = {
  home: '/',
  about: '/#about',
  login: '/login',
  /** Where Google sign-in comes back to; `login` in it keeps the nav bar and footer away (P-4). */
  googleReturn: '/login/google',
  registration: '/registration',
  allProperty: '/allProperty',
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
  agentProfile: '/dashboard/agentProfile',
  addAgentProperty: '/dashboard/addAgentProperty',
  update: (id: string) => `/dashboard/update/${segment(id)}`,
  soldProperties: '/dashboard/soldProperties',
  requestedProperties: '/dashboard/requestedProperties',
  userProfile: '/dashboard/userProfile',
  wishlist: '/dashboard/wishlist',
  makeOffer: (email: string, id: string) => `/dashboard/makeOffer/${segment(email)}/${segment(id)}`,
  propertyBought: '/dashboard/propertyBought',
  payment: (email: string, id: string) => `/dashboard/propertyBought/payment/${segment(email)}/${segment(id)}`,
  UserReviews: '/dashboard/UserReviews',
} as const
