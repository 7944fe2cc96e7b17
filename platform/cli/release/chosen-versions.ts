interface Chosen {
  readonly name: string
  readonly version?: string | undefined
}

/** Reads bundles with or without versions: `chat`, `chat@1.3.0-9d1c2ab members`, and for one alone `chat 1.3.0-9d1c2ab`. */
export function chosenVersions(words: readonly string[]): Chosen[] {
  const [name, version, ...more] = words
  // No version can be taken for a bundle: it begins with the number of a package.
  if (name !== undefined && version !== undefined && /^\d+\.\d/.test(version) && more.length === 0)
    return [{ name, version }]
  return words.map((word) => {
    const at = word.indexOf('@')
    return at === -1 ? { name: word } : { name: word.slice(0, at), version: word.slice(at + 1) }
  })
}
