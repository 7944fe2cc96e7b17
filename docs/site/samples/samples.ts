import { globSync, readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { REPOSITORY, TEXTS } from '../paths.ts'

/** A block of code in a page of the documentation. */
export interface Sample {
  readonly page: string
  readonly language: string
  /** The file that it shows: one of the repository, or one of the page's own example. */
  readonly file?: string
  readonly text: string
}

export function readSamples(): Sample[] {
  return globSync('*.md', { cwd: join(REPOSITORY, TEXTS) })
    .sort()
    .flatMap((page) => samplesIn(page))
}

export function samplesIn(page: string): Sample[] {
  const samples: Sample[] = []
  const collect = new Marked({
    walkTokens(token) {
      if (token.type !== 'code') return
      const { lang = '', text } = token as Tokens.Code
      const [language = '', file] = lang.split(' ')
      samples.push({ page, language, text, ...(file !== undefined && { file }) })
    },
  })
  collect.parse(readFileSync(join(REPOSITORY, TEXTS, page), 'utf8'), { async: false })
  return samples
}

/** Writes the files of a page's example into a folder. */
export async function writeExample(folder: string, samples: readonly Sample[]): Promise<void> {
  for (const { file, text } of samples) {
    if (file === undefined) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${text}\n`)
  }
}

/** Makes a package of a folder below this one, in which the packages of the platform and itself can be imported. */
export async function makePackage(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  await mkdir(modules, { recursive: true })
  const installed = join(REPOSITORY, 'platform/node_modules')
  for (const name of globSync('*', { cwd: installed, exclude: (name) => name.startsWith('.') }))
    await symlink(join(installed, name), join(modules, name))
  await symlink(join(REPOSITORY, 'platform'), join(modules, 'platform'))
  const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'platform/package.json'), 'utf8')) as {
    version: string
  }
  const manifest = { name: 'example', version, type: 'module', dependencies: { platform: version } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
}
