import type { PageBlock } from 'contracts'
import { useState } from 'react'
import { SearchField } from 'shared-ui/search-field'
import { useWords } from '../../use-words.ts'
import { Blocks } from './blocks.tsx'
import { questionsWith } from './questions-with.ts'

/** Blocks whose questions can be searched. */
export function SearchableBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  const t = useWords()
  const [query, setQuery] = useState('')
  const text = query.trim()
  const shown = text === '' ? blocks : questionsWith(text, blocks)
  return (
    <>
      <SearchField
        label={t('static.search')}
        isLabelHidden
        placeholder={t('static.search')}
        clearLabel={t('static.clear')}
        value={query}
        onChange={setQuery}
      />
      <Blocks blocks={shown} />
      <p role="status">{shown.length === 0 && t('static.noneFound', { text })}</p>
    </>
  )
}
