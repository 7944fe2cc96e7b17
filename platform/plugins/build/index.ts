/** The bundling of the kernel with what is plugged into it. */
import * as kernel from '../../bundling/index.ts'
import { defineMonolith as monolith } from '../monolith/build/index.ts'
import { serverHalf } from '../server-rendering/build/index.ts'
import { recordExports } from '../type-surfaces/build/index.ts'

const plugins: kernel.BuildPlugins = { recordExports, serverHalf }

/** Configures the build of a shell: reads its `shell.ts` and starts at its `src/index.ts`. */
export function defineShell(folder: string, options: Omit<kernel.ShellBuildOptions, 'plugins'>) {
  return kernel.defineShell(folder, { ...options, plugins })
}

/** Configures the build of a remote: reads its `remote.ts` and exposes its `src/index.ts`. */
export function defineRemote(folder: string, mode?: kernel.Mode) {
  return kernel.defineRemote(folder, mode, plugins)
}

/** Configures a build of a shell and all its remotes as one bundle, to compare with. */
export function defineMonolith(folder: string, remoteFolders: readonly string[]) {
  return monolith(folder, remoteFolders, plugins)
}
