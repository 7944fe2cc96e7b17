import { sharePictureOf, siteCookies } from 'contracts'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import { useStudioWords } from '../use-studio-words.ts'

/** Choices that have a name, apart from those of a picture. A test compares them with the schemas of all blocks. */
export const namedChoices = [
  'calendar',
  'chat',
  'coffee',
  'compass',
  'gift',
  'like',
  'members',
  'page',
  'part',
  'pictures',
  'profile',
  'shield',
  'swipe',
] as const

type Named = (typeof namedChoices)[number]

/** The name of a choice in a block's form. */
export function useChoiceName() {
  const t = useStudioWords()
  return (id: string) => {
    const picture = sharePictureOf(id)
    if (picture) return t(`pictures.${picture}`)
    if (isNamed(id)) return t(`choices.${id}`)
    if ((siteCookies as readonly string[]).includes(id)) return id
    const portrait = (portraitIds as readonly string[]).indexOf(id)
    return portrait < 0 ? id.replaceAll('-', ' ') : t('pictures.portrait', { number: portrait + 1 })
  }
}

function isNamed(id: string): id is Named {
  return (namedChoices as readonly string[]).includes(id)
}
