import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixtureWorkspace } from '../../bundling/fixtures/workspace.ts'

// Every test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const builder = fileURLToPath(new URL('./fixture-builder.ts', import.meta.url))

/** A configuration whose builds note that they began, and wait until there is a file `go`. */
const CONFIG = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
  import { setTimeout as sleep } from 'node:timers/promises'
  const here = (file: string) => import.meta.dirname + '/' + file
  const version = process.env.VERSION ?? '1'
  export default {
    name: 'clock@' + version,
    mode: 'production',
    context: import.meta.dirname,
    entry: './index.js',
    output: { path: here('dist'), clean: true },
    plugins: [{
      apply(compiler: any) {
        compiler.hooks.beforeCompile.tapPromise('wait', async () => {
          appendFileSync(here('begun.txt'), version + ' ')
          while (!existsSync(here('go'))) await sleep(20)
        })
        compiler.hooks.afterEmit.tap('describe', () =>
          writeFileSync(here('dist/bundle.json'), JSON.stringify({ name: 'clock', version })))
      },
    }],
  }`

function clock() {
  const { root, write } = fixtureWorkspace({
    'clock/package.json': { name: 'clock', version: '1.0.0', type: 'module' },
    'clock/rspack.config.ts': CONFIG,
    'clock/index.js': 'console.log(1)',
  })
  const folder = join(root, 'clock')
  const begun = join(folder, 'begun.txt')
  return {
    go: () => write('clock/go', ''),
    stop: () => rmSync(join(folder, 'go')),
    begun: () => (existsSync(begun) ? readFileSync(begun, 'utf8').trim() : ''),
    isComplete: () => ['main.js', 'bundle.json'].every((file) => existsSync(join(folder, 'dist', file))),
    build: (version = '1') => buildIn(folder, version),
  }
}

/** Builds in a process of its own. */
function buildIn(folder: string, version: string) {
  const env = { ...process.env, VERSION: version }
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [builder, folder], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const text = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => void (text.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (text.stderr += chunk.toString()))
  const ended = new Promise<string>((done) => child.on('close', () => done(text.stdout)))
  return { ended, stderr: () => text.stderr, pid: child.pid, kill: () => child.kill('SIGKILL') }
}

async function eventually(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 30_000 })
}

test('of two builds at once the second waits, says so once, and takes what the first has built', async () => {
  const bundle = clock()
  const first = bundle.build()
  await eventually(() => expect(bundle.begun()).toBe('1'))
  const second = bundle.build()
  const waits = `Waiting for another build of clock (process ${first.pid}) … `
  await eventually(() => expect(second.stderr()).toBe(waits))
  bundle.go()
  expect(await Promise.all([first.ended, second.ended])).toEqual(['built', 'unchanged'])
  expect(second.stderr()).toBe(waits)
  expect(bundle.begun()).toBe('1')
  expect(bundle.isComplete()).toBe(true)
})

test('if the first is killed, the second builds', async () => {
  const bundle = clock()
  const first = bundle.build()
  await eventually(() => expect(bundle.begun()).toBe('1'))
  const second = bundle.build()
  await eventually(() => expect(second.stderr()).toContain('Waiting'))
  first.kill()
  await first.ended
  bundle.go()
  expect(await second.ended).toBe('built')
  expect(bundle.begun()).toBe('1 1')
  expect(bundle.isComplete()).toBe(true)
})

test('what a killed build has left is not taken for the build before it', async () => {
  const bundle = clock()
  bundle.go()
  expect(await bundle.build('1').ended).toBe('built')
  bundle.stop()
  const killed = bundle.build('2')
  await eventually(() => expect(bundle.begun()).toBe('1 2'))
  killed.kill()
  await killed.ended
  bundle.go()
  expect(await bundle.build('1').ended).toBe('built')
  expect(bundle.isComplete()).toBe(true)
})
