import { start } from '../cli/start.ts'
import { toys } from './workspace.ts'

/** `node platform/demo/start.ts [folder]`: builds the toys, publishes them into the folder, and serves them. */
await start(toys(process.argv[2]))
