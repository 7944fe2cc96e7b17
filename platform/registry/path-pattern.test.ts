import { expect, test } from 'vitest'
import { pathForms } from './path-pattern.ts'

test.each([
  ['/', ['/']],
  ['/chats', ['/chats']],
  ['chats/', ['/chats']],
  ['/Chats//All', ['/chats/all']],
  ['/chats/:id', ['/chats/:']],
  ['/chats/:chatId/photos/:photo-id', ['/chats/:/photos/:']],
  ['/files/:name.json', ['/files/:.json']],
  ['/:lang?/about', ['/:/about', '/about']],
  ['/about/us?', ['/about/us', '/about']],
  ['/a?/b?', ['/a/b', '/a', '/b', '/']],
  ['/docs/*', ['/docs/*']],
])('%s has the forms %j', (pattern, forms) => {
  expect(pathForms(pattern).sort()).toEqual(forms.sort())
})
