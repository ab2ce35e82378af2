import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join('deploy', file), 'utf8')

/** The text of each service of compose.yaml, by its name. */
function services(): [string, string][] {
  const [, inside = ''] = /\nservices:\n([\s\S]*?)\n(?=\w)/.exec(read('compose.yaml')) ?? []
  return inside.split(/\n(?= {2}\w+:)/).map((text) => [/(\w+):/.exec(text)?.[1] ?? '', text])
}

test('no container of compose.yaml has a log without a limit', () => {
  const [, app = ''] = /\nx-app: &app\n([\s\S]*?)\n\n/.exec(read('compose.yaml')) ?? []
  const unlimited = [...services(), ['app', app] as const].filter(([, text]) => !/\*(logging|app)\b/.test(text))
  expect(services().length).toBeGreaterThan(4)
  expect(unlimited.map(([name]) => name)).toEqual([])
})

test('compose.yaml has TLS in front, whose proxy HAProxy believes, and publishes nothing else to others', () => {
  const of = Object.fromEntries(services())
  const address = /ipv4_address: ([\d.]+)/.exec(of.tls ?? '')?.[1]
  expect(of.tls).toContain('"443:443"')
  expect(address).toBeDefined()
  expect(of.proxy).toContain(`TRUSTED_PROXIES: ${address}\n`)
  const published = services().filter(([name, text]) => name !== 'tls' && /ports: \["(?!127\.0\.0\.1:)/.test(text))
  expect(published.map(([name]) => name)).toEqual([])
})

test('HAProxy keeps only what trusted proxies say of a client, and its figures are reachable where they are bound', () => {
  const config = read('haproxy.cfg')
  expect(config).toContain('http-request del-header X-Forwarded-For unless from_proxy')
  expect(config).toContain('option forwardfor if-none')
  expect(config).toMatch(/set-header X-Forwarded-Proto http if .*!from_proxy/)
  expect(config).toMatch(/^ {2}bind "\$\{STATS_BIND\}"$/m)
  expect(Object.fromEntries(services()).proxy).toContain('STATS_BIND: 0.0.0.0:8404')
})

test('Kubernetes lets only the ingress controller and Prometheus in, and no annotation of one controller is left', () => {
  const text = read('kubernetes.yaml')
  expect(text).toContain('kind: NetworkPolicy')
  expect(text).not.toMatch(/annotations:|nginx\.ingress/)
})

test('no file of deploy has a bare word that YAML reads as a boolean', () => {
  const files = readdirSync('deploy', { recursive: true, encoding: 'utf8' }).filter((file) => /\.ya?ml$/.test(file))
  const bare = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /:\s+(on|off|yes|no)\s*(#|$)/i.test(line)),
  )
  expect(bare).toEqual([])
})

test('each checkout of a workflow leaves no credentials behind', () => {
  for (const file of readdirSync('.github/workflows')) {
    const text = readFileSync(join('.github/workflows', file), 'utf8')
    const checkouts = text.match(/uses: actions\/checkout/g)?.length
    expect([file, text.match(/persist-credentials: false/g)?.length]).toEqual([file, checkouts])
  }
})
