import { comparableEmail } from '#contract/email'
import { isPictureUrl, MAX_PICTURE_URL_LENGTH, seenLine } from '#contract/text'
import { MAX_PERSON_NAME_LENGTH } from '#contract/user-fields'

type ProviderProfile = { email: string; name?: string; picture?: string }

/** Returns true if the user's verified ID token is for this address. `email` must be in lower case (P-41). */
export const provesEmail = (proven: ProviderProfile | undefined, email: string): boolean =>
  proven !== undefined && comparableEmail(proven.email) === email

export function firstProfile({ email, name, picture }: ProviderProfile): { name: string; photoUrl: string | null } {
  const given = seenLine(name ?? '')
  const isPicture = picture !== undefined && picture.length <= MAX_PICTURE_URL_LENGTH && isPictureUrl(picture)
  return { name: cut(given || email.split('@')[0] || email), photoUrl: isPicture ? picture : null }
}

function cut(name: string): string {
  let kept = ''
  for (const character of name) {
    if (kept.length + character.length > MAX_PERSON_NAME_LENGTH) break
    kept += character
  }
  return kept.trim()
}
