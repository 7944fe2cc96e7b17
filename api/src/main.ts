import { rememberPackage } from './process/remember-package.ts'

rememberPackage('drizzle-orm')
// Imported after that, since what this file imports is loaded before it runs.
const { runServer } = await import('./process/run-server.ts')
// If another command starts the site, the arguments are that command's.
await runServer(process.argv[1] === import.meta.filename ? process.argv.slice(2) : [])
