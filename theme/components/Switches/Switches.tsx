import { serviceOf } from '../../config/values';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** A feature as readers say it: `Gif picker` for `animatedPictures`. */
function featureName(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is turned on in a service, and what is not, from its `features` in services.config.ts. */
export function Switches({ id }: { id: string }) {
  const features = Object.entries(serviceOf(id).features ?? {});
  return (
    features.length > 0 && (
      <HeadedTable head={['Feature', 'On or off']}>
        {features.map(([name, isOn]) => (
          <tr key={name}>
            <td>{featureName(name)}</td>
            <td>{isOn ? 'on' : 'off'}</td>
          </tr>
        ))}
      </HeadedTable>
    )
  );
}
