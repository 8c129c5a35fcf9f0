import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** A document of XML around an element. */
export const xmlDocument = (element: Element): string =>
  toXml({
    type: 'root',
    children: [{ type: 'instruction', name: 'xml', value: 'version="1.0" encoding="UTF-8"' }, element],
  });
