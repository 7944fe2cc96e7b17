import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readDevArguments } from './dev-arguments.ts'
import { type DevBundle, watchBundle } from './dev-bundle.ts'
import { devEvents } from './dev-events.ts'
import { listen, stopOnSignal } from './dev-process.ts'
import { publishedHere, publishMissing } from './dev-publish.ts'
import { devServer, type Served } from './dev-server.ts'
import { deployedSite, startLocalSite } from './dev-site.ts'
import { buildLine } from './dev-terminal.ts'
import { step } from './terminal.ts'
import { findBundle, type Workspace } from './workspace-bundles.ts'

/** Runs bundles from source, each changed in the open page when its files are, and everything else as a site has it. */
export async function dev(workspace: Workspace, words: readonly string[]): Promise<void> {
  const { names, site: deployed } = readDevArguments(words)
  const [shell = '', ...remotes] = workspace.bundles
  const chosen = names.length > 0 ? names.map((name) => findBundle(workspace, name)) : remotes
  // The shell always: it carries React, and a remote from source needs the development build of that.
  const fromSource = [...new Set([shell, ...chosen])]

  const host = process.env['HOST'] ?? 'localhost'
  const output = await mkdtemp(join(tmpdir(), 'dev-'))
  const events = devEvents()
  const served = Promise.withResolvers<Served>()
  const server = devServer({ host, output, events, report: console.error, served: served.promise })
  const running = [() => rm(output, { recursive: true, force: true }), () => server.close()]
  stopOnSignal(running)
  const address = await listen(server, host)

  if (!deployed) await publishMissing(workspace, fromSource)
  const site = deployed ? deployedSite(deployed) : startLocalSite(workspace)
  running.push(site.stop)
  const bundles = await step('Building what runs from source', () => buildFirst(fromSource))
  const { href } = await step(deployed ? 'Finding the site' : 'Starting the server', site.origin)
  served.resolve({ bundles, site })

  const others = await (deployed ? `all from ${href}` : publishedHere(workspace, fromSource))
  console.log(`
Ready at ${address}
from source   ${fromSource.map((folder) => basename(folder)).join(', ')}
as published  ${others}
`)

  async function buildFirst(folders: readonly string[]): Promise<DevBundle[]> {
    let isFirst = true
    const all = folders.map((folder) =>
      watchBundle(folder, {
        output,
        onBuild(event, ms) {
          events.tell(event)
          if (!isFirst || event.type === 'failed') console.error(buildLine(event, ms))
        },
      }),
    )
    const watched = await Promise.all(all)
    running.push(...watched.map(({ stop }) => stop))
    await Promise.all(watched.map((bundle) => bundle.built()))
    isFirst = false
    return watched
  }
}
