import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

/** The lowest PostgreSQL version, as migrations use `create or replace trigger`. */
const MIN_VERSION = 14

const ownSchemas = ['drizzle', 'graphile_worker']

/**
 * Returns a sentence for each requirement (extension, privilege, version, encoding) of the `missing` migrations that
 * the database doesn't meet.
 */
export async function unmetRequirements(client: ClientBase, missing: MigrationMeta[]): Promise<string[]> {
  const server = await serverProblems(client)
  if (server.length > 0 || missing.length === 0) return server
  const sql = missing.flatMap((migration) => migration.sql).join(';\n')
  return [...(await rightProblems(client, sql)), ...(await extensionProblems(client, extensionsIn(sql)))]
}

const extensionsIn = (sql: string): string[] =>
  [...sql.matchAll(/create extension if not exists "?(\w+)/gi)].map(([, name = '']) => name)

async function serverProblems(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() as follows, current_setting('transaction_read_only') = 'on' as reads_only`,
  )
  const { version, encoding, follows, reads_only } = rows[0]
  return [
    ...(version < MIN_VERSION ? [`PostgreSQL ${version} is too old: ${MIN_VERSION} or later is needed`] : []),
    ...(encoding !== 'UTF8'
      ? [
          `its encoding is ${encoding}: create it with encoding UTF8 (create database … encoding 'UTF8' template template0)`,
        ]
      : []),
    ...(follows ? ['it is a replica, which takes no writes: name the primary'] : []),
    ...(reads_only && !follows
      ? ['it takes no writes: default_transaction_read_only is on, for this role, database or server']
      : []),
  ]
}

/**
 * Returns a sentence for each obstacle to a migration: another schema than `public` on the search path, a missing
 * privilege on schemas, and tables in `sql` that belong to another role, as the migration may change them.
 */
async function rightProblems(client: ClientBase, sql: string): Promise<string[]> {
  const { rows } = await client.query(
    `select quote_ident(current_user) as role, quote_ident(current_database()) as database, current_schema() as schema,
       has_database_privilege(current_database(), 'create') as creates_schemas,
       coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as creates_tables,
       (select string_agg(name, ', ') from unnest($1::text[]) as name where to_regnamespace(name) is null) as schemas,
       (select string_agg(quote_ident(relname), ', ') from pg_class where relnamespace = to_regnamespace('public')
          and relkind = 'r' and not pg_has_role(relowner, 'usage') and position('"' || relname || '"' in $2) > 0) as foreign_tables`,
    [ownSchemas, sql],
  )
  const { role, database, schema, creates_schemas, creates_tables, schemas, foreign_tables } = rows[0]
  return [
    ...(schema && schema !== 'public'
      ? [
          `tables of ${role} would lie in the schema ${schema}: alter role ${role} in database ${database} set search_path = public`,
        ]
      : []),
    ...(creates_tables ? [] : [`${role} can’t make tables: grant usage, create on schema public to ${role}`]),
    ...(schemas && !creates_schemas
      ? [`${role} can’t make the schemas ${schemas}: grant create on database ${database} to ${role}`]
      : []),
    ...(foreign_tables
      ? [
          `tables belong to another role than ${role}, which can’t change them: alter table … owner to ${role} (${foreign_tables})`,
        ]
      : []),
  ]
}

type ExtensionState = {
  name: string
  schema: string | null
  is_available: boolean
  is_found: boolean
  may_create: boolean
}

async function extensionProblems(client: ClientBase, names: string[]): Promise<string[]> {
  const { rows } = await client.query<ExtensionState>(
    `select needed.name, schema, available.name is not null as is_available, schema = any(current_schemas(true)) as is_found,
       (select rolsuper from pg_roles where rolname = current_user)
         or (trusted or not superuser) and has_database_privilege(current_database(), 'create') as may_create
     from unnest($1::text[]) as needed (name)
     left join (select extname, extnamespace::regnamespace::text as schema from pg_extension) as installed on extname = needed.name
     left join (select name, trusted, superuser from pg_available_extensions as known
       join pg_available_extension_versions as versions using (name) where versions.version = default_version) as available
       on available.name = needed.name`,
    [names],
  )
  return rows.flatMap((state) => extensionProblem(state) ?? [])
}

function extensionProblem({ name, schema, is_available, is_found, may_create }: ExtensionState): string | undefined {
  if (schema && !is_found)
    return `the extension ${name} lies in the schema ${schema}, where it is not found: alter extension ${name} set schema public`
  if (schema) return undefined
  if (!is_available) return `the extension ${name} is not available: install PostgreSQL’s contrib package on its server`
  return may_create
    ? undefined
    : `the extension ${name} is not installed, and we may not do it: create extension ${name}, as a superuser, in this database`
}
