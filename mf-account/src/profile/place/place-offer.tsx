import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import classes from '../fields/fields.module.css'
import { type FoundPlace, hereProblem } from './here-problem.ts'
import { usePlaceHere } from './use-place-here.ts'

/** A button that fills in the place from the browser's location, with its result. */
export function PlaceOffer({ onFound }: { readonly onFound: (place: FoundPlace) => void }) {
  const t = useWords()
  const { search, permission } = usePlaceHere(onFound)
  if (permission === 'unsupported') {
    return <p className={classes['note']}>{t('profileFields.here.unsupported')}</p>
  }

  function outcome() {
    if (search.isPending) return ''
    if (search.error) return t(hereProblem(search.error))
    if (search.isSuccess) return t(search.data ? 'profileFields.here.found' : 'profileFields.here.nowhere')
    return t('profileFields.here.note')
  }

  return (
    <div className={classes['offer']}>
      <Button
        variant="secondary"
        isPending={search.isPending}
        pendingLabel={t('profileFields.here.pending')}
        onPress={() => search.mutate()}
      >
        {t('profileFields.here.offer')}
      </Button>
      <p className={classes['note']} role="status">
        {outcome()}
      </p>
    </div>
  )
}
