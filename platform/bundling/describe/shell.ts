import type { Bundle, ShellBundle } from '../../protocol/index.ts'
import type { Exports } from '../build-plugins.ts'
import { SHARE_SCOPE } from '../federation/sharing.ts'
import type { ShellDescription } from './bundle-description.ts'
import type { ChunkAssets } from './chunk-assets.ts'
import { describeCommon } from './describe-common.ts'
import { describeRemote } from './remote.ts'

/** Composes the shell's `bundle.json`. In a monolith it includes those of the remotes, whose files are the shell's. */
export function describeShell(
  description: ShellDescription,
  assets: ChunkAssets,
  files: Bundle['files'],
  exports?: Exports,
): ShellBundle {
  const { entryFiles } = assets
  const start = assets.requested('./start.ts')
  const entry = entryFiles.find((name) => name.endsWith('.js'))
  if (!entry) throw new Error('The shell has no entry script.')
  // Its stylesheets would be missing from the page without a word.
  if (start.js.length === 0) throw new Error("The shell's entry must load the rest by import('./start.ts').")
  const icon = Object.keys(files).find((name) => /^icon\.\w+\.svg$/.test(name))
  const worker = Object.keys(files).find((name) => /^worker\.\w+\.js$/.test(name))
  const lazy = Object.keys(description.offers).map(
    (name) => [name, assets.requested(name, SHARE_SCOPE)] as const,
  )
  return {
    ...describeCommon(description, assets),
    files,
    kind: 'shell',
    name: description.data.name,
    data: description.data,
    entry,
    ...(icon && { icon }),
    ...(worker && { worker }),
    initial: { js: start.js, css: [...entryFiles.filter((name) => name.endsWith('.css')), ...start.css] },
    offers: description.offers,
    ...(exports && { exports }),
    lazyShared: Object.fromEntries(lazy.filter(([, { js }]) => js.length > 0)),
    ...(description.builtin && {
      builtin: description.builtin.map((remote) => describeRemote(remote, assets, { entry, files: {} })),
    }),
  }
}
