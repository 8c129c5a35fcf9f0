/**
 * The figure that a service's `limits` give per something: of “50 members per team and 100 MB per
 * file” the one per `file` is “100 MB”; undefined if there is none.
 */
export const figurePer = (limits: string, what: string): string | undefined =>
  new RegExp(`(\\d[\\d.,]* \\p{L}+) per ${what}(?!\\p{L})`, 'u').exec(limits)?.[1];
