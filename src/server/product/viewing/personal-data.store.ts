import { eq } from 'drizzle-orm'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { viewingHours, viewings } from '../tables/viewing.ts'

const viewing = {
  id: viewings.id,
  propertyId: viewings.propertyId,
  title: viewings.title,
  location: viewings.location,
  startsAt: viewings.startsAt,
  endsAt: viewings.endsAt,
  timeZone: viewings.timeZone,
  status: viewings.status,
  closedWhy: viewings.closedWhy,
  createdAt: viewings.createdAt,
  acceptedAt: viewings.acceptedAt,
}
const hours = {
  id: viewingHours.agentId,
  timeZone: viewingHours.timeZone,
  slotMinutes: viewingHours.slotMinutes,
  ranges: viewingHours.ranges,
}

export const personalDataOfViewings: PersonalData = {
  exported: {
    viewingHours: (db, own) => db.select(hours).from(viewingHours).where(eq(viewingHours.agentId, own.id)),
    viewingsAskedFor: ownRows(viewings, { ...viewing, note: viewings.note }, ({ id }) => eq(viewings.buyerId, id)),
    viewingsGiven: ownRows(viewings, viewing, ({ id }) => eq(viewings.agentId, id)),
  },
  forget: undefined,
}
