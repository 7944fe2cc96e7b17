import { useWords } from '../use-words.ts'
import classes from './photo-paging.module.css'

interface PhotoPagingProps {
  readonly index: number
  readonly total: number
  readonly onChange: (index: number) => void
}

/** Over a picture that is one of several: marks that count them, and a button on each half for the one before and after. */
export function PhotoPaging({ index, total, onChange }: PhotoPagingProps) {
  const t = useWords()
  if (total < 2) return null
  const ways = [
    { way: 'previous', to: index - 1 },
    { way: 'next', to: index + 1 },
  ] as const
  return (
    <>
      <div className={classes.marks} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span key={place} data-current={place === index || undefined} />
        ))}
      </div>
      {ways.map(({ way, to }) => {
        const isPhoto = to >= 0 && to < total
        return (
          <button
            key={way}
            type="button"
            className={classes.side}
            data-way={way}
            // Not `disabled`, which would lose the focus.
            aria-disabled={!isPhoto}
            aria-label={t(`photos.${way}`)}
            onClick={() => isPhoto && onChange(to)}
          />
        )
      })}
    </>
  )
}
