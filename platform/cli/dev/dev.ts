import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { listen, PortTaken } from '../listen.ts'
import { step } from '../step.ts'
import { findBundle, type Workspace } from '../workspace.ts'
import { type DevArguments, readDevArguments } from './arguments.ts'
import { type DevBundle, watchBundle } from './bundle.ts'
import { type DevEvents, devEvents } from './events.ts'
import { lifetime } from './lifetime.ts'
import { publishMissing } from './publish.ts'
import { buildLine, readyText } from './ready-text.ts'
import { devServer, type Served } from './server.ts'
import { deployedSite, localSite, publishedAt } from './site.ts'

/** Runs bundles from source, with hot reload in the open page, and takes everything else from a site. */
export async function dev(workspace: Workspace, words: readonly string[]): Promise<void> {
  const args = readDevArguments(words, workspace.site)
  const fromSource = foldersFromSource(workspace, args)
  const host = process.env['HOST'] ?? 'localhost'
  const output = await mkdtemp(join(tmpdir(), 'dev-'))
  const { atEnd, end } = lifetime()
  atEnd(() => rm(output, { recursive: true, force: true }))
  const events = devEvents()
  const served = Promise.withResolvers<Served>()
  const server = devServer({ host, output, events, report: console.error, served: served.promise })
  atEnd(() => server.close())
  try {
    const address = await listen(server, host, { port: 3000, retry: 'npm run dev' })
    if (!args.site) await publishMissing(workspace, fromSource)
    const site = args.site ? deployedSite(args.site) : localSite(workspace)
    atEnd(site.stop)
    const bundles = await step('Building the sources', () =>
      buildFirst(workspace, fromSource, output, events),
    )
    atEnd(...bundles.map(({ stop }) => stop))
    const published = await step('Finding the site', () => publishedAt(site))
    served.resolve({ bundles, site })
    console.log(
      readyText(
        address,
        fromSource.map((folder) => basename(folder)),
        published,
        args.site,
      ),
    )
  } catch (error) {
    await end()
    if (!(error instanceof PortTaken)) throw error
    console.error(error.message)
    process.exit(error.exitCode)
  }
}

function foldersFromSource(workspace: Workspace, { names }: DevArguments): string[] {
  // Always include the shell if it is here: it provides React, and hot reload needs React's development build.
  const shells = workspace.shell === undefined ? [] : workspace.bundles.slice(0, 1)
  const chosen = names.length > 0 ? names.map((name) => findBundle(workspace, name)) : workspace.bundles
  return [...new Set([...shells, ...chosen])]
}

/** Builds each folder once, and from then on reports every build to the terminal and to the open pages. */
async function buildFirst(
  { shell }: Workspace,
  folders: readonly string[],
  output: string,
  events: DevEvents,
): Promise<DevBundle[]> {
  let isFirst = true
  const bundles = await Promise.all(
    folders.map((folder) =>
      watchBundle(folder, {
        output,
        hasShell: shell !== undefined,
        onBuild(event, ms) {
          events.broadcast(event)
          if (!isFirst || event.type === 'failed') console.error(buildLine(event, ms))
        },
      }),
    ),
  )
  await Promise.all(bundles.map((bundle) => bundle.built()))
  isFirst = false
  return bundles
}
