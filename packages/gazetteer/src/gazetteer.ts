export { type Gazetteer, openGazetteer, RULES_VERSION } from './open-gazetteer.ts'
export { type Bounds, type NamedTown, openTowns, type TownsIn } from './place/largest-towns.ts'
export type { Candidate, Located, Place } from './place/locate.ts'
export { timeZoneAt } from './time-zone.ts'
