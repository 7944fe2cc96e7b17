import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { REPOSITORY } from '../paths.ts'
import { makePackage, readSamples, type Sample, writeExample } from './samples.ts'

const run = promisify(execFile)
const samples = readSamples()
const isQuoted = ({ file }: Sample) => file?.startsWith('platform/') === true

test('every sample in TypeScript, Vue or Svelte names its file', () => {
  const nameless = samples.filter(({ language, file }) => /^(tsx?|vue|svelte)$/.test(language) && !file)
  expect(nameless).toEqual([])
})

test.each(samples.filter(isQuoted))('$file says what $page quotes from it', ({ file = '', text }) => {
  const source = readFileSync(join(REPOSITORY, file), 'utf8').split('\n')
  let from = 0
  const missing = text.split('\n').filter((line) => {
    const at = source.indexOf(line, from)
    if (at !== -1) from = at + 1
    return at === -1
  })
  expect(missing).toEqual([])
})

test('every other sample has no type error', async () => {
  const folder = await mkdtemp(join(import.meta.dirname, 'dist-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await makePackage(folder)
  for (const page of new Set(samples.map((sample) => sample.page)))
    await writeExample(
      join(folder, page.replace('.md', '')),
      samples.filter((sample) => sample.page === page && !isQuoted(sample)),
    )
  const project = {
    extends: join(REPOSITORY, 'tsconfig.json'),
    compilerOptions: { types: ['node', 'platform/assets'] },
    include: ['*/**/*.ts', '*/**/*.tsx'],
    exclude: ['node_modules'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(output).toBe('')
  expect(globSync('*/**/*.ts', { cwd: folder, exclude: ['node_modules'] }).length).toBeGreaterThan(10)
})

test('every sample in JSON can be read', () => {
  const unreadable = samples.filter(({ language, text }) => {
    if (language !== 'json') return false
    try {
      JSON.parse(text)
      return false
    } catch {
      return true
    }
  })
  expect(unreadable).toEqual([])
})
