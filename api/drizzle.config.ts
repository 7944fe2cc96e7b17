import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate --name what-changes` writes the next migration from the tables of the features. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables/!(*.test).ts',
  out: './migrations',
})
