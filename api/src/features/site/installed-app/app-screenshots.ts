import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const APP_SCREENSHOTS_PATH = '/media/app/screenshots/'

/** Recorded by `e2e/record-screenshots.ts`; each brand has one of each form. */
const FOLDER = join(import.meta.dirname, 'screenshots')

/** The devices that they are for, with their sizes in pixels. */
const FORMS = [
  { form: 'narrow', size: '390x844' },
  { form: 'wide', size: '1280x800' },
] as const

interface Screenshot {
  readonly path: string
  readonly form: (typeof FORMS)[number]['form']
  readonly size: string
}

const contents = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file))]))

/** Address → picture. Caches keep them for ever, so a new picture has a new address. */
const byPath = new Map([...contents].map(([file, content]) => [pathOf(file, content), content]))

/** Pictures of the app of the brand with this name; none for a brand that was not recorded. */
export function screenshotsOf(brandName: string): Screenshot[] {
  return FORMS.flatMap(({ form, size }) => {
    const file = `${brandName.toLowerCase()}-${form}.webp`
    const content = contents.get(file)
    return content ? [{ path: pathOf(file, content), form, size }] : []
  })
}

export function screenshotNamed(name: string): Buffer | undefined {
  return byPath.get(APP_SCREENSHOTS_PATH + name)
}

function pathOf(file: string, content: Buffer): string {
  const version = hash('sha256', content, 'hex').slice(0, 8)
  return APP_SCREENSHOTS_PATH + file.replace('.webp', `.${version}.webp`)
}
