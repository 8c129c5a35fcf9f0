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
  const xml = makeMailAutoconfig([mail], { name: 'Toi & Moi' }, url) ?? '';
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

test('services without mailboxes, or without servers, have no such file', () => {
  const otherServices = [
    { ...mail, mailbox: undefined },
    { ...mail, servers: undefined },
  ];
  expect(makeMailAutoconfig(otherServices, { name: 'A' }, url)).toBeUndefined();
  const xml = makeMailAutoconfig([...otherServices, mail], { name: 'A' }, url);
  expect(xml).toBe(makeMailAutoconfig([mail], { name: 'A' }, url));
});

test('the file lists each domain of several services with mailboxes, and the page of each', () => {
  const services = ['b.example', 'a.example'].map((domain, index) => ({
    ...mail,
    id: `mail-${index}`,
    mailbox: { address: `you@${domain}`, aliases: 0 },
  }));
  const xml = makeMailAutoconfig([mail, ...services], { name: 'A' }, url) ?? '';
  expect(findXmlFault(xml)).toBeUndefined();
  expect(Array.from(xml.matchAll(/<domain>(.*?)</g), ([, domain]) => domain)).toEqual([
    'a.example',
    'b.example',
  ]);
  expect(xml.match(/<incomingServer /g)).toHaveLength(1);
  expect(xml.match(/<documentation url="[^"]*"/g)).toEqual(
    ['mail', 'mail-0', 'mail-1'].map((id) => `<documentation url="${url}docs/services/${id}"`),
  );
});
