import { describeAudience, type Release, type WaitingRelease, waitingText } from '../../registry/index.ts'
import type { Hint } from './open-releases.ts'

/** Says which visitors get a version now, and suggests the next commands. */
export function audienceSentences(
  { name, version, from, share, only, ended, waits }: Omit<Release, 'revision'>,
  hint: Hint,
): string[] {
  if (waits) return waitingSentences(name, waits, hint)
  if (share !== undefined) {
    return [
      `${describeAudience(share, only)} get ${name} ${version} now, always the same ones; the others keep ${from}.`,
      ...canarySentences({ ended }),
      `Watch it:            ${hint(`status ${name}`)}`,
      `Give it to everyone: ${hint(`promote ${name}`)}`,
      `Take it back:        ${hint(`rollback ${name}`)}`,
    ]
  }
  if (from === undefined) {
    return [`Everyone gets ${name} ${version} now.`, `Watch it: ${hint(`status ${name}`)}`]
  }
  return [
    `Everyone gets ${name} ${version} now, in place of ${from}.`,
    ...canarySentences({ ended }),
    `Watch it:     ${hint(`status ${name}`)}`,
    `Take it back: ${hint(`rollback ${name}`)}`,
  ]
}

/** Says that several bundles were released in one flip, and how to take all of them back. */
export function flipSentences(releases: readonly Omit<Release, 'revision'>[], hint: Hint): string[] {
  const [first] = releases
  if (first?.waits) return waitingSentences(first.name, first.waits, hint)
  return [
    'Everyone gets these now, all from the same moment on:',
    ...releases.map(
      ({ name, version, from }) => `  ${name} ${version}${from === undefined ? '' : `, in place of ${from}`}`,
    ),
    ...canarySentences({ ended: releases[0]?.ended }),
    `Watch them:            ${hint(`status`)}`,
    `Take all of them back: ${hint(`rollback ${releases[0]?.name}`)}`,
  ]
}

/** Says what a rollback took back, and what returned with it. */
export function rollbackSentences(
  { name, version, from, with: others = {}, ended, resumed }: Omit<Release, 'revision'>,
  hint: Hint,
): string[] {
  const together = Object.entries(others).map(([other, version]) => `${other} ${version}`)
  return [
    from === undefined
      ? `${name} ${version} is taken back: nobody gets it any more.`
      : `${name} ${from} is taken back: everyone gets ${version} again.`,
    ...(together.length > 0
      ? [`It was released together with others, which return too: ${together.join(', ')}.`]
      : []),
    ...canarySentences({ ended, resumed }),
    `What happened: ${hint(`history ${name}`)}`,
  ]
}

/** Says which canaries a flip has ended, and which run again after a rollback. */
function canarySentences({ ended = {}, resumed = {} }: Pick<Release, 'ended' | 'resumed'>): string[] {
  return [
    ...Object.entries(ended).map(
      ([name, { version, share, only }]) =>
        `The canary ${name} ${version}, for ${describeAudience(share, only)}, has ended with that.`,
    ),
    ...Object.entries(resumed).map(
      ([name, { version, share, only }]) =>
        `The canary ${name} ${version} runs again, for ${describeAudience(share, only)}.`,
    ),
  ]
}

/** Says that a version is only stored, and suggests the next commands. */
export function storedSentences(name: string, version: string, hint: Hint): string[] {
  return [
    'Nobody gets it yet.',
    `Give it to everyone: ${hint(`promote ${name}@${version}`)}`,
    `Try it on some:      ${hint(`promote ${name}@${version} --canary 10%`)}`,
  ]
}

/** Says that several versions are only stored, and how to release them in one flip. */
export function heldSentences(
  releases: readonly { readonly name: string; readonly version: string }[],
  hint: Hint,
): string[] {
  const chosen = releases.map(({ name, version }) => `${name}@${version}`).join(' ')
  return ['Nobody gets them yet.', `Give them to everyone in one flip: ${hint(`promote ${chosen}`)}`]
}

/** Says for what a release waits, and suggests the next commands. */
function waitingSentences(name: string, waiting: WaitingRelease, hint: Hint): string[] {
  const versions = Object.entries(waiting.bundles).map((one) => one.join(' '))
  return [
    `Not released yet: ${versions.join(', ')} ${waitingText(waiting)}.`,
    ...(waiting.needsApproval && !waiting.approved
      ? [`A second person approves it: ${hint(`approve ${name}`)}`]
      : []),
    `Take it back: ${hint(`cancel ${name}`)}`,
  ]
}
