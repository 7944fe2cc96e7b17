import { addBrotli } from 'platform/cli'
import { build } from '../../platform/cli/build/build.ts'
import { buildMonolith } from '../../platform/cli/build/build-monolith.ts'
import { releaseNew } from '../../platform/cli/start.ts'
import { store } from '../../platform/demo/tractor-store/workspace.ts'

/**
 * Builds the Tractor Store, compressed as a release is, into a folder: `node build-store.ts <folder> [--monolith]`. A process
 * of its own, since a bundler's leave their memory behind.
 */
const [data, kind] = process.argv.slice(2)
const workspace = store(data)
const built = kind === '--monolith' ? [await buildMonolith(workspace)] : await build(workspace, [])
for (const { dist } of built) await addBrotli(dist)
await releaseNew(workspace, built)
