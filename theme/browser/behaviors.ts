import './hideWhatIsOver';
import './inputMethod';
import './preferences';
import '../components/Article/Article.browser';
import '../components/CodeBlock/CodeBlock.browser';
import '../components/ColorModeButton/ColorModeButton.browser';
import '../components/Device/Device.browser';
import '../components/Menu/Menu.browser';
import '../components/NotFound/NotFound.browser';
import '../components/OfflineCopy/OfflineCopy.browser';
import '../components/PrintCard/PrintCard.browser';
import '../components/SearchBox/SearchBox.browser';
import '../components/ServiceTable/ServiceTable.browser';
import '../components/SidebarButton/SidebarButton.browser';
import '../components/TableOfContents/TableOfContents.browser';
import '../components/TableScroll/TableScroll.browser';
import '../components/VersionMenu/VersionMenu.browser';

/*
 * This file imports all behaviors except the navigation and the islands. In development, it is
 * loaded beside Rspress's own script; in production, it is a part of index.ts.
 */

// With this attribute, the style sheet shows the controls that need scripts.
document.documentElement.dataset.ready = '';
