import { ar } from './languages/ar.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import type { Language } from './languages/language.ts'
import { nl } from './languages/nl.ts'
import { pl } from './languages/pl.ts'
import { pt } from './languages/pt.ts'
import { tr } from './languages/tr.ts'

export const languages: Language[] = [en, de, es, fr, it, pt, nl, pl, tr, ar]
