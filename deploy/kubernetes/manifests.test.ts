import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readSettings } from '../../api/src/settings/settings.ts'

type Json = Readonly<Record<string, unknown>>

interface Manifest extends Json {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

interface Change {
  readonly op: 'add' | 'replace'
  readonly path: string
  readonly value: unknown
}

interface Patch {
  readonly path?: string
  readonly patch?: string
  readonly target: { readonly kind: string; readonly name?: string }
}

interface Kustomization {
  readonly resources: readonly string[]
  readonly patches: readonly Patch[]
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[]
}

const readText = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const read = (folder: string): Kustomization => parse(readText(folder, 'kustomization.yaml'))

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nameOf = (value: unknown) => (isObject(value) ? value['name'] : undefined)

/** Merges as Kubernetes does: objects by key, lists of named objects by name. */
function merge(into: unknown, patch: unknown): unknown {
  if (isObject(into) && isObject(patch)) {
    const merged = Object.entries(patch).map(([key, value]) => [key, merge(into[key], value)])
    return { ...into, ...Object.fromEntries(merged) }
  }
  if (Array.isArray(into) && Array.isArray(patch) && patch.every((one) => nameOf(one) !== undefined)) {
    const named = into.map((one) => merge(one, patch.find((other) => nameOf(other) === nameOf(one)) ?? one))
    return [...named, ...patch.filter((one) => !into.some((other) => nameOf(other) === nameOf(one)))]
  }
  return patch
}

/** Carries out a change of a JSON patch; a replaced value must be there. */
function change(value: unknown, { op, path, value: next }: Change): unknown {
  const copy = structuredClone(value)
  const keys = path.split('/').slice(1)
  const last = keys.pop() ?? ''
  let at = copy as Record<string, unknown>
  for (const key of keys) at = at[key] as Record<string, unknown>
  if (op === 'replace') expect(at).toHaveProperty(last)
  at[last] = next
  return copy
}

/** The base and the patches of an overlay, as `kustomize build` puts them together. */
function build(overlay: string): Manifest[] {
  const base = read('base')
  const own = read(join('overlays', overlay))
  expect(own.resources).toEqual(['../../base'])
  let manifests = base.resources.flatMap((file) =>
    parseAllDocuments(readText('base', file)).map((document) => document.toJS() as Manifest),
  )
  for (const { path, patch, target } of [...base.patches, ...own.patches]) {
    const isTarget = ({ kind, metadata }: Manifest) =>
      kind === target.kind && (target.name === undefined || metadata.name === target.name)
    expect(manifests.some(isTarget)).toBe(true)
    const text = parse(path ? readText('base', path) : (patch ?? ''))
    const apply = (one: Manifest) =>
      Array.isArray(text)
        ? (text.reduce(change, one) as Manifest)
        : (merge(one, { ...text, metadata: {} }) as Manifest)
    manifests = manifests.map((one) => (isTarget(one) ? apply(one) : one))
  }
  return manifests
}

type Models = Readonly<Record<string, new (data: Manifest) => { validate(): void }>>

async function validate(manifest: Manifest) {
  const { apiVersion, kind } = manifest
  const { group = '', version } = /^(?:(?<group>[^/]+)\/)?(?<version>.+)$/.exec(apiVersion)?.groups ?? {}
  // Groups of Kubernetes itself have their whole name in the package, but for the oldest ones.
  const path = ['kubernetes-models', group, version].filter(Boolean).join('/')
  const models: Models = await import(/* @vite-ignore */ path)
  const Model = models[kind]
  if (!Model) throw new Error(`There is no ${kind} in ${apiVersion}.`)
  new Model(manifest).validate()
}

const overlays = ['staging', 'production'] as const

test.each(overlays)(
  'what %s consists of fits the published schemas',
  { timeout: 60_000 },
  async (overlay) => {
    const manifests = build(overlay)
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'Deployment api',
      'Deployment gateway',
      'Deployment jobs',
      'HorizontalPodAutoscaler api',
      'HorizontalPodAutoscaler gateway',
      'Ingress site',
      'NetworkPolicy default',
      'NetworkPolicy metrics',
      'NetworkPolicy pages',
      'PodDisruptionBudget api',
      'PodDisruptionBudget gateway',
      'PodDisruptionBudget jobs',
      'Service api',
      'Service gateway',
    ])
    for (const manifest of manifests) await validate(manifest)
  },
)

test('a manifest with a mistake does not fit', async () => {
  const [deployment] = build('production')
  const wrong = merge(deployment, { spec: { replicas: 'two' } }) as Manifest
  await expect(validate(wrong)).rejects.toThrow('replicas')
})

test.each(overlays)('each process of %s is probed, changes no file of its own and is no root', (overlay) => {
  const deployments = build(overlay).filter(({ kind }) => kind === 'Deployment')
  for (const { spec, metadata } of deployments)
    expect(spec).toMatchObject({
      selector: { matchLabels: { app: metadata.name } },
      template: {
        metadata: { labels: { app: metadata.name } },
        spec: {
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              name: 'site',
              args: ['api/src/main.ts', '--role', metadata.name],
              startupProbe: { httpGet: { path: '/livez' } },
              readinessProbe: { httpGet: { path: '/readyz' } },
              livenessProbe: { httpGet: { path: '/livez' } },
              securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
            },
          ],
        },
      },
    })
})

test.each(overlays)('the site can read the settings of %s', (overlay) => {
  const generators = [
    ...read('base').configMapGenerator,
    ...read(join('overlays', overlay)).configMapGenerator,
  ]
  const pairs = generators.flatMap(({ literals }) => literals.map((line) => line.split(/=(.*)/s)))
  const secret = { SITE_SECRET: 'a secret of the tests alone', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  const settings = readSettings({ ...Object.fromEntries(pairs), ...secret, DATABASE_URL: 'postgres://a@b/c' })
  expect(settings).toMatchObject({
    isSecure: true,
    drain: 10_000,
    s3: { bucket: expect.stringContaining('amberly') },
  })
})

test('the custom metrics of the autoscalers are those that the adapter makes', () => {
  const rules = readText('../prometheus/adapter.yaml')
  const scalers = build('production').filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
  const names = JSON.stringify(scalers).matchAll(/"metric":\{"name":"(\w+)"/g)
  for (const [, name = ''] of names) expect(rules).toContain(name)
})
