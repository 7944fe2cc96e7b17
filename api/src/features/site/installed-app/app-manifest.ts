import { type Locale, paths, type Settings, shareTarget } from 'contracts'
import { brandColours, paletteOf } from '../brand-colours.ts'
import { iconPath, iconsOf } from './app-icons.ts'
import { screenshotsOf } from './app-screenshots.ts'
import { manifestWords } from './manifest-words.ts'

type AppSettings = Pick<Settings, 'name' | 'niche' | 'description' | 'domain_language'>

/** Launchers cut a longer name below the icon. */
const SHORT_NAME = 12

/** The description of the site as an app that can be installed: a web app manifest. */
export function appManifest(settings: AppSettings, locale: Locale) {
  const { name, niche, description, domain_language } = settings
  const palette = paletteOf(niche)
  const { paper } = brandColours[palette]
  const words = manifestWords[locale]
  return {
    // The same in every language: otherwise a member who changes it could install the app twice.
    id: '/',
    scope: '/',
    start_url: paths.index,
    display: 'standalone',
    name,
    ...(name.length <= SHORT_NAME && { short_name: name }),
    ...(locale === domain_language && description && { description }),
    lang: locale,
    dir: 'ltr',
    categories: ['social', 'lifestyle'],
    // Behind the icon while the app starts. Its pages then name the colours of the visitor's scheme.
    background_color: paper,
    theme_color: paper,
    icons: iconsOf(palette).map((icon) => ({
      src: iconPath(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
    // Devices show them beside the description when they ask whether to install the app.
    screenshots: screenshotsOf(name).map(({ path, form, size }) => ({
      src: path,
      sizes: size,
      type: 'image/webp',
      form_factor: form,
      label: words.search,
    })),
    share_target: {
      action: shareTarget.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: shareTarget.field, accept: ['image/*'] }] },
    },
    shortcuts: [
      { name: words.chats, url: paths.chats },
      { name: words.likes, url: paths.likes },
      { name: words.search, url: paths.members },
    ],
  }
}
