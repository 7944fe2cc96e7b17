import { start } from '../cli/start.ts'
import { toys } from './workspace.ts'

/** Builds the toys, publishes them to a folder, and serves them: `node platform/demo/start.ts [folder]`. */
await start(toys(process.argv[2]))
