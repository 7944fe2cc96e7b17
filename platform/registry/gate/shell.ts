import type { RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { ownValue } from '../own-value.ts'
import type { Refusal } from '../refused.ts'
import { claimsOf, clashesBetween } from './claims.ts'
import { incompatibilities } from './compatibility.ts'
import { audienceList, kilobytes, quoted, titleOf, titlesOf } from './sentences.ts'
import type { ServedBundle, ServedBundles } from './served-bundles.ts'
import { refuseHeavyHalf } from './server-half.ts'
import { startWeight } from './weight.ts'

/** `group` names the bundles that are released in one flip with the shell. */
export function gateShell(
  shell: ShellBundle,
  served: ServedBundles,
  group: readonly string[] = [shell.name],
): Refusal[] {
  const names = refuseTakenNames(shell, served)
  // Built-in remotes were built together with the shell, which loads no others. The budget doesn't apply either: it is
  // for a shell that loads its remotes.
  if (shell.builtin) return names
  return [
    ...names,
    ...refuseIncompatibilities(shell, served.remotes, group),
    ...refuseClashes(shell, served.remotes),
    ...refuseWeight(shell),
  ]
}

function refuseTakenNames(shell: ShellBundle, { shells, remotes }: ServedBundles): Refusal[] {
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

function refuseIncompatibilities(
  shell: ShellBundle,
  remotes: readonly ServedBundle<RemoteBundle>[],
  group: readonly string[],
): Refusal[] {
  const found = remotes.flatMap((remote) =>
    incompatibilities(remote.bundle, shell).map(({ code, problem }) => ({
      code,
      name: remote.bundle.name,
      text: `${capital(titlesOf([remote]))} ${problem} ${titleOf(shell)}.`,
    })),
  )
  const others = found.filter(({ code }) => code !== 'shared-range')
  const ranges = found.filter(({ code }) => code === 'shared-range')
  const together = [...new Set([...group, ...ranges.map(({ name }) => name)])]
  return [
    ...others.map(({ code, name, text }) => ({
      code,
      sentence: `${text} Keep supporting it in the shell, or release a version of ${name} without this need first.`,
    })),
    ...ranges.map(({ code, text }, index): Refusal => {
      if (index < ranges.length - 1) return { code, sentence: text }
      const advice =
        'Offer a version that fits, or build the remotes for this one and release all in one flip:'
      return { code, sentence: `${text} ${advice}`, command: `publish ${together.join(' ')} --all` }
    }),
  ]
}

/** A new shell may map access names to other audiences, so that remotes which didn't clash before do now. */
function refuseClashes(shell: ShellBundle, remotes: readonly ServedBundle<RemoteBundle>[]): Refusal[] {
  const served = remotes.filter(({ role }) => role !== 'previous')
  const claims = (remote: ServedBundle<RemoteBundle>) =>
    claimsOf(remote.bundle, (access) => ownValue(shell.data.access, access) ?? [])
  const pairs = served.flatMap((one, i) =>
    served.slice(i + 1).flatMap((two) => (one.bundle.name === two.bundle.name ? [] : [{ one, two }])),
  )
  return pairs.flatMap(({ one, two }) =>
    clashesBetween(claims(one), claims(two)).map((clash) => ({
      code: `${clash.what}-taken` as const,
      sentence: `With ${titleOf(shell)}, ${audienceList(clash.audiences)} would have the ${clash.what} ${quoted(clash.what === 'path' ? clash.mine.path : clash.mine.name)} twice: from ${titlesOf([one, two])}. Map their access names to different audiences.`,
    })),
  )
}

function refuseWeight(shell: ShellBundle): Refusal[] {
  const weight = startWeight(shell)
  const budget = shell.data.budgets.shell
  const half = refuseHeavyHalf(shell, shell.data.budgets)
  if (weight <= budget) return half
  const sentence = `${capital(titleOf(shell))} loads ${kilobytes(weight)} (gzip) at first; the limit is ${kilobytes(budget)}. Load parts of it later, or drop a library.`
  return [{ code: 'too-big', sentence }, ...half]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
