import { describeAudience, type KeptVersion, type NewReleases, refusalText } from '../../registry/index.ts'
import { PROGRAM } from '../release/usage.ts'

/** Says what a start did not release, why, and which command releases it. */
export function startSentences({ published, kept, refusals }: NewReleases): string[] {
  return [
    ...published
      .filter(({ waits }) => waits)
      .map(
        ({ name, version }) =>
          `${name} ${version} is new, and waits for the approval by a second person: ${PROGRAM} approve ${name}`,
      ),
    ...keptSentences(kept),
    ...refusedSentences(refusals.map((refusal) => refusalText(refusal, PROGRAM))),
  ]
}

function keptSentences(kept: readonly KeptVersion[]): string[] {
  if (kept.length === 0) return []
  const versions = kept.map(({ name, version }) => `${name}@${version}`).join(' ')
  return [
    ...kept.map((one) => `${stateOf(one)}. A start leaves that as it is.`),
    `To give ${kept.length === 1 ? 'it' : 'them'} to everyone: ${PROGRAM} promote ${versions}`,
  ]
}

function stateOf({ name, version, live, canary }: KeptVersion): string {
  if (canary)
    return `${name} ${version} is the canary, for ${describeAudience(canary.share, canary.only)}, and the others get ${live}`
  const now = live === undefined ? 'nobody gets it' : `everyone gets ${live}`
  return `${name} ${version} was released before, and ${now} now`
}

function refusedSentences(sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : [...sentences, 'The site starts with what is live.']
}
