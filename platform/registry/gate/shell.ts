import type { RemoteBundle, ShellBundle } from '../../data/index.ts'
import { own } from '../own.ts'
import type { Refusal } from '../refused.ts'
import { claimsOf, clashesBetween } from './claims.ts'
import { misfits } from './compatibility.ts'
import { audience, kilobytes, quoted, titleOf, titlesOf } from './sentences.ts'
import type { Serving, Standing } from './standing.ts'
import { startWeight } from './weight.ts'

export function gateShell(shell: ShellBundle, standing: Standing): Refusal[] {
  const names = refuseNames(shell, standing)
  // Remotes that a shell carries inside were built with it, and it loads no others. Its size is no measure
  // either: the budget is for a shell that loads its remotes.
  if (shell.builtin) return names
  return [
    ...names,
    ...standing.remotes.flatMap((remote) => refuseMisfits(shell, remote)),
    ...refuseClashes(shell, standing.remotes),
    ...refuseWeight(shell),
  ]
}

function refuseNames(shell: ShellBundle, { shells, remotes }: Standing): Refusal[] {
  const other = shells.find(({ bundle }) => bundle.name !== shell.name)
  if (other) {
    const sentence = `The shell here is called '${other.bundle.name}', so '${shell.name}' cannot be published beside it. Give it that name.`
    return [{ code: 'other-shell', sentence }]
  }
  if (remotes.every(({ bundle }) => bundle.name !== shell.name)) return []
  return [
    { code: 'name-taken', sentence: `'${shell.name}' is the name of a remote. Give the shell another.` },
  ]
}

function refuseMisfits(shell: ShellBundle, remote: Serving<RemoteBundle>): Refusal[] {
  return misfits(remote.bundle, shell).map(({ code, problem }) => ({
    code,
    sentence: `${capital(titlesOf([remote]))} ${problem} ${titleOf(shell)}. Have the shell support it still, or release ${remote.bundle.name} without this need first.`,
  }))
}

/** Another shell can let in other audiences, before whom two remotes that got along claim the same. */
function refuseClashes(shell: ShellBundle, remotes: readonly Serving<RemoteBundle>[]): Refusal[] {
  const served = remotes.filter(({ role }) => role !== 'previous')
  const claims = (remote: Serving<RemoteBundle>) =>
    claimsOf(remote.bundle, (access) => own(shell.data.access, access) ?? [])
  const pairs = served.flatMap((one, i) =>
    served.slice(i + 1).flatMap((two) => (one.bundle.name === two.bundle.name ? [] : [{ one, two }])),
  )
  return pairs.flatMap(({ one, two }) =>
    clashesBetween(claims(one), claims(two)).map((clash) => ({
      code: `${clash.what}-taken` as const,
      sentence: `With ${titleOf(shell)}, ${audience(clash.audiences)} would have the ${clash.what} ${quoted(clash.what === 'path' ? clash.mine.path : clash.mine.name)} twice: from ${titlesOf([one, two])}. Let their access names lead to different audiences.`,
    })),
  )
}

function refuseWeight(shell: ShellBundle): Refusal[] {
  const weight = startWeight(shell)
  const budget = shell.data.budgets.shell
  if (weight <= budget) return []
  const sentence = `${capital(titleOf(shell))} loads ${kilobytes(weight)} (gzip) at first and may load ${kilobytes(budget)}. Load a part of it later, or drop a library.`
  return [{ code: 'too-big', sentence }]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
