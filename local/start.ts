// Starts the site on this machine, with a stand-in for each service that the settings don't name. `npm start` and
// `npm run dev` run it; in production, run api/src/main.ts.
import { rememberPackage } from '../api/src/process/remember-package.ts'

rememberPackage('drizzle-orm')
// Imported after that, since what this file imports is loaded before it runs.
const { runServer } = await import('../api/src/process/run-server.ts')
const { startLocalSite } = await import('./start-local-site.ts')
// If another command starts the site, the arguments are that command's.
await runServer(process.argv[1] === import.meta.filename ? process.argv.slice(2) : [], startLocalSite)
