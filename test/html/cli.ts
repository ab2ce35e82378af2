import { formatterFactory, HtmlValidate, type RuleConfig } from 'html-validate'
import { appProcess, newDataDir } from '../server/app-process.ts'

// tsx test/html/cli.ts: checks the HTML of every public page, as the built server sends it, with html-validate.

const noise: RuleConfig = {
  'require-sri': 'off', // scripts and styles are from the same server as the page that names them
  'prefer-native-element': 'off', // no native element looks like a combobox or a bar of unknown length
  'no-raw-characters': 'off', // a `>` may stand in a text
}

const { dataDir, remove } = await newDataDir()
const app = await appProcess({ DATA_DIR: dataDir, DEMO: 'true' })
try {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: noise,
  })
  const pages = await publicPages()
  let faults = 0
  for (const path of pages) {
    const answer = await fetch(app.url + path, { headers: { accept: 'text/html' } })
    const report = await validator.validateString(await answer.text(), path)
    faults += report.errorCount
    if (!report.valid) console.error(formatterFactory('stylish')(report.results))
  }
  console.log(`${pages.length} pages, ${faults} faults`)
  if (faults > 0) process.exitCode = 1
} finally {
  await app.end('SIGTERM')
  await remove()
}

async function publicPages(): Promise<string[]> {
  const [home] = (await (await fetch(`${app.url}/api/allProperty/status?limit=1`)).json()) as [
    { _id: string; agentId: string },
  ]
  return [
    '/',
    '/login',
    '/registration',
    '/terms',
    '/privacy',
    `/agent/${home.agentId}`,
    `/propertyDetails/${home._id}`,
    '/allProperty',
    '/forgotPassword',
    '/dashboard',
    '/nowhere',
    '/api/docs',
  ]
}
