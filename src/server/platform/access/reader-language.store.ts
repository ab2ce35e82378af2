import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Language, siteLanguage, siteLanguages } from '#contract/language'
import type { Queryable } from '../db/database.ts'
import { runPrepared } from '../db/prepared.ts'
import { users } from '../db/tables/user.ts'

/**
 * Returns the language of an account's mails and notifications; `otherwise` without an account or a choice, or if the
 * site no longer has the chosen one.
 */
export async function languageOf(db: Queryable, email: string, otherwise = siteLanguage()): Promise<Language> {
  const find = () =>
    db
      .select({ language: users.language })
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
  const [person] = await runPrepared(db, 'language_of', find, { email })
  return ofSite(person?.language) ?? otherwise
}

export async function chosenLanguage(db: Queryable, id: string): Promise<Language | null> {
  const [person] = await db.select({ language: users.language }).from(users).where(eq(users.id, id))
  return ofSite(person?.language) ?? null
}

const ofSite = (chosen: Language | null | undefined): Language | undefined =>
  siteLanguages().find((language) => language === chosen)

export async function setLanguage(db: Queryable, id: string, language: Language): Promise<number> {
  const changed = await db.update(users).set({ language }).where(eq(users.id, id)).returning({ id: users.id })
  return changed.length
}

/** Sets the language in which a user first signs in; a language that was chosen before stays. */
export async function setFirstLanguage(db: Queryable, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isNull(users.language)))
}
