/**
 * Whether a value of the configuration says that there is something of the kind: false and an empty list say that
 * there is not, and while there is no value nobody knows.
 */
export function answerOf(value: unknown): 'yes' | 'no' | 'unknown' {
  if (value === undefined) {
    return 'unknown';
  }
  return value === false || (Array.isArray(value) && value.length === 0) ? 'no' : 'yes';
}
