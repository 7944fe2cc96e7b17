import { keysUnder, onStored, readStored, writeStored } from '../../store/browser-storage.ts'

/** Milliseconds without a keystroke after which a draft is stored. */
const PAUSE = 400

const isBlank = (text: string) => text.trim() === ''

/** The drafts of one member in this browser, by the id of the member to whom they are written. */
export class Drafts {
  private readonly prefix: `draft:${string}`
  /** Texts that are not stored yet, or that the browser refused to store. */
  private readonly unstored = new Map<string, string>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly listeners = new Set<() => void>()
  private unfollow = () => {}

  constructor(member: string) {
    this.prefix = `draft:${member}:`
  }

  text(profile: string): string {
    return this.unstored.get(profile) ?? readStored(`${this.prefix}${profile}`) ?? ''
  }

  write(profile: string, text: string) {
    this.unstored.set(profile, text)
    clearTimeout(this.timers.get(profile))
    // A draft that was sent must not come back after a reload.
    if (text === '') this.store(profile)
    else
      this.timers.set(
        profile,
        setTimeout(() => this.store(profile), PAUSE),
      )
    this.changed()
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    if (this.listeners.size === 0) this.unfollow = this.follow()
    this.listeners.add(onChange)
    return () => {
      this.listeners.delete(onChange)
      if (this.listeners.size > 0) return
      this.storeAll()
      this.unfollow()
    }
  }

  hasAny(): boolean {
    this.storeAll()
    return keysUnder(this.prefix).length > 0 || [...this.unstored.values()].some((text) => !isBlank(text))
  }

  clear() {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
    this.unstored.clear()
    for (const key of keysUnder(this.prefix)) writeStored(key, null)
    this.changed()
  }

  private follow(): () => void {
    const over = new AbortController()
    const { signal } = over
    // The browser may end a hidden page without notice.
    document.addEventListener('visibilitychange', () => this.storeAll(), { signal })
    addEventListener('pagehide', () => this.storeAll(), { signal })
    const unfollow = onStored(this.prefix, () => this.changed())
    return () => {
      over.abort()
      unfollow()
    }
  }

  private storeAll() {
    for (const profile of this.unstored.keys()) this.store(profile)
  }

  private store(profile: string) {
    clearTimeout(this.timers.get(profile))
    this.timers.delete(profile)
    const text = this.unstored.get(profile)
    if (text === undefined) return
    const key = `${this.prefix}${profile}` as const
    if (isBlank(text)) writeStored(key, null)
    // Spaces alone, or a text that the browser refused to store, last as long as the page.
    if (text !== '' && (isBlank(text) || !writeStored(key, text))) return
    this.unstored.delete(profile)
  }

  private changed() {
    for (const onChange of this.listeners) onChange()
  }
}
