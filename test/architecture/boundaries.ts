import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Both paths are relative to the project, as in `src/web/main.tsx`. */
export type Import = { from: string; to: string }

type Rule = { files: RegExp; may: RegExp[]; say: string }

const packages = /^(?!src\/|test\/|packages\/)/
const libraries = (...names: string[]) => names.map((name) => new RegExp(`^${name}(/|:|$)`))

/** Packages with pure values only: no database, no files. */
const own = [/^price-estimate$/, /^price-text(\/currency)?$/]

const ofStores = [
  /^src\/(contract|messages)\//,
  /^src\/server\/platform\/db\//,
  /^src\/server\/product\/tables\//,
  /\.(store|search)\.ts$/,
  /^src\/server\/refusal\.ts$/,
  /\.jobs\.ts$/, // declarations
  /^src\/server\/platform\/jobs\/job\.ts$/,
  /^src\/server\/platform\/clocks\/time-zones\.ts$/, // a table of offsets
  ...own,
  ...libraries('drizzle-orm', 'zod', 'node', 'uuid'),
]

/** The table of allowed imports in docs/architecture.md. The first matching rule applies. */
const rules: Rule[] = [
  ...readdirSync('packages').map((name) => ({
    files: new RegExp(`^packages/${name}/`),
    may: [new RegExp(`^packages/${name}/`), packages],
    say: 'a package stands by itself, and knows others by their names',
  })),
  { files: /\.test\.tsx?$/, may: [/./], say: 'a test sees both sides' },
  {
    files: /^src\/contract\//,
    may: [/^src\/(contract|messages)\//, /^zod\/mini$/, ...own],
    say: 'the contract is pure: itself, texts, zod/mini and our own packages of values',
  },
  {
    files: /^src\/server\/.+\.jobs\.ts$/,
    may: [/^src\/server\/platform\/jobs\/job\.ts$/],
    say: 'declarations of jobs are read by stores: names, payloads, limits',
  },
  {
    files: /^src\/server\/.+\.rules\.ts$/,
    may: [/^src\/(contract|messages)\//, /^src\/server\/refusal\.ts$/, /\.rules\.ts$/, ...own],
    say: 'rules are pure: the contract, texts and refusals',
  },
  {
    files: /^src\/server\/providers\/.+\.store\.ts$/,
    may: [...ofStores, /^src\/server\/providers\/(\w+)\/\1\.ts$/, /^oidc-provider$/],
    say: 'stores of a provider know its port, and types of its package',
  },
  {
    files: /^src\/server\/.+\.(store|search)\.ts$/,
    may: ofStores,
    say: 'stores hold queries: no http, no providers, no rules',
  },
  {
    files: /^src\/server\/.+\.routes\.ts$/,
    may: [/^src\/(contract|messages)\//, /^src\/server\/(?!.*\.routes\.ts$)/, /^(?!drizzle-orm|pg$|src\/)/],
    say: 'routes use rules, stores and ports: no other routes, no drizzle',
  },
  {
    files: /^src\/server\/platform\//,
    may: [
      /^src\/server\/(platform|settings)\//,
      /^src\/server\/[^/]+\.ts$/,
      /^src\/messages\//,
      /^src\/contract\/(audit|brand|email|endpoint|event|field-message|job|language|list|map-bounds|problem|sentences|user|utc-offsets)\.ts$/,
      packages,
    ],
    say: 'the platform knows no noun of the product: a noun declares what it needs in <noun>.noun.ts',
  },
  { files: /^src\/messages\//, may: [/^src\/(contract|messages)\//, packages], say: 'texts know only the language' },
  {
    files: /^src\/server\//,
    may: [/^src\/(server|contract|messages)\//, packages],
    say: 'the server never imports the web',
  },
  {
    files: /^src\/web\/ui\//,
    may: [
      /^src\/web\/ui\//,
      /^src\/contract\/(clock|language|marked-parts|shown-number|formatted-date)\.ts$/,
      /^src\/messages\/compiled\/(ui|dialog|form|gallery|list|time)\.ts$/,
      packages,
    ],
    say: 'ui could ship in another product',
  },
  { files: /^src\/web\//, may: [/^src\/(web|contract|messages)\//, packages], say: 'the web never imports the server' },
]
const vendors: Rule[] = [
  {
    files: /^src\/(?!server\/(providers|product\/import)\/|web\/platform\/providers\/)/,
    may: [/^(?!better-auth|oidc-provider|@?stripe|@aws-sdk|firebase|nodemailer)/],
    say: 'a vendor’s package is imported only where its provider is',
  },
]

export function trespasses(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) =>
    [
      rules.find((rule) => rule.files.test(from)),
      vendors.find((rule) => rule.files.test(from) && !/\.test\./.test(from)),
    ]
      .filter((rule) => rule && !rule.may.some((pattern) => pattern.test(to)))
      .map((rule) => `${from} must not import ${to}: ${rule?.say}`),
  )
}

/** Returns static, side-effect and dynamic imports and re-exports; ours by path, packages by name. */
export function importsOf(file: string, text: string): Import[] {
  const forms = [
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ]
  const names = forms.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name))
  return names.map((name) => ({ from: file, to: resolved(file, name) }))
}

function resolved(file: string, name: string): string {
  if (name.startsWith('#contract/')) return `src/contract/${name.slice('#contract/'.length)}.ts`
  if (name.startsWith('#messages/')) return `src/messages/compiled/${name.slice('#messages/'.length)}.ts`
  return name.startsWith('.') ? relative(resolve('.'), resolve(join(dirname(file), name))) : name
}

/** Returns the first import cycle as its path, or undefined. */
export function circle(imports: Import[]): string[] | undefined {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const found = walk(to, [...path, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  return [...next.keys()].map((file) => walk(file, [])).find(Boolean)
}
