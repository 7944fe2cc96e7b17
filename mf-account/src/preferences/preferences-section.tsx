import { useRef, useState } from 'react'
import { useQuery } from 'shared-state/query'
import { Loaded } from '../components/loaded.tsx'
import { SectionCard } from '../components/section-card.tsx'
import { useWords } from '../use-words.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { preferencesQuery } from './queries/preferences-query.ts'

/** The one place to edit who the member would like to meet. Other pages link to its anchor. */
export function PreferencesSection() {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <SectionCard
      id="meet"
      heading={t('preferences.heading')}
      headingRef={heading}
      status={isSaved && t('profile.saved')}
      note={t('preferences.note')}
    >
      <Loaded query={useQuery(preferencesQuery)} lines={6}>
        {({ preferences }) => (
          <PreferencesForm
            preferences={preferences}
            onSaved={() => {
              setSaved(true)
              heading.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </Loaded>
    </SectionCard>
  )
}
