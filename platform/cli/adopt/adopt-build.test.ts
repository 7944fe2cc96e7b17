import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readDist } from '../../registry/bundles/read-dist.ts'
import { adoptBuild } from './adopt-build.ts'
import { readBuild } from './read-build.ts'
import { readWishes } from './wishes.ts'

const SHELL = { layouts: ['page'], access: { anyone: ['visitor'] }, locales: ['en', 'de'] }

/** The folder of a build with these files; objects are written as JSON. */
async function buildFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foreign-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

const assets = (js: readonly string[], css: readonly string[] = []) => ({
  js: { sync: js, async: ['later.js'] },
  css: { sync: css, async: [] },
})

function manifest(metaData: object = {}) {
  return {
    metaData: {
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      globalName: 'greeter',
      publicPath: 'auto',
      buildInfo: { buildVersion: '2.1.0' },
      ...metaData,
    },
    exposes: [{ path: './Greeter', assets: assets(['greeter.js'], ['greeter.css']) }],
    shared: [
      { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', assets: assets(['react.js']) },
      { name: 'dates', version: '4.0.0', requiredVersion: '^4.0.0', assets: assets(['dates.js']) },
      { name: 'kit/button', version: '1.2.3', assets: { js: {} } },
    ],
  }
}

const FILES = {
  'mf-manifest.json': manifest(),
  'remoteEntry.js': 'var greeter = self.rspackChunkgreeter',
  'greeter.js': '(self.rspackChunkgreeter ||= []).push([])',
  'greeter.css': '.greeter { color: red }',
  'react.js': '',
  'dates.js': '',
  'later.js': '',
  'index.html': '<!doctype html>',
  'greeter.js.map': '{}',
}

async function adopt(files: Readonly<Record<string, unknown>>, module = './Greeter', framework = 'react') {
  const folder = await buildFolder({})
  const wishes = readWishes(
    { name: 'greeter', framework, page: [`/greetings=${module}`], title: ['Hello', 'de=Hallo'] },
    SHELL,
  )
  await adoptBuild(await readBuild(await buildFolder(files)), wishes, folder)
  return { folder, bundle: (await readDist(folder)).bundle }
}

test('makes a bundle of a build, which the registry accepts', async () => {
  const { bundle, folder } = await adopt(FILES)
  expect(bundle).toMatchObject({
    name: 'greeter',
    version: expect.stringMatching(/^2\.1\.0-[0-9a-f]{10}$/),
    data: { routes: [{ name: 'greeter-greetings', path: '/greetings', layout: 'page', access: 'anyone' }] },
    titles: { en: { 'greeter-greetings': 'Hello' }, de: { 'greeter-greetings': 'Hallo' } },
    // React comes from the shell, and a library of the build's own from the build.
    pages: {
      'greeter-greetings': {
        js: ['build/remoteEntry.js', 'build/greeter.js', 'build/dates.js', 'build/later.js'],
        css: ['build/greeter.css'],
      },
    },
    needs: {
      contract: 2,
      shared: { react: '^19.3.1', 'kit/button': '^1.2.0', 'platform/runtime/remote': '^1.0.0' },
    },
  })
  expect(Object.keys(bundle.files)).not.toContain('build/index.html')
  const entry = await readFile(join(folder, bundle.entry), 'utf8')
  expect(entry).toContain(bundle.federation)
})

test('its version depends on its files, and names the global in which they register', async () => {
  const { bundle, folder } = await adopt(FILES)
  const again = await adopt(FILES)
  const other = await adopt({ ...FILES, 'later.js': 'other' })
  expect(again.bundle.version).toBe(bundle.version)
  expect(other.bundle.version).not.toBe(bundle.version)
  // Two versions may be in one page.
  const [script, ofOther] = await Promise.all(
    [folder, other.folder].map((it) => readFile(join(it, 'build/greeter.js'), 'utf8')),
  )
  expect(script).toBe(`(self.rspackChunkgreeter_${bundle.federation} ||= []).push([])`)
  expect(ofOther).not.toBe(script)
})

test('an ES module is no script that the HTML may run', async () => {
  const module = manifest({ remoteEntry: { name: 'remoteEntry.js', type: 'module' } })
  const { bundle } = await adopt({ ...FILES, 'mf-manifest.json': module }, './Greeter', 'vue')
  const modules = ['build/remoteEntry.js', 'build/greeter.js', 'build/dates.js', 'build/later.js']
  expect(bundle).toMatchObject({ pages: { 'greeter-greetings': { js: [], modules } } })
})

test.each([
  ['no manifest', { 'mf-manifest.json': undefined }, 'There is no mf-manifest.json.'],
  [
    'a fixed address',
    { 'mf-manifest.json': manifest({ publicPath: 'https://a.example/' }) },
    "publicPath: 'auto'",
  ],
  ['another kind of manifest', { 'mf-manifest.json': { name: 'a' } }, "isn't one of Module Federation 2"],
  ['no entry', { 'remoteEntry.js': undefined }, 'The build lacks the file remoteEntry.js.'],
  ['styles for all', { 'greeter.css': 'h1 { color: red }' }, "The rule for 'h1' in greeter.css"],
])('refuses a build with %s', async (_, changes: Readonly<Record<string, unknown>>, problem) => {
  const files = Object.entries({ ...FILES, ...changes }).filter(([, content]) => content !== undefined)
  await expect(adopt(Object.fromEntries(files))).rejects.toThrow(problem)
})

test('reads a build at its address, with what its modules import, and nothing outside it', async () => {
  const module = { name: 'remoteEntry.js', type: 'module' }
  const answers: Record<string, string> = {
    '/site/mf-manifest.json': JSON.stringify(manifest({ remoteEntry: module })),
    '/site/remoteEntry.js': 'import{a}from"./parts/a.js"',
    '/site/parts/a.js': 'const b = () => import(`../b.js`)',
  }
  vi.stubGlobal('fetch', async (url: URL) => new Response(answers[url.pathname] ?? ''))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { files, start } = await readBuild('https://others.example/site')
  expect(start).toBe('remoteEntry.js')
  expect([...files.keys()]).toEqual([
    'b.js',
    'dates.js',
    'greeter.css',
    'greeter.js',
    'later.js',
    'parts/a.js',
    'react.js',
    'remoteEntry.js',
  ])
  answers['/site/mf-manifest.json'] = JSON.stringify(
    manifest({ remoteEntry: { name: '../../start.js', type: 'global' } }),
  )
  await expect(readBuild('https://others.example/site')).rejects.toThrow(
    "a file '../../start.js', which is not inside",
  )
})

test('refuses a module that the build does not expose', async () => {
  await expect(adopt(FILES, './App')).rejects.toThrow("exposes no './App'. It exposes ./Greeter.")
})
