import { Slot } from 'platform/runtime/shell'
import { memo } from 'react'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { useWords } from '../use-words.ts'
import { disclaimerEdition } from './disclaimer-edition.ts'
import classes from './footer.module.css'
import { FooterLinks } from './footer-links.tsx'

/** The footer below every page, with a slot for the remotes. */
export const Footer = memo(function Footer({ variant }: { readonly variant: 'full' | 'compact' }) {
  const t = useWords()
  return (
    <footer className={classes.bar} aria-label={t('footer.label')} data-variant={variant}>
      <div className={classes.inner}>
        {variant === 'full' ? <FullFooter /> : <CompactFooter />}
        <Slot name="footer" />
        <DemoNotice />
        <Disclaimer />
      </div>
    </footer>
  )
})

function FullFooter() {
  const t = useWords()
  const { name, min_age } = useSettings()
  return (
    <div className={classes.columns}>
      <section className={classes.about}>
        <p className={classes.name}>
          {name} <span className={classes.age}>{min_age}+</span>
        </p>
        <p>{t('footer.noTrackers')}</p>
      </section>
      <section>
        <h2 className={classes.heading}>{t('footer.help')}</h2>
        <FooterLinks group="help" />
      </section>
      <section>
        <h2 className={classes.heading}>{t('footer.rules')}</h2>
        <FooterLinks group="rules" />
      </section>
    </div>
  )
}

function CompactFooter() {
  const { name, min_age } = useSettings()
  return (
    <div className={classes.row}>
      <p className={classes.name}>
        {name} <span className={classes.age}>{min_age}+</span>
      </p>
      <div className={classes.rowLinks}>
        <FooterLinks group="help" />
        <FooterLinks group="rules" />
      </div>
    </div>
  )
}

/** Says on every page of a demo that nobody in it is real. */
function DemoNotice() {
  const t = useWords()
  const { has_invented_members: isDemo } = useSettings()
  return isDemo && <p className={classes.disclaimer}>{t('footer.demo')}</p>
}

/** §1: what the brand is not liable for. */
function Disclaimer() {
  const t = useWords()
  const { name, min_age: age, geoip_country } = useSettings()
  const locale = useStore((store) => store.locale)
  const edition = disclaimerEdition(locale, geoip_country)
  return (
    <p className={classes.disclaimer} data-edition={edition}>
      {t(`disclaimer.${edition}`, { name, age })}
    </p>
  )
}
