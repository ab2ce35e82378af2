import { writeFileSync } from 'node:fs'
import { sectionsOf } from '../../product/account/own-data.ts'
import { nouns } from '../../product/nouns.ts'
import { apiMarkdown } from './api-markdown.ts'

writeFileSync('docs/api.md', apiMarkdown(Object.keys(sectionsOf(nouns.map((noun) => noun.personalData)))))
