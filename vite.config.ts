import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isLanguage } from './src/contract/language.ts'
import { firstStyles } from './vite/first-styles.ts'
import { messagesIn } from './vite/messages.ts'
import { holdsSchemas, neededBy } from './vite/needed-by.ts'
import { pageContract } from './vite/page-contract.ts'
import { buildTargets } from './vite/supported-browsers.ts'

/** The page's own host is passed on: signing in is refused to other origins. */
const server = { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false }

const web = (file: string) => fileURLToPath(new URL(`src/web/${file}`, import.meta.url))
const isFirst = neededBy([web('main.tsx'), web('home/HomePage.tsx')])
/** What the query library's one entry names, and the first view has no use for. */
const isLater =
  /@tanstack\/.+\/(?:(?:mutation|infiniteQuery|queries)Observer|use(?:Mutation|InfiniteQuery|Queries))\.js$/
const isOfList = neededBy([web('search/AllPropertiesPage.tsx')])
const isOfDetails = neededBy([web('details/PropertyDetailsPage.tsx')])
const isOfLogin = neededBy([web('auth/LoginPage.tsx')])
/** What is a person’s own on cards and pages, which else would be a file for each module. */
const isOwn =
  /src\/(?:web\/(?:property\/mortgage|trace\/(?!note\/|hidden-home\/\S+screens)|details\/price-per-area)|contract\/(?:evidence|hidden-home)\.ts|messages\/compiled\/(?:homeParts|mortgage|trace)\.ts)/
/** The words of listings' prices, and what every form and figure with prices has beside them. */
const isOfPrices =
  /packages\/price-text\/src\/price-(?:amounts|words)|src\/contract\/(?:price|estimate)\.ts|src\/messages\/compiled\/(?:checks|priceKinds)\.ts|src\/web\/property\/(?:estimate\.queries|whole-amount)/
/** The lower parts of the page of a home, which come together once its first view is shown. */
const isOfHome =
  /src\/(?:web\/(?:details\/(?:HomeEstimate|HomeFigures|HomeValue|MortgageEstimate|PriceHistory|SalesList|SoldPrices|WhatWasChecked)|trace\/(?:HideHome|HomeTraces))\.tsx|contract\/sold-price\.ts)$/
/** What the home page loads, too, which has no use for the library of forms. */
const isCarried = /src\/web\/platform\/storage\/carried-fields\.ts$/
const isOfFields = /src\/messages\/compiled\/fields\.ts$/
const isOfRates = /src\/(?:web\/property\/rates\/|contract\/rates\.ts|messages\/compiled\/rates\.ts)/
/** News and messages in the navigation of everyone who is signed in. */
const isOfNews = neededBy([web('app/NotificationButtons.tsx')])
const isLibrary = /node_modules/
/**
 * What an import preloads beside its own file: styles, and files that several screens share. The names of all others would be 1 kB of every
 * first view, and those of the first view are there already.
 */
const isPreloaded = /\.css$|\/(?:details|forms|home|list|news|own|prices|schemas)-[\w-]{8}\.js$/

/** The language of the page that is built: each has a build of its own (D-450). */
const { PAGE_LANGUAGE } = process.env
const language = isLanguage(PAGE_LANGUAGE) ? PAGE_LANGUAGE : 'en'

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  resolve: { tsconfigPaths: true },
  publicDir: '../../public',
  plugins: [react(), ...(isSsrBuild ? [] : [tailwindcss(), firstStyles(), pageContract(), messagesIn(language)])],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : buildTargets,
    manifest: true,
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => isPreloaded.test(file)),
    },
    copyPublicDir: false, // scripts/build.mjs does it once for all languages
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false, // each group names all of its own
              // What the first view needs is two files, ours and the libraries, and not one for each module that screens share.
              groups: [
                // The schemas that forms check with, the library that they are made with, and what they say.
                {
                  debugName: 'schemas',
                  name: (id, modules) => (holdsSchemas(id, modules) || isOfFields.test(id) ? 'schemas' : null),
                },
                {
                  debugName: 'first',
                  name: (id, modules) => {
                    if (!isFirst(id, modules) || isLater.test(id)) return null
                    return isLibrary.test(id) ? 'libraries' : 'page'
                  },
                },
                // The words of listings' prices: forms read them, and the list alone amounts.
                { debugName: 'prices', name: (id) => (isOfPrices.test(id) ? 'prices' : null) },
                // What the list and the page of a home have in common with other screens, which else would be a file for each.
                {
                  debugName: 'list',
                  name: (id, modules) => (isOfList(id, modules) ? 'list' : null),
                  minShareCount: 2,
                },
                {
                  debugName: 'details',
                  name: (id, modules) => (isOfDetails(id, modules) && !isOfLogin(id, modules) ? 'details' : null),
                  minShareCount: 2,
                },
                { debugName: 'own', name: (id) => (isOwn.test(id) ? 'own' : null), minShareCount: 2 },
                { debugName: 'rates', name: (id) => (isOfRates.test(id) ? 'rates' : null), minShareCount: 2 },
                { debugName: 'home', name: (id) => (isOfHome.test(id) ? 'home' : null) },
                {
                  debugName: 'news',
                  name: (id, modules) =>
                    isOfNews(id, modules) && !isOfLogin(id, modules) && !id.endsWith('-fields.ts') ? 'news' : null,
                },
                // What every form has, which login is the first of.
                {
                  debugName: 'forms',
                  name: (id, modules) =>
                    isOfLogin(id, modules) && !isOfDetails(id, modules) && !isCarried.test(id) ? 'forms' : null,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
  },
  // The server has none of the page's packages: what renders it brings them along.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { port: 5173, proxy: { '/api/': server, '/media': server, '/google': server, '/demo-stripe': server } },
}))
