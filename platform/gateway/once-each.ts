/** Passes each sentence on once: those who read the same damaged file again and again would fill the log. */
export function onceEach(log: (sentence: string) => void): (sentence: string) => void {
  const known = new Set<string>()
  return (sentence) => {
    if (known.has(sentence)) return
    known.add(sentence)
    log(sentence)
  }
}
