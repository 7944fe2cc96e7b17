import { BUNDLES, type ReadFigures } from '../../../registry/index.ts'
import { stackReader } from '../../../registry/status/read-stack.ts'
import { p75, tallyOf } from '../votes/tally.ts'
import { readVotes } from '../votes/vote-store.ts'

/** Sums up the votes on a version, with the places in the sources that reported stacks lead to. */
export const readFigures: ReadFigures = async (storage, { name, version, since }, onDamage) => {
  const read = stackReader((script) => storage.read(`${BUNDLES}${script}.map`))
  const { visitors, messages } = await readVotes(storage, name, version, onDamage)
  const tally = tallyOf(visitors.values(), since)
  return {
    visitors: tally.visitors,
    loads: tally.loaded,
    failures: tally.failed,
    crashes: tally.crashed,
    p75: p75(tally.timings),
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
