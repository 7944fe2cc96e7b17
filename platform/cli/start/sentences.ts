import { type KeptVersion, type NewReleases, refusalText } from '../../registry/index.ts'
import { PROGRAM } from '../release/usage.ts'

/** Says what a start did not release, why, and which command releases it. */
export function startSentences({ kept, refusals }: NewReleases): string[] {
  return [
    ...keptSentences(kept),
    ...refusedSentences(refusals.map((refusal) => refusalText(refusal, PROGRAM))),
  ]
}

function keptSentences(kept: readonly KeptVersion[]): string[] {
  if (kept.length === 0) return []
  const versions = kept.map(({ name, version }) => `${name}@${version}`).join(' ')
  return [
    ...kept.map(({ name, version, live }) =>
      live === undefined
        ? `${name} ${version} was released before, and nobody gets it now. A start leaves that as it is.`
        : `${name} ${version} was released before, and everyone gets ${live} now. A start leaves that as it is.`,
    ),
    `To give ${kept.length === 1 ? 'it' : 'them'} to everyone: ${PROGRAM} promote ${versions}`,
  ]
}

function refusedSentences(sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : [...sentences, 'The site starts with what is live.']
}
