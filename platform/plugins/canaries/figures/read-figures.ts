import { BUNDLES, type ReadFigures } from '../../../registry/index.ts'
import { stackReader } from '../../../registry/status/read-stack.ts'
import { isKey } from '../../../registry/storage/storage.ts'
import type { Ballot } from '../votes/ballot.ts'
import { speedsOf } from '../votes/speeds.ts'
import { p75, tallyOf } from '../votes/tally.ts'
import { readVotes } from '../votes/vote-store.ts'

/** Sums up the votes on a version, with the places in the sources that reported stacks lead to. */
export const readFigures: ReadFigures = async (storage, { name, version, since }, onDamage) => {
  const read = stackReader(async (script) => {
    const key = `${BUNDLES}${script}.map`
    // Frames of the server are no addresses of bundles.
    return isKey(key) ? storage.read(key) : null
  })
  const { visitors, pages, messages } = await readVotes(storage, name, version, onDamage)
  const tally = tallyOf(visitors.values(), since)
  return {
    visitors: tally.visitors,
    loads: tally.loaded,
    failures: tally.failed,
    crashes: tally.crashed,
    p75: p75(tally.timings),
    measured: tally.measured,
    speeds: speedsOf([...visitors.values()], since),
    shed: tally.shed,
    pages: [...pages]
      .map(([page, ballot]) => ({ page, ...onPage(ballot, since) }))
      .filter(({ measured, errors }) => measured + errors > 0)
      .sort((a, b) => a.page.localeCompare(b.page)),
    messages: await Promise.all(
      messages
        .filter(({ at }) => at >= since)
        .map(async ({ stack, visitor: _visitor, ...message }) => ({
          ...message,
          ...(stack && { stack: await read(stack) }),
        })),
    ),
  }
}

function onPage(ballot: Ballot, since: number) {
  const votes = [...ballot.visitors.values()]
  const { measured, bad } = tallyOf(votes, since)
  return { measured, errors: bad, speeds: speedsOf(votes, since) }
}
