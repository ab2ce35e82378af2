#!/usr/bin/env bash
# The guess: PostgreSQL knows how many homes have a plot of an acre, because plots in acres and metres are indexed by an expression (all in square
# feet), and ANALYZE gathers statistics of indexed expressions: pg_stats has them.
# What happens: where the index leaves out the homes without a plot (where plot is not null), its statistics are gathered and not used. A third of all
# homes is assumed, so that a page of the hundred homes with a plot may read all others. CREATE STATISTICS on the same expression mends it.
# Package: @electric-sql/pglite 0.3.14 (PostgreSQL 17.5; the same with 18.4); seen 30 November 2026 with Node 20.20. Migration 0080 adds such statistics.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.3.14
node --input-type=module -e "
import { PGlite } from '@electric-sql/pglite'
const db = new PGlite()
const inFt2 = \"(plot * case when unit = 'm2' then 10.764 else 1 end)\"
await db.exec(\`
  create table home (id int primary key, plot float8, unit text);
  insert into home select n, case when n % 500 = 0 then n end, 'ft2' from generate_series(1, 50000) n;
  create index home_plot on home (\${inFt2}) where plot is not null;
  analyze home\`)
const estimate = async () => {
  const { rows } = await db.query(\`explain (format json) select id from home where \${inFt2} >= 1\`)
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows']
}
const { rows: known } = await db.query(\"select count(*)::int as columns from pg_stats where tablename = 'home_plot'\")
const before = await estimate()
await db.exec(\`create statistics home_plot_known on \${inFt2} from home; analyze home\`)
const after = await estimate()
const { rows: [{ homes }] } = await db.query(\`select count(*)::int as homes from home where \${inFt2} >= 1\`)
console.log({ statisticsOfTheIndex: known[0].columns, homes, before, after })
if (known[0].columns !== 1 || before < 10 * after) {
  console.error('The behaviour has changed: the statistics of a partial index are used, or no longer gathered.')
  process.exit(1)
}"
