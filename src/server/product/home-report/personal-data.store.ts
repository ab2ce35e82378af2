import { eq } from 'drizzle-orm'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { homeReports } from '../tables/home-report.ts'

const homeReport = {
  id: homeReports.id,
  propertyId: homeReports.propertyId,
  homeTitle: homeReports.title,
  reason: homeReports.reason,
  text: homeReports.text,
  createdAt: homeReports.createdAt,
  decision: homeReports.decision,
  decidedAt: homeReports.decidedAt,
}

export const personalDataOfHomeReports: PersonalData = {
  exported: { homeReports: ownRows(homeReports, homeReport, ({ id }) => eq(homeReports.reporterId, id)) },
  forget: undefined,
}
