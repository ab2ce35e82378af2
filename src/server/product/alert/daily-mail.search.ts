import { type SQL, sql } from 'drizzle-orm'

/** The day's mail of alerts goes out in the morning, UTC. */
const HOUR = 7

/** The hour of the mail on the day of a moment. */
export const hourOfMails = (moment: SQL): SQL =>
  sql`(date_trunc('day', ${moment} at time zone 'UTC') + make_interval(hours => ${HOUR})) at time zone 'UTC'`

/** The moment of the next mail of the day. */
export const nextDailyMail = sql`(date_trunc('day', (now() - make_interval(hours => ${HOUR})) at time zone 'UTC')
  + make_interval(days => 1, hours => ${HOUR})) at time zone 'UTC'`
