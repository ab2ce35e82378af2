import { expect, test } from 'vitest'
import * as account from '#messages/account'
import * as auth from '#messages/auth'
import * as card from '#messages/card'
import * as contact from '#messages/contact'
import * as decision from '#messages/decision'
import * as dialog from '#messages/dialog'
import * as errorPage from '#messages/errorPage'
import * as frame from '#messages/frame'
import * as google from '#messages/google'
import * as home from '#messages/home'
import * as list from '#messages/list'
import * as listing from '#messages/listing'
import * as listingForm from '#messages/listingForm'
import * as menu from '#messages/menu'
import * as offer from '#messages/offer'
import * as payment from '#messages/payment'
import * as price from '#messages/price'
import * as requests from '#messages/requests'
import * as reviewing from '#messages/reviewing'
import * as searchPage from '#messages/searchPage'
import * as session from '#messages/session'
import * as ui from '#messages/ui'
import * as user from '#messages/user'
import * as wishing from '#messages/wishing'
import * as wishlist from '#messages/wishlist'
import { Login, Registration } from '../../src/contract/auth-fields.ts'
import { OWN_BRAND } from '../../src/contract/brand.ts'

/** Of the form `schema`, what it says of its field `name` with this value. */
const refusal = (schema: typeof Login | typeof Registration, name: string, value: unknown) =>
  schema.safeParse({ email: 'jane@example.com', password: 'Abc#123', name: 'Jane', photoURL: '', [name]: value }).error
    ?.issues[0]?.message

const name = 'Jane'

test.each([
  ['Choose The Comfort Place To Stay', home.title],
  ['Real Estate Solution', home.eyebrow],
  ['maximum service / minimum price', home.ticker],
  ['Properties For You.', home.forYou],
  ['Latest Reviews', home.latestReviews],
  ['Unlock Opportunities', home.opportunities],
  ['Sell a Home', home.sell],
  ['Buy a Home', home.buy],
  ['Rent a Home', home.rent],
  ['See More Options', home.moreOptions],
  ['Home', frame.home],
  ['All Properties', frame.allProperties],
  ['Add Property', frame.addProperty],
  ['Dashboard', frame.dashboard],
  ['Profile', frame.profile],
  ['LogOut', frame.logOut],
  ['Login', frame.logIn],
  ['About us', frame.aboutUs],
  ['Contact', frame.contact],
  ['KeyHaven Industries Ltd.', () => OWN_BRAND.company],
  ['OOPS...!! Error page Found.', errorPage.oops],
  ['Sorry, We can not find a page you are looking for.', errorPage.notFoundText],
  ['Go Back to Home', errorPage.backHome],
  ['All Properties', searchPage.allProperties],
  ['Unlock Your Dream Home', searchPage.dreamHome],
  ['Price Range:', price.range],
  ['Details', card.details],
  ['Add to wishlist', wishing.add],
  ['Admin Profile', menu.adminProfile],
  ['Manage Properties', menu.manageProperties],
  ['Manage Users', menu.manageUsers],
  ['Manage Reviews', menu.manageReviews],
  ['Agent Profile', menu.agentProfile],
  ['My Added Properties', menu.addedProperties],
  ['My sold Properties', menu.soldProperties],
  ['Requested Properties', menu.requestedProperties],
  ['My Profile', menu.myProfile],
  ['Wishlist', menu.wishlist],
  ['Property Bought', menu.propertyBought],
  ['My Reviews', menu.myReviews],
  ['Home', menu.home],
  ['Contact', menu.contact],
  ['Manage Properties', decision.title],
  ['My Added Properties', listing.title],
  ['Requested Properties', requests.title],
  ['My sold Properties', requests.soldTitle],
  ['Property Bought', offer.offersTitle],
  ['Wishlist', wishlist.title],
  ['Lets Talk', contact.title],
  ['Email Send successfully', contact.sent],
  ['Something wrong!', contact.failed],
  ['Role: User', () => account.role({ role: 'other' })],
  ['Email is required', () => refusal(Login, 'email', '')],
  ['Password is required', () => refusal(Login, 'password', '')],
  ['Password length have to 6', () => refusal(Login, 'password', 'Abc#1')],
  [
    'Password should have at least one capital letter, small letter, number and special character.',
    () => refusal(Login, 'password', 'abc#123'),
  ],
  ['Name is required', () => refusal(Registration, 'name', '')],
  ['Photo URL is required', () => refusal(Registration, 'photoURL', '')],
  ['Make Admin', user.makeAdmin],
  ['Make Agent', user.makeAgent],
  ['Are you sure?', dialog.areYouSure],
  ["You won't be able to revert this!", dialog.noWayBack],
  ['Deleted!', list.hasDeleted],
  ['User login Successfully.', auth.loggedIn],
  ['Login Successfully.', google.loggedIn],
  ['User Registration Successfully.', auth.registered],
  ['User Logout Successfully.', session.loggedOut],
  ['Something is Wrong!', ui.somethingWrong],
  ['Property Verified Successfully by Admin.', decision.done],
  ['Property Accept Successfully by Agent.', requests.hasAccepted],
  ['Property Reject by Agent.', requests.hasRejected],
  ['Something is wrong.', listingForm.notSaved],
  ['Property add to Your Wishlist Successfully', wishing.added],
  ['Property add to Your Wishlist Successfully', reviewing.submitted],
  ['Payment is successfully done.', payment.done],
  ['Jane is Admin now', () => user.isAdmin({ name })],
  ['Jane is Agent now', () => user.isAgent({ name })],
  ['Jane is Fraud Agent', () => user.isFraud({ name })],
] as const)('the product says "%s" in English', (text, said: () => unknown) => {
  expect(said()).toBe(text)
})
