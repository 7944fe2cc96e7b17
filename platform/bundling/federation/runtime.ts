import { join } from 'node:path'
import { rspack } from '@rspack/core'

const RUNTIME = join(import.meta.dirname, '../../runtime/federation/container-runtime.ts')

/** How the federation plugin asks for what runs in an entry: a module that it writes itself. */
const REQUEST = /^@module-federation\/runtime\/rspack\.js!=!data:/

/** Puts the platform's runtime of a container in the place of federation's own (decision 3). */
export function federationRuntime() {
  return new rspack.NormalModuleReplacementPlugin(REQUEST, (resource) => {
    resource.request = RUNTIME
  })
}
