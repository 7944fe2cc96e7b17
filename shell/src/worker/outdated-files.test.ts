import { expect, test } from 'vitest'
import { outdatedFiles } from './outdated-files.ts'

const file = (bundle: string, version: string, name = 'main') =>
  `https://site.example/bundles/${bundle}/${version}/${name}.0a1b2c3d.js`

test('the files of the last two versions of each bundle stay', () => {
  const urls = [
    file('shell', '1-a'),
    file('mf-chat', '1-a'),
    file('shell', '1-b'),
    file('shell', '1-a', 'late'),
    file('shell', '1-c'),
  ]
  expect(outdatedFiles(urls)).toEqual([file('shell', '1-b')])
  expect(outdatedFiles(urls.slice(0, 4))).toEqual([])
})
