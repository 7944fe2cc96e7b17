import type { StaffCase } from 'contracts'
import { useWords } from '../../use-words.ts'

/** “Photo of Anna”, “Reported message of Ben”. */
export function useCaseTitle() {
  const t = useWords()
  return ({ kind, of, member }: Pick<StaffCase, 'kind' | 'of' | 'member'>) => {
    const about = kind === 'report' && (of === 'photo' || of === 'message') ? (`report-${of}` as const) : kind
    const thing = t(`moderation.things.${about}`)
    return member ? t('moderation.thingOf', { thing, name: member.name }) : thing
  }
}
