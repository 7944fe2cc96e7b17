import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { LAUNCH } from '../../e2e/fixtures/chromium.ts'

/** Not a dependency: its 114 packages would slow down every set-up, and only this benchmark needs them. */
const PACKAGE = 'lighthouse@13.5.0'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

const MAX_REPORT = 256 * 1024 * 1024

/** The part of Lighthouse's report that is read here; scores are between 0 and 1, and null for audits that don't apply. */
interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<Category, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>
}

interface AuditRef {
  readonly id: string
  readonly weight: number
}

export interface Mark {
  /** From 0 to 100. */
  readonly mark: number
  /** The audits that lower it. */
  readonly failed: readonly string[]
}

/** The marks that Lighthouse gives a page on a phone, in a browser of its own with an empty cache. */
export async function runLighthouse(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<(category: Category) => Mark> {
  const options = [
    '--quiet',
    '--output=json',
    '--form-factor=mobile',
    '--throttling-method=devtools',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless ${LAUNCH.args?.join(' ')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ]
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options],
    { maxBuffer: MAX_REPORT, env: { ...process.env, CHROME_PATH: LAUNCH.executablePath } },
  )
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report
  if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
  return (category) => {
    const { score, auditRefs } = categories[category]
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    return { mark: Math.round((score ?? Number.NaN) * 100), failed: failed.map(({ id }) => id) }
  }
}
