import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, parseSync } from 'vite'

export type TextReader = (text: string) => unknown

/**
 * Returns exported functions that can be called with one text, by file and name. Functions that return promises are
 * excluded, because they query a database or read files.
 */
export async function textReadersBelow(
  folder: string,
  without: readonly string[],
): Promise<Record<string, TextReader>> {
  const readers: Record<string, TextReader> = {}
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/(?<!\.test|\.d)\.tsx?$/.test(file)) continue
    const path = join(folder, file)
    const names = textFunctionsIn(path).filter((name) => !without.includes(`${file}: ${name}`))
    if (names.length === 0) continue
    const module: Record<string, TextReader> = await import(pathToFileURL(path).href)
    for (const name of names) if (module[name]) readers[`${file}: ${name}`] = module[name]
  }
  return readers
}

function textFunctionsIn(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    const { declaration } = statement
    if (declaration.type === 'FunctionDeclaration')
      return declaration.id && readsText(declaration) ? [declaration.id.name] : []
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' && readsText(init) ? [id.name] : [],
    )
  })
}

function readsText({ async, params, returnType }: ESTree.Function | ESTree.ArrowFunctionExpression): boolean {
  const [first, ...others] = params
  if (async || !first || isPromise(returnType?.typeAnnotation)) return false
  const given = first.type === 'AssignmentPattern' ? first.left : first
  if (given.type !== 'Identifier' || !others.every(mayBeLeftOut)) return false
  const type = given.typeAnnotation?.typeAnnotation
  if (type) return isText(type)
  return first.type === 'AssignmentPattern' && first.right.type === 'Literal' && typeof first.right.value === 'string'
}

const mayBeLeftOut = (parameter: ESTree.ParamPattern): boolean =>
  parameter.type === 'AssignmentPattern' || ('optional' in parameter && parameter.optional === true)

const isPromise = (type: ESTree.TSType | undefined): boolean =>
  type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Promise'

const isText = (type: ESTree.TSType): boolean =>
  type.type === 'TSStringKeyword' ||
  type.type === 'TSUnknownKeyword' ||
  (type.type === 'TSUnionType' && type.types.some(isText))
