import { failureOf } from '../cli/failure.ts'
import { release } from '../cli/release/release.ts'
import { toys } from './workspace.ts'

/** `node platform/demo/release.ts publish clock`, and whatever else a team can do, while the site runs. */
try {
  process.exitCode = await release(toys(), process.argv.slice(2))
} catch (error) {
  const { code, text } = failureOf(error)
  console.error(text)
  process.exitCode = code
}
