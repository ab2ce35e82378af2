import { expect, test } from 'vitest'
import { mailHtml } from '../../providers/mail/mail-html.tsx'
import { type Mail, writtenIn } from '../mail/mail.store.ts'
import { resetLink, verificationLink } from './auth-mails.ts'

const to = { email: 'ann@people.example' }
const LINK = 'https://homes.example/page#token=abc'
const ofMail = (language: string) => `https://homes.example/page?lang=${language}#token=abc`

test.each([
  ['en', 'Choose a new password', 'Confirm my address'],
  ['es', 'Elegir una contraseña nueva', 'Confirmar mi dirección'],
  ['de', 'Neues Passwort wählen', 'Meine Adresse bestätigen'],
  ['fr', 'Choisir un nouveau mot de passe', 'Confirmer mon adresse'],
  ['ar', 'اختيار كلمة مرور جديدة', 'تأكيد عنواني'],
] as const)('in %s, the buttons of mails about an account say what they do', (language, reset, verify) => {
  const buttonOf = (mail: Mail) => {
    const { subject, body } = writtenIn(language, mail)
    return /<a href="([^"]+)"[^>]*>([^<]*)<\/a>/.exec(mailHtml(subject, body, { language }))?.slice(1)
  }
  expect(buttonOf(resetLink(to, LINK))).toEqual([ofMail(language), reset])
  expect(buttonOf(verificationLink(to, LINK))).toEqual([ofMail(language), verify])
})
