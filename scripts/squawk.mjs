// Looks through the migrations for what would hold up people at work, with squawk; what it can't know is sorted out here.
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root, run } from './run.mjs'

const folder = 'src/server/platform/db/migrations'

/** Rules that say nothing here, and why. */
const noise = {
  'require-lock-timeout': 'the upgrade sets it, for each try (D-405)',
  'require-statement-timeout': 'the upgrade takes it off: a long build is not to be cut off',
  'prefer-robust-stmts':
    'a file in a transaction leaves nothing behind; `-- online` files are held to it by their tests',
  'prefer-bigint-over-int': 'numbers that the contract bounds',
  'prefer-bigint-over-smallint': 'numbers that the contract bounds',
}
const NEW_COLUMN = 'landed: the column is added by the same file, so that each note is looked at once, and no more'
const WITHOUT_AMOUNT = 'landed: null is written only once this version lists homes without an amount'

/** Findings on tables that were there before, which were looked at one by one. */
const accepted = {
  '0021_live_events:13 require-concurrent-index-creation':
    'landed: people can read in that time, and accounts wait for the second that a hundred thousand of them take',
  '0032_folded_rows:41 ban-drop-column': 'the file adds this column itself, for as long as it takes',
  '0035_refolded_rows:29 ban-drop-table': 'the file adds this table itself, for as long as it takes',
  '0059_import_feed:3 require-concurrent-index-creation':
    'a table of few rows, none of which is in the index yet: no more than a look through it',
  '0062_price_kinds:1 ban-drop-not-null': WITHOUT_AMOUNT,
  '0062_price_kinds:2 ban-drop-not-null': WITHOUT_AMOUNT,
  '0078_add_shared_wishlists:38 constraint-missing-not-valid': NEW_COLUMN,
  '0078_add_shared_wishlists:38 adding-foreign-key-constraint': NEW_COLUMN,
  '0078_add_shared_wishlists:39 require-concurrent-index-creation': NEW_COLUMN,
}

/** @returns {Promise<boolean>} whether no migration would hold up people at work */
export async function squawk() {
  const files = (await readdir(join(root, folder)))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => join(folder, file))
  const excluded = Object.keys(noise).join(',')
  const args = ['--reporter', 'json', '--pg-version', '14.0', '--exclude', excluded, ...files]
  const { output } = await run('squawk', args, { quiet: true })
  const findings = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1))
  const left = findings.filter((finding) => !isOnNewTable(finding) && !(keyOf(finding) in accepted))
  for (const { file, line, rule_name: rule, message } of left) console.error(`${file}:${line + 1} ${rule}: ${message}`)
  return left.length === 0
}

const keyOf = ({ file, line, rule_name: rule }) => `${basename(file, '.sql')}:${line + 1} ${rule}`

/** A table that the same file makes has no rows, and no writers. */
function isOnNewTable({ file, line }) {
  const text = readFileSync(join(root, file), 'utf8')
  const statement = text
    .split('\n')
    .slice(line, line + 3)
    .join('\n')
  const table = /\b(?:on|alter table|create table(?: if not exists)?)\s+"(\w+)"/i.exec(statement)?.[1]
  return table !== undefined && new RegExp(`create table (?:if not exists )?"${table}"`, 'i').test(text)
}
