import { inlineJson } from '../html/html.ts'

/**
 * The directives by which browsers refuse strings that would become scripts or markup, unless a policy lets them pass: the
 * page's own, or one of those that frameworks create. Scripts allowed by a nonce may load others, from anywhere: this also
 * limits where those come from.
 */
export function trustedTypes(frameworks: readonly string[]): string[] {
  return [`require-trusted-types-for 'script'`, ['trusted-types default', ...frameworks].join(' ')]
}

/**
 * Creates the page's own policy, before any other script runs. It lets addresses of scripts and workers pass that are on the page's
 * own origin or one of these, and of all markup only none at all, by which libraries empty an element.
 */
export function trustedTypesScript(origins: readonly string[]): string {
  return (
    `self.trustedTypes?.createPolicy("default",{createHTML:(html)=>html===""?"":null,` +
    `createScriptURL:(url)=>[location.origin,...${inlineJson(origins)}].includes(new URL(url,location).origin)?url:null})`
  )
}
