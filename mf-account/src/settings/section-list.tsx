import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import { sectionIds } from './section-ids.ts'
import classes from './section-list.module.css'
import { focusSection } from './settings-section.tsx'

/** Links to the sections: beside them on wide screens, above them on others. */
export function SectionList() {
  const t = useWords()
  return (
    <nav aria-label={t('settings.list')} className={classes['nav']}>
      <ul className={classes['list']}>
        {sectionIds.map((id) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              // So that the next Tab continues inside the section.
              onClick={() => focusSection(id)}
              {...linkLook({ variant: 'quiet', isStandalone: true, className: classes['link'] })}
            >
              {t(`settings.sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
