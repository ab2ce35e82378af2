import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { buyers, type DashboardScreen } from '../platform/navigation/screen.ts'

export const offerScreens = [
  {
    path: screens.propertyBought,
    access: 'signedIn',
    menu: [{ group: 'own', to: buyers, name: t.propertyBought, counts: ['payment'] }],
    under: [],
    load: () => import('./PropertyBoughtPage.tsx'),
  },
  {
    path: screens.soldProperties,
    access: ['agent'],
    menu: [{ group: 'own', to: ['agent'], name: t.soldProperties, counts: [] }],
    under: [],
    load: () => import('./SoldPropertiesPage.tsx'),
  },
  {
    path: screens.makeOffer,
    access: 'signedIn',
    menu: [],
    under: [screens.wishlist],
    load: () => import('./MakeOfferPage.tsx'),
  },
  {
    path: screens.offerOn,
    access: 'signedIn',
    menu: [],
    under: [screens.wishlist],
    load: () => import('./OfferOnPage.tsx'),
  },
  {
    path: screens.receipt,
    access: 'signedIn',
    menu: [],
    under: [screens.propertyBought, screens.soldProperties],
    load: () => import('./ReceiptPage.tsx'),
  },
] satisfies DashboardScreen[]
