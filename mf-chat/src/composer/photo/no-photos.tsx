import { useRef } from 'react'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import classes from './photo.module.css'
import { PhotoInput } from './photo-input.tsx'

/** Stands in place of an empty gallery. */
export function NoPhotos({ onUpload }: { readonly onUpload: (file: File) => void }) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.none}>
      <p>{t('composer.photo.none')}</p>
      <Button onPress={() => input.current?.click()}>{t('composer.attach.upload')}</Button>
      <PhotoInput ref={input} onChoose={onUpload} />
    </div>
  )
}
