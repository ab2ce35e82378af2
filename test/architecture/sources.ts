import { readdirSync, readFileSync } from 'node:fs'
import { importsOf } from './boundaries.ts'

export const files = ['packages', 'src', 'test', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:dist|node_modules)\//.test(name))
    .map((name) => `${folder}/${name}`),
)

export const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

export const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
