/** Scripts run by nonce and what those load; nothing comes from elsewhere but what developers override for themselves. */
export function contentSecurityPolicy(nonce: string, hosts: readonly string[]): string {
  const self = ["'self'", ...hosts].join(' ')
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${self} 'nonce-${nonce}'`,
    `img-src ${self} data: blob:`,
    `font-src ${self}`,
    `media-src ${self}`,
    `connect-src ${[self, ...hosts.map((host) => host.replace(/^http/, 'ws'))].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
