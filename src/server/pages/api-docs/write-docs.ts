import { writeFileSync } from 'node:fs'
import { apiMarkdown } from './api-markdown.ts'

writeFileSync('docs/api.md', apiMarkdown())
