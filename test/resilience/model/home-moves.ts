import { marketApi } from '../../../src/contract/market.ts'
import { MARKETS, offMarket } from '../../../src/contract/market-state.ts'
import { propertyApi } from '../../../src/contract/property.ts'
import { reviewApi } from '../../../src/contract/review.ts'
import { wishlistApi } from '../../../src/contract/wishlist.ts'
import { sampleChange, sampleListing } from '../../people/listing.ts'
import { actorOf, expectCall, idOf, likely, type Move } from './move.ts'
import { closeOffersOn, isPublic, isShownTo, isThere, mayBeSeenBy, mayList, takeDown } from './state.ts'

export const list: Move = async (model, app, chosen) => {
  const agent = actorOf(model, chosen, mayList)
  const input = { body: { ...sampleListing, title: `Home ${chosen.what}` } }
  const done = await expectCall(app, agent, propertyApi.create, { input, refusals: [[!mayList(agent), 403]] })
  if (done)
    model.homes.push({
      id: done.body.insertedId,
      agent,
      status: 'pending',
      isSold: false,
      isWithdrawn: false,
      market: 'available',
      isGone: false,
    })
}

export const decide: Move = async (model, app, chosen) => {
  const who = actorOf(model, chosen, ({ role }) => role === 'admin')
  const home = likely(model.homes, chosen, ({ status }) => status === 'pending')
  const status = chosen.how % 4 === 0 ? 'rejected' : 'verified'
  const done = await expectCall(app, who, propertyApi.decide, {
    input: { params: { id: idOf(home) }, body: { status } },
    refusals: [
      [who.role !== 'admin', 403],
      [!home || home.isGone, 404],
      [home?.status !== 'pending', 409],
    ],
  })
  if (done && home) home.status = status
}

export const edit: Move = async (model, app, chosen) => {
  const home = likely(model.homes, chosen, isThere)
  const who = actorOf(model, chosen, (person) => home?.agent === person)
  const isOwn = home?.agent === who
  await expectCall(app, who, propertyApi.update, {
    input: { params: { id: idOf(home) }, body: { ...sampleChange, price: `${100_000 + chosen.how}` } },
    refusals: [
      [!mayList(who), 403],
      [!home || home.isGone || (!isOwn && who.role !== 'admin'), 404],
      [!isOwn, 403],
      [home?.status === 'rejected' || home?.isSold === true, 409],
    ],
  })
}

export const remove: Move = async (model, app, chosen) => {
  const home = likely(model.homes, chosen, isThere)
  const who = actorOf(model, chosen, (person) => home?.agent === person)
  const done = await expectCall(app, who, propertyApi.remove, {
    input: { params: { id: idOf(home) } },
    refusals: [
      [!mayList(who), 403],
      [!home || home.isGone || (home.agent !== who && who.role !== 'admin'), 404],
      [home?.isSold === true, 409],
    ],
  })
  if (done && home) takeDown(model, home)
}

export const setMarket: Move = async (model, app, chosen) => {
  const home = likely(model.homes, chosen, (one) => isThere(one) && !one.isSold)
  const who = actorOf(model, chosen, (person) => home?.agent === person)
  const market = MARKETS[chosen.how % MARKETS.length] ?? 'available'
  const isOwn = home?.agent === who
  const isHeld = model.offers.some((one) => one.home === home && one.status === 'accepted')
  const done = await expectCall(app, who, marketApi.set, {
    input: { params: { id: idOf(home) }, body: { market } },
    refusals: [
      [!mayList(who), 403],
      [!home || home.isGone || (!isOwn && who.role !== 'admin'), 404],
      [!isOwn, 403],
      [home?.status === 'rejected' || home?.isSold === true, 409],
      [!!offMarket({ market }) && home?.market !== market && isHeld, 409],
    ],
  })
  if (!done || !home) return
  if (market === 'soldElsewhere') closeOffersOn(model, home)
  home.market = market
}

export const wish: Move = async (model, app, chosen) => {
  const by = actorOf(model, chosen)
  const home = likely(model.homes, chosen, isThere)
  const done = await expectCall(app, by, wishlistApi.add, {
    input: { body: { propertyId: idOf(home) } },
    refusals: [
      [!home || home.isGone, 404],
      [home?.agent === by, 409],
      [!!home && !isShownTo(model, by, home), 404],
      [!!home && (!isPublic(home) || home.isSold), 409],
    ],
  })
  if (!done || !home) return
  const id = done.body.insertedId
  const before = model.wishes.find((one) => !one.isGone && one.by === by && one.home === home)
  if (before && before.id !== id) throw new Error('a second wish for one home has another id')
  if (!before) model.wishes.push({ id, by, home, isGone: false })
}

export const unwish: Move = async (model, app, chosen) => {
  const wished = likely(model.wishes, chosen, isThere)
  const who = actorOf(model, chosen, (person) => wished?.by === person)
  const done = await expectCall(app, who, wishlistApi.remove, {
    input: { params: { id: idOf(wished) } },
    refusals: [[!wished || wished.isGone || wished.by !== who, 404]],
  })
  if (done && wished) wished.isGone = true
}

export const review: Move = async (model, app, chosen) => {
  const by = actorOf(model, chosen)
  const home = likely(model.homes, chosen, isThere)
  const isRated = chosen.how % 2 === 0
  const isSeen = !!home && mayBeSeenBy(model, by, home)
  const hasRated = model.reviews.some((one) => !one.isGone && one.isRated && one.by === by && one.home === home)
  const body = { propertyId: idOf(home), propertyTitle: 'A home', agentName: 'Ida', reviewDescription: 'Lovely.' }
  const done = await expectCall(app, by, reviewApi.write, {
    input: { body: isRated ? { ...body, rating: 1 + (chosen.how % 5) } : body },
    refusals: [
      [isRated && !isSeen, 422],
      [isRated && hasRated, 409],
    ],
  })
  if (done)
    model.reviews.push({ id: done.body.insertedId, by, home: isSeen ? home : undefined, isRated, isGone: false })
}

export const removeReview: Move = async (model, app, chosen) => {
  const written = likely(model.reviews, chosen, isThere)
  const who = actorOf(model, chosen, (person) => written?.by === person)
  const done = await expectCall(app, who, reviewApi.remove, {
    input: { params: { id: idOf(written) } },
    refusals: [[!written || written.isGone || (written.by !== who && who.role !== 'admin'), 404]],
  })
  if (done && written) written.isGone = true
}
