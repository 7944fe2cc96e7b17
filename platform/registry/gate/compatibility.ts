import semver from 'semver'
import type { RemoteBundle, ShellBundle } from '../../data/index.ts'
import { own } from '../own.ts'
import type { RefusalCode } from '../refused.ts'

/** A reason why a remote cannot run in a shell: `<remote> <problem> <the shell>. <advice>` is a sentence. */
export interface Misfit {
  readonly code: RefusalCode
  readonly problem: string
  /** What the remote's team can do. */
  readonly advice: string
}

const NAMED_KEYS = 5

/** Everything that stands between a remote and a shell; empty when the shell can run it. */
export function misfits(remote: RemoteBundle, shell: ShellBundle): Misfit[] {
  return [
    ...sharedMisfits(remote, shell),
    ...contractMisfits(remote, shell),
    ...routeMisfits(remote, shell),
    ...slotMisfits(remote, shell),
    ...wordMisfits(remote, shell),
  ]
}

const answers = new WeakMap<RemoteBundle, WeakMap<ShellBundle, boolean>>()

/** Whether the shell can run the remote. Remembered for each pair, since a page asks this for all remotes. */
export function fits(remote: RemoteBundle, shell: ShellBundle): boolean {
  const ofRemote = answers.get(remote) ?? new WeakMap<ShellBundle, boolean>()
  answers.set(remote, ofRemote)
  const answer = ofRemote.get(shell) ?? misfits(remote, shell).length === 0
  ofRemote.set(shell, answer)
  return answer
}

function sharedMisfits(remote: RemoteBundle, shell: ShellBundle): Misfit[] {
  return Object.entries(remote.needs.shared).flatMap(([module, range]): Misfit[] => {
    const offered = own(shell.offers, module)
    if (offered === undefined) {
      const advice = 'Publish a shell that offers it first, or do without it.'
      return [{ code: 'shared-missing', problem: `needs ${module}, which is not offered by`, advice }]
    }
    if (semver.satisfies(offered, range)) return []
    const advice = `Ask for a range that holds ${offered}, or publish a shell with another version first.`
    return [{ code: 'shared-range', problem: `needs ${module} ${range}, which is ${offered} in`, advice }]
  })
}

function contractMisfits(remote: RemoteBundle, shell: ShellBundle): Misfit[] {
  const { contract } = remote.needs
  if (shell.data.contracts.includes(contract)) return []
  const known = shell.data.contracts.join(', ')
  const advice = `Build it for a contract that is understood (${known}), or publish a shell that understands ${contract} first.`
  return [{ code: 'contract', problem: `speaks contract ${contract}, which is not understood by`, advice }]
}

function routeMisfits(remote: RemoteBundle, shell: ShellBundle): Misfit[] {
  return remote.data.routes.flatMap((route): Misfit[] => {
    const found: Misfit[] = []
    if (own(shell.data.access, route.access) === undefined) {
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

function slotMisfits(remote: RemoteBundle, shell: ShellBundle): Misfit[] {
  return (remote.data.slots ?? []).flatMap(({ slot, widget, access }): Misfit[] => {
    const found: Misfit[] = []
    if (!shell.data.slots.includes(slot)) {
      const problem = `puts its widget '${widget}' into the slot '${slot}', which is not in`
      found.push({ code: 'slot', problem, advice: oneOf(shell.data.slots) })
    }
    if (access !== undefined && own(shell.data.access, access) === undefined) {
      const problem = `gives its widget '${widget}' the access '${access}', which is not known to`
      found.push({ code: 'access', problem, advice: oneOf(Object.keys(shell.data.access)) })
    }
    return found
  })
}

function wordMisfits(remote: RemoteBundle, shell: ShellBundle): Misfit[] {
  return shell.data.locales.flatMap((locale): Misfit[] => {
    if (own(remote.words, locale) === undefined) {
      const problem = `brings no words for '${locale}', which is a language of`
      return [{ code: 'words', problem, advice: `Add the file with its words for '${locale}'.` }]
    }
    const missing = own(remote.missingWords, locale) ?? []
    if (missing.length === 0) return []
    const problem = `lacks words for '${locale}' (${listed(missing)}), which is a language of`
    return [{ code: 'words', problem, advice: `Translate ${missing.length === 1 ? 'it' : 'them'}.` }]
  })
}

function oneOf(names: readonly string[]): string {
  return `Use one that it has (${names.join(', ') || 'none so far'}), or publish a shell with it first.`
}

function listed(keys: readonly string[]): string {
  const named = keys.slice(0, NAMED_KEYS).join(', ')
  return keys.length > NAMED_KEYS ? `${named} and ${keys.length - NAMED_KEYS} more` : named
}
