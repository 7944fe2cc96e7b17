import { describe, expect, test } from 'vitest'
import type { RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { fileInfo, remoteBundle, route, shellBundle } from '../bundles/fixture-bundle.ts'
import { gate } from './gate.ts'
import type { Role, ServedBundles } from './served-bundles.ts'

function served(
  shells: Partial<Record<Role, ShellBundle>> = { live: shellBundle() },
  remotes: [Role, RemoteBundle][] = [],
): ServedBundles {
  return {
    shells: (Object.entries(shells) as [Role, ShellBundle][]).map(([role, bundle]) => ({ role, bundle })),
    remotes: remotes.map(([role, bundle]) => ({ role, bundle })),
  }
}

const codes = (...args: Parameters<typeof gate>) => gate(...args).map(({ code }) => code)
const sentences = (...args: Parameters<typeof gate>) => gate(...args).map(({ sentence }) => sentence)

describe('a remote', () => {
  test('passes if it is compatible', () => {
    expect(gate(remoteBundle(), served())).toEqual([])
  })

  test('needs a shell to run in', () => {
    expect(sentences(remoteBundle(), served({}))).toEqual([
      'news 1.0.0-a has no shell to run in yet. Publish the shell first.',
    ])
    expect(codes(remoteBundle(), served({ live: shellBundle({ builtin: [] }) }))).toEqual(['no-shell'])
  })

  test('needs shared ranges that the live, previous and canary shell satisfy', () => {
    const picky = remoteBundle({ needs: { shared: { react: '^19.3.0' }, contract: 1 } })
    const old = shellBundle({ version: '0.9.0-s', offers: { react: '19.2.0' } })
    const next = shellBundle({ version: '2.0.0-s', offers: { react: '20.0.0' } })
    expect(sentences(picky, served({ live: old }))).toEqual([
      'news 1.0.0-a needs react ^19.3.0, which is 19.2.0 in the live shell 0.9.0-s. Use a range that includes 19.2.0, or release it in one flip with a shell that has another version.',
    ])
    expect(sentences(picky, served({ live: shellBundle(), previous: old, canary: next }))).toEqual([
      expect.stringContaining('which is 19.2.0 in the previous shell 0.9.0-s.'),
      expect.stringContaining('which is 20.0.0 in the canary shell 2.0.0-s.'),
    ])
  })

  test('is refused with one sentence that names all shells with the same problem', () => {
    const remote = remoteBundle({ needs: { shared: { react: '^18.0.0' }, contract: 1 } })
    const both = served({ live: shellBundle(), previous: shellBundle({ version: '0.9.0-s' }) })
    expect(sentences(remote, both)).toEqual([
      expect.stringContaining('which is 19.3.1 in the live shell 1.0.0-s and the previous shell 0.9.0-s.'),
    ])
  })

  test('is refused if the shell offers only a release candidate of its range', () => {
    const candidate = shellBundle({ offers: { react: '19.4.0-rc.1' } })
    expect(codes(remoteBundle(), served({ live: candidate }))).toEqual(['shared-range'])
  })

  test('needs only modules that the shell offers, subpaths included', () => {
    const remote = remoteBundle({ needs: { shared: { 'ui/dialog': '^1.0.0' }, contract: 1 } })
    const live = shellBundle({ offers: { ui: '1.0.0' } })
    expect(sentences(remote, served({ live }))).toEqual([
      'news 1.0.0-a needs ui/dialog, which is not offered by the live shell 1.0.0-s. Publish a shell that offers it first, or do without it.',
    ])
    const inherited = remoteBundle({ needs: { shared: { constructor: '*' }, contract: 1 } })
    expect(codes(inherited, served())).toEqual(['shared-missing'])
  })

  test('uses only exports that the shells have, with the types that it was built for', () => {
    const shape = (provides: string, requires = '') => ({ provides, requires })
    const needs = (exports: NonNullable<RemoteBundle['needs']['exports']>) =>
      remoteBundle({ needs: { shared: { ui: '^1.0.0' }, exports, contract: 1 } })
    const live = shellBundle({
      offers: { ui: '1.0.0' },
      exports: { ui: { Tab: shape('a b', 'x y'), Link: shape('c'), Menu: shape('d') } },
    })
    expect(sentences(needs({ ui: { Pages: shape('a'), constructor: shape('') } }), served({ live }))).toEqual(
      [
        'news 1.0.0-a uses Pages and constructor of ui, which are not exported by the live shell 1.0.0-s. Publish a shell that exports them first, or release both together.',
      ],
    )
    expect(
      sentences(
        needs({ ui: { Tab: shape('a', 'x'), Link: shape('c z'), Menu: shape('d') } }),
        served({ live }),
      ),
    ).toEqual([
      'news 1.0.0-a uses Tab and Link of ui, whose type is another in the live shell 1.0.0-s. Leave that export as it was and add a new one beside it, or release the shell and the remote together.',
    ])
    const older = needs({ ui: { Tab: shape('a', 'x y z'), Link: shape('') } })
    expect(gate(older, served({ live }))).toEqual([])
  })

  test('is not checked against exports that a bundle does not record', () => {
    const exports = { ui: { Tab: { provides: 'a', requires: '' } } }
    const remote = remoteBundle({ needs: { shared: { ui: '^1.0.0' }, exports, contract: 1 } })
    const offers = { ui: '1.0.0', react: '19.3.1' }
    expect(gate(remote, served({ live: shellBundle({ offers }) }))).toEqual([])
    expect(gate(remoteBundle(), served({ live: shellBundle({ offers, exports: {} }) }))).toEqual([])
  })

  test('may use anything that a shared module passes on from a library', () => {
    const exports = { ui: { Tab: { provides: 'a', requires: '' } } }
    const remote = remoteBundle({ needs: { shared: { ui: '^1.0.0' }, exports, contract: 1 } })
    const passing = { ui: { '*': { provides: 'a', requires: '' } } }
    expect(
      gate(remote, served({ live: shellBundle({ offers: { ui: '1.0.0' }, exports: passing }) })),
    ).toEqual([])
  })

  test('is built for a contract that the shells understand', () => {
    const remote = remoteBundle({ needs: { shared: {}, contract: 2 } })
    const live = shellBundle({ version: '2.0.0-s', data: { contracts: [1, 2] } })
    expect(sentences(remote, served({ live, previous: shellBundle() }))).toEqual([
      'news 1.0.0-a uses contract 2, which is not supported by the previous shell 1.0.0-s. Build it for a supported contract (1), or publish a shell that supports 2 first.',
    ])
  })

  test('uses only access names, layouts and slots that the shell has', () => {
    const remote = remoteBundle({
      routes: [route({ access: 'constructor', layout: 'wide' })],
      slots: [{ slot: 'cellar', widget: 'rats', access: 'nobody' }],
    })
    expect(sentences(remote, served())).toEqual([
      "news 1.0.0-a gives its page 'home' the access 'constructor', which is not known to the live shell 1.0.0-s. Use one that it has (anyone, visitor, member), or publish a shell with it first.",
      "news 1.0.0-a wants its page 'home' in the layout 'wide', which is not in the live shell 1.0.0-s. Use one that it has (default), or publish a shell with it first.",
      "news 1.0.0-a puts its widget 'rats' into the slot 'cellar', which is not in the live shell 1.0.0-s. Use one that it has (banner), or publish a shell with it first.",
      "news 1.0.0-a gives its widget 'rats' the access 'nobody', which is not known to the live shell 1.0.0-s. Use one that it has (anyone, visitor, member), or publish a shell with it first.",
    ])
  })

  test('brings all its words in every language', () => {
    const live = shellBundle({ data: { locales: ['en', 'fi', 'de'] } })
    const words = { en: { js: [], css: [] }, de: { js: [], css: [] } }
    const missing = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
    const remote = remoteBundle({ words, missingWords: { de: missing, xx: ['not asked for'] } })
    expect(sentences(remote, served({ live }))).toEqual([
      "news 1.0.0-a has no words for 'fi', which is a language of the live shell 1.0.0-s. Add the file with its words for 'fi'.",
      "news 1.0.0-a lacks words for 'de' (one, two, three, four, five and 2 more), which is a language of the live shell 1.0.0-s. Translate them.",
    ])
  })

  test('stays within the budget on each page, in the language with the largest words', () => {
    const files = {
      'entry.js': fileInfo(20_000),
      'page.css': fileInfo(5_000),
      'small.js': fileInfo(10_000),
      'big.js': fileInfo(30_000),
      'words.en.js': fileInfo(1_000),
      'words.fi.js': fileInfo(6_000),
    }
    const words = { en: { js: ['words.en.js'], css: [] }, fi: { js: ['words.fi.js'], css: [] } }
    const routes = [route({ name: 'small', path: '/small' }), route({ name: 'big', path: '/big' })]
    expect(sentences(remoteBundle({ files, words, routes }), served())).toEqual([
      "The page 'big' of news 1.0.0-a loads 61.00 kB (gzip) at first; the limit is 60.00 kB. Load parts of it later, or drop a library.",
    ])
  })

  test('stays within the budget of widgets, which load on every page', () => {
    const files = {
      'entry.js': fileInfo(20_000),
      'words.en.js': fileInfo(1_000),
      'sale.js': fileInfo(10_000),
    }
    const remote = remoteBundle({ files, routes: [], slots: [{ slot: 'banner', widget: 'sale' }] })
    const limited = shellBundle({ data: { budgets: { remotePage: 60_000, widget: 30_000, shell: 220_000 } } })
    expect(sentences(remote, served({ live: limited }))).toEqual([
      "The widget 'sale' of news 1.0.0-a loads 31.00 kB (gzip) at first; the limit is 30.00 kB. Load parts of it later, or drop a library.",
    ])
    const older = shellBundle({ data: { budgets: { remotePage: 30_500, shell: 220_000 } } })
    expect(codes(remote, served({ live: older }))).toEqual(['too-big'])
    expect(gate(remote, served())).toEqual([])
  })

  test('stays within the budget of server halves, which are compiled while a page waits', () => {
    const parts = { server: 'server.js', files: { 'server.js': fileInfo(500_000) } }
    const limited = shellBundle({
      data: { budgets: { remotePage: 60_000, shell: 220_000, serverHalf: 400_000 } },
    })
    expect(sentences(remoteBundle(parts), served({ live: limited }))).toEqual([
      'The server half of news 1.0.0-a has 500.00 kB (gzip); the limit is 400.00 kB. Load parts of it later in the browser alone, or leave first views to the browser.',
    ])
    expect(codes({ ...limited, ...parts }, served({}))).toEqual(['too-big'])
    expect(gate(remoteBundle(parts), served())).toEqual([])
  })

  test('has a page for each route and a widget for each slot', () => {
    const slots = [{ slot: 'banner', widget: 'sale' }]
    expect(sentences(remoteBundle({ slots, pages: {}, widgets: {} }), served())).toEqual([
      "news 1.0.0-a has a route 'news-home' but no page of that name. Add the page, or remove the route.",
      "news 1.0.0-a fills the slot 'banner' with a widget 'sale' that it does not have. Add the widget, or take it out of the slot.",
    ])
  })

  test("does not take the shell's name", () => {
    expect(sentences(remoteBundle({ name: 'shell' }), served())).toEqual([
      "'shell' is the shell's name. Give the remote another.",
    ])
  })
})

describe('a path or a page name', () => {
  const shop = (...routes: Parameters<typeof route>[0][]) =>
    remoteBundle({ name: 'shop', routes: routes.map((parts) => route(parts)) })
  const news = (...routes: Parameters<typeof route>[0][]) =>
    remoteBundle({ routes: routes.map((parts) => route(parts)) })

  test('belongs to one remote per audience', () => {
    const taken = served(undefined, [['live', shop({ name: 'item', path: '/items/:id', access: 'anyone' })]])
    const candidate = news({ name: 'thing', path: '/Items/:name/', access: 'member' })
    expect(sentences(candidate, taken)).toEqual([
      "news 1.0.0-a claims the path '/Items/:name/' for the audience 'member', but the live shop 1.0.0-a has it already as '/items/:id'. Choose another path, or publish shop without it first.",
    ])
    expect(sentences(news({ name: 'item', path: '/things' }), taken)).toEqual([
      "news 1.0.0-a claims the name 'item' for the audiences 'visitor' and 'member', but the live shop 1.0.0-a has it already. Choose another name, or publish shop without it first.",
    ])
  })

  test('may be shared by remotes with different audiences', () => {
    const taken = served(undefined, [['live', shop({ path: '/', access: 'visitor' })]])
    expect(gate(news({ path: '/', access: 'member' }), taken)).toEqual([])
    expect(codes(news({ path: '/', access: 'anyone' }), taken)).toEqual(['path-taken', 'name-taken'])
  })

  test('is taken by a canary, and free once only a previous version has it', () => {
    const home = shop({ name: 'shop', path: '/home' })
    expect(codes(news({}), served(undefined, [['canary', home]]))).toEqual(['path-taken'])
    expect(codes(news({}), served(undefined, [['previous', home]]))).toEqual([])
  })

  test('may be the same as in an earlier version of the remote', () => {
    expect(gate(news({}), served(undefined, [['live', news({})]]))).toEqual([])
  })

  test('with optional segments claims each of its forms', () => {
    const taken = served(undefined, [['live', shop({ name: 'about', path: '/about' })]])
    expect(codes(news({ path: '/:lang?/about' }), taken)).toEqual(['path-taken'])
    expect(codes(news({ path: '/:lang/about' }), taken)).toEqual([])
  })

  test('is unique within a remote too', () => {
    const twice = news({ name: 'a', path: '/x/:id' }, { name: 'b', path: '/x/:name', access: 'visitor' })
    expect(sentences(twice, served())).toEqual([
      "news 1.0.0-a claims the same path twice for the audience 'visitor': '/x/:id' as 'a' and '/x/:name' as 'b'. Change one of them.",
    ])
    expect(codes(news({ path: '/x' }, { path: '/y' }), served())).toEqual(['name-taken'])
  })
})

describe('a shell', () => {
  test('passes if every remote is compatible, and if there is none yet', () => {
    expect(gate(shellBundle(), served({}))).toEqual([])
    expect(gate(shellBundle({ version: '2' }), served(undefined, [['live', remoteBundle()]]))).toEqual([])
  })

  test('must run every live, canary and previous remote', () => {
    const remotes: [Role, RemoteBundle][] = [
      ['live', remoteBundle({ needs: { shared: {}, contract: 1 } })],
      ['canary', remoteBundle({ version: '1.1.0-b', needs: { shared: { ui: '1' }, contract: 2 } })],
      [
        'previous',
        remoteBundle({
          version: '0.9.0-c',
          routes: [route({ layout: 'old' })],
          needs: { shared: {}, contract: 2 },
        }),
      ],
    ]
    const next = shellBundle({ version: '2.0.0-s', data: { contracts: [2], locales: ['en', 'fi'] } })
    expect(sentences(next, served(undefined, remotes))).toEqual([
      'The live news 1.0.0-a uses contract 1, which is not supported by shell 2.0.0-s. Keep supporting it in the shell, or release a version of news without this need first.',
      expect.stringContaining(
        "The live news 1.0.0-a has no words for 'fi', which is a language of shell 2.0.0-s.",
      ),
      expect.stringContaining('The canary news 1.1.0-b needs ui, which is not offered by shell 2.0.0-s.'),
      expect.stringContaining("The canary news 1.1.0-b has no words for 'fi'"),
      expect.stringContaining(
        "The previous news 0.9.0-c wants its page 'home' in the layout 'old', which is not in shell 2.0.0-s.",
      ),
      expect.stringContaining("The previous news 0.9.0-c has no words for 'fi'"),
    ])
  })

  test('is told in one sentence per remote and package what does not fit, and how to release all together', () => {
    const needs = {
      shared: { react: '^19.0.0', 'ui/a': '^1.0.0', 'ui/b': '^1.0.0', '@t/x': '1.0.0' },
      contract: 1,
    }
    const remotes: [Role, RemoteBundle][] = [
      ['live', remoteBundle({ needs })],
      ['live', remoteBundle({ name: 'shop', needs: { ...needs, shared: { 'ui/a': '^1.0.0' } } })],
    ]
    const offers = { react: '19.3.1', 'ui/a': '2.0.0', 'ui/b': '2.0.0', '@t/x': '1.0.0' }
    const refusals = gate(shellBundle({ version: '2', offers }), served(undefined, remotes))
    expect(refusals).toEqual([
      {
        code: 'shared-range',
        sentence: 'The live news 1.0.0-a needs ui ^1.0.0 (2 modules), which is 2.0.0 in shell 2.',
      },
      {
        code: 'shared-range',
        sentence:
          'The live shop 1.0.0-a needs ui/a ^1.0.0, which is 2.0.0 in shell 2. Offer a version that fits, or build the remotes for this one and release all in one flip:',
        command: 'publish shell news shop --all',
      },
    ])
  })

  test('keeps each export that a served remote uses, with its type', () => {
    const exports = { 'ui/pages': { Pagination: { provides: 'a', requires: '' } } }
    const remote = remoteBundle({ needs: { shared: { 'ui/pages': '^1.0.0' }, exports, contract: 1 } })
    const offers = { 'ui/pages': '1.0.0' }
    const renamed = shellBundle({
      version: '2.0.0-s',
      offers,
      exports: { 'ui/pages': { Pages: { provides: 'a', requires: '' } } },
    })
    expect(sentences(renamed, served(undefined, [['previous', remote]]))).toEqual([
      'The previous news 1.0.0-a uses Pagination of ui/pages, which is not exported by shell 2.0.0-s. Keep supporting it in the shell, or release a version of news without this need first.',
    ])
    const demanding = shellBundle({
      version: '2.0.0-s',
      offers,
      exports: { 'ui/pages': { Pagination: { provides: 'a', requires: 'x' } } },
    })
    expect(codes(demanding, served(undefined, [['live', remote]]))).toEqual(['shared-type'])
  })

  test('does not give one audience the same path of two remotes', () => {
    const remotes: [Role, RemoteBundle][] = [
      ['live', remoteBundle({ name: 'front', routes: [route({ name: 'a', path: '/', access: 'visitor' })] })],
      ['live', remoteBundle({ name: 'club', routes: [route({ name: 'b', path: '/', access: 'member' })] })],
    ]
    expect(gate(shellBundle(), served(undefined, remotes))).toEqual([])
    const open = shellBundle({ data: { access: { visitor: ['all'], member: ['all'] } } })
    expect(sentences(open, served(undefined, remotes))).toEqual([
      "With shell 1.0.0-s, the audience 'all' would have the path '/' twice: from the live front 1.0.0-a and the live club 1.0.0-a. Map their access names to different audiences.",
    ])
  })

  test('may give an audience a path that only a previous version shares', () => {
    const remotes: [Role, RemoteBundle][] = [
      ['live', remoteBundle({ name: 'front', routes: [route({ name: 'a', path: '/' })] })],
      ['previous', remoteBundle({ name: 'club', routes: [route({ name: 'b', path: '/' })] })],
    ]
    expect(gate(shellBundle(), served(undefined, remotes))).toEqual([])
  })

  test('stays within its own budget', () => {
    const files = {
      'main.js': fileInfo(200_000),
      'start.css': fileInfo(21_000),
      'later.js': fileInfo(500_000),
    }
    const heavy = shellBundle({ files, initial: { js: ['main.js'], css: ['start.css'] } })
    expect(sentences(heavy, served({}))).toEqual([
      'Shell 1.0.0-s loads 221.00 kB (gzip) at first; the limit is 220.00 kB. Load parts of it later, or drop a library.',
    ])
    expect(gate({ ...heavy, builtin: [] }, served({}))).toEqual([])
  })

  test('keeps its name, which no remote may have', () => {
    expect(sentences(shellBundle({ name: 'frame' }), served())).toEqual([
      "The shell here is called 'shell', so 'frame' cannot be published beside it. Give it that name.",
    ])
    expect(codes(shellBundle({ name: 'news' }), served({}, [['live', remoteBundle()]]))).toEqual([
      'name-taken',
    ])
  })
})
