// Builds the documentation of the platform into docs/site/dist, or the folder in the first argument.
import { join, resolve } from 'node:path'
import { buildSite } from './build-site.ts'

const out = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'))
await buildSite(out)
console.log(`The documentation is built: open ${join(out, 'index.html')}`)
