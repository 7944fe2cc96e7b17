import type { Dictionary } from '../../contract.ts'
import type { LoadedRemote, RemoteVersions } from './versions.ts'

/** Puts the words of a remote in a language in the place of those that it had: another version may have fewer. */
export type AddWords = (remote: string, locale: string, words: Dictionary) => void

/**
 * The words of the page's remotes. Words may be loaded early, but only those of a running version are in place: a version
 * that begins to run puts its own words in the place of another version's, whichever of the two is newer.
 */
export function remoteWords(versions: RemoteVersions, addWords: AddWords) {
  const loaded = new Map<string, Map<string, Dictionary>>()
  /** Remote → the version whose words are in place. */
  const inPlace = new Map<string, string>()

  versions.subscribe(() => {
    for (const { remote } of versions.all()) {
      if (inPlace.get(remote.name) === remote.federation) continue
      inPlace.set(remote.name, remote.federation)
      for (const [locale, words] of loaded.get(remote.federation) ?? []) addWords(remote.name, locale, words)
    }
  })

  return {
    async load({ remote, module }: LoadedRemote, locale: string) {
      if (loaded.get(remote.federation)?.has(locale)) return
      const words = await module.words(locale)
      const ofVersion = loaded.get(remote.federation) ?? new Map<string, Dictionary>()
      loaded.set(remote.federation, ofVersion.set(locale, words))
      if (inPlace.get(remote.name) === remote.federation) addWords(remote.name, locale, words)
    },
  }
}

export type RemoteWords = ReturnType<typeof remoteWords>
