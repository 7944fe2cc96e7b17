import { execFileSync } from 'node:child_process'
import type { Browser } from '@playwright/test'
import { addBrotli } from 'platform/cli'
import { ROOT } from '../e2e/fixtures/site/remotes.ts'
import { WORKSPACE } from '../e2e/fixtures/site/site.ts'
import { launchChromium } from './pages/chromium.ts'
import { readArguments } from './report/arguments.ts'
import { isHeld, type Row } from './report/row.ts'
import { formatTable } from './report/table.ts'
import { MONOLITH } from './sites.ts'
import { TABLES } from './tables.ts'

/** Prints a table for each requested group. Exit codes: 0 all bars hold, 1 a bar is missed, 2 wrong arguments. */
async function main(words: readonly string[]): Promise<number> {
  const options = readArguments(words)
  const rows: Row[] = []
  let launched: Promise<Browser> | undefined
  const browser = () => {
    launched ??= buildAndLaunch()
    return launched
  }
  try {
    for (const group of options.groups) {
      const { title, measure } = TABLES[group]
      for await (const measured of measure(options, browser)) {
        console.log(`\n${formatTable(title, measured)}`)
        rows.push(...measured)
      }
    }
  } finally {
    await (await launched)?.close()
  }
  const missed = rows.filter((row) => !isHeld(row))
  console.log(missed.length === 0 ? '\nAll bars hold.' : `\n${missed.length} of ${rows.length} are missed.`)
  return missed.length === 0 ? 0 : 1
}

/** Builds what the pages run, compressed as a release is, and launches the browser. */
async function buildAndLaunch(): Promise<Browser> {
  for (const what of [[], ['--monolith']]) build(what)
  for (const dist of [...WORKSPACE, MONOLITH]) await addBrotli(dist)
  return launchChromium()
}

/** Builds what changed. */
function build(what: readonly string[]) {
  execFileSync(process.execPath, ['platform/cli/main.ts', 'build', ...what], { cwd: ROOT, stdio: 'inherit' })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
