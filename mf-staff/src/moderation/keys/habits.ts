import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from 'shared-state/browser-storage'

/** How a moderator likes to work, in this browser. */
interface Habits {
  readonly blursPictures: boolean
  readonly decidesByKeys: boolean
}

const NAME = 'moderation'
const listeners = new Set<() => void>()

function parse(stored: string | null): Habits {
  const words = stored?.split(' ') ?? []
  return { blursPictures: words.includes('blur'), decidesByKeys: !words.includes('no-keys') }
}

function change(habits: Habits) {
  const words = [habits.blursPictures && 'blur', !habits.decidesByKeys && 'no-keys'].filter(Boolean)
  writeStored(NAME, words.length > 0 ? words.join(' ') : null)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useHabits() {
  const habits = parse(useSyncExternalStore(subscribe, () => readStored(NAME)))
  return {
    ...habits,
    setBlursPictures: (blursPictures: boolean) => change({ ...habits, blursPictures }),
    setDecidesByKeys: (decidesByKeys: boolean) => change({ ...habits, decidesByKeys }),
  }
}
