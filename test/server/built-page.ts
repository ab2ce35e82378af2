import { LANGUAGES, type Language } from '../../src/contract/language.ts'
import type { Build, LanguagePage } from '../../src/server/pages/page/read-build.ts'
import { errorPageAt, isScreen, privateScreenAt, publicScreenAt, setBrand } from '../../src/web/prerender/prerender.ts'

const page: LanguagePage = {
  html: `<!doctype html>
<html lang="en">
  <head>
    <title>KeyHaven: homes for sale, shown calmly</title>
    <meta name="description" content="Browse verified homes." />
    <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="modulepreload" crossorigin href="/assets/page-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  styles: '.all{color:red}',
  firstStyles: '.first{color:red}',
  startScript: 'start()',
  firstCallsScript: 'sendFirstCalls()',
  filesOf: (module) => [`/assets/${module.split('/').at(-1)}.js`],
}

const pageIn = (language: Language): LanguagePage => ({
  ...page,
  html: page.html.replace('lang="en"', `lang="${language}"`),
})

export const builtPage: Build & { pages: Record<Language, LanguagePage> } = {
  setBrand,
  publicScreenAt,
  privateScreenAt,
  isScreen,
  errorPageAt,
  pages: Object.fromEntries(LANGUAGES.map((language) => [language, pageIn(language)])) as Record<
    Language,
    LanguagePage
  >, // one of each
  folder: new URL('../../public', import.meta.url).pathname,
}
