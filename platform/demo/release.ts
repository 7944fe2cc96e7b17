import { failureOf } from '../cli/release/failure.ts'
import { release } from '../cli/release/release.ts'
import { toys } from './workspace.ts'

/** Runs a release command on the demo, such as `node platform/demo/release.ts publish clock`, even while it serves. */
try {
  process.exitCode = await release(toys(), process.argv.slice(2))
} catch (error) {
  const { code, text } = failureOf(error)
  console.error(text)
  process.exitCode = code
}
