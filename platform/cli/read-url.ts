import { UsageError } from './workspace.ts'

/** Reads an address that a command got as an argument. */
export function readUrl(text: string): URL {
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new UsageError(`'${text}' is not an http:// or https:// address.`)
}
