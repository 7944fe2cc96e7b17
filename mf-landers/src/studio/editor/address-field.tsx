import type { LanderContent } from 'contracts'
import { TextField } from 'shared-ui/text-field'
import { useStudioWords } from '../use-studio-words.ts'

interface AddressFieldProps {
  readonly content: LanderContent
  /** Links lead to the address of a published page, so it stays. */
  readonly isAddressFixed: boolean
  /** Why the server refuses it. */
  readonly problem: string | undefined
  readonly onChange: (change: (content: LanderContent) => LanderContent, name: string) => void
}

const SLUG = /^(?:[a-z\d][a-z\d-]{0,60})?$/
const TOKEN = /^[a-z\d][a-z\d-]{2,60}$/

/** The last part of the page's address: the slug of a landing page, or the token of another page. */
export function AddressField({ content, isAddressFixed, problem, onChange }: AddressFieldProps) {
  const t = useStudioWords()
  const isPage = content.kind === 'page'
  const value = isPage ? (content.token ?? '') : content.slug
  const isRight = (isPage ? TOKEN : SLUG).test(value)
  const hint = t(isPage ? 'page.tokenHint' : 'page.slugHint')
  return (
    <TextField
      label={t('page.slug')}
      description={isAddressFixed ? t('page.slugFixed') : hint}
      value={value}
      isReadOnly={isAddressFixed}
      errorMessage={isRight ? problem : t('page.slugWrong')}
      onChange={(next) =>
        onChange((now) => ({ ...now, ...(isPage ? { slug: '', token: next } : { slug: next }) }), 'slug')
      }
    />
  )
}
