import { expect, test } from '@rstest/core';
import { services } from '../../shared/configuration';
import type { ServiceConfig } from '../../shared/schemas/schemas';
import { findXmlFault } from '../site/xml.ts';
import { makeMailAutoconfig } from './mailAutoconfig.ts';

const mail: ServiceConfig = {
  ...(services[0] as ServiceConfig),
  id: 'mail',
  mailbox: { address: 'your-name@a.example', aliases: 5 },
  servers: { imap: 'imap.a.example', smtp: 'smtp.a.example' },
};
const url = 'https://www.a.example/';

test('programs learn the servers of the mailboxes', () => {
  const xml = makeMailAutoconfig(mail, { name: 'Toi & Moi' }, url) ?? '';
  expect(findXmlFault(xml)).toBeUndefined();
  expect(xml).toContain('<domain>a.example</domain>');
  expect(xml).toContain('<displayName>Toi &#x26; Moi</displayName>');
  expect(xml).toMatch(
    /<incomingServer type="imap">\s*<hostname>imap\.a\.example<\/hostname>\s*<port>993<\/port>\s*<socketType>SSL</,
  );
  expect(xml).toMatch(
    /<outgoingServer type="smtp">\s*<hostname>smtp\.a\.example<\/hostname>\s*<port>465<\/port>/,
  );
  expect(xml.match(/<username>%EMAILADDRESS%<\/username>/g)).toHaveLength(2);
  expect(xml).toContain('<documentation url="https://www.a.example/docs/services/mail"/>');
});

test('a service without mailboxes, or without servers, has no such file', () => {
  expect(makeMailAutoconfig({ ...mail, mailbox: undefined }, { name: 'A' }, url)).toBeUndefined();
  expect(makeMailAutoconfig({ ...mail, servers: undefined }, { name: 'A' }, url)).toBeUndefined();
});
