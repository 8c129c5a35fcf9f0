import { serviceOf } from '../../config/values';
import { HeadedTable } from '../TableScroll/HeadedTable';

/**
 * The settings of a mail program, from the `servers` of a service in services.config.ts. A service without servers
 * stops the build.
 */
export function MailServers({ id }: { id: string }) {
  const { servers } = serviceOf(id);
  if (!servers) {
    throw new Error(`<MailServers id="${id}" />: services.config.ts has no servers of ${id}`);
  }
  const { imap, smtp, pop, sieve } = servers;
  const settings = [
    ['Receive', 'IMAP', imap, '993', 'SSL/TLS'],
    ['Send', 'SMTP', smtp, '465', 'SSL/TLS'],
    ['Send, older programs', 'SMTP', smtp, '587', 'STARTTLS'],
    ...(pop ? [['Receive, older programs', 'POP3', pop, '995', 'SSL/TLS']] : []),
    ...(sieve ? [['Filters on the server', 'ManageSieve', sieve, '4190', 'STARTTLS']] : []),
  ] as [use: string, protocol: string, server: string, port: string, security: string][];
  return (
    <HeadedTable data-wide="wider" head={['Use', 'Protocol', 'Server', 'Port', 'Security']}>
      {settings.map(([use, protocol, server, port, security]) => (
        <tr key={use}>
          <th scope="row">{use}</th>
          <td data-label="Protocol">{protocol}</td>
          <td data-label="Server">
            <code>{server}</code>
          </td>
          <td data-label="Port">{port}</td>
          <td data-label="Security">{security}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}
