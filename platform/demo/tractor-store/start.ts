import { start } from '../../cli/start.ts'
import { store } from './workspace.ts'

/** Builds the store, publishes it to a folder, and serves it, with these teams or all: `node start.ts [folder] [team…]`. */
const [data, ...teams] = process.argv.slice(2)
await start(store(data, teams.length > 0 ? teams : undefined))
