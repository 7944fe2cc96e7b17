import { expect, test } from 'vitest'
import { type Frame, type FrameContext, frameOf } from './frame-of.ts'
import { type ShellLayout, shellLayout } from './shell-layout.ts'

const visitor: FrameContext = { isLoggedIn: false, country: 'GB', isHome: false, isInstalled: false }

/** One letter per part: Navigation, Logo, Staff’s, notices (A), Footer, compact footer (f), Warning, Signup, Overlays. */
function summaryOf(frame: Frame): string {
  return [
    { full: 'N', logo: 'L', staff: 'T', none: '' }[frame.navigation],
    frame.hasNotices ? 'A' : '',
    { full: 'F', compact: 'f', none: '' }[frame.footer],
    frame.mayWarn ? 'W' : '',
    frame.maySignUp ? 'S' : '',
    frame.hasOverlays ? 'O' : '',
  ].join('')
}

test.each<[ShellLayout, string | null, string]>([
  ['default', 'GB', 'NAFWSO'],
  ['default', 'NL', 'NAFWSO'],
  ['default', null, 'NAFWSO'],
  ['chat', 'GB', 'O'],
  ['chat', 'NL', 'WO'],
  ['chat', 'DE', 'WO'],
  ['chat', null, 'O'],
  ['lander', 'GB', 'LF'],
  ['lander', 'NL', 'LFW'],
  ['lander', 'DE', 'LFW'],
  ['lander', 'AT', 'LF'],
  ['empty', 'GB', ''],
  ['empty', 'NL', 'WS'],
  ['empty', 'DE', 'WS'],
  ['empty', null, ''],
  ['staff', 'NL', 'T'],
])('§2: the layout %s, seen from %s, has the parts %j', (layout, country, expected) => {
  expect(summaryOf(frameOf(layout, { ...visitor, country }))).toBe(expected)
})

test.each<[Partial<FrameContext>, Frame['footer']]>([
  [{}, 'full'],
  [{ isHome: true }, 'full'],
  [{ isLoggedIn: true, isHome: true }, 'full'],
  [{ isLoggedIn: true }, 'compact'],
  [{ isInstalled: true }, 'compact'],
  [{ isInstalled: true, isHome: true }, 'compact'],
  [{ isInstalled: true, isLoggedIn: true, isHome: true }, 'compact'],
])('§2: with %j the footer is %s', (context, footer) => {
  expect(frameOf('default', { ...visitor, ...context }).footer).toBe(footer)
  expect(frameOf('lander', { ...visitor, ...context }).footer).toBe(footer)
  expect(frameOf('chat', { ...visitor, ...context }).footer).toBe('none')
})

test.each([true, false])('§4: while paying (%j), a member has neither bottom bar nor notices', (isPaying) => {
  const { hasBottomBar, hasNotices } = frameOf('default', { ...visitor, isLoggedIn: true, isPaying })
  expect([hasBottomBar, hasNotices]).toEqual([!isPaying, !isPaying])
  expect(frameOf('default', { ...visitor, isPaying }).hasBottomBar).toBe(false)
})

test.each([
  [undefined, 'default'],
  ['lander', 'lander'],
  ['unheard-of', 'default'],
])('§8: the layout name %s means the layout %s', (name, layout) => {
  expect(shellLayout(name)).toBe(layout)
})
