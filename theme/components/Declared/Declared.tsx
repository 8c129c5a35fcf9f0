import type { ReactNode } from 'react';
import { withBase } from '../../../shared/base';
import { DECLARED, type DeclaredPart, ECODESIGN_FILE } from '../../../shared/declarations';
import { usePage } from '../../page/page';

/**
 * The place of a part of a declaration, which the build fills in (plugins/declarations): in development it
 * stays empty.
 */
export function Declared({ of, as: Tag }: { of: DeclaredPart; as: 'p' | 'ul' }) {
  return <Tag {...{ [DECLARED]: of }} />;
}

/** A link to the document with all criteria, which the build writes beside the page. */
export function EcodesignLink({ children }: { children: ReactNode }) {
  return <a href={withBase(usePage().routePath.replace(/[^/]*$/, '')) + ECODESIGN_FILE}>{children}</a>;
}
