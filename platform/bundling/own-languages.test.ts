import { expect, test } from 'vitest'
import { baseConfig } from './base-config.ts'
import { buildFiles } from './fixtures/build-files.ts'
import { fixtureWorkspace } from './fixtures/workspace.ts'
import { ownLanguages } from './own-languages.ts'

const LANGUAGES = ['ar-AE', 'da-DK', 'en-US', 'fi-FI', 'pt-BR']

test("includes a library's words in the site's languages only, and in English as the fallback", async () => {
  const words = LANGUAGES.map((language, at) => `import w${at} from '../intl/dialog/${language}.mjs'`)
  const { root } = fixtureWorkspace({
    'src/index.mjs': "import { strings } from './library/dialog/strings.mjs'\nconsole.log(strings)",
    'src/library/dialog/strings.mjs': `${words.join('\n')}\nexport const strings = [${words.map((_, at) => `w${at}`).join()}]`,
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `src/library/intl/dialog/${language}.mjs`,
        `export default { close: 'close in ${language}' }`,
      ]),
    ),
  })
  const base = baseConfig({ folder: root, name: 'ball', version: '1.0.0-b', mode: 'production' })
  const plugins = [...base.plugins, ownLanguages(['da', 'fi'])]
  const files = await buildFiles(root, { ...base, plugins, entry: { main: './src/index.mjs' } })
  const [script = ''] = files.values()
  const included = LANGUAGES.filter((language) => script.includes(`close in ${language}`))
  expect(included).toEqual(['da-DK', 'en-US', 'fi-FI'])
})
