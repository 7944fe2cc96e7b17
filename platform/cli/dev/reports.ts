import type { Report } from '../../data/index.ts'

/** What went wrong in a page, out of what it sends to the gateway; a body that makes no sense is nobody's report. */
export function troubles(body: string): Report[] {
  try {
    const reports = JSON.parse(body) as Report[]
    return reports.filter(({ kind }) => kind === 'crash' || kind === 'failure')
  } catch {
    return []
  }
}

export function sentence({ name, version, kind, message = 'no reason given' }: Report): string {
  const what = kind === 'crash' ? 'threw an error in the page' : 'could not be loaded by the page'
  return `${name} ${version} ${what}: ${message}`
}
