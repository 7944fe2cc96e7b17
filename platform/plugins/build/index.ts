/** The bundling of the kernel with what is plugged into it. */
import * as kernel from '../../bundling/index.ts'
import { defineMonolith as monolith } from '../monolith/build/index.ts'
import { serverHalf } from '../server-rendering/build/index.ts'
import { recordExports } from '../type-surfaces/build/index.ts'

const plugins: kernel.BuildPlugins = { recordExports, serverHalf }

export function defineShell(folder: string, options: Omit<kernel.ShellBuildOptions, 'plugins'>) {
  return kernel.defineShell(folder, { ...options, plugins })
}

export function defineRemote(folder: string, mode?: kernel.Mode) {
  return kernel.defineRemote(folder, mode, plugins)
}

export function defineMonolith(folder: string, remoteFolders: readonly string[]) {
  return monolith(folder, remoteFolders, plugins)
}
