import type { FeatureGroup, ListedFeature } from '#contract/listing-features'
import * as t from '#messages/features'

export const featureGroupNames: Record<FeatureGroup, () => string> = {
  outside: t.outside,
  inside: t.inside,
  heatingAndEnergy: t.heatingAndEnergy,
  accessAndParking: t.accessAndParking,
  viewsAndSurroundings: t.viewsAndSurroundings,
}

const names: Record<ListedFeature, () => string> = {
  Garden: t.garden,
  Terrace: t.terrace,
  Balcony: t.balcony,
  'Swimming pool': t.swimmingPool,
  'Walled garden': t.walledGarden,
  'Communal garden': t.communalGarden,
  Courtyard: t.courtyard,
  Patio: t.patio,
  'Roof terrace': t.roofTerrace,
  Porch: t.porch,
  Deck: t.deck,
  Fireplace: t.fireplace,
  'Renovated kitchen': t.renovatedKitchen,
  'Wooden floors': t.woodenFloors,
  'High ceilings': t.highCeilings,
  'Wood stove': t.woodStove,
  'Fitted wardrobes': t.fittedWardrobes,
  Study: t.study,
  Loft: t.loft,
  Basement: t.basement,
  'Guest suite': t.guestSuite,
  Sauna: t.sauna,
  Gym: t.gym,
  'Heat pump': t.heatPump,
  'Solar panels': t.solarPanels,
  'Double glazing': t.doubleGlazing,
  'Underfloor heating': t.underfloorHeating,
  'Air conditioning': t.airConditioning,
  Parking: t.parking,
  Garage: t.garage,
  Lift: t.lift,
  'Step-free access': t.stepFreeAccess,
  'Own entrance': t.ownEntrance,
  Concierge: t.concierge,
  Carport: t.carport,
  'Bicycle store': t.bicycleStore,
  'Sea view': t.seaView,
  'Countryside view': t.countrysideView,
  'Close to public transport': t.closeToPublicTransport,
  'Close to schools': t.closeToSchools,
  'Mountain view': t.mountainView,
  'City view': t.cityView,
  Waterfront: t.waterfront,
  'Quiet street': t.quietStreet,
  'Close to shops': t.closeToShops,
  'No chain': t.noChain,
}
const known = new Map<string, () => string>(Object.entries(names))

/** Returns the name of a feature in the reader's language; an agent's own words unchanged. */
export const featureName = (feature: string): string => known.get(feature)?.() ?? feature
