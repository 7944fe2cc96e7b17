import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { testDatabase } from '../db/testing/test-database.ts'
import { allMetrics } from './fixture-exported.ts'

const root = join(import.meta.dirname, '../../..')
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: Readonly<Record<string, string>>
}

interface Board {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

const alerts: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  readText('deploy/prometheus/alerts.yaml'),
)
const rules = alerts.groups.flatMap((group) => group.rules)
const board: Board = JSON.parse(readText('deploy/grafana/amberly.json'))

const app = await allMetrics(await testDatabase())
const text = (await app.inject('/metrics')).body
await app.close()
const types = [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)]
const exported = new Set(
  types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  ),
)

const FUNCTIONS = /^(?:absent|by|count|histogram_quantile|increase|max|or|rate|sum|time|topk|vector|without)$/

/** The metrics in an expression: its words without labels, durations and functions. */
function metricsIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|without)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/[a-z_][a-z_0-9]*/gi)]
    .map(([word]) => word)
    .filter((word) => !FUNCTIONS.test(word))
}

/** Prometheus itself adds `up`. */
const unknownIn = (expr: string) => metricsIn(expr).filter((name) => name !== 'up' && !exported.has(name))

test('finds the metrics in an expression', () => {
  expect(metricsIn('sum by (le) (rate(a_bucket{le="b"}[5m])) / max(c) > 0.1 or vector(0)')).toEqual([
    'a_bucket',
    'c',
  ])
})

test.each(rules)('$alert asks for metrics that the site exports', ({ expr }) => {
  expect(metricsIn(expr)).not.toEqual([])
  expect(unknownIn(expr)).toEqual([])
})

test.each(board.panels)('the panel “$title” asks for metrics that the site exports', ({ targets }) => {
  expect(targets).not.toEqual([])
  expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
})

test('each alert has its runbook, and each runbook its alert', () => {
  const headings = [...readText('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules)
    expect(annotations['runbook_url']).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
})

test('a well site raises no alert, and a sick one raises each', { timeout: 60_000 }, ({ skip }) => {
  if (spawnSync('promtool', ['--version']).status !== 0)
    skip('promtool, of Debian’s package prometheus, is not installed')
  const proofs = readText('deploy/prometheus/alerts.test.yaml')
  expect(rules.filter(({ alert }) => !proofs.includes(`alertname="${alert}"`))).toEqual([])
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
    cwd: join(root, 'deploy/prometheus'),
    encoding: 'utf8',
  })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
})
