import { isLocale } from 'contracts'
import { defaultSettings } from '../../../api/src/tables/default-settings.ts'
import { MINUTE_MS } from '../../../api/src/time.ts'
import type { Dialogue, Pools } from '../pools.ts'
import type { Random } from '../random.ts'
import type { DemoMember } from '../town-rows.ts'

/** A message of a chat: a text, or a gift or a photo without words. */
export interface ChatLine {
  readonly from: DemoMember
  readonly at: Date
  readonly body: string
  readonly gift?: string
  readonly isPhoto?: boolean
}

/** The dialogues in the language of these two in which the first one may speak first. */
export function dialoguesFor(pools: Pools, one: DemoMember, other: DemoMember): Dialogue[] {
  const all = isLocale(one.language) ? pools[one.language].dialogues : []
  return all.filter(
    ({ from, to }) => (from ?? one.gender) === one.gender && (to ?? other.gender) === other.gender,
  )
}

/** The lines of a dialogue: minutes apart, sometimes hours. Drops lines that would be in the future. */
export function spokenLines(
  { lines }: Dialogue,
  [one, other]: readonly [DemoMember, DemoMember],
  { from, now, random }: { readonly from: Date; readonly now: Date; readonly random: Random },
): ChatLine[] {
  let at = from.getTime()
  return lines
    .map((body, index) => {
      at += Math.ceil(random.next() * (random.chance(0.2) ? 600 : 40) * MINUTE_MS)
      return { from: index % 2 === 0 ? one : other, at: new Date(at), body }
    })
    .filter((line) => line.at <= now)
}

/** Adds a gift of the same writer after a line in the middle. */
export function withGift(lines: readonly ChatLine[], random: Random): ChatLine[] {
  return withExtra(lines, random, { gift: random.pick(defaultSettings.gifts) })
}

/** Adds a photo of the same writer after a line in the middle. */
export function withPhoto(lines: readonly ChatLine[], random: Random): ChatLine[] {
  return withExtra(lines, random, { isPhoto: true })
}

function withExtra(lines: readonly ChatLine[], random: Random, extra: Partial<ChatLine>): ChatLine[] {
  // The first two lines stay together, and the last one stays last.
  if (lines.length < 4) return [...lines]
  const index = random.int(1, lines.length - 3)
  const [before, after] = [lines[index], lines[index + 1]]
  if (!before || !after) return [...lines]
  const at = new Date((before.at.getTime() + after.at.getTime()) / 2)
  return lines.toSpliced(index + 1, 0, { from: before.from, at, body: '', ...extra })
}
