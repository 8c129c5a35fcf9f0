import type { ServiceConfig, SiteConfig } from '../../shared/schemas/schemas.ts';
import { escapeText } from '../site/html.ts';

/** The path at which mail programs look for the file that `makeMailAutoconfig` returns. */
export const MAIL_AUTOCONFIG_FILE = '.well-known/autoconfig/mail/config-v1.1.xml';

/**
 * Returns the file from which Thunderbird and other programs learn the servers of a mailbox, so
 * that people type only their address and their password. The ports and the security are those of
 * the page about mail. The format:
 * https://wiki.mozilla.org/Thunderbird:Autoconfiguration:ConfigFileFormat
 *
 * Programs look for one file, which has the servers of one provider. So all services with mailboxes
 * have the same servers, which a rule of the configuration checks, and the file lists the domain of
 * each.
 *
 * @param services the services of the site
 * @param url the whole address of the site, with a slash at its end
 * @returns undefined if no service has mailboxes and names its servers
 */
export function makeMailAutoconfig(
  services: readonly ServiceConfig[],
  { name }: Pick<SiteConfig, 'name'>,
  url: string,
): string | undefined {
  const mailServices = services.filter(({ mailbox, servers }) => mailbox && servers);
  const [servers] = mailServices.map((service) => service.servers);
  const domains = new Set(mailServices.map(({ mailbox }) => mailbox?.address.split('@')[1]));
  const [firstDomain] = domains;
  if (!firstDomain || !servers) {
    return undefined;
  }
  const makeServer = (tag: string, type: string, hostName: string, port: number) =>
    `    <${tag} type="${type}">
      <hostname>${hostName}</hostname>
      <port>${port}</port>
      <socketType>SSL</socketType>
      <authentication>password-cleartext</authentication>
      <username>%EMAILADDRESS%</username>
    </${tag}>`;
  const domainLines = [...domains].map((domain) => `    <domain>${domain}</domain>`);
  const pageLines = mailServices.map(
    ({ id }) => `    <documentation url="${url}docs/services/${id}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<clientConfig version="1.1">
  <emailProvider id="${firstDomain}">
${domainLines.join('\n')}
    <displayName>${escapeText(name)}</displayName>
    <displayShortName>${escapeText(name)}</displayShortName>
${makeServer('incomingServer', 'imap', servers.imap, 993)}
${makeServer('outgoingServer', 'smtp', servers.smtp, 465)}
${pageLines.join('\n')}
  </emailProvider>
</clientConfig>
`;
}
