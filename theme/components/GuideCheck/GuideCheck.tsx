import { site } from '../../../shared/configuration';
import themeCheck from '../../../shared/themeCheck.json';
import { usePage } from '../../page/page';
import { ConfigValue } from '../SiteText/SiteText';

/**
 * Tells on each page of the guide when the project compared it with the program, and with which
 * version. The server may run an older or a newer one. Renders nothing on other pages.
 */
export function GuideCheck() {
  const { routePath } = usePage();
  if (site.guide === 'none' || !routePath.includes(`/docs/${site.guide}/`)) {
    return null;
  }
  return (
    <p lang="en">
      <small>
        Checked on <ConfigValue of="derived.themeCheck.guide.checkedOn" /> with Mattermost{' '}
        {themeCheck.guide.version}.
      </small>
    </p>
  );
}
