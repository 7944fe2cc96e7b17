import { expect, test } from 'vitest'
import { pathForms } from './path-forms.ts'

test.each([
  ['/', ['/']],
  ['/articles', ['/articles']],
  ['articles/', ['/articles']],
  ['/Articles//All', ['/articles/all']],
  ['/articles/:id', ['/articles/:']],
  ['/articles/:articleId/photos/:photo-id', ['/articles/:/photos/:']],
  ['/files/:name.json', ['/files/:.json']],
  ['/:lang?/about', ['/:/about', '/about']],
  ['/about/us?', ['/about/us', '/about']],
  ['/a?/b?', ['/a/b', '/a', '/b', '/']],
  ['/docs/*', ['/docs/*']],
])('%s has the forms %j', (pattern, forms) => {
  expect(pathForms(pattern).sort()).toEqual(forms.sort())
})
