import { landerRoute, landerTemplates, nichePrefixes, paths } from 'contracts'
import { remote } from 'platform/protocol'

export default remote({
  name: 'mf-landers',
  // Among the pages of the back office: for staff alone, and so is the link.
  navigation: [{ menu: 'staff-marketing', route: 'studio', order: 10 }],
  routes: [
    { name: 'index', path: paths.index, layout: 'default', access: 'visitor' },
    ...landerTemplates.map(
      (template) =>
        ({
          ...landerRoute(template),
          layout: 'lander',
          access: 'any',
          only: { niche: Object.values(nichePrefixes) },
        }) as const,
    ),
    { name: 'members-id-landing', path: paths['members-id-landing'], layout: 'lander', access: 'any' },
    {
      name: 'members-id-landing2-slug',
      path: paths['members-id-landing2-slug'],
      layout: 'lander',
      access: 'any',
    },
    {
      name: 'members-id-landing3-slug',
      path: paths['members-id-landing3-slug'],
      layout: 'lander',
      access: 'any',
    },
    { name: 'pages-terms', path: paths['pages-terms'], layout: 'default', access: 'any' },
    { name: 'pages-privacy', path: paths['pages-privacy'], layout: 'default', access: 'any' },
    { name: 'pages-cookies', path: paths['pages-cookies'], layout: 'default', access: 'any' },
    { name: 'pages-ban', path: paths['pages-ban'], layout: 'default', access: 'any' },
    { name: 'pages-return-policy', path: paths['pages-return-policy'], layout: 'default', access: 'any' },
    { name: 'pages-faq', path: paths['pages-faq'], layout: 'default', access: 'any' },
    { name: 'pages-service', path: paths['pages-service'], layout: 'default', access: 'any' },
    { name: 'studio', path: paths.studio, layout: 'staff', access: 'staff' },
    { name: 'studio-id', path: paths['studio-id'], layout: 'staff', access: 'staff' },
    {
      name: 'studio-preview-id',
      path: paths['studio-preview-id'],
      layout: 'lander',
      access: 'staff',
      framing: 'self',
    },
    { name: 'token', path: paths.token, layout: 'default', access: 'any' },
  ],
})
