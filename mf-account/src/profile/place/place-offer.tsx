import { Button } from 'shared-ui/button'
import classes from '../../components/form/fields.module.css'
import { useWords } from '../../use-words.ts'
import { type FoundPlace, placeProblem } from './found-place.ts'
import { useCurrentPlace } from './use-current-place.ts'

/** A button that fills in the place from the browser's location, with its result. */
export function PlaceOffer({ onFound }: { readonly onFound: (place: FoundPlace) => void }) {
  const t = useWords()
  const { search, permission } = useCurrentPlace(onFound)
  if (permission === 'unsupported') {
    return <p className={classes.note}>{t('profileFields.here.unsupported')}</p>
  }

  function result() {
    if (search.isPending) return ''
    if (search.error) return t(placeProblem(search.error))
    if (search.isSuccess) return t(search.data ? 'profileFields.here.found' : 'profileFields.here.nowhere')
    return t('profileFields.here.note')
  }

  return (
    <div className={classes.offer}>
      <Button
        variant="secondary"
        isPending={search.isPending}
        pendingLabel={t('profileFields.here.pending')}
        onPress={() => search.mutate()}
      >
        {t('profileFields.here.offer')}
      </Button>
      <p className={classes.note} role="status">
        {result()}
      </p>
    </div>
  )
}
