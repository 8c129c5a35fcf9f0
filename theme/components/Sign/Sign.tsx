import * as styles from './Sign.module.css';
import { type SignName, signs } from './signs';

/**
 * Ends the build when a part is given something that it does not have, which would be left out
 * of the picture without a word.
 *
 * @param part as the page writes it
 * @param rest what the part does not know
 */
export function refuse(part: string, rest: object): void {
  const [unknown] = Object.keys(rest);
  if (unknown) {
    throw new Error(`<${part}> has no ${unknown}: CONTRIBUTING.md lists what a part of a picture has`);
  }
}

/**
 * A sign of a program, in a picture or in the text beside its name.
 *
 * @param of its name
 * @param part what it belongs to, as the page writes it
 */
export function Sign({ of: name, part = 'Sign of', ...rest }: { of: SignName; part?: string }) {
  refuse('Sign', rest);
  const path = Object.hasOwn(signs, name) && signs[name];
  if (!path) {
    throw new Error(`<${part}="${name}">: there is no such sign; choose ${Object.keys(signs).join(', ')}`);
  }
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
