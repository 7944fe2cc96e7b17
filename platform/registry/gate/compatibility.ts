import semver from 'semver'
import type { RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { ownValue } from '../own-value.ts'
import type { RefusalCode } from '../refused.ts'
import { exportProblems } from './exports.ts'
import { listOf } from './sentences.ts'

/** A reason why a remote cannot run in a shell; reported as `<remote> <problem> <the shell>. <advice>`. */
export interface Incompatibility {
  readonly code: RefusalCode
  readonly problem: string
  /** Tells the remote's team how to solve it. */
  readonly advice: string
}

const MAX_LISTED_KEYS = 5

/** Every reason why the shell cannot run the remote; empty if it can. */
export function incompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  return [
    ...sharedIncompatibilities(remote, shell),
    ...exportIncompatibilities(remote, shell),
    ...contractIncompatibilities(remote, shell),
    ...routeIncompatibilities(remote, shell),
    ...slotIncompatibilities(remote, shell),
    ...wordIncompatibilities(remote, shell),
  ]
}

const cache = new WeakMap<RemoteBundle, WeakMap<ShellBundle, boolean>>()

/** Whether the shell can run the remote. Memoized per pair, since every page checks all remotes. */
export function isCompatible(remote: RemoteBundle, shell: ShellBundle): boolean {
  const ofRemote = cache.get(remote) ?? new WeakMap<ShellBundle, boolean>()
  cache.set(remote, ofRemote)
  const result = ofRemote.get(shell) ?? incompatibilities(remote, shell).length === 0
  ofRemote.set(shell, result)
  return result
}

function sharedIncompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  const needed = Object.entries(remote.needs.shared).map(([module, range]) => ({
    module,
    range,
    offered: ownValue(shell.offers, module),
  }))
  const missing = needed.filter(({ offered }) => offered === undefined)
  const unfit = needed.filter(
    ({ offered, range }) => offered !== undefined && !semver.satisfies(offered, range),
  )
  const packages = Map.groupBy(unfit, ({ module, range, offered }) =>
    [packageOf(module), range, offered].join(' '),
  )
  return [
    ...missing.map(({ module }): Incompatibility => {
      const advice = 'Publish a shell that offers it first, or do without it.'
      return { code: 'shared-missing', problem: `needs ${module}, which is not offered by`, advice }
    }),
    ...[...packages.values()].flatMap(rangeProblem),
  ]
}

interface UnfitModule {
  readonly module: string
  readonly range: string
  readonly offered: string | undefined
}

/** One problem for all modules of a package: a package with many entry points has one version. */
function rangeProblem(modules: readonly UnfitModule[]): Incompatibility[] {
  const [first] = modules
  if (!first) return []
  const { module, range, offered } = first
  const what =
    modules.length === 1 ? `${module} ${range}` : `${packageOf(module)} ${range} (${modules.length} modules)`
  const advice = `Use a range that includes ${offered}, or release it in one flip with a shell that has another version.`
  return [{ code: 'shared-range', problem: `needs ${what}, which is ${offered} in`, advice }]
}

/** `shared-ui` of `shared-ui/button`, `@toys/ui` of `@toys/ui/button` */
function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/')
}

function exportIncompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  return exportProblems(remote, shell).flatMap(({ module, missing, changed }): Incompatibility[] => {
    const found: Incompatibility[] = []
    if (missing.length > 0) {
      const are = missing.length === 1 ? 'is' : 'are'
      const problem = `uses ${listOf(missing)} of ${module}, which ${are} not exported by`
      const advice = `Publish a shell that exports ${missing.length === 1 ? 'it' : 'them'} first, or release both together.`
      found.push({ code: 'shared-export', problem, advice })
    }
    if (changed.length > 0) {
      const problem = `uses ${listOf(changed)} of ${module}, whose type is another in`
      const advice =
        'Leave that export as it was and add a new one beside it, or release the shell and the remote together.'
      found.push({ code: 'shared-type', problem, advice })
    }
    return found
  })
}

function contractIncompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  const { contract } = remote.needs
  if (shell.data.contracts.includes(contract)) return []
  const known = shell.data.contracts.join(', ')
  const advice = `Build it for a supported contract (${known}), or publish a shell that supports ${contract} first.`
  return [{ code: 'contract', problem: `uses contract ${contract}, which is not supported by`, advice }]
}

function routeIncompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  return remote.data.routes.flatMap((route): Incompatibility[] => {
    const found: Incompatibility[] = []
    if (ownValue(shell.data.access, route.access) === undefined) {
      const problem = `gives its page '${route.name}' the access '${route.access}', which is not known to`
      found.push({ code: 'access', problem, advice: oneOf(Object.keys(shell.data.access)) })
    }
    if (!shell.data.layouts.includes(route.layout)) {
      const problem = `wants its page '${route.name}' in the layout '${route.layout}', which is not in`
      found.push({ code: 'layout', problem, advice: oneOf(shell.data.layouts) })
    }
    return found
  })
}

function slotIncompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  return (remote.data.slots ?? []).flatMap(({ slot, widget, access }): Incompatibility[] => {
    const found: Incompatibility[] = []
    if (!shell.data.slots.includes(slot)) {
      const problem = `puts its widget '${widget}' into the slot '${slot}', which is not in`
      found.push({ code: 'slot', problem, advice: oneOf(shell.data.slots) })
    }
    if (access !== undefined && ownValue(shell.data.access, access) === undefined) {
      const problem = `gives its widget '${widget}' the access '${access}', which is not known to`
      found.push({ code: 'access', problem, advice: oneOf(Object.keys(shell.data.access)) })
    }
    return found
  })
}

function wordIncompatibilities(remote: RemoteBundle, shell: ShellBundle): Incompatibility[] {
  return shell.data.locales.flatMap((locale): Incompatibility[] => {
    if (ownValue(remote.words, locale) === undefined) {
      const problem = `has no words for '${locale}', which is a language of`
      return [{ code: 'words', problem, advice: `Add the file with its words for '${locale}'.` }]
    }
    const missing = ownValue(remote.missingWords, locale) ?? []
    if (missing.length === 0) return []
    const problem = `lacks words for '${locale}' (${listed(missing)}), which is a language of`
    return [{ code: 'words', problem, advice: `Translate ${missing.length === 1 ? 'it' : 'them'}.` }]
  })
}

function oneOf(names: readonly string[]): string {
  return `Use one that it has (${names.join(', ') || 'none so far'}), or publish a shell with it first.`
}

function listed(keys: readonly string[]): string {
  const named = keys.slice(0, MAX_LISTED_KEYS).join(', ')
  return keys.length > MAX_LISTED_KEYS ? `${named} and ${keys.length - MAX_LISTED_KEYS} more` : named
}
