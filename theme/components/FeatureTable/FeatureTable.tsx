import { serviceOf } from '../../config/values';
import { HeadedTable } from '../TableScroll/HeadedTable';

/** The name of a feature for readers: `Gif picker` for `animatedPictures`. */
function featureName(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The features of a service, on or off, from its `features` in services.config.ts. */
export function FeatureTable({ id }: { id: string }) {
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
