import type { ReactNode } from 'react';
import { withBase } from '../../../shared/base';
import { ECODESIGN_FILE, type Declared as Parts } from '../../../shared/declarations';
import { usePage } from '../../page/page';

/** A part of a declaration, which the build has made of the files in declarations/. */
export function Declared({ of, as: Tag }: { of: keyof Parts; as: 'p' | 'ul' }) {
  const { declared } = usePage() as { declared?: Parts };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output
  return <Tag dangerouslySetInnerHTML={{ __html: declared?.[of] ?? '' }} />;
}

/** A link to the document with all criteria, which the build writes beside the page. */
export function EcodesignLink({ children }: { children: ReactNode }) {
  return <a href={withBase(usePage().routePath.replace(/[^/]*$/, '')) + ECODESIGN_FILE}>{children}</a>;
}
