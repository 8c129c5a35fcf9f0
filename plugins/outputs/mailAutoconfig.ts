import type { ServiceConfig, SiteConfig } from '../../shared/schemas/schemas.ts';
import { escapeText } from '../site/html.ts';

/** The address below a mail domain at which programs look for `makeMailAutoconfig`. */
export const MAIL_AUTOCONFIG_FILE = '.well-known/autoconfig/mail/config-v1.1.xml';

/**
 * Returns the file from which Thunderbird and other programs learn the servers of a mailbox, so that
 * people type only their address and their password. The ports and the security are those of the
 * page about mail: https://wiki.mozilla.org/Thunderbird:Autoconfiguration:ConfigFileFormat
 *
 * @param service a service with mailboxes
 * @param url the whole address of the site, with a slash at its end
 * @returns undefined if the service has no mailboxes, or does not name its servers
 */
export function makeMailAutoconfig(
  { id, mailbox, servers }: ServiceConfig,
  { name }: Pick<SiteConfig, 'name'>,
  url: string,
): string | undefined {
  const domain = mailbox?.address.split('@')[1];
  if (!domain || !servers) {
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
  return `<?xml version="1.0" encoding="UTF-8"?>
<clientConfig version="1.1">
  <emailProvider id="${domain}">
    <domain>${domain}</domain>
    <displayName>${escapeText(name)}</displayName>
    <displayShortName>${escapeText(name)}</displayShortName>
${makeServer('incomingServer', 'imap', servers.imap, 993)}
${makeServer('outgoingServer', 'smtp', servers.smtp, 465)}
    <documentation url="${url}docs/services/${id}"/>
  </emailProvider>
</clientConfig>
`;
}
