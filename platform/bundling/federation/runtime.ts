import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { OWN_EXTENSION } from '../own-extension.ts'

const RUNTIME = join(import.meta.dirname, `../../runtime/federation/container-runtime${OWN_EXTENSION}`)

/** The request with which the federation plugin imports its generated runtime into an entry. */
const REQUEST = /^@module-federation\/runtime\/rspack\.js!=!data:/

/** Replaces federation's own container runtime by the platform's (decision 3). */
export function federationRuntime() {
  return new rspack.NormalModuleReplacementPlugin(REQUEST, (resource) => {
    resource.request = RUNTIME
  })
}
