import { failureOf } from '../../cli/release/failure.ts'
import { release } from '../../cli/release/release.ts'
import { store } from './workspace.ts'

/** Runs a release command on the store, such as `node platform/demo/tractor-store/release.ts publish inspire`, even while it serves. */
try {
  process.exitCode = await release(store(), process.argv.slice(2))
} catch (error) {
  const { code, text } = failureOf(error)
  console.error(text)
  process.exitCode = code
}
