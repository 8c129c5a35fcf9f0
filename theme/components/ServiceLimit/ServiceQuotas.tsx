import { serviceOf } from '../SiteText/SiteText';

/** Further limits of a service that the association sets, from its `quotas` in services.config.ts. */
export function ServiceQuotas({ id }: { id: string }) {
  const quotas = Object.entries(serviceOf(id).quotas ?? {});
  return (
    quotas.length > 0 && (
      <ul>
        {quotas.map(([what, figure]) => (
          <li key={what}>
            <strong>{what}</strong>: {figure}, set by us
          </li>
        ))}
      </ul>
    )
  );
}
