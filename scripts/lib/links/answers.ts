/** What is known of an address after it was asked. */
export type Answer =
  | { kind: 'alive' }
  /** The site tells to use another address from now on. */
  | { kind: 'moved'; to: string }
  | { kind: 'dead'; why: string }
  | { kind: 'unknown'; why: string };

/** Statuses that name another address. */
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const GONE_STATUSES = new Set([404, 410]);

/** The codes of errors that say something about a host, and what they say. */
const HOST_FAILURES: [code: RegExp, why: string][] = [
  [/^ENOTFOUND$/, 'its host is unknown'],
  [/^ECONNREFUSED$/, 'its host refuses connections'],
  [
    /CERT|^ERR_TLS_|^ERR_SSL_|^EPROTO$|^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/,
    'the certificate or the encryption of its host is wrong',
  ],
];

/** Returns what an error of `fetch` says about an address. */
export function judgeError(error: unknown): Answer {
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') {
    return { kind: 'unknown', why: 'no answer in time' };
  }
  const code = cause?.code ?? '';
  const [, why] = HOST_FAILURES.find(([pattern]) => pattern.test(code)) ?? [];
  return why
    ? { kind: 'dead', why: `${why} (${code})` }
    : { kind: 'unknown', why: `the connection failed (${code || cause?.message || name})` };
}

/** Checks whether a status says that the server has failed. */
export const isServerError = (status: number) => status >= 500 && status <= 599;

/** Checks whether a server asks to be left alone for a while. */
export const isBusy = ({ status, headers }: Response) =>
  status === 429 || (isServerError(status) && headers.has('retry-after'));

/** Returns what a response that is no redirect says about its address. */
export function judgeResponse(response: Response): Answer {
  const { status } = response;
  if (response.ok) {
    return { kind: 'alive' };
  }
  const isDead = GONE_STATUSES.has(status) || (isServerError(status) && !isBusy(response));
  return { kind: isDead ? 'dead' : 'unknown', why: `answers ${status}` };
}

/**
 * Returns the address to which a response redirects; undefined if it is no redirect to a web
 * address.
 */
export function redirectTarget({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  if (!REDIRECT_STATUSES.has(status) || !location) {
    return undefined;
  }
  try {
    const target = new URL(location, from);
    return /^https?:$/.test(target.protocol) ? target : undefined;
  } catch {
    return undefined;
  }
}
