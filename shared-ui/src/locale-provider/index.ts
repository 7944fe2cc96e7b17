/** Has the kit speak and count in this language instead of the browser's: `<I18nProvider locale="fi">`. */
export { I18nProvider } from 'react-aria-components/I18nProvider'
