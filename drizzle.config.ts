import { defineConfig } from 'drizzle-kit'

const url = process.env.DATABASE_URL // only `npm run db:studio` needs one

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/platform/db/tables/*.ts', './src/server/product/tables/*.ts'],
  out: './src/server/platform/db/migrations',
  ...(url && { dbCredentials: { url } }),
})
