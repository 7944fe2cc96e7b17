import { faceOf } from '../portraits/head/face.ts'
import type { Sitter } from '../portraits/sitter.ts'

/** How many ids are tried before a look may appear a second time. */
const TRIES = 60

interface Dealt {
  /** Members whom one may see on the same screen. */
  readonly screen: string
  readonly sitter: Omit<Sitter, 'memberId'>
  /** A member's id decides their face; each number gives another. */
  readonly idOf: (number: number) => string
}

/** Picks ids such that nobody looks like another member of the same screen, as far as there are enough looks. */
export function dealFaces() {
  const screens = new Map<string, Map<string, number>>()
  return ({ screen, sitter, idOf }: Dealt): string => {
    const shown = screens.get(screen) ?? new Map<string, number>()
    screens.set(screen, shown)
    let best = { id: '', look: '', times: Number.POSITIVE_INFINITY }
    for (let number = 0; number < TRIES && best.times > 0; number += 1) {
      const id = idOf(number)
      const { look } = faceOf({ ...sitter, memberId: id })
      const times = shown.get(look) ?? 0
      if (times < best.times) best = { id, look, times }
    }
    shown.set(best.look, best.times + 1)
    return best.id
  }
}
