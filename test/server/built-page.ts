import type { Build } from '../../src/server/pages/page/read-build.ts'
import { errorPageAt, isScreen, privateScreenAt, publicScreenAt } from '../../src/web/prerender/prerender.ts'

export const builtPage: Build = {
  html: `<!doctype html>
<html lang="en">
  <head>
    <title>KeyHaven: homes for sale, shown calmly</title>
    <meta name="description" content="Browse verified homes." />
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
  publicScreenAt,
  privateScreenAt,
  isScreen,
  errorPageAt,
  filesOf: (module) => [`/assets/${module.split('/').at(-1)}.js`],
  folder: new URL('../../public', import.meta.url).pathname,
}
